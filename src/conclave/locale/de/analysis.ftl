### Was über ein beurteiltes Spiel gesagt wird.

title = { $game }: { $players }
curve = Gewinnchance jedes Platzes in Prozent, wie sie der Platz selbst kennen konnte
hindsight = Im Nachhinein: dasselbe mit offenen Karten, wie es niemand wissen konnte
thought = Beurteilt mit { $thought } Durchläufen je Zug und Reihe. Mehr Zeit urteilt tiefer.

## Wendepunkte

turning = Wendepunkte
turning-none = Keine Entscheidung hat deutlich mehr als 5 Punkte Gewinnchance verloren.
where = { $chapter ->
    [none] Aktion { $number }
   *[other] { $chapter }, Aktion { $number }
}
turning-point = { $where }: { $name } verliert { $loss } ± { $error } Punkte Gewinnchance (vorher { $before } %).
played = Gespielt: { $words }
better = Besser: { $words }
then = Dann vielleicht: { $words }
why = Ein Trainer zu { $name }: { $words }
verdicts = { $name }: wie die Engine { $best }, zu knapp für ein Urteil { $close }, kleine Verluste { $slip }, Wendepunkte { $turning }.
comment-turning = Verliert { $loss } ± { $error } Punkte Gewinnchance. Besser: { $better }
comment-slip = Verliert { $loss } ± { $error } Punkte Gewinnchance gegenüber { $better }.

## Glück und Können

skill = Glück und Können, in Punkten Gewinnchance
skill-note = Der Anfang und die sechs Spalten danach ergeben das Ergebnis. Enthüllungen: was die Züge anderer verrieten. Rest: was die Engine später sah, als sie sollte.
bucket-start = Anfang
bucket-deal = Austeilen
bucket-draws = Ziehen
bucket-own = eigene Entscheidungen
bucket-rivals = Entscheidungen der Gegner
bucket-revelations = Enthüllungen
bucket-residual = Rest
bucket-result = Ergebnis

## Zahlen

decimal = ,
