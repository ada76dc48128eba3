### Das freie Brett: eine Stellung von Hand.

title = Stellung
table = Tisch
fold = Weniger zeigen
unfold = Stellung zeigen
undo = Letzte Änderung zurücknehmen
take-back = Zurücknehmen
cannot-be = Diese Stellung ist unmöglich.
under-way = In dieser Stellung läuft gerade eine Aktion.
under-way-end = Abschließen
line = Stellung als Text
line-more = Die vollständige Stellung in einer Zeile: Kopiere sie oder ändere hier, was oben kein Feld hat.
line-show = Zeigen
new = Neue Stellung
new-begin = Aufbauen
game = Spiel
players = Spieler
play-on = Weiterspielen
share = Teilen
eyes = Blickwinkel

## Stücke

add-to = Hinzufügen: { $zone }
swap = { $zone }: Welche Karte kommt hierhin?
position = Platz { $number }
turned = erschöpft
unknown = Unbekannt
unknown-in = unbekannte Karten: { $zone }
lies-in = Ort
remove = Entfernen
less = weniger: { $what }
more = mehr: { $what }
no-core = kein Kern
used = { $what }, genutzt
core-red = roter Kern
core-yellow = gelber Kern
core-blue = blauer Kern
core-purple = violetter Kern

## Die Engine

engine = Bewertung der Engine
engine-ask = Engine fragen
engine-thinks = Die Engine denkt nach …
engine-for = Beste Züge für { $name } (Gewinnchance)
engine-silent = Die Engine kann diese Stellung nicht bewerten.
as-good = gleich gut
then = Dann:
why = Warum:

## Felder

field-round = Runde
field-turn = Am Zug
field-first = Startspieler
field-passed = Gepasst
field-centre = Mitte: Orte der Macht und Monumente
field-monument_top = Oben auf dem Monumentstapel
field-pool = Essenzen
field-play = Im Spiel
field-hand = Hand
field-top = Oben auf dem Stapel
field-deck = Stapel
field-discards = Ablagestapel
field-start = Startspielermarker
field-rested = Haben gerastet
field-ring = Ring der Tempel
field-barrier = Tag-und-Nacht-Plättchen auf
field-revealed = Aufgedeckte Rundenplättchen
field-neutral1 = Neutrale Marker, erster Satz
field-neutral2 = Neutrale Marker, zweiter Satz
field-mat = Zaubertableau
field-goods = Kristalle und Plättchen
field-mana = Mana
field-marks = Prüfungsleisten
field-cores = Kerne auf dem Tableau
field-figure = Erzmagier auf
field-clone = Klon auf
