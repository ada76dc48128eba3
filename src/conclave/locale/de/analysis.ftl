### Was über ein beurteiltes Spiel gesagt wird.

title = { $game }: { $players }
curve = Gewinnchance jedes Spielers in Prozent, nach dem, was er wissen konnte
hindsight = Mit offenen Karten
thought = Analysiert mit { $thought } Simulationen pro Zug. Mit mehr Zeit wird die Analyse genauer.

## Wendepunkte

turning = Wendepunkte
turning-none = Keine Entscheidung hat eindeutig mehr als 5 % Gewinnchance gekostet.
where = { $chapter ->
    [none] Aktion { $number }
   *[other] { $chapter }, Aktion { $number }
}
turning-point = { $where }: { $name } −{ $loss } % Gewinnchance (± { $error }; vorher { $before } %).
played = Gespielt: { $words }
better = Besser: { $words }
then = Danach zum Beispiel: { $words }
why = Rat an { $name }: { $words }
verdicts = { $name }: beste Züge { $best } · gleichwertig { $close } · Ungenauigkeiten { $slip } · Fehler { $turning }
comment-turning = Fehler: −{ $loss } % Gewinnchance (± { $error }). Besser: { $better }
comment-slip = Ungenauigkeit: −{ $loss } % Gewinnchance (± { $error }) gegenüber { $better }.

## Glück und Können

skill = Glück und Können (Gewinnchance in Prozent)
skill-note = Der Start und die vier Spalten danach ergeben das Ergebnis. Gezählt werden nur klare Fehler.
bucket-start = Start
bucket-luck = Glück
bucket-own = eigene klare Fehler
bucket-rivals = klare Fehler der Rivalen
bucket-rest = alles Übrige
bucket-result = Ergebnis

## Zahlen

decimal = ,
