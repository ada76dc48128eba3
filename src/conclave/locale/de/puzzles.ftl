### Rätsel: was jede Art verlangt, und was zu Antworten gesagt wird.

title-win = Gewinne in dieser Runde
text-win = Du kannst in dieser Runde den Sieg erzwingen.
task-win = Finde die Züge, die in dieser Runde gewinnen.
done-win = Gelöst – ein erzwungener Sieg.
not-win = So kannst du in dieser Runde nicht mehr gewinnen: Was dir bleibt, reicht nicht.
not-win-answer = Das gewinnt nicht mehr sicher. Zum Beispiel: { $answer }
not-win-chance = So hängt es vom Glück ab. Zum Beispiel: { $answer }
not-win-over = Die Partie ist zu Ende, aber du hast sie nicht allein gewonnen.

title-only = Finde den besten Zug
text-only = Ein Zug ragt heraus: mindestens 15 % mehr Gewinnchance als jeder andere.
task-only = Finde ihn.
done-only = Richtig!
not-only = Dieser Zug kostet etwa { $loss } % Gewinnchance.

title-harvest = Sammle am meisten
text-harvest = Du stellst deinen Erzmagier als Letzter auf. Zähle, was du auf jedem Plättchen sammeln würdest: Ein Kristall zählt 4, ein violetter oder beliebiger 5, ein Aktionsplättchen 2, ein Mana 1, ein Zauberkern 7.
task-harvest = Stelle deinen Erzmagier dort auf, wo du am meisten sammelst.
done-harvest = Richtig! Kein anderes Plättchen bringt mehr.
not-harvest = Ein anderes Plättchen bringt { $loss } mehr.

title-own = Aus deiner eigenen Partie
text-own = Dieser Zug hat die Partie entschieden: { $played } Er kostete etwa { $lost } % Gewinnchance. Karten, die du nicht kennen konntest, sind neu gemischt.
task-own = Finde einen besseren Zug.
done-own = Besser: etwa { $chance } % Gewinnchance statt { $other } %.
not-own = Noch nicht: Der beste Zug hat etwa { $loss } % mehr Gewinnchance.
not-own-weighed = Nein: Diesen Zug hat die Analyse früh ausgeschlossen.

# Die Idee eines Rätsels, gezeigt, sobald es gelöst ist. $card ist ein Bestandteil.
idea-victory-check = Die Idee: { $card } bringt bei der Siegprüfung Punkte – heb auf, was du dafür bezahlen musst.
idea-again = Die Idee: Mach { $card } spielbereit und nutze die Fähigkeit in derselben Runde noch einmal.
idea-check-now = Die Idee: { $card } löst sofort eine Siegprüfung aus, bevor jemand reagieren kann.
idea-claim-monument = Die Idee: Mit den Punkten von { $card } gewinnst du, also setz alles dafür ein.
idea-claim-place = Die Idee: Wenn du { $card } in Besitz nimmst, gewinnst du – setz alles dafür ein.
idea-claim-top = Die Idee: Das oberste Monument des Stapels bringt den Sieg, egal welches es ist.
idea-score = Die Idee: Was auf { $card } liegt, bringt Punkte – verwandle alle Essenzen in das, was dort gebraucht wird.
idea-place = Die Idee: { $card } auszuspielen bringt die Punkte, die zum Sieg noch fehlen.
idea-use = Die Idee: Die Fähigkeit von { $card } bringt, was zum Sieg noch fehlt.
idea-tie-break = Die Idee: Bei Punktgleichstand entscheidet das übrige Mana.
idea-gift = Die Idee: Leg den Zauberkern auf { $card }: Mit der Gabe bezahlst du das nächste Feld.
idea-spell = Die Idee: { $card } verwandelt, was du hast, in das, was die Leiste verlangt.
idea-two-trials = Die Idee: Verteile die Felder auf zwei Prüfungen, die letzte auf { $card }.
idea-core = Die Idee: Die Prüfung bringt einen Zauberkern, und der bringt auf { $card } die fehlenden Punkte.
idea-conversion = Die Idee: Verkaufe, was { $card } nicht verlangt, für Mana, und kaufe damit, was dort verlangt wird.
idea-trial = Die Idee: { $card } bringt für diese Kristalle die meisten Punkte.
idea-only-claim = Die Idee: Nimm { $card } jetzt in Besitz; einen Zug später ist es vielleicht zu spät oder zu teuer.
idea-only-place = Die Idee: { $card } lohnt sich am meisten, wenn du die Karte jetzt ausspielst.
idea-only-use = Die Idee: Nutze { $card } jetzt; was das bringt, brauchst du zuerst.
idea-only-discard-two = Die Idee: Diese Karte ist im Spiel weniger wert als die zwei Essenzen, die du fürs Abwerfen sofort bekommst.
idea-only-discard-gold = Die Idee: Diese Karte ist im Spiel weniger wert als das Gold, das du fürs Abwerfen sofort bekommst.
idea-only-pass = Die Idee: Als Erster zu passen ist mehr wert als alles, was du noch tun könntest.
idea-only-trial = Die Idee: Auf { $card } zählt ein Schritt jetzt am meisten.
idea-only-figure = Die Idee: Von { $card } aus sammelt dein Erzmagier, was du brauchst, und lässt den anderen weniger übrig.
idea-only-convert = Die Idee: Tausche zuerst; nur dann reichen Plättchen und Kristalle für die Prüfung.
idea-only-other = Die Idee: Jeder andere Zug kostet Zeit.
idea-harvest = Die Idee: Zähle den ganzen Abschnitt bis zur nächsten Figur; von { $card } aus ist er am meisten wert.
idea-by-discarding = Abgeworfene Karten helfen, das zu bezahlen.
idea-by-selling = Verkaufte Plättchen oder Kristalle helfen, das zu bezahlen.

seat-you = Du

terminal-help = Falsche Züge werden erklärt und zurückgenommen. „solution“ zeigt den nächsten Zug, „quit“ beendet.
terminal-solution = Nächster Zug: { $answer }
terminal-calm = Dieser Spieler hat in dieser Partie keine großen Fehler gemacht.
