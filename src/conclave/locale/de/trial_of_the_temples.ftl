### Tempel der Elemente (Trial of the Temples): Namen, Regeltexte, was geschah, Fragen; Begriffe wie in der deutschen
### Ausgabe, soweit sie uns bekannt sind.
###
### Mengen stehen im vierten Fall („1 roten Kristall“), und alle Sätze sind so gebaut, dass er passt. Die Namen der
### Tempel und Zauber sind unsere, sie stehen auf keinem Spielmaterial.

## Das Spiel

title = Tempel der Elemente
rules =
    Wer am Ende die meisten Punkte hat, gewinnt. Die Partie endet nach der fünften Runde, oder früher nach einer Runde, in der der letzte violette Kern genommen wurde oder zwei Leisten abgeschlossen sind. Eine Runde hat vier Phasen:
    1. Tag und Nacht: Das Tag-und-Nacht-Plättchen rückt weiter, und davor werden so viele Plättchen auf ihre Nachtseite umgedreht, wie das Rundenplättchen angibt.
    2. Tempel: Reihum stellen alle ihren Erzmagier auf ein Plättchen im Ring. Du darfst dich nicht zwischen zwei Figuren stellen und keine andere Figur einschließen; das Tag-und-Nacht-Plättchen gilt dabei als Figur.
    3. Ressourcen: Dein Erzmagier sammelt alles von seinem eigenen Plättchen und das kleine Symbol jedes leeren Plättchens zu beiden Seiten, bis zur nächsten Figur oder zum Tag-und-Nacht-Plättchen. Erreichst du dieses, bekommst du auch dessen Ressourcen, auf seiner Nachtseite außerdem den Startspielermarker (nicht zu zweit). Zwei oder drei Plättchen bringen zusätzliches Mana.
    4. Prüfungen, reihum, bis alle rasten: Bezahle ein Aktionsplättchen, wähle eine Leiste und bezahle 1 bis 3 Felder vor deinem Marker. Felder mit anderen Markern überspringst du kostenlos; ihre Besitzer erhalten je 1 Mana. Ein Feld mit einem Zauberkern gibt dir diesen Kern. Wenn du rastest, wird alles, was du noch hast, zu Mana.
    Jeden Kern legst du auf dein Zaubertableau; er aktiviert den Zauber darunter. Keine Reihe oder Spalte darf zwei Kerne derselben Farbe enthalten. Drei oder vier Kerne in einer Reihe bringen Punkte.
    Bei jeder deiner Entscheidungen darfst du tauschen: 2 Mana gegen ein Aktionsplättchen, 4 Mana gegen einen Kristall, ein Aktionsplättchen oder einen Kristall gegen 1 Mana.
    Zu zweit hat jeder auch einen Klon und sammelt mit dem Erzmagier oder, gegen Mana, mit dem Klon; auf den Leisten stehen neutrale Marker.
    Punkte bringen deine Stufe auf jeder Leiste, Kernreihen und manche Zauber. Bei Gleichstand entscheidet das Mana.

## Aufzählungen

list = { $items }, { $last }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }

## Ressourcen

colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-purple = violett
colour-green = grün

core =
    { $colour ->
       *[red] roten Zauberkern
        [yellow] gelben Zauberkern
        [blue] blauen Zauberkern
        [purple] violetten Zauberkern
    }

good-red = roter Kristall
good-yellow = gelber Kristall
good-blue = blauer Kristall
good-purple = violetter Kristall
good-action = Aktionsplättchen
good-mana = Mana

icon-red =
    { $count ->
        [one] { $count } roten Kristall
       *[other] { $count } rote Kristalle
    }
icon-yellow =
    { $count ->
        [one] { $count } gelben Kristall
       *[other] { $count } gelbe Kristalle
    }
icon-blue =
    { $count ->
        [one] { $count } blauen Kristall
       *[other] { $count } blaue Kristalle
    }
icon-purple =
    { $count ->
        [one] { $count } violetten Kristall
       *[other] { $count } violette Kristalle
    }
icon-action = { $count } Aktionsplättchen
icon-mana = { $count } Mana
icon-wild =
    { $count ->
        [one] { $count } Kristall nach Wahl (rot, gelb oder blau)
       *[other] { $count } Kristalle nach Wahl (rot, gelb oder blau)
    }
icon-core_red =
    { $count ->
        [one] { $count } roten Zauberkern
       *[other] { $count } rote Zauberkerne
    }
icon-core_yellow =
    { $count ->
        [one] { $count } gelben Zauberkern
       *[other] { $count } gelbe Zauberkerne
    }
icon-core_blue =
    { $count ->
        [one] { $count } blauen Zauberkern
       *[other] { $count } blaue Zauberkerne
    }
icon-core_purple =
    { $count ->
        [one] { $count } violetten Zauberkern
       *[other] { $count } violette Zauberkerne
    }
nothing = nichts
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Arten von Komponenten

kind-temple_tile = Tempelplättchen
kind-day_and_night_tile = Tag-und-Nacht-Plättchen
kind-track = Prüfungsleiste
kind-round_tile = Rundenplättchen
kind-spell_mat = Zaubertableaus
kind-mat = Zaubertableau
kind-spell = Zauber
kind-supply = Vorrat
kind-rule = Regel

## Woher ein Wert kommt

source-rulebook = aus der Spielregel
source-review = aus einer Besprechung ({ $site })
source-printed = von einem gedruckten Exemplar
source-designed = unser eigener Wert, nicht der gedruckte
source-record = aus der Aufzeichnung

## Namen: Tempelplättchen

name-T01 = Gluttor
name-T02 = Dünentor
name-T03 = Gezeitentor
name-T04 = Schmiedetreppe
name-T05 = Sonnentreppe
name-T06 = Regentreppe
name-T07 = Aschehof
name-T08 = Bernsteinhof
name-T09 = Nebelhof
name-T10 = Dämmerbrunnen
name-T11 = Prismengewölbe
name-T12 = Stiller Altar
name-day_and_night_tile = Tag-und-Nacht-Plättchen

## Namen: Leisten, Rundenplättchen, Tableaus

name-fire = Feuer
name-water = Wasser
name-sand = Sand

name-R1 = Rundenplättchen 1
name-R2 = Rundenplättchen 2
name-R3 = Rundenplättchen 3
name-R4 = Rundenplättchen 4
name-R5 = Rundenplättchen 5
name-R6 = Rundenplättchen 6

name-spell_mat = Zaubertableaus
name-mat_red = Rotes Tableau
name-mat_yellow = Gelbes Tableau
name-mat_blue = Blaues Tableau
name-mat_green = Grünes Tableau

## Namen: Zauber

name-echo_red = Rotes Echo
name-echo_yellow = Gelbes Echo
name-echo_blue = Blaues Echo
name-echo_action = Aktionsecho
name-to_purple = Zu Violett
name-from_purple = Aus Violett
name-action_to_crystal = Aktionskristall
name-crystal_to_mana = Manaschmelze
name-glory = Ruhm
name-repose = Einkehr
name-storage = Speicher
name-gift_red = Rote Gabe
name-gift_yellow = Gelbe Gabe
name-gift_blue = Blaue Gabe
name-gift_purple = Violette Gabe

## Namen: Vorrat und Regeln

name-spell_cores = Zauberkerne
name-crystals = Kristalle
name-action_tokens = Aktionsplättchen
name-counts = In der Schachtel
name-player_colours = Spielerfarben
name-resource_icons = Symbole
name-board_order_clockwise = Reihenfolge der Prüfungstafeln
name-max_spaces_per_trial = Länge einer Prüfung
name-skipped_player_mana = Wenn du übersprungen wirst
name-small_area_bonus = Kurzer Abschnitt
name-mana_track = Manaleiste
name-conversions = Tauschen
name-mats_differ_at_start = Startressourcen
name-core_unplaceable = Ein Kern, der nirgends passt
name-two_player = Zu zweit
name-final_scoring = Schlusswertung
name-end_conditions = Ende der Partie
name-rulings = Offene Fragen der Spielregel

## Regeltexte: Plättchen

tile-day = Bei Tag sammelt der Erzmagier hier { $main }; kleines Symbol: { $linked }
tile-night = Bei Nacht sammelt der Erzmagier hier { $main }; kleines Symbol: { $linked }
extended-day = Die Figur, die der Tagseite am nächsten steht, erhält außerdem { $goods }
extended-night = Die Figur, die der Nachtseite am nächsten steht, erhält außerdem { $goods } und, zu dritt oder viert, den Startspielermarker
round-number =
    { $number ->
        [one] { $number } Nachtplättchen. Ab Runde 2 rückt zuerst das Tag-und-Nacht-Plättchen { $number } Feld weiter
       *[other] { $number } Nachtplättchen. Ab Runde 2 rückt zuerst das Tag-und-Nacht-Plättchen { $number } Felder weiter
    }
round-top_left = Zu zweit: Die ersten neutralen Marker rücken zur nächsten { round-way }; Leisten: { $tracks }
round-bottom_left = Zu zweit: Die zweiten neutralen Marker rücken zur nächsten { round-way }; Leisten: { $tracks }
round-way =
    { $way ->
       *[scoring_level] Wertungsstufe
        [core_reward] Kernbelohnung
    }

## Regeltexte: Leisten

track-start = Start: { $points }
track-space = Feld { $index }: kostet { $cost }; { $points }
track-space-core = Feld { $index }: kostet { $cost }, gibt { $core }; { $points }

## Regeltexte: Tableaus

mat-start = Du erhältst zu Beginn { $goods }
mat-row = Reihe { $row }: { $spells }
mat-mana =
    { $count ->
        [one] { $count } Feld bringt { $mana } Mana, wenn du einen Kern darauflegst
       *[other] { $count } Felder bringen je { $mana } Mana, wenn du einen Kern darauflegst
    }

## Regeltexte: Zauber

spell-echo_red = Einmal pro Runde, wenn du von Plättchen einen roten Kristall sammelst: Du erhältst 1 weiteren.
spell-echo_yellow = Einmal pro Runde, wenn du von Plättchen einen gelben Kristall sammelst: Du erhältst 1 weiteren.
spell-echo_blue = Einmal pro Runde, wenn du von Plättchen einen blauen Kristall sammelst: Du erhältst 1 weiteren.
spell-echo_action = Einmal pro Runde, wenn du von Plättchen ein Aktionsplättchen sammelst: Du erhältst 2 Mana.
spell-to_purple = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle einen roten, gelben oder blauen Kristall in einen violetten.
spell-from_purple = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle einen violetten Kristall in einen roten, gelben oder blauen.
spell-action_to_crystal = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle ein Aktionsplättchen in einen roten, gelben oder blauen Kristall.
spell-crystal_to_mana = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle einen beliebigen Kristall in 3 Mana.
spell-glory = Bringt nur Punkte.
spell-repose = Wenn du rastest, erhältst du 1 Mana.
spell-storage = Wenn du rastest, darfst du 1 beliebigen Kristall für die nächste Runde behalten.
spell-gift_red = Sofort: Du erhältst 1 roten Kristall und 2 Mana.
spell-gift_yellow = Sofort: Du erhältst 1 gelben Kristall und 2 Mana.
spell-gift_blue = Sofort: Du erhältst 1 blauen Kristall und 2 Mana.
spell-gift_purple = Sofort: Du erhältst 1 violetten Kristall und 2 Mana.
spell-points = Am Ende der Partie: { $points }.

## Regeltexte: Vorrat und Regeln

rule-spell_cores = Bei { $seats } Spielern gibt es zu Beginn { $goods }
rule-crystals = In der Schachtel: { $goods }; der Vorrat ist unbegrenzt
rule-action_tokens = In der Schachtel: { $goods }; der Vorrat ist unbegrenzt
rule-counts = Die Schachtel enthält 12 Tempelplättchen, 6 Rundenplättchen, 3 Prüfungstafeln, 4 Zaubertableaus, 29 Zauberkerne und 38 Kristalle
rule-player_colours = Spielerfarben: { $colours }
rule-resource_icons = Was die Symbole auf einem Plättchen bedeuten
rule-board_order_clockwise = Im Uhrzeigersinn: { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Höchstens { $value } Feld pro Prüfung; Felder mit anderen Markern überspringst du kostenlos
       *[other] Höchstens { $value } Felder pro Prüfung; Felder mit anderen Markern überspringst du kostenlos
    }
rule-skipped_player_mana = Wessen Marker übersprungen wird, erhält { $value } Mana
rule-small_area_bonus = Sammelst du von nur zwei Plättchen, erhältst du { $two } Mana mehr, von nur dreien { $three }
rule-mana_track = Du kannst höchstens { $max } Mana haben; was darüber hinausgeht, verfällt
rule-conversion-action = { $mana } Mana gegen 1 Aktionsplättchen
rule-conversion-crystal = { $mana } Mana gegen 1 beliebigen Kristall
rule-conversion-mana = 1 Aktionsplättchen oder 1 Kristall gegen 1 Mana
rule-mats_differ_at_start = Jedes Tableau zeigt seine Startressourcen
rule-core_unplaceable = Passt ein Kern nirgends, gib ihn zurück und erhalte { $mana } Mana
rule-two_player-start = Zu zweit beginnt jeder mit { $mana } Mana mehr
rule-two_player-clone = Mit dem Klon zu sammeln kostet { $mana } Mana
rule-two_player-token = Der Startspielermarker wechselt jede Runde
rule-final_scoring-lines = Eine Reihe aus drei Kernen bringt { $three }, eine aus vier { $four }
rule-final_scoring-tie = Bei Gleichstand entscheidet das Mana; steht es dann noch gleich, wird der Sieg geteilt
rule-end_conditions =
    { $rounds ->
        [one] Die Partie endet nach { $rounds } Runde, oder { rule-end_conditions-earlier }
       *[other] Die Partie endet nach { $rounds } Runden, oder { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = früher nach einer Runde, in der der letzte violette Kern genommen wurde oder zwei Leisten abgeschlossen sind
rule-rulings = Wie wir spielen, wo die Spielregel unklar ist

## Was geschah
##
## Ein Satz handelt von einem Platz und besteht aus Teilen; jeder Teil hat eine zweite Form, tell-you-…, für den eigenen
## Platz: „Du beginnst eine Prüfung (Feuer): bezahlst 1 Aktionsplättchen, erreichst Feld 1.“

tiles = { $tiles } Plättchen
tell-subject-you = Du
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-mat = spielt { $colour }
tell-you-mat = spielst { $colour }
tell-starts = erhält zu Beginn { $goods }
tell-you-starts = erhältst zu Beginn { $goods }
tell-token = nimmt den Startspielermarker
tell-you-token = nimmst den Startspielermarker
tell-figure = stellt den Erzmagier auf Plättchen { $position }
tell-you-figure = stellst deinen Erzmagier auf Plättchen { $position }
tell-clone = stellt den Klon auf Plättchen { $position }
tell-you-clone = stellst deinen Klon auf Plättchen { $position }
tell-collects-figure = sammelt { $goods } von { tiles }
tell-you-collects-figure = sammelst { $goods } von { tiles }
tell-collects-clone = sammelt mit dem Klon { $goods } von { tiles }
tell-you-collects-clone = sammelst mit dem Klon { $goods } von { tiles }
tell-chooses = wählt { $goods }
tell-you-chooses = wählst { $goods }
tell-gains = erhält { $goods }
tell-you-gains = erhältst { $goods }
tell-echo = erhält { $goods } durch „{ $spell }“
tell-you-echo = erhältst { $goods } durch „{ $spell }“
tell-pays = bezahlt { $goods }
tell-you-pays = bezahlst { $goods }
tell-pays-clone = bezahlt { $goods } für den Klon
tell-you-pays-clone = bezahlst { $goods } für den Klon
tell-turns-into = tauscht { $given } gegen { $goods }
tell-you-turns-into = tauschst { $given } gegen { $goods }
tell-core = legt einen { core } auf „{ $spell }“
tell-you-core = legst einen { core } auf „{ $spell }“
tell-core-returned = kann einen { core } nicht ablegen
tell-you-core-returned = kannst einen { core } nicht ablegen
tell-spell = wirkt „{ $spell }“
tell-you-spell = wirkst „{ $spell }“
tell-trial = beginnt eine Prüfung auf { $track }
tell-you-trial = beginnst eine Prüfung auf { $track }
tell-mark = erreicht Feld { $space }
tell-you-mark = erreichst Feld { $space }
tell-mark-on = erreicht Feld { $space } auf { $track }
tell-you-mark-on = erreichst Feld { $space } auf { $track }
tell-rested = rastet
tell-you-rested = rastest
tell-score = hat { points }
tell-you-score = hast { points }

tell-skipped = { $seat } wird übersprungen und erhält { $goods }.
tell-you-skipped = Du erhältst { $goods }: Dein Marker wird übersprungen.
tell-barrier = Das Tag-und-Nacht-Plättchen liegt auf { $position }.
tell-round = Runde { $round } beginnt.
tell-neutral = Ein neutraler Marker erreicht Feld { $space } auf { $track }.
tell-over-points = Die Partie ist zu Ende: { $seats } gewinnt nach Punkten.
tell-over-tie-break = Die Partie ist zu Ende: Bei Gleichstand gewinnt { $seats } mit dem meisten Mana.
tell-over-shared = Die Partie ist zu Ende: { $seats } teilen sich den Sieg.
tell-over-you-points = Die Partie ist zu Ende: Du gewinnst nach Punkten.
tell-over-you-tie-break = Die Partie ist zu Ende: Bei Gleichstand gewinnst du mit dem meisten Mana.
tell-over-you-shared = Die Partie ist zu Ende: Du teilst dir den Sieg mit { $seats }.

## Fragen

ask-mat = Wähle dein Zaubertableau
ask-place = Stelle deinen Erzmagier auf
ask-collect = Sammelst du mit dem Erzmagier oder dem Klon?
ask-wild = Wähle { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}
ask-core = Wohin legst du den { core }?
ask-echo = Wirkst du einen Echo-Zauber?
ask-turn = Beginne eine Prüfung oder raste
ask-on = Gehst du auf { $track } weiter?
ask-pay = Wie bezahlst du das nächste Feld auf { $track }?
ask-store = Behältst du einen Kristall? (noch { $count })
ask-convert = Was tauschst du?

## Überschriften

chapter-setup = Spielaufbau
chapter-round = Runde { $round }

## Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-other = Triff erst die andere Entscheidung.
why-token = Du brauchst ein Aktionsplättchen oder { $mana } Mana mehr, um eines zu kaufen (für { $price }).
why-end = Auf dieser Leiste ist kein freies Feld mehr vor dir.
why-lacks = Für Feld { $space } brauchst du noch { $goods }. Mit { $mana } Mana mehr könntest du das Fehlende kaufen ({ $price } pro Kristall).
why-most-spaces = Höchstens { $count } Felder pro Prüfung.
why-barrier = Hier liegt das Tag-und-Nacht-Plättchen.
why-taken = Hier steht schon eine Figur.
why-surrounded = Hier würde eine Figur eingeschlossen, zwischen zwei Figuren oder einer Figur und dem Tag-und-Nacht-Plättchen.
why-stands = Diese Figur hast du schon aufgestellt.
why-no-clone = Klone gibt es nur zu zweit.
why-filled = Hier liegt schon ein Kern.
why-line = { $where ->
   *[row] In dieser Reihe
    [column] In dieser Spalte
} liegt schon ein Kern dieser Farbe ({ $colour }).
why-mana = Du brauchst noch { $mana } Mana.
why-none-of = Dafür brauchst du { $good }.
why-full = Mehr Mana kannst du nicht haben.
why-order = Verkaufe, bevor du kaufst, in der Reihenfolge dieser Liste.
why-used = { $spell } hast du diese Runde schon genutzt.
why-untaught = Auf { $spell } liegt kein Kern.
why-own-turn = { $spell } kannst du nur in deinem Zug der Prüfungsphase nutzen.
why-unheard = Du hast nichts gesammelt, was { $spell } verdoppeln könnte.
why-no-use = Das hilft nicht, das Feld zu bezahlen.
why-not-among = Das kannst du hier nicht wählen.
why-converted = Vor dieser Entscheidung hast du schon getauscht.
why-nothing = Du hast nichts zu tauschen.
why-first = Tausche mindestens einmal.
