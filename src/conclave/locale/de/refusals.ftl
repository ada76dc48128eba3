### Was abgelehnt wird: auf Seiten neben einem Tisch (Analysen, Versuche, das freie Brett) und als getippte Antwort.

too-fast = Zu viele Anfragen: Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
not-found = Hier ist nichts, oder es ist dir nicht zugänglich.
engine-busy = Die Engine ist mit anderen beschäftigt: Frag gleich noch einmal.
no-seat = Es gibt die Plätze 0 bis { $last }, aber keinen Platz { $seat }.
replay-not-over = Zurückblicken kann man auf eine Partie, wenn sie zu Ende ist.
replay-other-rules = Diese Partie wurde nach Regeln { $theirs } gespielt, hier gelten Regeln { $ours }: Nur ihr Protokoll ist geblieben.

## Analysen

analysis-not-offered = Dieser Server analysiert keine Partien: Wer ihn betreibt, hat dafür keine Zeit vorgesehen.
analysis-not-over = Eine Partie kann analysiert werden, wenn sie zu Ende ist.
analysis-other-rules = Diese Partie wurde nach Regeln { $theirs } gespielt, hier gelten Regeln { $ours }: Sie kann nicht analysiert werden.
analysis-no-judge = Für { $game } gibt es niemanden, der urteilen könnte: Es kann nicht analysiert werden.
analysis-not-asked = Diese Partie ist nicht analysiert: Bitte zuerst darum.
analysis-yours-wait = { $count } deiner Partien werden gerade analysiert: Warte, bis eine davon fertig ist.
analysis-neighbours-wait = Unter deiner Adresse werden gerade genug Partien analysiert: Warte, bis eine davon fertig ist.
analysis-many-wait = Viele Partien warten auf eine Analyse: Versuch es später noch einmal.

## Versuche

try-which-step = Diese Partie ist zu Ende: Sag, ab welchem Schritt du weiterspielen willst.
try-no-step = Diese Partie hat die Schritte 0 bis { $last }; einen Schritt { $step } gibt es nicht.
try-over-there = Dort ist die Partie zu Ende: Spiel ab einem früheren Schritt weiter.
try-not-allowed = Während einer Partie wird nichts ausprobiert, es sei denn, ihr Tisch erlaubt es.
try-as-it-stands = Während einer Partie spielt man weiter, wie sie gerade steht, und nach dem Wissen des eigenen Platzes.
try-own-seat = Während einer Partie probiert man nur am eigenen Platz etwas aus.
try-not-played = Diese Partie wird gerade nicht gespielt.
try-no-try = Dieser Tisch ist kein Versuch: Es gibt nichts, womit man ihn vergleichen könnte.
try-still-played = Die Partie läuft noch: Versuche werden bewertet, wenn sie zu Ende ist.
try-not-judged = Das konnte nicht bewertet werden: Versuch es gleich noch einmal.

## Das freie Brett

board-no-position = Für { $game } hat niemand eine Stellung aufgeschrieben.
board-unseen = Diese Stellung lässt offen, was Spieler { $number } sähe: Sag es, oder sieh als Zuschauer zu.
board-nobody-asked = Hier wird niemand etwas gefragt: Sag, wer am Zug ist.
board-over = Hier ist die Partie zu Ende: Es gibt nichts zu spielen.

## Geschriebene Stellungen

position-game = Eine Stellung beginnt mit { $tags }, nicht mit '{ $tag }'.
position-near = '{ $word }' ist hier nicht bekannt: Meintest du '{ $near }'?
position-word = '{ $word }' ist hier nicht bekannt; es gibt zum Beispiel { $names }.
position-number = '{ $what }' ist eine Zahl von { $least } bis { $most }, nicht '{ $text }'.
position-seat = '{ $what }' ist ein Platz von p1 bis p{ $seats }, nicht '{ $text }'.
position-unreadable = '{ $text }' lässt sich nicht lesen; schreib zum Beispiel vault(turned).seer.
position-amount = '{ $text }' ist keine Menge; schreib zum Beispiel { $example }.
position-twice = '{ $name }' wird zweimal gesagt.
position-players = Es gibt 2 bis { $most } Spieler, nicht { $count }.
position-places = '{ $name }' liegt an zwei Stellen.
position-nobody = In so einer Stellung könnte niemand antworten.
position-tag = Eine Stellung dieses Spiels beginnt mit '{ $tag }/', nicht mit '{ $text }'.
position-long = Eine Stellung hat höchstens { $most } Zeichen, nicht { $count }.
position-order = '{ $text }' steht, wo { $due } stehen sollte: Die Plätze folgen aufeinander.
position-field = '{ $text }' ist kein Feld; schreib zum Beispiel '{ $name }:...', oder p1 vor den Feldern eines Platzes.
position-example = '{ $text }' lässt sich nicht als '{ $field }' lesen; schreib zum Beispiel { $example }.
position-among = '{ $name }' ist hier nicht bekannt: Es gibt { $first } bis { $last }.
position-unnamed = '{ $text }' sagt nicht, welche Teile gemeint sind.
position-nothing-on = Hier liegt nichts auf Teilen: '{ $text }'.
position-of-a-kind = Von einer Art können höchstens { $most } an einer Stelle liegen.
position-only = '{ $field }' wird nur bei { $where } gesagt.
position-missing = '{ $field }' fehlt: Bei { $where } muss es gesagt werden.
position-follows = '{ $field }' folgt in der Phase { $phase } aus dem Tisch: Lass es weg.
position-for-two = '{ $field }' gibt es nur zu zweit.
position-most = '{ $field }' hat höchstens { $most }, nicht { $count }.
position-exactly = '{ $field }' sollte { $right } haben, nicht { $count }.
position-not-in = '{ $name }' kann nicht in '{ $field }' sein.
position-open = '{ $field }' liegt für alle offen: Nichts davon ist unbekannt.
position-unknown = Diese Stellung lässt { $gaps } unbekannt: Nenne die Karten, oder lass sie austeilen.
position-too-few = Es gibt nicht genug Karten für alles, was in '{ $field }' unbekannt ist.
position-no-room = Für { $names } aus '{ $field }' ist kein Platz.
position-round = Es gibt keine Runde { $round }: Es sind die Runden 1 bis { $last }.
position-seats = Es gibt die Plätze 0 bis { $last }.
position-turn = { $seat } ist am Zug.
position-not-asked = '{ $question }' kann { $who } jetzt nicht gefragt werden.
position-winner = Wenn das Spiel aus ist, hat jemand gewonnen.
position-unseen = Diese Zeile lässt unbekannt, was { $who } sähe: --seed teilt es aus, --viewer nobody kommt ohne es aus.
ra-artifacts = Auf der Hand, im Stapel und in der Ablage sind nur Artefakte.
ra-centre = In der Mitte liegen nur Monumente und Orte der Macht.
ra-displayed = { $count } Monumente liegen aus: Es sind höchstens { $most }.
ra-one-mage = Ein Spieler hat einen Magier.
ra-one-item = Ein Spieler hat einen magischen Gegenstand.
ra-other-face = '{ $name }' ist die andere Seite eines Plättchens, das schon auf dem Tisch liegt.
ra-top = Höchstens { $most } Karten oben auf einem Stapel sind der Reihe nach bekannt.
ra-passed = Spieler { $number } hat gepasst und ist daher nicht am Zug.
ra-monuments = Im Monumentstapel sind nur Monumente.
ra-monument-seen = '{ $name }' ist nur oben auf dem Monumentstapel zu sehen.
ra-item = { $seat } hat einen magischen Gegenstand im Spiel: Sag, welchen.
ra-mages = Jeder hat einen Magier: Sag, welchen.
ra-mage-in-play = Der Magier von { $seat } gehört in 'play', nicht in 'chosen'.
ra-chooses = { $seat } wählt keinen Magier und keine Karte eines Päckchens mehr.
ra-match-wins = Partie { $game } eines Wettkampfs folgt nicht auf { $wins } Siege.
ra-match-artifacts = Ein Wettkampf hat { $right } Artefakte, nicht { $count }.
ra-drafted-anew = In Partie 2 eines Wettkampfs werden { $count } Artefakte neu verteilt: Sag, welche in der Schachtel liegen.
ra-keeps = In Partie 3 eines Wettkampfs behält jeder { $count } Artefakte.
ra-known = Was { $seat } haben muss, wie alle wissen, ist auf der Hand oder im Stapel.
ra-held = Was { $seat } bekanntlich auf der Hand hatte, ist auf der Hand oder oben auf dem Stapel.
ra-strays = Nach einem Neumischen hat { $seat } ältere Karten auf der Hand oder, als Ausreißer ('strays'), oben auf dem Stapel.
ra-dealt = { $seat } hat { $count } Magier bekommen.
ra-setup = Der Aufbau teilt aus und fragt Platz für Platz: Das kann nicht sein.
ra-laid-out = Zuerst werden 5 Orte der Macht und 2 Monumente ausgelegt.
ra-second-draft = Der zweite Draft ist vorbei: Schreib draft:2.
ra-draft-kept = { $count } Karten sind behalten: Das kommt in Draft { $draft } nicht vor.
ra-draft-turns = Die Plätze behalten ihre Karten reihum, p1 zuerst.
ra-packs = Nach { $count } Karten haben die Päckchen { $packs } Karten.
ra-open-draft = Zwei haben abwechselnd gewählt, aus { $count } Karten.
ra-kept = Was behalten wurde, haben die Spieler auf der Hand, im Stapel, im Spiel und in der Ablage.
ra-kept-hidden = { $seat } verbirgt mehr Karten, als behalten wurden.
ra-unfinished = Was im Gange ist, ließe sich in so einer Stellung nicht beenden.
ra-step = In Schritt { $step } wird niemand gefragt.
ra-instruction = { $name } hat keine Anweisung { $number } in { $program }.
ra-memory = '{ $part }' merkt sich dieses Programm nicht.
ra-looks = Wer Karten ansieht, tut es durch eine Fähigkeit: Sag, welche, mit 'do'.
ra-looks-not = '{ $name }' sieht keine Karten an.
ra-tally = { $tally } Karten sind gezählt, aber { $count } sind da.
ra-waits = Nur ein Angriff, eine Siegprüfung oder ein Auffüllen wartet auf ein anderes Programm.
ra-collect = Die Karten sammeln eine nach der anderen.
ra-offered = Gewählt werden kann nur, was die Frage anbietet.
ra-price = Mehr als der Preis ist nicht nötig, und nur eine Zahlung hat einen.
ra-kinds = Nur Essenzen werden nach der Reihe ihrer Arten gewählt.
ra-count = { $count } von { $most } lassen sich nicht wählen.
tt-mana = { $count } Mana: Die Leiste geht von 0 bis { $most }.
tt-cores = { $count } Kerne der Farbe '{ $colour }' liegen auf Tableaus: Es gibt { $most }.
tt-markers = { $count } Marker stehen auf Feld { $space } von { $track }: Dort ist Platz für einen.
tt-one-tile = Zwei Figuren stehen auf einem Plättchen.
tt-barrier = Eine Figur steht auf dem Tag/Nacht-Plättchen.
tt-surrounded = Die Figur auf Plättchen { $place } ist umzingelt.
tt-mats = Zwei Spieler haben das Zaubertableau '{ $mat }'.
tt-two-cores = Auf { $cell } liegen zwei Kerne.
tt-line = '{ $colour }' liegt zweimal in einer Linie: auf { $one } und auf { $other }.
tt-rested = Spieler { $number } hat gerastet und ist daher nicht am Zug.
tt-taken-back = Spieler { $number } hat gerastet und die Figur zurückgenommen.
tt-stacks = { $count } Kerne der Farbe '{ $colour }' können nicht übrig sein: Es sind höchstens { $most }.
tt-used = '{ $text }' kann nicht benutzt sein: Nur Felder mit einem Kern haben einen Zauber.
tt-unknown = In diesem Spiel ist nichts unbekannt: Schreib es statt '?'.
tt-components = Dieses Spiel braucht die Komponenten { $number }: Gib sie als Option 'components' an.
tt-revealed = { $count } Rundenplättchen sind aufgedeckt: Es sollten { $right } sein, eins je Runde.
tt-ring = Die Stellen des Rings sind 1 bis { $last }.
tt-night = Bei Nacht steht niemand auf dem Ring.
tt-stands = Sag, wo Spieler { $number } steht: In einer Rohstoffphase sind alle auf dem Ring.
tt-placed = Bei { $count } Figuren auf dem Ring hat Spieler { $number } { $right } gesetzt, denn Spieler { $start } hat begonnen.
tt-all-stand = Alle Figuren stehen: Es ist Zeit zum Sammeln.
tt-all-rested = Jemand muss übrig sein, der nicht gerastet hat.
tt-stores = Spieler { $number } hat nicht gerastet und bewahrt daher nichts auf.
tt-mats-order = Tableaus werden in der Reihenfolge der Plätze gewählt.
tt-mats-count = { $count } Tableaus sind gewählt: Das kann in der Phase { $phase } nicht sein.
tt-echo = Kein Echozauber hat etwas gehört.
tt-convert = In so einer Stellung kann niemand umwandeln.

## Was als Antwort getippt wird

action-none = „{ $text }“ ist keine Aktion; möglich ist zum Beispiel „{ $example }“.
action-none-over = „{ $text }“ ist keine Aktion; die Partie ist zu Ende.
action-could-mean = „{ $text }“ könnte { $choices } bedeuten.
action-could-mean-more = „{ $text }“ könnte { $choices } und anderes bedeuten.
answer-not-here = { $what } steht hier nicht zur Wahl.
answer-not-next = { $what } steht als Nächstes nicht zur Wahl.
answer-not-any-more = { $what } steht nicht mehr zur Wahl.
answer-too-few = { $count } gewählt, das ist zu wenig: Es ist noch mehr zu wählen.
answer-breaks-off = Die Antwort bricht nach { $count } Aktionen ab: Sie gilt ganz oder gar nicht.
answer-number = Wähle eine Zahl von { $least } bis { $most }.
answer-no-choice = Eine Wahl { $number } gibt es nicht: Wähle von 1 bis { $most }.
answer-fits = „{ $text }“ passt auf { $choices }.
answer-kinds = Sag es in Sorten, etwa „{ $example }“.
answer-none-of = „{ $word }“ ist keins von { $kinds }.
answer-in-all = Wähle insgesamt { $count }, etwa „{ $example }“.
answer-not-one = „{ $word }“ steht nicht zur Wahl: Gib die Nummern an, etwa „1 2“.
answer-once = Jede Möglichkeit kann nur einmal genannt werden.
answer-order = Bring alle { $count } in eine Reihenfolge, etwa „{ $example }“.
