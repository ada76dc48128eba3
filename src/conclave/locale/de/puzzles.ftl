### Rätsel: was jede Art verlangt, und was zu Antworten gesagt wird.

title-win = Gewinne diese Runde
text-win = Was die anderen auch antworten und was der Zufall auch bringt: Du kannst gewinnen, bevor diese Runde vorbei ist.
task-win = Finde die Züge, die diese Runde gewinnen.
done-win = Gewonnen. Nichts, was die anderen hätten tun können, hätte daran etwas geändert.
not-win = So lässt sich diese Runde nicht mehr gewinnen: Was bleibt, reicht nicht weit genug.
not-win-answer = Das gewinnt nicht mehr sicher. Zum Beispiel: { $answer }
not-win-chance = Das überlässt es dem Zufall. Es könnte so kommen: { $answer }
not-win-over = Das Spiel ist vorbei, aber du hast es nicht allein gewonnen.

title-only = Finde den einzigen Zug
text-only = Ein Zug ist deutlich besser als alle anderen: mindestens 15 Punkte Gewinnchance, soweit du es wissen kannst.
task-only = Finde diesen Zug.
done-only = Das ist der einzige Zug.
not-only = Dieser Zug kostet etwa { $loss ->
    [one] einen Punkt
   *[other] { $loss } Punkte
} Gewinnchance.

title-harvest = Die beste Ernte
text-harvest = Du setzt als Letzter. Zähle, was jeder Platz einbringt: Ein Kristall zählt 4, ein violetter oder beliebiger 5, ein Aktionsplättchen 2, ein Mana 1, ein Zauberwürfel 7.
task-harvest = Setze dorthin, wo die Ernte am meisten zählt.
done-harvest = Das ist die beste Ernte.
not-harvest = Ein anderer Platz zählt { $loss } mehr.

title-own = Aus deiner eigenen Partie
text-own = Deine Entscheidung hat diese Partie gewendet: { $played } Das kostete etwa { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
} Gewinnchance. Was du damals nicht wissen konntest, ist neu verteilt.
task-own = Finde den besseren Zug.
done-own = Das ist besser: etwa { $chance } % Gewinnchance statt { $other } %.
not-own = Das ist es auch nicht: Der beste Zug hat eine um etwa { $loss ->
    [one] einen Punkt
   *[other] { $loss } Punkte
} höhere Gewinnchance.
not-own-weighed = Diesen Zug hat die Analyse nicht abgewogen: Er sah von Anfang an schlechter aus.

seat = { $you ->
    [1] Du
   *[other] Spieler { $number }
}

terminal-help = Falsche Züge werden erklärt und zurückgenommen. „solution“ zeigt die nächste Antwort, „quit“ beendet.
terminal-solution = Die nächste Antwort: { $answer }
terminal-calm = Keine Entscheidung dieses Platzes hat die Partie gewendet.
