### Was der Server auf Seiten neben einem Tisch ablehnt: Analysen, Versuche, das freie Brett.

too-fast = Zu viele Anfragen: Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
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
