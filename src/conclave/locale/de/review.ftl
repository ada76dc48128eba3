### What the browser says about analysed games.

title = Analyse
fold = Weniger zeigen
unfold = Analyse zeigen
chart = Gewinnchance jedes Spielers in Prozent, nach dem, was er wissen konnte
chart-said = { $name }: am Anfang { $first } Prozent, am Ende { $last }, mindestens { $least }, höchstens { $most }.
hindsight = Mit offenen Karten
hindsight-more = Mit allen Handkarten offen.
thought = Analysiert mit { $thought } Simulationen pro Zug.
link = Link zu diesem Zug kopieren
link-copied = Link kopiert
loss-before = Voriger Fehler
loss-next = Nächster Fehler

## A decision

nothing-here = Hier gab es nichts zu entscheiden.
verdict-best = Bester Zug
verdict-close = So gut wie der beste
verdict-slip = Ungenauigkeit
verdict-turning = Fehler
loses = −{ $loss } % Gewinnchance (± { $error }).
played = Gespielt
better = Besser
perhaps = Vielleicht
then = Danach
why = Warum
as-puzzle = Als Rätsel lösen
compared = Gewinnchance nach jedem Zug
was-played = gespielt

## The whole game

turning = Wendepunkte
turning-none = Keine Entscheidung hat eindeutig mehr als 5 % Gewinnchance gekostet.
turning-one = { $number }. { $name } −{ $loss } % Gewinnchance
decisive = Der entscheidende Moment
decisive-move = { $name }: { $played } (−{ $loss } % Gewinnchance).
decisive-try = Diesen Fehler als Rätsel lösen
decisive-ask = Entscheidenden Moment zeigen
decisive-works = Der entscheidende Moment wird gesucht …
verdicts = { $name }: beste Züge { $best } · gleichwertig { $close } · Ungenauigkeiten { $slip } · Fehler { $turning }
skill = Glück und Können
skill-note = Gewinnchance in Prozent: Start und Balken ergeben zusammen das Ergebnis. Gezählt werden nur klare Fehler; alles Übrige ist ein Balken.
start-result = von { $start } % am Anfang auf { $result } %
bucket-luck = Glück
bucket-own = Eigene klare Fehler
bucket-rivals = Klare Fehler der Rivalen
bucket-rest = Alles Übrige
hands = Offene Handkarten
hand-empty = Keine Karten auf der Hand.

## Across games

losses = Deine teuersten Gewohnheiten
losses-games = { $count ->
    [one] in einer analysierten Partie
   *[other] in { $count } analysierten Partien
}
losses-none = Noch nichts. Analysiere einige deiner Partien, um zu sehen, welche Fehler dich am meisten kosten.
losses-clean = Keine klaren Fehler. Gut gespielt!
lapse-count = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, −{ $each } % Gewinnchance pro Partie
lapse-where = { $date }, Zug { $step }: −{ $loss } % Gewinnchance
lapse-early = { $game ->
    [trial_of_the_temples] Zu früh gerastet oder aufgehört
   *[other] Zu früh gepasst
}
lapse-late = { $game ->
    [trial_of_the_temples] Weitergemacht, wo Rasten besser war
   *[other] Weitergemacht, wo Passen besser war
}
lapse-paid = Mit etwas bezahlt, das du noch brauchtest
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Eine Prüfung verpasst
   *[other] Etwas nicht rechtzeitig in Besitz genommen
}
lapse-missed-place = Eine Karte nicht rechtzeitig ausgespielt
lapse-missed-use = Eine Fähigkeit nicht genutzt
lapse-missed-react = Nicht reagiert
lapse-missed-convert = Nicht getauscht
lapse-missed-discard = Keine Karte für Essenzen abgeworfen
lapse-other-claim = { $game ->
    [trial_of_the_temples] Die falsche Prüfung gewählt
   *[other] Das Falsche in Besitz genommen
}
lapse-other-place = Die falsche Karte ausgespielt
lapse-other-use = Die falsche Fähigkeit genutzt
lapse-other-draft = Die falsche Karte, den falschen Magier oder Gegenstand gewählt
lapse-other-gain = Die falschen Ressourcen genommen
lapse-other-harvest = Erzmagier oder Zauberkern schlecht gesetzt
lapse-other-convert = Das Falsche getauscht
lapse-other-discard = Die falsche Karte abgeworfen
lapse-other = Andere Fehler
