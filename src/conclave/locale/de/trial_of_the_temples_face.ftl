### Was „Tempel der Elemente“ am Tisch sagt: Überschriften, Möglichkeiten und Hinweise. Namen und Regeln stehen in
### trial_of_the_temples.ftl. Zaubernamen haben höchstens 15 Zeichen, damit das Tableau in eine Zeile passt.

## Aufzählungen und kurze Mengen

list = { $items }, { $last }
list-and = { $items } und { $last }
list-dots = { $items } · { $last }
short-red = { $count } rot
short-yellow = { $count } gelb
short-blue = { $count } blau
short-purple = { $count } violett
short-action = { $count } Aktion
short-mana = { $count } Mana
short-wild = { $count } beliebig
short-core_red = { $count ->
    [one] roter Kern
   *[other] { $count } rote Kerne
}
short-core_yellow = { $count ->
    [one] gelber Kern
   *[other] { $count } gelbe Kerne
}
short-core_blue = { $count ->
    [one] blauer Kern
   *[other] { $count } blaue Kerne
}
short-core_purple = { $count ->
    [one] violetter Kern
   *[other] { $count } violette Kerne
}
short-token = Startspielermarker
nothing = nichts

## Überschriften

heading-round = Runde { $round } von { $rounds }
heading-setup = Spielaufbau
heading-yours = du bist dran
heading-turn = { $seat } ist dran
heading-over = die Partie ist zu Ende
phase-mats = Zaubertableaus
phase-night = Tag und Nacht
phase-temple = Tempelphase
phase-resource = Ressourcenphase
phase-trial = Prüfungsphase

## Der Tisch

column-points = Punkte
column-action = Aktion
column-mana = Mana
seat-you = Du
status-start = Startspieler
status-rested = rastet
neutral = neutral { $number }
side-day = Tag
side-night = Nacht
ring-head = Plättchen
ring-main = Erzmagier hier
ring-linked = kleines Symbol
ring-barrier = Tag-und-Nacht-Plättchen, über { $tile }
ring-day = Tagseite, zu { $position } hin: { $goods }
ring-night = Nachtseite, zu { $position } hin: { $goods }
standing = { $seat }
standing-clone = { $seat }, Klon
label-cores = Kerne
label-round-tile = Runde
label-mat = Dein Tableau ({ $colour })
label-mat-of = { $seat } ({ $colour })
cores-left = noch { $goods }
round-tile = Nacht auf { $number } Plättchen
round-corner = neutral { $number } zur nächsten { $way ->
   *[scoring_level] Wertungsstufe
    [core_reward] Kernbelohnung
}: { $tracks }
track-marks = { $marks } (von { $last })
track-mark = { $seat }: { $space }
track-next = dann { $spaces }
track-next-space = { $space }: { $cost }
track-next-core = { $space }: { $cost } ({ $core })
track-end = du bist am Ende angekommen
letter-red = R
letter-yellow = G
letter-blue = B
letter-purple = V
mat-legend = { letter-red } { letter-yellow } { letter-blue } { letter-purple } sind Kerne, + gibt Mana, * ist diese Runde schon genutzt
mat-empty = noch keine Kerne
mat-used = { $spell }*

## Möglichkeiten

group-figure = Erzmagier
group-clone = Klon
ask-clone = Stelle deinen Klon auf
ask-both = Stelle deinen Erzmagier oder deinen Klon auf
place-tile = Plättchen { $position }, { $tile } ({ $side }): { $main }; kleines Symbol { $linked }. Insgesamt: { $goods } (von { $tiles } Plättchen)
place-short = Plättchen { $position }, { $tile }
collect-figure = Mit deinem Erzmagier auf { $position }: { $goods }
collect-clone = Mit deinem Klon auf { $position }, für { $mana } Mana: { $goods }
wild = { $good } (du hast { $count })
core-space = { $space } { $spell }: { $text }
core-space-mana = { $space } { $spell }, { $mana } Mana: { $text }
echo = { $spell }: { $text }
trial = Prüfung auf { $track }: { $step }
trial-buy = Prüfung auf { $track }, Aktionsplättchen für { $mana } Mana kaufen: { $step }
step = Weiter: { $step }
space = Feld { $space } kostet { $cost }; { $worth }
space-core = Feld { $space } kostet { $cost } und gibt { $core }; { $worth }
worth = { $now } → { $points } auf dieser Leiste
worth-same = keine weiteren Punkte auf dieser Leiste
space-bought = { $line }; was dir fehlt, kaufst du für { $mana } Mana
stop = Hier aufhören
rest = Rasten ({ $count ->
    [one] { $count } Rest wird zu { $count } Mana
   *[other] { $count } Reste werden zu { $count } Mana
})
store = { $good } behalten (du hast { $count })
done-store = Nichts mehr behalten
done-echo = Keinen nutzen
done-convert = Fertig getauscht
convert = Zuerst tauschen (kaufen, verkaufen, Zauber)
sell = { $good } für 1 Mana verkaufen (du hast { $count })
drain = { $spell }: { $good } für { $mana } Mana (du hast { $count })
buy = { $good } für { $mana } Mana kaufen
cast = { $spell }: { $given } in { $gained }
mat = { $mat }: { $text }

## Hilfe

which-one = Was meinst du? { $names }
place-of-tile = Liegt auf { $position } und zeigt: { $side }.
place-of-barrier = Liegt auf { $position }.
component = { $name } ({ $kind })
help-rest = Rasten: Du nimmst deinen Erzmagier zurück, jeder Kristall und jedes Aktionsplättchen wird zu 1 Mana, und deine Runde ist vorbei. Speicher behält einen Kristall; Einkehr gibt Mana.
help-stop = Aufhören: Deine Prüfung endet, und der nächste Spieler ist dran.
help-go = Weiter: Bezahle ein weiteres Feld derselben Leiste, bis zu drei in einer Prüfung.
help-done = Fertig: Das war alles.

## Das Ende

end-you = Du hast gewonnen!
end-winner = { $seat } hat gewonnen.
end-winners = { $seats } teilen sich den Sieg.
end-points = { $points } Punkte gegen { $others }.
end-tie = { $seats } haben je { $points } Punkte; das Mana entscheidet ({ $mana }).
end-shared = { $seats } haben je { $points } Punkte und { $mana } Mana.
end-by-no_purple_cores = Es sind keine violetten Kerne mehr da.
end-by-two_tracks_finished = Zwei Leisten sind abgeschlossen.
end-by-last_round = Das war die letzte Runde ({ $rounds }).
column-lines = Reihen
column-spells = Zauber
column-total = Punkte
