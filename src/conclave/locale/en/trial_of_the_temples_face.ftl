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
short-token = start token
nothing = nothing

## Headings

heading-round = Round { $round } of { $rounds }
heading-setup = Setup
heading-yours = your turn
heading-turn = turn of { $seat }
heading-over = the game is over
phase-mats = spell mats
phase-night = Day and Night
phase-temple = Temple Phase
phase-resource = Resource Phase
phase-trial = Trial Phase

## The table

column-points = points
column-action = action
column-mana = mana
seat-you = You
status-start = start token
status-rested = rests
neutral = neutral { $number }
side-day = day
side-night = night
ring-head = tile
ring-main = figure here
ring-linked = linked
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
track-end = you are at the end
letter-red = R
letter-yellow = Y
letter-blue = B
letter-purple = P
mat-legend = { letter-red } { letter-yellow } { letter-blue } { letter-purple } are cores, + gives mana, * is used this round
mat-empty = no cores yet
mat-used = { $spell }*

## Choices

group-figure = figure
group-clone = clone
ask-clone = Where does your clone go?
ask-both = Where does your figure or your clone go?
place-tile = Tile { $position }, { $tile } ({ $side }): { $main }; linked { $linked }. Now in all { $goods } (from { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
})
place-short = Tile { $position }, { $tile }
collect-figure = With your figure on { $position }: { $goods }
collect-clone = With your clone on { $position }, for { $mana } mana: { $goods }
wild = { $good } (you have { $count })
core-space = { $space } { $spell }: { $text }
core-space-mana = { $space } { $spell }, { $mana } mana: { $text }
echo = { $spell }: { $text }
trial = Trial of { $track }: { $step }
trial-buy = Trial of { $track }, buying the action token for { $mana } mana: { $step }
step = Go on: { $step }
space = space { $space } costs { $cost }; { $worth }
space-core = space { $space } costs { $cost }, gives a { $core }; { $worth }
worth = { $now } → { $points } on this track
space-bought = { $line }, buying what you lack for { $mana } mana
stop = Stop here
rest = Rest: all that you have left becomes mana ({ $count ->
    [one] { $count } good
   *[other] { $count } goods
})
store = Keep { $good } (you have { $count })
done-store = Keep nothing more
done-echo = Use none
done-convert = No more converting
convert = Convert: sell, buy or use spells first
sell = Sell { $good } for 1 mana (you have { $count })
drain = { $spell }: { $good } for { $mana } mana (you have { $count })
buy = Buy { $good } for { $mana } mana
cast = { $spell }: { $given } into { $gained }
mat = { $mat }: { $text }

## Help

which-one = Which one: { $names }?
place-of-tile = It lies at { $position } and shows its { $side } side.
place-of-barrier = It lies at { $position }.
component = { $name } ({ $kind })
help-rest = Rest: your figure comes back, all crystals and action tokens become 1 mana each, and you are out of this round. Storage keeps a crystal; Repose gives mana.
help-stop = Stop: your trial ends, and the next player has a turn.
help-go = Go on: pay for one more space of the same track, up to three in one trial.
help-done = Done: no more of this.

## The end

end-you = You win.
end-winner = { $seat } wins.
end-winners = { $seats } share the victory.
end-points = The most points: { $points } against { $others }.
end-tie = { $seats } have { $points } points each; the most mana, { $mana }, decides.
end-shared = { $seats } have { $points } points and { $mana } mana each.
end-by-no_purple_cores = No purple core is left.
end-by-two_tracks_finished = Two tracks are at their ends.
end-by-last_round = That was the last round ({ $rounds }).
column-lines = lines
column-spells = spells
column-total = points
