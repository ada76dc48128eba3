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
    [one] Würfel rot
   *[other] { $count } Würfel rot
}
short-core_yellow = { $count ->
    [one] Würfel gelb
   *[other] { $count } Würfel gelb
}
short-core_blue = { $count ->
    [one] Würfel blau
   *[other] { $count } Würfel blau
}
short-core_purple = { $count ->
    [one] Würfel violett
   *[other] { $count } Würfel violett
}
short-token = Startspielermarker
nothing = nichts

## Überschriften

heading-round = Runde { $round } von { $rounds }
heading-setup = Spielaufbau
heading-yours = du bist am Zug
heading-turn = { $seat } ist am Zug
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
ring-main = Figur hier
ring-linked = verbunden
ring-barrier = Tag/Nacht-Plättchen, über { $tile }
ring-day = Tagseite, zu { $position } hin: { $goods }
ring-night = Nachtseite, zu { $position } hin: { $goods }
standing = { $seat }
standing-clone = { $seat }, Doppelgänger
label-cores = Würfel
label-round-tile = Runde
label-mat = Dein Tableau ({ $colour })
label-mat-of = { $seat } ({ $colour })
cores-left = noch { $goods }
round-tile = Nacht auf { $number } Plättchen
round-corner = neutral { $number } zur nächsten { $way ->
   *[scoring_level] Wertungsstufe
    [core_reward] Würfelbelohnung
}: { $tracks }
track-marks = { $marks } (von { $last })
track-mark = { $seat }: { $space }
track-next = weiter { $spaces }
track-next-space = { $space }: { $cost }
track-next-core = { $space }: { $cost } ({ $core })
track-end = du bist am Ende
letter-red = R
letter-yellow = G
letter-blue = B
letter-purple = V
mat-legend = { letter-red } { letter-yellow } { letter-blue } { letter-purple } sind Würfel, + gibt Mana, * ist diese Runde benutzt
mat-empty = noch keine Würfel
mat-used = { $spell }*

## Möglichkeiten

group-figure = Figur
group-clone = Doppelgänger
ask-clone = Wohin stellst du deinen Doppelgänger?
ask-both = Wohin stellst du deine Figur oder deinen Doppelgänger?
place-tile = Plättchen { $position }, { $tile } ({ $side }): { $main }; verbunden { $linked }. Jetzt insgesamt { $goods } (von { $tiles } Plättchen)
place-short = Plättchen { $position }, { $tile }
collect-figure = Mit deiner Figur auf { $position }: { $goods }
collect-clone = Mit deinem Doppelgänger auf { $position }, für { $mana } Mana: { $goods }
wild = { $good } (du hast { $count })
core-space = { $space } { $spell }: { $text }
core-space-mana = { $space } { $spell }, { $mana } Mana: { $text }
echo = { $spell }: { $text }
trial = Prüfung { $track }: { $step }
trial-buy = Prüfung { $track }, das Aktionsplättchen für { $mana } Mana gekauft: { $step }
step = Weiter: { $step }
space = Feld { $space } kostet { $cost }; { $worth }
space-core = Feld { $space } kostet { $cost }, gibt { $core }; { $worth }
worth = { $now } → { $points } auf dieser Leiste
space-bought = { $line }; was dir fehlt, kaufst du für { $mana } Mana
stop = Hier aufhören
rest = Rasten: Alles, was du noch hast, wird zu Mana ({ $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
})
store = { $good } behalten (du hast { $count })
done-store = Nichts mehr behalten
done-echo = Keinen wirken
done-convert = Nicht weiter tauschen
convert = Tauschen: zuerst verkaufen, kaufen oder Zauber wirken
sell = { $good } für 1 Mana verkaufen (du hast { $count })
drain = { $spell }: { $good } für { $mana } Mana (du hast { $count })
buy = { $good } für { $mana } Mana kaufen
cast = { $spell }: { $given } in { $gained }
mat = { $mat }: { $text }

## Hilfe

which-one = Was meinst du: { $names }?
place-of-tile = Liegt auf { $position } und zeigt: { $side }.
place-of-barrier = Liegt auf { $position }.
component = { $name } ({ $kind })
help-rest = Rasten: Deine Figur kommt zurück, alle Kristalle und Aktionsplättchen werden zu je 1 Mana, und du bist für diese Runde fertig. Speicher behält einen Kristall; Einkehr gibt Mana.
help-stop = Aufhören: Deine Prüfung endet, und der Nächste ist am Zug.
help-go = Weiter: Bezahle ein weiteres Feld derselben Leiste, bis zu drei in einer Prüfung.
help-done = Fertig: nichts mehr davon.

## Das Ende

end-you = Du gewinnst.
end-winner = { $seat } gewinnt.
end-winners = Den Sieg teilen sich: { $seats }.
end-points = Die meisten Punkte: { $points } gegen { $others }.
end-tie = { $seats } haben je { $points } Punkte; das meiste Mana, { $mana }, entscheidet.
end-shared = { $seats } haben je { $points } Punkte und { $mana } Mana.
end-by-no_purple_cores = Es ist kein violetter Zauberwürfel übrig.
end-by-two_tracks_finished = Zwei Leisten sind an ihrem Ende besetzt.
end-by-last_round = Das war die letzte Runde ({ $rounds }).
column-lines = Linien
column-spells = Zauber
column-total = Punkte
