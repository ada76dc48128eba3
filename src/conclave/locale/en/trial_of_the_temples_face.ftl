### What Trial of the Temples says at the table: headings, choices and hints. Names and rules are in
### trial_of_the_temples.ftl.

## Lists and short amounts

list = { $items }, { $last }
list-and = { $items } and { $last }
list-dots = { $items } · { $last }
short-red = { $count } red
short-yellow = { $count } yellow
short-blue = { $count } blue
short-purple = { $count } purple
short-action = { $count } action
short-mana = { $count } mana
short-wild = { $count } any
short-core_red = { $count ->
    [one] red core
   *[other] { $count } red cores
}
short-core_yellow = { $count ->
    [one] yellow core
   *[other] { $count } yellow cores
}
short-core_blue = { $count ->
    [one] blue core
   *[other] { $count } blue cores
}
short-core_purple = { $count ->
    [one] purple core
   *[other] { $count } purple cores
}
short-token = First Player token
nothing = nothing

## Headings

heading-round = Round { $round } of { $rounds }
heading-setup = Setup
heading-yours = your turn
heading-turn = { $seat }’s turn
heading-over = the game is over
phase-mats = spell mats
phase-night = Day and Night
phase-temple = Temple phase
phase-resource = Resource phase
phase-trial = Trial phase

## The table

column-points = points
column-action = action
column-mana = mana
seat-you = You
status-start = first player
status-rested = resting
neutral = neutral { $number }
side-day = day
side-night = night
ring-head = tile
ring-main = archmage here
ring-linked = small icon
ring-barrier = Day-and-Night tile, over { $tile }
ring-day = day side, towards { $position }: { $goods }
ring-night = night side, towards { $position }: { $goods }
standing = { $seat }
standing-clone = { $seat }, clone
label-cores = Cores
label-round-tile = Round
label-mat = Your mat ({ $colour })
label-mat-of = { $seat } ({ $colour })
cores-left = { $goods } left
round-tile = { $number ->
    [one] night on { $number } tile
   *[other] night on { $number } tiles
}
round-corner = neutral { $number } to the next { $way ->
   *[scoring_level] scoring level
    [core_reward] core reward
} on { $tracks }
track-marks = { $marks } (of { $last })
track-mark = { $seat }: { $space }
track-next = next { $spaces }
track-next-space = { $space }: { $cost }
track-next-core = { $space }: { $cost } ({ $core })
track-end = you have completed it
letter-red = R
letter-yellow = Y
letter-blue = B
letter-purple = P
mat-legend = { letter-red } { letter-yellow } { letter-blue } { letter-purple } are cores, + gives mana, * has been used this round
mat-empty = no cores yet
mat-used = { $spell }*

## Choices

group-figure = archmage
group-clone = clone
ask-clone = Place your clone
ask-both = Place your archmage or your clone
place-tile = Tile { $position }, { $tile } ({ $side }): { $main }; small icon { $linked }. Total: { $goods } (from { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
})
place-short = Tile { $position }, { $tile }
collect-figure = With your archmage on { $position }: { $goods }
collect-clone = With your clone on { $position }, for { $mana } mana: { $goods }
wild = { $good } (you have { $count })
core-space = { $space } { $spell }: { $text }
core-space-mana = { $space } { $spell }, { $mana } mana: { $text }
echo = { $spell }: { $text }
trial = Trial on { $track }: { $step }
trial-buy = Trial on { $track }, buying the action token for { $mana } mana: { $step }
step = Continue: { $step }
space = space { $space } costs { $cost }; { $worth }
space-core = space { $space } costs { $cost } and gives a { $core }; { $worth }
worth = { $now } → { $points } on this track
worth-same = no extra points on this track
space-bought = { $line }; you buy what is missing for { $mana } mana
stop = Stop here
rest = Rest ({ $count ->
    [one] { $count } leftover becomes { $count } mana
   *[other] { $count } leftovers become { $count } mana
})
store = Keep { $good } (you have { $count })
done-store = Keep nothing more
done-echo = Use none
done-convert = Done trading
convert = Trade first (buy, sell, spells)
sell = Sell { $good } for 1 mana (you have { $count })
drain = { $spell }: { $good } for { $mana } mana (you have { $count })
buy = Buy { $good } for { $mana } mana
cast = { $spell }: { $given } into { $gained }
mat = { $mat }: { $text }

## Help

which-one = Which one? { $names }
place-of-tile = It is at { $position }, { $side } side up.
place-of-barrier = It is at { $position }.
component = { $name } ({ $kind })
help-rest = Rest: take your archmage back; each crystal and action token becomes 1 mana, and your round is over. Storage keeps a crystal; Repose gives mana.
help-stop = Stop: your trial ends, and it’s the next player’s turn.
help-go = Continue: pay for one more space of the same track, up to three per trial.
help-done = Done: that’s all.

## The end

end-you = You won!
end-winner = { $seat } won.
end-winners = { $seats } share the victory.
end-points = { $points } points to { $others }.
end-tie = { $seats } have { $points } points each; the tie is broken by mana ({ $mana }).
end-shared = { $seats } have { $points } points and { $mana } mana each.
end-by-no_purple_cores = The last purple core is gone.
end-by-two_tracks_finished = Two tracks have been completed.
end-by-last_round = That was the last round ({ $rounds }).
column-lines = lines
column-spells = spells
column-total = points
