### Was der Server auf Seiten neben einem Tisch ablehnt: Analysen, Versuche, das freie Brett.

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
position-amount = '{ $text }' ist keine Menge; schreib zum Beispiel 2e1g.
position-twice = '{ $name }' wird zweimal gesagt.
position-players = Es gibt 2 bis { $most } Spieler, nicht { $count }.
position-places = '{ $name }' liegt an zwei Stellen.
position-nobody = In so einer Stellung könnte niemand antworten.
ra-artifacts = Auf der Hand, im Stapel und in der Ablage sind nur Artefakte.
ra-centre = In der Mitte liegen nur Monumente und Orte der Macht.
ra-displayed = { $count } Monumente liegen aus: Es sind höchstens { $most }.
ra-one-mage = Ein Spieler hat einen Magier.
ra-one-item = Ein Spieler hat einen magischen Gegenstand.
ra-other-face = '{ $name }' ist die andere Seite eines Plättchens, das schon auf dem Tisch liegt.
ra-top = Höchstens { $most } Karten oben auf einem Stapel sind der Reihe nach bekannt.
ra-passed = Spieler { $number } hat gepasst und ist daher nicht am Zug.
tt-mana = { $count } Mana: Die Leiste geht von 0 bis { $most }.
tt-cores = Auf den Tableaus liegen mehr Kerne einer Farbe, als es gibt.
tt-markers = Auf Feld { $space } einer Leiste stehen mehrere Marker: Dort ist Platz für einen.
tt-one-tile = Zwei Figuren stehen auf einem Plättchen.
tt-barrier = Eine Figur steht auf dem Tag/Nacht-Plättchen.
tt-surrounded = Die Figur auf Plättchen { $place } ist umzingelt.
tt-mats = Zwei Spieler haben dasselbe Zaubertableau.
tt-two-cores = Auf { $cell } liegen zwei Kerne.
tt-line = Eine Farbe liegt zweimal in einer Linie: auf { $one } und auf { $other }.
tt-rested = Spieler { $number } hat gerastet und ist daher nicht am Zug.
tt-taken-back = Spieler { $number } hat gerastet und die Figur zurückgenommen.
