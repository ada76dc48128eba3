### Tempel der Elemente (Trial of the Temples): Namen, Regeltexte, was geschah, Fragen; Begriffe wie in der deutschen
### Ausgabe, soweit sie uns bekannt sind.
###
### Mengen stehen im vierten Fall („1 roten Kristall“), und alle Sätze sind so gebaut, dass er passt. Die Namen der
### Tempel und Zauber sind unsere, sie stehen auf keinem Spielmaterial.

## Das Spiel

title = Tempel der Elemente
rules =
    Wer am Ende die meisten Punkte hat, gewinnt. Die Partie endet nach der fünften Runde, oder nach einer Runde, in der kein violetter Zauberwürfel übrig bleibt oder zwei Leisten an ihrem Ende besetzt sind. Eine Runde hat vier Phasen:
    1. Tag und Nacht: Das Tag/Nacht-Plättchen rückt weiter, und davor werden so viele Plättchen auf ihre Nachtseite gedreht, wie das Rundenplättchen sagt.
    2. Tempel: Reihum stellen alle ihre Figur auf ein Plättchen im Kreis. Sie darf nicht zwischen zwei Nachbarn stehen und keine andere Figur einschließen; als Nachbarn gelten Figuren und das Tag/Nacht-Plättchen.
    3. Ressourcen: Jede Figur sammelt, was ihr eigenes Plättchen gibt, und die verbundenen Ressourcen ihres Plättchens und aller Plättchen zu beiden Seiten bis zur nächsten Figur oder zum Tag/Nacht-Plättchen. Wer dieses erreicht, bekommt auch dessen Ressourcen; wer seine Nachtseite erreicht, bekommt den Startspielermarker (nicht zu zweit). Wenige Plättchen geben zusätzliches Mana.
    4. Prüfungen, reihum, bis alle rasten: Gib ein Aktionsplättchen aus, wähle eine Leiste und bezahle 1 bis 3 Felder vor deinem Marker. Felder mit anderen Markern werden kostenlos übersprungen, und wem sie gehören, erhält 1 Mana. Ein Feld mit einem Zauberwürfel gibt dir diesen. Wer rastet, tauscht alles Übrige in Mana.
    Ein Zauberwürfel kommt auf dein Zaubertableau, auf einen Zauber, den du dann beherrschst: nie zwei Würfel einer Farbe in einer Reihe oder Spalte. Drei oder vier Würfel in einer Linie geben Punkte.
    Bei jeder deiner Entscheidungen darfst du tauschen: 2 Mana gegen ein Aktionsplättchen, 4 Mana gegen einen Kristall, ein Aktionsplättchen oder einen Kristall gegen 1 Mana.
    Zu zweit hat jeder auch einen Doppelgänger und sammelt mit der Figur oder, gegen Mana, mit dem Doppelgänger; auf den Leisten stehen neutrale Marker.
    Punkte geben deine Stufe auf jeder Leiste, Linien von Würfeln und manche Zauber. Bei Gleichstand entscheidet mehr Mana.

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
       *[red] roten Zauberwürfel
        [yellow] gelben Zauberwürfel
        [blue] blauen Zauberwürfel
        [purple] violetten Zauberwürfel
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
        [one] { $count } roten Zauberwürfel
       *[other] { $count } rote Zauberwürfel
    }
icon-core_yellow =
    { $count ->
        [one] { $count } gelben Zauberwürfel
       *[other] { $count } gelbe Zauberwürfel
    }
icon-core_blue =
    { $count ->
        [one] { $count } blauen Zauberwürfel
       *[other] { $count } blaue Zauberwürfel
    }
icon-core_purple =
    { $count ->
        [one] { $count } violetten Zauberwürfel
       *[other] { $count } violette Zauberwürfel
    }
nothing = nichts
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Arten von Komponenten

kind-temple_tile = Tempelplättchen
kind-day_and_night_tile = Tag/Nacht-Plättchen
kind-track = Prüfungsleiste
kind-round_tile = Rundenplättchen
kind-spell_mat = Zaubertableaus
kind-mat = Zaubertableau
kind-spell = Zauber
kind-supply = Vorrat
kind-rule = Regel

## Woher ein Wert kommt

source-rulebook = so steht es in der Spielregel
source-review = so steht es in einer Besprechung ({ $site })
source-printed = von einem gedruckten Spiel abgelesen
source-designed = unser eigener Wert, nicht der gedruckte
source-record = so steht es in der Aufzeichnung

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
name-day_and_night_tile = Tag/Nacht-Plättchen

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
name-echo_action = Echo der Tat
name-to_purple = Ins Violette
name-from_purple = Aus dem Violett
name-action_to_crystal = Tat zu Kristall
name-crystal_to_mana = Manaschmelze
name-glory = Ruhm
name-repose = Einkehr
name-storage = Speicher
name-gift_red = Rote Gabe
name-gift_yellow = Gelbe Gabe
name-gift_blue = Blaue Gabe
name-gift_purple = Violette Gabe

## Namen: Vorrat und Regeln

name-spell_cores = Zauberwürfel
name-crystals = Kristalle
name-action_tokens = Aktionsplättchen
name-counts = Was in der Schachtel ist
name-player_colours = Spielerfarben
name-resource_icons = Symbole
name-board_order_clockwise = Reihenfolge der Prüfungstafeln
name-max_spaces_per_trial = Länge einer Prüfung
name-skipped_player_mana = Übersprungen werden
name-small_area_bonus = Kleines Gebiet
name-mana_track = Manaleiste
name-conversions = Tauschen
name-mats_differ_at_start = Startressourcen
name-core_unplaceable = Ein Würfel ohne Platz
name-two_player = Zu zweit
name-final_scoring = Schlusswertung
name-end_conditions = Ende der Partie
name-rulings = Wo die Spielregel schweigt

## Regeltexte: Plättchen

tile-day = Bei Tag erhält die Figur hier { $main }; verbunden: { $linked }
tile-night = Bei Nacht erhält die Figur hier { $main }; verbunden: { $linked }
extended-day = Die Figur, die der Tagseite am nächsten steht, erhält auch { $goods }
extended-night = Die Figur, die der Nachtseite am nächsten steht, erhält auch { $goods } und, außer zu zweit, den Startspielermarker
round-number = Es wird Nacht auf { $number } Plättchen. Ab Runde 2 rückt das Tag/Nacht-Plättchen zuvor um { $number } weiter
round-top_left = Zu zweit: Die ersten neutralen Marker rücken zur nächsten { round-way }; Leisten: { $tracks }
round-bottom_left = Zu zweit: Die zweiten neutralen Marker rücken zur nächsten { round-way }; Leisten: { $tracks }
round-way =
    { $way ->
       *[scoring_level] Wertungsstufe
        [core_reward] Würfelbelohnung
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
        [one] { $count } Feld gibt { $mana } Mana, wenn ein Würfel darauf kommt
       *[other] { $count } Felder geben je { $mana } Mana, wenn ein Würfel darauf kommt
    }

## Regeltexte: Zauber

spell-echo_red = Einmal pro Runde, wenn Plättchen dir einen roten Kristall geben: Du erhältst 1 weiteren.
spell-echo_yellow = Einmal pro Runde, wenn Plättchen dir einen gelben Kristall geben: Du erhältst 1 weiteren.
spell-echo_blue = Einmal pro Runde, wenn Plättchen dir einen blauen Kristall geben: Du erhältst 1 weiteren.
spell-echo_action = Einmal pro Runde, wenn Plättchen dir ein Aktionsplättchen geben: Du erhältst 2 Mana.
spell-to_purple = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle einen roten, gelben oder blauen Kristall in einen violetten.
spell-from_purple = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle einen violetten Kristall in einen roten, gelben oder blauen.
spell-action_to_crystal = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle ein Aktionsplättchen in einen Kristall, nicht violett.
spell-crystal_to_mana = Einmal pro Runde, in deinem Zug der Prüfungsphase: Verwandle einen beliebigen Kristall in 3 Mana.
spell-glory = Er bringt nur Punkte.
spell-repose = Wenn du rastest, erhältst du 1 Mana.
spell-storage = Wenn du rastest, darfst du 1 beliebigen Kristall für die nächste Runde behalten.
spell-gift_red = Sofort: Du erhältst 1 roten Kristall und 2 Mana.
spell-gift_yellow = Sofort: Du erhältst 1 gelben Kristall und 2 Mana.
spell-gift_blue = Sofort: Du erhältst 1 blauen Kristall und 2 Mana.
spell-gift_purple = Sofort: Du erhältst 1 violetten Kristall und 2 Mana.
spell-points = Am Ende der Partie: { $points }.

## Regeltexte: Vorrat und Regeln

rule-spell_cores = Bei { $seats } Spielern gibt es zu Beginn { $goods }
rule-crystals = Die Schachtel enthält { $goods }; der Vorrat geht nie aus
rule-action_tokens = Die Schachtel enthält { $goods }; der Vorrat geht nie aus
rule-counts = Die Schachtel enthält 12 Tempelplättchen, 6 Rundenplättchen, 3 Prüfungstafeln, 4 Zaubertableaus, 29 Zauberwürfel und 38 Kristalle
rule-player_colours = Die Spielerfarben sind { $colours }
rule-resource_icons = Wofür ein Symbol auf einem Plättchen steht
rule-board_order_clockwise = Im Uhrzeigersinn: { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Eine Prüfung bezahlt höchstens { $value } Feld; Felder mit anderen Markern werden übersprungen und kosten nichts
       *[other] Eine Prüfung bezahlt höchstens { $value } Felder; Felder mit anderen Markern werden übersprungen und kosten nichts
    }
rule-skipped_player_mana = Wessen Marker übersprungen wird, erhält { $value } Mana
rule-small_area_bonus = Wer von nur zwei Plättchen sammelt, erhält { $two } Mana mehr, von nur dreien { $three }
rule-mana_track = Mana wird bis { $max } gezählt; was darüber hinausgeht, verfällt
rule-conversion-action = { $mana } Mana gegen 1 Aktionsplättchen
rule-conversion-crystal = { $mana } Mana gegen 1 beliebigen Kristall
rule-conversion-mana = 1 Aktionsplättchen oder 1 Kristall gegen 1 Mana
rule-mats_differ_at_start = Jedes Tableau sagt, womit sein Spieler beginnt
rule-core_unplaceable = Ein Würfel, der nirgends hinpasst, geht zurück, und sein Spieler erhält { $mana } Mana
rule-two_player-start = Zu zweit beginnt jeder mit { $mana } Mana mehr
rule-two_player-clone = Mit dem Doppelgänger zu sammeln kostet { $mana } Mana
rule-two_player-token = Der Startspielermarker wechselt jede Runde
rule-final_scoring-lines = Eine Linie aus drei Würfeln gibt { $three }, eine aus vier { $four }
rule-final_scoring-tie = Bei Gleichstand gewinnt mehr Mana; sonst wird der Sieg geteilt
rule-end_conditions =
    { $rounds ->
        [one] Die Partie endet nach { $rounds } Runde, oder { rule-end_conditions-earlier }
       *[other] Die Partie endet nach { $rounds } Runden, oder { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = früher nach einer Runde, in der kein violetter Zauberwürfel übrig bleibt oder zwei Leisten an ihrem Ende besetzt sind
rule-rulings = Wie wir spielen, was die Spielregel offenlässt

## Was geschah
##
## Ein Satz handelt von einem Platz und besteht aus Teilen; jeder Teil hat eine zweite Form, tell-you-…, für den eigenen
## Platz: „Du beginnst eine Prüfung (Feuer): bezahlst 1 Aktionsplättchen, erreichst Feld 1.“

tiles = { $tiles } Plättchen
tell-subject-you = Du
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-mat = spielt mit der Farbe { $colour }
tell-you-mat = spielst mit der Farbe { $colour }
tell-starts = beginnt mit { $goods }
tell-you-starts = beginnst mit { $goods }
tell-token = nimmt den Startspielermarker
tell-you-token = nimmst den Startspielermarker
tell-figure = geht auf Plättchen { $position }
tell-you-figure = gehst auf Plättchen { $position }
tell-clone = schickt den Doppelgänger auf Plättchen { $position }
tell-you-clone = schickst den Doppelgänger auf Plättchen { $position }
tell-collects-figure = sammelt { $goods } von { tiles }
tell-you-collects-figure = sammelst { $goods } von { tiles }
tell-collects-clone = sammelt { $goods } mit dem Doppelgänger von { tiles }
tell-you-collects-clone = sammelst { $goods } mit dem Doppelgänger von { tiles }
tell-chooses = wählt { $goods }
tell-you-chooses = wählst { $goods }
tell-gains = erhält { $goods }
tell-you-gains = erhältst { $goods }
tell-echo = erhält { $goods } durch „{ $spell }“
tell-you-echo = erhältst { $goods } durch „{ $spell }“
tell-pays = bezahlt { $goods }
tell-you-pays = bezahlst { $goods }
tell-pays-clone = bezahlt { $goods } für den Doppelgänger
tell-you-pays-clone = bezahlst { $goods } für den Doppelgänger
tell-turns-into = tauscht { $given } gegen { $goods }
tell-you-turns-into = tauschst { $given } gegen { $goods }
tell-core = legt einen { core } auf „{ $spell }“
tell-you-core = legst einen { core } auf „{ $spell }“
tell-core-returned = kann einen { core } nicht ablegen
tell-you-core-returned = kannst einen { core } nicht ablegen
tell-spell = wirkt „{ $spell }“
tell-you-spell = wirkst „{ $spell }“
tell-trial = beginnt eine Prüfung ({ $track })
tell-you-trial = beginnst eine Prüfung ({ $track })
tell-mark = erreicht Feld { $space }
tell-you-mark = erreichst Feld { $space }
tell-mark-on = erreicht Feld { $space } ({ $track })
tell-you-mark-on = erreichst Feld { $space } ({ $track })
tell-rested = rastet
tell-you-rested = rastest
tell-score = hat { points }
tell-you-score = hast { points }

tell-skipped = { $seat } wird übersprungen und erhält { $goods }.
tell-you-skipped = Du erhältst { $goods }: Dein Marker wird übersprungen.
tell-barrier = Das Tag/Nacht-Plättchen liegt auf { $position }.
tell-round = Runde { $round } beginnt.
tell-neutral = Ein neutraler Marker erreicht Feld { $space } ({ $track }).
tell-over-points = Die Partie ist zu Ende: { $seats } gewinnt nach Punkten.
tell-over-tie-break = Die Partie ist zu Ende: { $seats } gewinnt den Gleichstand mit dem meisten Mana.
tell-over-shared = Die Partie ist zu Ende: { $seats } teilen sich den Sieg.

## Fragen

ask-mat = Mit welchem Zaubertableau spielst du?
ask-place = Wohin stellst du deine Figur?
ask-collect = Mit welcher Figur sammelst du?
ask-wild = Wähle { $count ->
    [one] { $count } Kristall
   *[other] { $count } Kristalle
}
ask-core = Wohin legst du den { core }?
ask-echo = Wirkst du einen Echo-Zauber?
ask-turn = Beginnst du eine Prüfung, oder rastest du?
ask-on = Gehst du auf der Leiste { $track } weiter?
ask-pay = Wie kommst du an das, was das nächste Feld der Leiste { $track } kostet?
ask-store = Behältst du einen Kristall? (noch { $count })
ask-convert = Was tauschst du?

## Überschriften

chapter-setup = Spielaufbau
chapter-round = Runde { $round }

## Warum etwas nicht geht

why-over = Das Spiel ist vorbei.
why-other = Gerade ist etwas anderes gefragt.
why-token = Dir fehlt ein Aktionsplättchen, und { $mana } Mana, um eines für { $price } zu kaufen.
why-end = Auf dieser Leiste liegt kein freies Feld mehr vor dir.
why-lacks = Für Feld { $space } fehlt dir { $goods }; mit { $mana } Mana mehr wäre das zu kaufen ({ $price } je Kristall).
why-most-spaces = Eine Prüfung geht höchstens { $count } Felder weit.
why-barrier = Hier liegt das Tag/Nacht-Plättchen.
why-taken = Hier steht schon jemand.
why-surrounded = Keine Figur darf zwischen zwei anderen oder zwischen einer und dem Tag/Nacht-Plättchen stehen; hier käme es dazu.
why-stands = Diese Figur steht schon.
why-no-clone = Klone gibt es nur zu zweit.
why-filled = Hier liegt schon ein Würfel.
why-line = { $where ->
   *[row] In dieser Zeile
    [column] In dieser Spalte
} liegt schon ein Würfel dieser Farbe ({ $colour }).
why-mana = Dir fehlt { $mana } Mana.
why-none-of = Dafür brauchst du { $good }.
why-full = Dein Mana ist schon am Ende der Leiste.
why-order = In einem Zug kommt Verkaufen vor Kaufen, und in der Reihenfolge dieser Liste.
why-used = { $spell } ist bis zur nächsten Runde verbraucht.
why-untaught = Auf { $spell } liegt kein Würfel von dir.
why-own-turn = { $spell } wirkt in deinem eigenen Zug der Prüfungsphase.
why-unheard = Du hast nichts gesammelt, was { $spell } wiederholt.
why-no-use = Das hülfe nicht, das Feld zu bezahlen.
why-not-among = Das steht hier nicht zur Wahl.
why-converted = Vor dieser Entscheidung hast du schon getauscht.
why-nothing = Du hast nichts zu tauschen.
why-first = Tausche mindestens einmal.
