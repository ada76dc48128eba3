### Trial of the Temples: names, rules text, what happened, questions. The browser reads this file too.
###
### Icons keep the names of components.toml: name-ID for a component, icon-ICON for an amount of something.

## The game

title = Trial of the Temples
rules =
    Have the most points when the game ends: after the fifth round, or earlier after a round in which the last purple core is taken or two tracks have been completed. A round has four phases:
    1. Day and Night: the Day-and-Night tile moves on; flip as many tiles before it to night as the round tile says.
    2. Temple: in turn, each player places their archmage on a tile of the ring. You can't squeeze in between two figures, or box another figure in; the Day-and-Night tile counts as a figure here.
    3. Resources: your archmage collects everything on its own tile, plus the small icon of each empty tile on both sides, up to the next figure or the Day-and-Night tile. If you reach that tile, you also get its resources; on its night side you also take the First Player token (not with two players). Two or three tiles give bonus mana.
    4. Trials, in turn until everyone rests: pay an action token, choose a track and pay for 1 to 3 spaces ahead of your marker. You skip spaces with other markers for free, and their owners gain 1 mana. A space with a core gives you that core. When you rest, everything you have left becomes mana.
    Place each core on your spell mat; it activates the spell below it. No row or column may hold two cores of the same colour. Three or four cores in a line score.
    You may trade at any of your decisions: 2 mana for an action token, 4 mana for a crystal, an action token or a crystal for 1 mana.
    With two players, each also has a clone and collects with the archmage or, for mana, with the clone; neutral markers stand on the tracks.
    You score for your level on each track, for lines of cores and for some spells. Ties are broken by mana.

## Lists

list = { $items }, { $last }
list-and = { $items } and { $last }
list-or = { $items } or { $last }

## Goods

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-green = green

core =
    { $colour ->
       *[red] red core
        [yellow] yellow core
        [blue] blue core
        [purple] purple core
    }

good-red = red crystal
good-yellow = yellow crystal
good-blue = blue crystal
good-purple = purple crystal
good-action = action token
good-mana = mana

icon-red =
    { $count ->
        [one] { $count } red crystal
       *[other] { $count } red crystals
    }
icon-yellow =
    { $count ->
        [one] { $count } yellow crystal
       *[other] { $count } yellow crystals
    }
icon-blue =
    { $count ->
        [one] { $count } blue crystal
       *[other] { $count } blue crystals
    }
icon-purple =
    { $count ->
        [one] { $count } purple crystal
       *[other] { $count } purple crystals
    }
icon-action =
    { $count ->
        [one] { $count } action token
       *[other] { $count } action tokens
    }
icon-mana = { $count } mana
icon-wild =
    { $count ->
        [one] { $count } crystal of your choice (red, yellow or blue)
       *[other] { $count } crystals of your choice (red, yellow or blue)
    }
icon-core_red =
    { $count ->
        [one] { $count } red spell core
       *[other] { $count } red spell cores
    }
icon-core_yellow =
    { $count ->
        [one] { $count } yellow spell core
       *[other] { $count } yellow spell cores
    }
icon-core_blue =
    { $count ->
        [one] { $count } blue spell core
       *[other] { $count } blue spell cores
    }
icon-core_purple =
    { $count ->
        [one] { $count } purple spell core
       *[other] { $count } purple spell cores
    }
nothing = nothing
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Kinds of components

kind-temple_tile = temple tile
kind-day_and_night_tile = Day-and-Night tile
kind-track = trial track
kind-round_tile = round tile
kind-spell_mat = spell mats
kind-mat = spell mat
kind-spell = spell
kind-supply = supply
kind-rule = rule

## Where a value comes from

source-rulebook = from the rulebook
source-review = from a review ({ $site })
source-printed = from a printed copy
source-designed = our own value, not the printed one
source-record = from the game record

## Names: temple tiles

name-T01 = Ember Gate
name-T02 = Dune Gate
name-T03 = Tide Gate
name-T04 = Forge Stair
name-T05 = Sun Stair
name-T06 = Rain Stair
name-T07 = Ash Court
name-T08 = Amber Court
name-T09 = Mist Court
name-T10 = Twilight Well
name-T11 = Prism Vault
name-T12 = Silent Altar
name-day_and_night_tile = Day-and-Night tile

## Names: tracks, round tiles, mats

name-fire = Fire
name-water = Water
name-sand = Sand

name-R1 = Round tile 1
name-R2 = Round tile 2
name-R3 = Round tile 3
name-R4 = Round tile 4
name-R5 = Round tile 5
name-R6 = Round tile 6

name-spell_mat = Spell mats
name-mat_red = Red mat
name-mat_yellow = Yellow mat
name-mat_blue = Blue mat
name-mat_green = Green mat

## Names: spells

name-echo_red = Red Echo
name-echo_yellow = Yellow Echo
name-echo_blue = Blue Echo
name-echo_action = Action Echo
name-to_purple = To Purple
name-from_purple = From Purple
name-action_to_crystal = Action Crystal
name-crystal_to_mana = Crystal to Mana
name-glory = Glory
name-repose = Repose
name-storage = Storage
name-gift_red = Red Gift
name-gift_yellow = Yellow Gift
name-gift_blue = Blue Gift
name-gift_purple = Purple Gift

## Names: supply and rules

name-spell_cores = Spell cores
name-crystals = Crystals
name-action_tokens = Action tokens
name-counts = In the box
name-player_colours = Player colours
name-resource_icons = Icons
name-board_order_clockwise = Order of the trial boards
name-max_spaces_per_trial = Length of a trial
name-skipped_player_mana = When you are skipped
name-small_area_bonus = Short stretch
name-mana_track = Mana track
name-conversions = Trading
name-mats_differ_at_start = Starting resources
name-core_unplaceable = A core that cannot be placed
name-two_player = Two players
name-final_scoring = Final scoring
name-end_conditions = End of the game
name-rulings = Open questions of the rulebook

## Rules text: tiles

tile-day = By day, the archmage here collects { $main }; small icon: { $linked }
tile-night = By night, the archmage here collects { $main }; small icon: { $linked }
extended-day = The figure closest to the day side also gains { $goods }
extended-night = The figure closest to the night side also gains { $goods } and, with three or four players, the First Player token
round-number =
    { $number ->
        [one] { $number } night tile. From round 2 on, the Day-and-Night tile moves { $number } step first
       *[other] { $number } night tiles. From round 2 on, the Day-and-Night tile moves { $number } steps first
    }
round-top_left = Two players: the first neutral markers advance to the next { round-way } on { $tracks }
round-bottom_left = Two players: the second neutral markers advance to the next { round-way } on { $tracks }
round-way =
    { $way ->
       *[scoring_level] scoring level
        [core_reward] core reward
    }

## Rules text: tracks

track-start = Start: { $points }
track-space = Space { $index }: costs { $cost }; { $points }
track-space-core = Space { $index }: costs { $cost }, gives { $core }; { $points }

## Rules text: mats

mat-start = You start with { $goods }
mat-row = Row { $row }: { $spells }
mat-mana =
    { $count ->
        [one] { $count } space gives { $mana } mana when you put a core there
       *[other] { $count } spaces give { $mana } mana each when you put a core there
    }

## Rules text: spells

spell-echo_red = Once per round, when you collect a red crystal from tiles: gain 1 more.
spell-echo_yellow = Once per round, when you collect a yellow crystal from tiles: gain 1 more.
spell-echo_blue = Once per round, when you collect a blue crystal from tiles: gain 1 more.
spell-echo_action = Once per round, when you collect an action token from tiles: gain 2 mana.
spell-to_purple = Once per round, on your turn in the trial phase: turn a red, yellow or blue crystal into a purple one.
spell-from_purple = Once per round, on your turn in the trial phase: turn a purple crystal into a red, yellow or blue one.
spell-action_to_crystal = Once per round, on your turn in the trial phase: turn an action token into a red, yellow or blue crystal.
spell-crystal_to_mana = Once per round, on your turn in the trial phase: turn a crystal of any colour into 3 mana.
spell-glory = Only scores points.
spell-repose = When you rest, gain 1 mana.
spell-storage = When you rest, you may keep 1 crystal of any colour for the next round.
spell-gift_red = Right away: gain 1 red crystal and 2 mana.
spell-gift_yellow = Right away: gain 1 yellow crystal and 2 mana.
spell-gift_blue = Right away: gain 1 blue crystal and 2 mana.
spell-gift_purple = Right away: gain 1 purple crystal and 2 mana.
spell-points = At the end of the game: { $points }.

## Rules text: supply and rules

rule-spell_cores = With { $seats } players you start with { $goods }
rule-crystals = In the box: { $goods }; the supply is unlimited
rule-action_tokens = In the box: { $goods }; the supply is unlimited
rule-counts = The box holds 12 temple tiles, 6 round tiles, 3 trial boards, 4 spell mats, 29 spell cores and 38 crystals
rule-player_colours = Player colours: { $colours }
rule-resource_icons = What the icons on a tile mean
rule-board_order_clockwise = Clockwise: { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] Up to { $value } space per trial; you skip spaces with other markers for free
       *[other] Up to { $value } spaces per trial; you skip spaces with other markers for free
    }
rule-skipped_player_mana = The owner of a skipped marker gains { $value } mana
rule-small_area_bonus = Collect from only two tiles: { $two } more mana; from only three: { $three } more
rule-mana_track = You can have up to { $max } mana; anything more is lost
rule-conversion-action = { $mana } mana for 1 action token
rule-conversion-crystal = { $mana } mana for 1 crystal of any colour
rule-conversion-mana = 1 action token or crystal for 1 mana
rule-mats_differ_at_start = Each mat shows its starting resources
rule-core_unplaceable = If a core cannot be placed anywhere, return it and gain { $mana } mana
rule-two_player-start = With two players, each starts with { $mana } more mana
rule-two_player-clone = Collecting with the clone costs { $mana } mana
rule-two_player-token = The First Player token changes hands every round
rule-final_scoring-lines = A line of three cores scores { $three }, a line of four { $four }
rule-final_scoring-tie = Ties are broken by mana; if still tied, players share the victory
rule-end_conditions =
    { $rounds ->
        [one] The game ends after { $rounds } round, or { rule-end_conditions-earlier }
       *[other] The game ends after { $rounds } rounds, or { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = earlier after a round in which the last purple core is taken or two tracks have been completed
rule-rulings = How we play where the rulebook is unclear

## What happened
##
## A sentence is about one seat and made of clauses; each clause has a second form, tell-you-…, for the reader's own seat:
## "You begin a trial of Fire: pay 1 action token, reach space 1."

tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
tell-subject-you = You
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-mat = plays { $colour }
tell-you-mat = play { $colour }
tell-starts = starts with { $goods }
tell-you-starts = start with { $goods }
tell-token = takes the First Player token
tell-you-token = take the First Player token
tell-figure = places the archmage on tile { $position }
tell-you-figure = place your archmage on tile { $position }
tell-clone = places the clone on tile { $position }
tell-you-clone = place your clone on tile { $position }
tell-collects-figure = collects { $goods } from { tiles }
tell-you-collects-figure = collect { $goods } from { tiles }
tell-collects-clone = collects { $goods } with the clone from { tiles }
tell-you-collects-clone = collect { $goods } with the clone from { tiles }
tell-chooses = chooses { $goods }
tell-you-chooses = choose { $goods }
tell-gains = gains { $goods }
tell-you-gains = gain { $goods }
tell-echo = gains { $goods } from { $spell }
tell-you-echo = gain { $goods } from { $spell }
tell-pays = pays { $goods }
tell-you-pays = pay { $goods }
tell-pays-clone = pays { $goods } for the clone
tell-you-pays-clone = pay { $goods } for the clone
tell-turns-into = turns { $given } into { $goods }
tell-you-turns-into = turn { $given } into { $goods }
tell-core = puts a { core } on { $spell }
tell-you-core = put a { core } on { $spell }
tell-core-returned = cannot place a { core }
tell-you-core-returned = cannot place a { core }
tell-spell = uses { $spell }
tell-you-spell = use { $spell }
tell-trial = starts a trial on { $track }
tell-you-trial = start a trial on { $track }
tell-mark = reaches space { $space }
tell-you-mark = reach space { $space }
tell-mark-on = reaches space { $space } of { $track }
tell-you-mark-on = reach space { $space } of { $track }
tell-rested = rests
tell-you-rested = rest
tell-score = has { points }
tell-you-score = have { points }

tell-skipped = { $seat } is skipped and gains { $goods }.
tell-you-skipped = You gain { $goods }: your marker is skipped.
tell-barrier = The Day-and-Night tile is at { $position }.
tell-round = Round { $round } begins.
tell-neutral = A neutral marker reaches space { $space } of { $track }.
tell-over-points = The game is over: { $seats } wins on points.
tell-over-tie-break = The game is over: { $seats } wins the tie-break with the most mana.
tell-over-shared = The game is over: { $seats } share the victory.
tell-over-you-points = The game is over: you win on points.
tell-over-you-tie-break = The game is over: you win the tie-break with the most mana.
tell-over-you-shared = The game is over: you share the victory with { $seats }.

## Questions

ask-mat = Choose your spell mat
ask-place = Place your archmage
ask-collect = Collect with your archmage or your clone?
ask-wild = Choose { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
ask-core = Where do you put the { core }?
ask-echo = Use an echo spell?
ask-turn = Start a trial or rest
ask-on = Continue on { $track }?
ask-pay = How do you pay for the next space of { $track }?
ask-store = Keep a crystal? ({ $count } left)
ask-convert = What do you trade?

## Headings

chapter-setup = Setup
chapter-round = Round { $round }

## Why something cannot be done

why-over = The game is over.
why-other = You have another decision to make first.
why-token = You need an action token, or { $mana } more mana to buy one (for { $price }).
why-end = There is no free space ahead on this track.
why-lacks = For space { $space } you lack { $goods }. You could buy it with { $mana } more mana ({ $price } per crystal).
why-most-spaces = Up to { $count } spaces per trial.
why-barrier = The Day-and-Night tile is here.
why-taken = There is already a figure here.
why-surrounded = A figure would be boxed in here, between two figures or one figure and the Day-and-Night tile.
why-stands = You have already placed this figure.
why-no-clone = Clones are for two players only.
why-filled = There is already a core here.
why-line = { $where ->
   *[row] This row
    [column] This column
} already has a core of this colour ({ $colour }).
why-mana = You lack { $mana } mana.
why-none-of = You need { $good } for this.
why-full = Your mana is full.
why-order = Sell before you buy, in the order of this list.
why-used = You have already used { $spell } this round.
why-untaught = You have no core on { $spell }.
why-own-turn = You can use { $spell } only on your turn in the trial phase.
why-unheard = You have collected nothing that { $spell } could double.
why-no-use = This doesn’t help pay for the space.
why-not-among = You can’t choose this here.
why-converted = You have already traded before this choice.
why-nothing = You have nothing to trade.
why-first = Trade at least once.
