### Was abgelehnt wird: auf Seiten neben einem Tisch (Analysen, Versuche, das freie Brett) und als getippte Antwort.

too-fast = Zu viele Anfragen: Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
missing-extra = Dafür fehlen Pakete ({ $module }): { $command }
not-found = Hier ist nichts, oder du hast keinen Zugang.
engine-busy = Die Engine ist gerade beschäftigt. Versuche es gleich noch einmal.
no-seat = Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
replay-not-over = Eine Partie kannst du dir ansehen, sobald sie zu Ende ist.
replay-other-rules = Diese Partie wurde nach Regelversion { $theirs } gespielt; aktuell ist Version { $ours }. Nur ihre Aufzeichnung ist verfügbar.

## Analysen

analysis-not-offered = Dieser Server bietet keine Analysen an.
analysis-not-over = Eine Partie kannst du analysieren, sobald sie zu Ende ist.
analysis-other-rules = Diese Partie wurde nach Regelversion { $theirs } gespielt; aktuell ist Version { $ours }. Sie kann nicht analysiert werden.
analysis-no-judge = Für { $game } gibt es keine Engine: Es kann nicht analysiert werden.
analysis-not-asked = Diese Partie ist noch nicht analysiert.
analysis-yours-wait = { $count } deiner Partien werden gerade analysiert. Warte, bis eine davon fertig ist.
analysis-neighbours-wait = Von deiner Adresse aus werden schon zu viele Partien analysiert. Warte, bis eine davon fertig ist.
analysis-many-wait = Zu viele Partien warten auf eine Analyse. Versuche es später noch einmal.

## Versuche

try-which-step = Diese Partie ist zu Ende: Wähle, ab welchem Zug du weiterspielen willst.
try-no-step = Zug { $step } gibt es nicht: Diese Partie hat die Züge 0 bis { $last }.
try-over-there = An dieser Stelle ist die Partie zu Ende: Wähle einen früheren Zug.
try-not-allowed = „Was wäre, wenn“ ist während dieser Partie nicht erlaubt.
try-as-it-stands = Während einer Partie kannst du nur von der aktuellen Stellung ausgehen und von dem, was du weißt.
try-own-seat = Während einer Partie kannst du nur deinen eigenen Platz spielen.
try-not-played = Diese Partie läuft gerade nicht.
try-no-try = An diesem Tisch läuft keine Was-wäre-wenn-Partie: Es gibt nichts zu vergleichen.
try-still-played = Die Partie läuft noch: Vergleichen kannst du, sobald sie zu Ende ist.
try-not-judged = Die Bewertung ist fehlgeschlagen. Versuche es gleich noch einmal.

## Das freie Brett

board-no-position = Das freie Brett unterstützt { $game } nicht.
board-unseen = Diese Stellung sagt nicht, was Spieler { $number } sieht: Ergänze es, oder sieh als Zuschauer zu.
board-nobody-asked = Hier muss niemand etwas entscheiden: Gib an, wer am Zug ist.
position-of-rated-game = Das ist eine Stellung aus einer laufenden gewerteten Partie. Engine, freies Brett und Was-wäre-wenn bleiben dafür bis zum Ende der Partie geschlossen.
board-over = Hier ist die Partie zu Ende: Es gibt nichts zu spielen.

## Geschriebene Stellungen

position-game = Eine Stellung muss mit { $tags } beginnen, nicht mit '{ $tag }'.
position-near = '{ $word }' ist hier unbekannt: Meintest du '{ $near }'?
position-word = '{ $word }' ist hier unbekannt. Möglich sind zum Beispiel { $names }.
position-number = '{ $what }' muss eine Zahl von { $least } bis { $most } sein, nicht '{ $text }'.
position-seat = '{ $what }' muss ein Platz von p1 bis p{ $seats } sein, nicht '{ $text }'.
position-unreadable = '{ $text }' ist ungültig; schreib zum Beispiel vault(turned).seer.
position-amount = '{ $text }' ist keine Menge; schreib zum Beispiel { $example }.
position-twice = '{ $name }' kommt zweimal vor.
position-players = Es müssen 2 bis { $most } Spieler sein, nicht { $count }.
position-places = '{ $name }' liegt an zwei Stellen zugleich.
position-nobody = Diese Stellung ist unmöglich: Niemand könnte ziehen.
position-tag = Eine Stellung dieses Spiels muss mit '{ $tag }/' beginnen, nicht mit '{ $text }'.
position-long = Eine Stellung darf höchstens { $most } Zeichen haben; diese hat { $count }.
position-order = Hier steht '{ $text }', erwartet wird { $due }: Gib die Plätze der Reihe nach an.
position-field = '{ $text }' ist kein Feld; schreib zum Beispiel '{ $name }:...' oder setze p1 vor die Felder eines Platzes.
position-example = '{ $text }' ist für '{ $field }' ungültig; schreib zum Beispiel { $example }.
position-among = '{ $name }' ist hier unbekannt: Möglich ist { $first } bis { $last }.
position-unnamed = '{ $text }' gibt nicht an, um welche Teile es geht.
position-nothing-on = Auf Teilen kann hier nichts liegen: '{ $text }'.
position-of-a-kind = An einer Stelle können höchstens { $most } von einer Art liegen.
position-only = '{ $field }' ist nur mit { $where } erlaubt.
position-missing = '{ $field }' fehlt; mit { $where } ist diese Angabe nötig.
position-follows = Lass '{ $field }' weg: In der Phase { $phase } ergibt es sich aus der Lage auf dem Tisch.
position-for-two = '{ $field }' gibt es nur zu zweit.
position-most = '{ $field }' darf höchstens { $most } enthalten, nicht { $count }.
position-exactly = '{ $field }' muss { $right } enthalten, nicht { $count }.
position-not-in = '{ $name }' kann nicht in '{ $field }' stehen.
position-open = '{ $field }' ist für alle sichtbar, also kann darin nichts unbekannt sein.
position-unknown = In dieser Stellung noch unbekannt: { $gaps }. Nenne die Karten oder lass sie austeilen.
position-too-few = Es sind nicht genug Karten übrig, um die unbekannten in '{ $field }' zu ersetzen.
position-no-room = '{ $field }' nennt { $names }, aber dafür ist kein Platz mehr.
position-round = Runde { $round } gibt es nicht: Die Runden gehen von 1 bis { $last }.
position-seats = Die Plätze sind von 0 bis { $last } nummeriert.
position-turn = { $seat } ist dran.
position-not-asked = { $who } kann an dieser Stelle nicht '{ $question }' gefragt werden.
position-winner = Eine beendete Partie braucht einen Sieger.
position-unseen = Diese Stellung sagt nicht, was { $who } sieht: Teile die Karten mit --seed aus oder verzichte mit --viewer nobody darauf.
ra-artifacts = Hand, Stapel und Ablagestapel können nur Artefakte enthalten.
ra-centre = In der Mitte können nur Monumente und Orte der Macht liegen.
ra-displayed = { $count } Monumente liegen offen aus, erlaubt sind höchstens { $most }.
ra-one-mage = Ein Spieler kann nur einen Magier haben.
ra-one-item = Ein Spieler kann nur einen Magischen Gegenstand haben.
ra-other-face = '{ $name }' ist die andere Seite eines Plättchens, das schon auf dem Tisch liegt.
ra-top = Von einem Stapel können höchstens die obersten { $most } Karten in ihrer Reihenfolge bekannt sein.
ra-passed = Spieler { $number } hat gepasst und kann daher nicht am Zug sein.
ra-monuments = Der Monumentstapel kann nur Monumente enthalten.
ra-monument-seen = '{ $name }' kann man nur sehen, wenn es oben auf dem Monumentstapel liegt.
ra-item = { $seat } braucht einen Magischen Gegenstand im Spiel: Gib an, welchen.
ra-mages = Jeder Spieler braucht einen Magier: Gib an, welchen.
ra-mage-in-play = Der Magier von { $seat } gehört in 'play', nicht in 'chosen'.
ra-chooses = { $seat } hat den Magier und alle Karten bereits gewählt.
ra-match-wins = In Partie { $game } eines Wettkampfs kann es nicht { $wins } stehen.
ra-match-artifacts = Ein Wettkampf wird mit { $right } Artefakten gespielt, nicht mit { $count }.
ra-drafted-anew = In Partie 2 eines Wettkampfs werden { $count } Artefakte neu gewählt: Gib an, welche in der Schachtel liegen.
ra-keeps = In Partie 3 eines Wettkampfs behält jeder Spieler { $count } Artefakte.
ra-known = Karten, von denen alle wissen, dass { $seat } sie hat, müssen dort auf der Hand oder im Stapel sein.
ra-held = Karten, die { $seat } bekanntlich auf der Hand hatte, müssen noch dort oder oben auf dem Stapel sein.
ra-strays = Nach dem Neumischen müssen die älteren Karten von { $seat } auf der Hand sein oder, mit 'strays' gezählt, oben auf dem Stapel.
ra-dealt = { $seat } muss { $count } Magier erhalten haben.
ra-setup = So können die Karten nicht verteilt sein: Beim Aufbau erhalten und wählen die Spieler sie nacheinander, beginnend mit p1.
ra-laid-out = Zu diesem Zeitpunkt müssen 5 Orte der Macht und 2 Monumente ausliegen.
ra-second-draft = Der zweite Draft ist vorbei: Schreib draft:2.
ra-draft-kept = In Draft { $draft } können nicht { $count } Karten behalten worden sein.
ra-draft-turns = Die Spieler behalten ihre Karten reihum, beginnend mit p1.
ra-packs = Wenn { $count } Karten gewählt sind, müssen die Päckchen { $packs } Karten haben.
ra-open-draft = Die beiden Spieler müssen abwechselnd aus { $count } Karten gewählt haben.
ra-kept = Die behaltenen Karten müssen genau die sein, die auf der Hand, im Stapel, im Spiel und im Ablagestapel der Spieler sind.
ra-kept-hidden = { $seat } hat mehr verdeckte Karten, als behalten wurden.
ra-unfinished = Die laufende Aktion ließe sich in dieser Stellung nicht zu Ende führen.
ra-step = Schritt { $step } des Ertrags passt nicht zur angegebenen Frage oder Fähigkeit.
ra-instruction = { $name } hat keine Anweisung { $number } in { $program }.
ra-memory = '{ $part }' ist bei dieser Fähigkeit nicht möglich.
ra-looks = Nur eine Fähigkeit erlaubt es, Karten anzusehen: Gib sie mit 'do' an.
ra-looks-not = Mit '{ $name }' darf man keine Karten ansehen.
ra-tally = Angegeben sind { $tally } Karten, vorhanden sind { $count }.
ra-waits = Nur ein Angriff, eine Siegprüfung oder ein Auffüllen kann von einem anderen Effekt unterbrochen werden.
ra-collect = In der Ertragsphase bringen die Komponenten ihren Ertrag nacheinander.
ra-offered = Zur Wahl steht nur, was die Frage anbietet.
ra-price = Nur bei einer Zahlung ist etwas offen, und zwar höchstens der Preis.
ra-kinds = Nur Essenzen werden Art für Art gewählt.
ra-count = Aus { $most } lassen sich nicht { $count } wählen.
tt-mana = { $count } Mana ist nicht möglich: Die Manaleiste geht von 0 bis { $most }.
tt-cores = Auf den Tableaus liegen { $count } Kerne der Farbe '{ $colour }', aber es gibt nur { $most }.
tt-markers = Auf Feld { $space } von { $track } stehen { $count } Marker, aber dort ist nur Platz für einen.
tt-one-tile = Zwei Figuren stehen auf demselben Plättchen.
tt-barrier = Auf dem Tag-und-Nacht-Plättchen kann keine Figur stehen.
tt-surrounded = Die Figur auf Plättchen { $place } ist eingeschlossen; das ist nicht erlaubt.
tt-mats = Zwei Spieler haben das Zaubertableau '{ $mat }'.
tt-two-cores = Auf { $cell } liegen zwei Kerne.
tt-line = '{ $colour }' kommt zweimal in einer Reihe vor: auf { $one } und { $other }.
tt-rested = Spieler { $number } hat gerastet und kann daher nicht am Zug sein.
tt-taken-back = Spieler { $number } hat gerastet, also steht keine Figur mehr auf dem Ring.
tt-stacks = Es können nicht { $count } Kerne der Farbe '{ $colour }' übrig sein, höchstens { $most }.
tt-used = '{ $text }' kann nicht genutzt worden sein: Nur Felder mit einem Kern haben einen Zauber.
tt-unknown = In diesem Spiel ist nichts verdeckt: Ersetze '?' durch die wirkliche Angabe.
tt-components = Dieses Spiel braucht die Komponenten { $number }: Gib sie mit der Option 'components' an.
tt-revealed = { $count } Rundenplättchen sind aufgedeckt; es sollten { $right } sein, eins pro Runde.
tt-ring = Die Stellen des Rings sind von 1 bis { $last } nummeriert.
tt-night = Bei Nacht steht niemand auf dem Ring.
tt-stands = Gib an, wo Spieler { $number } steht: In der Ressourcenphase sind alle auf dem Ring.
tt-placed = Bei { $count } Figuren auf dem Ring muss Spieler { $number } { $right } gesetzt haben, denn Spieler { $start } hat begonnen.
tt-all-stand = Alle Figuren sind gesetzt: Jetzt wird gesammelt.
tt-all-rested = Mindestens ein Spieler darf noch nicht gerastet haben.
tt-stores = Spieler { $number } hat noch nicht gerastet und kann daher nichts aufbewahren.
tt-mats-order = Die Tableaus müssen in der Reihenfolge der Plätze gewählt werden.
tt-mats-count = { $count } Tableaus sind gewählt; das ist in der Phase { $phase } nicht möglich.
tt-echo = Es gibt nichts, was ein Echozauber verdoppeln könnte.
tt-convert = In dieser Stellung kann niemand tauschen.

## Was als Antwort getippt wird

action-none = „{ $text }“ ist keine Aktion; versuche zum Beispiel „{ $example }“.
action-none-over = „{ $text }“ ist keine Aktion; die Partie ist zu Ende.
action-could-mean = „{ $text }“ könnte { $choices } bedeuten.
action-could-mean-more = „{ $text }“ könnte { $choices } und noch anderes bedeuten.
answer-not-here = { $what } kannst du hier nicht wählen.
answer-not-next = { $what } kannst du als Nächstes nicht wählen.
answer-not-any-more = { $what } kannst du nicht mehr wählen.
answer-too-few = { $count } sind zu wenige: Wähle noch mehr.
answer-breaks-off = Die Antwort bricht nach { $count } Aktionen ab: Gib sie vollständig ein.
answer-number = Wähle eine Zahl von { $least } bis { $most }.
answer-no-choice = Nummer { $number } gibt es nicht: Wähle von 1 bis { $most }.
answer-fits = „{ $text }“ könnte { $choices } sein.
answer-kinds = Gib die Arten ein, etwa „{ $example }“.
answer-none-of = „{ $word }“ gehört nicht zu { $kinds }.
answer-in-all = Wähle insgesamt { $count }, etwa „{ $example }“.
answer-not-one = „{ $word }“ steht nicht zur Wahl: Gib die Nummern an, etwa „1 2“.
answer-once = Jede Möglichkeit kannst du nur einmal nennen.
answer-order = Bring alle { $count } in eine Reihenfolge, etwa „{ $example }“.

## Names and passwords

name-of-a-bot = „{ $name }“ heißt ein Bot: Wähle einen anderen Namen.
name-taken = Ein Konto heißt „{ $name }“ oder sehr ähnlich: Wähle einen anderen Namen.
password-common = Dieses Passwort ist sehr verbreitet und wird sofort erraten: Wähle ein anderes.
password-of-you = Dieses Passwort enthält deinen Anmeldenamen oder Namen: Wähle ein anderes.
password-pattern = Dieses Passwort wiederholt ein einfaches Muster: Wähle ein anderes.
