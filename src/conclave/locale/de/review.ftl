### What the browser says about analysed games.

title = Analyse
fold = Weniger zeigen
unfold = Analyse zeigen
chart = Gewinnchance jedes Platzes in Prozent, soweit er es selbst wissen konnte
chart-said = { $name }: zuerst { $first } Prozent, zuletzt { $last }, nie unter { $least } oder über { $most }.
hindsight = Im Nachhinein
hindsight-more = Dasselbe mit allen Karten offen, wie es damals niemand wissen konnte.
thought = Beurteilt mit { $thought } Durchgängen je Zug und Stapel.
link = Link zu diesem Schritt kopieren
link-copied = Der Link ist kopiert
loss-before = Voriger Verlust
loss-next = Nächster Verlust

## A decision

nothing-here = Bei diesem Schritt wurde keine Wahl beurteilt.
verdict-best = Wie die Engine
verdict-close = Zu knapp für ein Urteil
verdict-slip = Ein kleiner Verlust
verdict-turning = Wendepunkt
loses = Kostet { $loss } ± { $error } Punkte Gewinnchance.
played = Gespielt
better = Besser
perhaps = Vielleicht
then = Danach
why = Warum
as-puzzle = Als Rätsel versuchen
compared = Gewinnchance nach den verglichenen Zügen
was-played = gespielt

## The whole game

turning = Wendepunkte
turning-none = Keine Entscheidung hat klar mehr als 5 Punkte Gewinnchance gekostet.
turning-one = { $number }. { $name } verliert { $loss } Punkte
verdicts = { $name }: wie die Engine { $best }, zu knapp { $close }, kleine Verluste { $slip }, Wendepunkte { $turning }.
skill = Glück und Können
skill-note = In Punkten Gewinnchance: Beginn und Balken ergeben zusammen das Ergebnis. Enthüllungen: was Züge anderer verrieten. Rest: was die Engine später sah, als sie sollte.
start-result = von { $start } % am Anfang auf { $result } %
bucket-deal = Ausgabe
bucket-draws = Ziehen
bucket-own = Eigene Entscheidungen
bucket-rivals = Rivalen
bucket-revelations = Enthüllungen
bucket-residual = Rest
hands = Offene Handkarten
hand-empty = Keine Karten auf der Hand.

## Across games

losses = Was dich am meisten kostet
losses-games = { $count ->
    [one] in einer analysierten Partie
   *[other] in { $count } analysierten Partien
}
losses-none = Noch nichts: Lass einige deiner Partien analysieren, dann steht hier, was dich am meisten kostet.
losses-clean = Keine Entscheidung hat klar etwas gekostet. Gut gespielt!
lapse-count = { $count ->
    [one] einmal
   *[other] { $count }-mal
}, { $each } Punkte je Partie
lapse-where = { $date }, Schritt { $step }: { $loss } Punkte
lapse-early = { $game ->
    [trial_of_the_temples] Zu früh gerastet oder aufgehört
   *[other] Zu früh gepasst
}
lapse-late = { $game ->
    [trial_of_the_temples] Weitergemacht, wo Rasten besser war
   *[other] Weitergemacht, wo Passen besser war
}
lapse-paid = Mit etwas bezahlt, das noch gebraucht wurde
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Eine Prüfung verpasst
   *[other] Versäumt, etwas in Besitz zu nehmen
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
lapse-other-draft = Falsche Karte, Magier oder Gegenstand gewählt
lapse-other-gain = Das Falsche genommen
lapse-other-harvest = Figur oder Zauberwürfel schlecht gesetzt
lapse-other-convert = Das Falsche getauscht
lapse-other-discard = Die falsche Karte abgeworfen
lapse-other = Etwas anderes
