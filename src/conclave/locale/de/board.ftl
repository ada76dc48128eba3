### Das freie Brett: eine Stellung von Hand.

title = Stellung
table = Tisch
fold = Weniger zeigen
unfold = Die Stellung zeigen
undo = Letzte Änderung zurücknehmen
take-back = Zurücknehmen
cannot-be = So eine Stellung kann es nicht geben.
under-way = Hier ist gerade eine Aktion im Gang.
under-way-end = Beenden
line = Die Stellung als eine Zeile
line-more = Alles, was über eine Stellung zu sagen ist: zum Kopieren, und für das, was oben kein Feld hat.
line-show = Zeigen
new = Neue Stellung
new-begin = Aufbauen
game = Spiel
players = Spieler
play-on = Weiterspielen
share = Teilen
eyes = Gesehen von

## Stücke

add-to = Hinzufügen: { $zone }
swap = { $zone }: Was liegt hier?
position = Position { $number }
turned = gedreht
unknown = Unbekannt
unknown-in = unbekannte Karten: { $zone }
lies-in = Liegt in
remove = Entfernen
less = weniger: { $what }
more = mehr: { $what }
no-core = kein Kern
used = { $what }, benutzt
core-red = roter Kern
core-yellow = gelber Kern
core-blue = blauer Kern
core-purple = violetter Kern

## Die Engine

engine = Was die Engine denkt
engine-ask = Die Engine fragen
engine-thinks = Die Engine denkt nach …
engine-for = Die besten Züge für { $name }, mit der Gewinnchance
engine-silent = Die Engine hat dazu nichts zu sagen.
as-good = etwa genauso gut
then = Dann:
why = Warum:

## Felder

field-round = Runde
field-turn = Am Zug
field-first = Startspieler
field-passed = Haben gepasst
field-centre = Mitte: Orte der Macht und Monumente
field-monument_top = Oben auf dem Monumentenstapel
field-pool = Essenzen
field-play = Im Spiel
field-hand = Hand
field-top = Oben auf dem Stapel
field-deck = Stapel
field-discards = Ablage
field-start = Startmarker
field-rested = Haben gerastet
field-ring = Ring der Tempel
field-barrier = Tag/Nacht-Plättchen auf
field-revealed = Bisherige Rundenplättchen
field-neutral1 = Neutrale Marker, erste
field-neutral2 = Neutrale Marker, zweite
field-mat = Zaubertableau
field-goods = Kristalle und Plättchen
field-mana = Mana
field-marks = Prüfungsleisten
field-cores = Kerne auf dem Tableau
field-figure = Figur auf
field-clone = Klon auf
