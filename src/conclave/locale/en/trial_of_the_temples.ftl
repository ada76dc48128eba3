### Trial of the Temples: names, rules text, what happened, questions. The browser reads this file too.
###
### Icons keep the names of components.toml: name-ID for a component, icon-ICON for an amount of something.

## The game

title = Trial of the Temples
rules =
    Have the most points when the game ends: after the fifth round, or after a round that leaves no purple core or finds two tracks at their ends. A round has four phases:
    1. Day and Night: the Day-and-Night tile moves on, and as many tiles before it as the round tile says turn to night.
    2. Temple: in turn, everybody puts their figure on a tile of the ring. It may not stand between two neighbours, and may not shut in another figure; figures and the Day-and-Night tile count as neighbours.
    3. Resources: each figure collects what its own tile gives, and the linked goods of its tile and of all tiles to both sides up to the next figure or the Day-and-Night tile. Who reaches that tile gets its goods as well; who reaches its night side gets the start token, unless two play. Few tiles give extra mana.
    4. Trials, in turn until everybody rests: spend an action token, choose a track and pay for 1 to 3 spaces ahead of your marker. Spaces with other markers are skipped for nothing, and their owners gain 1 mana. A space with a core gives you that core. Resting turns all you have left into mana.
    A core goes onto your spell mat, on a spell that you then know: no two cores of one colour in a row or column. Three or four cores in a line score.
    At any choice of yours you may convert: 2 mana for an action token, 4 mana for a crystal, an action token or a crystal for 1 mana.
    With two players each has a clone as well, and collects with the figure or, for mana, with the clone; neutral markers stand on the tracks.
    Points: your level on each track, lines of cores, and spells that score. More mana breaks a tie.

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

source-rulebook = the rulebook says so
source-review = a review says so ({ $site })
source-printed = read off a printed copy
source-designed = our own value, not the printed one
source-record = as the record has it

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
name-echo_action = Echo of Deeds
name-to_purple = Into Purple
name-from_purple = Out of Purple
name-action_to_crystal = Deed to Crystal
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
name-counts = What is in the box
name-player_colours = Player colours
name-resource_icons = Icons
name-board_order_clockwise = Order of the boards
name-max_spaces_per_trial = Length of a trial
name-skipped_player_mana = Being skipped
name-small_area_bonus = Small area
name-mana_track = Mana track
name-conversions = Converting
name-mats_differ_at_start = Starting resources
name-core_unplaceable = A core that fits nowhere
name-two_player = Two players
name-final_scoring = Final scoring
name-end_conditions = End of the game
name-rulings = Where the rulebook is silent

## Rules text: tiles

tile-day = By day the figure here gains { $main }; linked: { $linked }
tile-night = By night the figure here gains { $main }; linked: { $linked }
extended-day = The figure nearest to the day side also gains { $goods }
extended-night = The figure nearest to the night side also gains { $goods } and, unless two play, the start token
round-number =
    { $number ->
        [one] Night falls on { $number } tile. From round 2 on, the Day-and-Night tile moves { $number } tile on before that
       *[other] Night falls on { $number } tiles. From round 2 on, the Day-and-Night tile moves { $number } tiles on before that
    }
round-top_left = Two players: the first neutral markers go to the next { round-way } on { $tracks }
round-bottom_left = Two players: the second neutral markers go to the next { round-way } on { $tracks }
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

mat-start = You begin with { $goods }
mat-row = Row { $row }: { $spells }
mat-mana =
    { $count ->
        [one] { $count } space gives { $mana } mana when a core is put there
       *[other] { $count } spaces give { $mana } mana each when a core is put there
    }

## Rules text: spells

spell-echo_red = Once a round, when tiles give you a red crystal: gain 1 more.
spell-echo_yellow = Once a round, when tiles give you a yellow crystal: gain 1 more.
spell-echo_blue = Once a round, when tiles give you a blue crystal: gain 1 more.
spell-echo_action = Once a round, when tiles give you an action token: gain 2 mana.
spell-to_purple = Once a round, on your turn in the Trial Phase: turn a red, yellow or blue crystal into a purple one.
spell-from_purple = Once a round, on your turn in the Trial Phase: turn a purple crystal into a red, yellow or blue one.
spell-action_to_crystal = Once a round, on your turn in the Trial Phase: turn an action token into a crystal, not purple.
spell-crystal_to_mana = Once a round, on your turn in the Trial Phase: turn a crystal of any colour into 3 mana.
spell-glory = It does nothing but score.
spell-repose = When you rest, gain 1 mana.
spell-storage = When you rest, you may keep 1 crystal of any colour for the next round.
spell-gift_red = At once: gain 1 red crystal and 2 mana.
spell-gift_yellow = At once: gain 1 yellow crystal and 2 mana.
spell-gift_blue = At once: gain 1 blue crystal and 2 mana.
spell-gift_purple = At once: gain 1 purple crystal and 2 mana.
spell-points = At the end of the game: { $points }.

## Rules text: supply and rules

rule-spell_cores = With { $seats } players the game begins with { $goods }
rule-crystals = In the box: { $goods }; the supply never runs out
rule-action_tokens = In the box: { $goods }; the supply never runs out
rule-counts = The box holds 12 temple tiles, 6 round tiles, 3 trial boards, 4 spell mats, 29 spell cores and 38 crystals
rule-player_colours = Players are { $colours }
rule-resource_icons = What an icon on a tile stands for
rule-board_order_clockwise = Clockwise: { $tracks }
rule-max_spaces_per_trial =
    { $value ->
        [one] A trial pays for { $value } space at most; spaces with other markers are skipped and cost nothing
       *[other] A trial pays for { $value } spaces at most; spaces with other markers are skipped and cost nothing
    }
rule-skipped_player_mana = Whose marker is skipped over gains { $value } mana
rule-small_area_bonus = Collecting from only two tiles gives { $two } more mana, from only three { $three }
rule-mana_track = Mana is counted up to { $max }; what goes beyond is lost
rule-conversion-action = { $mana } mana for 1 action token
rule-conversion-crystal = { $mana } mana for 1 crystal of any colour
rule-conversion-mana = 1 action token or crystal for 1 mana
rule-mats_differ_at_start = Each mat says what its player begins with
rule-core_unplaceable = A core that fits nowhere goes back, and its player gains { $mana } mana
rule-two_player-start = Each of two players begins with { $mana } more mana
rule-two_player-clone = Collecting with the clone costs { $mana } mana
rule-two_player-token = The start token changes hands every round
rule-final_scoring-lines = A line of three cores is worth { $three }, a line of four { $four }
rule-final_scoring-tie = In a tie more mana wins; else the victory is shared
rule-end_conditions =
    { $rounds ->
        [one] The game ends after { $rounds } round, or { rule-end_conditions-earlier }
       *[other] The game ends after { $rounds } rounds, or { rule-end_conditions-earlier }
    }
rule-end_conditions-earlier = earlier with a round that leaves no purple core, or finds two tracks at their ends
rule-rulings = How we play what the rulebook leaves open

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
tell-starts = begins with { $goods }
tell-you-starts = begin with { $goods }
tell-token = takes the starting player token
tell-you-token = take the starting player token
tell-figure = goes to tile { $position }
tell-you-figure = go to tile { $position }
tell-clone = sends the clone to tile { $position }
tell-you-clone = send the clone to tile { $position }
tell-collects-figure = collects { $goods } from { tiles }
tell-you-collects-figure = collect { $goods } from { tiles }
tell-collects-clone = collects { $goods } with the clone from { tiles }
tell-you-collects-clone = collect { $goods } with the clone from { tiles }
tell-chooses = chooses { $goods }
tell-you-chooses = choose { $goods }
tell-gains = gains { $goods }
tell-you-gains = gain { $goods }
tell-echo = gains { $goods } by { $spell }
tell-you-echo = gain { $goods } by { $spell }
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
tell-trial = begins a trial of { $track }
tell-you-trial = begin a trial of { $track }
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
tell-barrier = The Day-and-Night tile lies at { $position }.
tell-round = Round { $round } begins.
tell-neutral = A neutral marker reaches space { $space } of { $track }.
tell-over-points = The game is over: { $seats } wins on points.
tell-over-tie-break = The game is over: { $seats } wins the tie-break with the most mana.
tell-over-shared = The game is over: { $seats } share the victory.

## Questions

ask-mat = Which spell mat do you play with?
ask-place = Where does your figure go?
ask-collect = Collect with which figure?
ask-wild = Choose { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
ask-core = Where does the { core } go?
ask-echo = Use an echo spell?
ask-turn = Do you begin a trial, or rest?
ask-on = Go on with the trial of { $track }?
ask-pay = How do you come by what the next space of { $track } costs?
ask-store = Store a crystal? ({ $count } more)
ask-convert = What do you convert?

## Headings

chapter-setup = Setup
chapter-round = Round { $round }

## Why something cannot be done

why-over = The game is over.
why-other = Something else is asked now.
why-token = You lack an action token, and { $mana } mana to buy one for { $price }.
why-end = No free space lies ahead on this track.
why-lacks = For space { $space } you lack { $goods }; { $mana } more mana would buy that ({ $price } a crystal).
why-most-spaces = A trial goes { $count } spaces at most.
why-barrier = The Day-and-Night tile lies here.
why-taken = Somebody stands here already.
why-surrounded = No figure may stand between two others, or between one and the Day-and-Night tile: somebody would.
why-stands = This figure stands already.
why-no-clone = Only a game of two has clones.
why-filled = A core lies here already.
why-line = { $where ->
   *[row] This row
    [column] This column
} has a core of this colour already ({ $colour }).
why-mana = You lack { $mana } mana.
why-none-of = You need { $good } for this.
why-full = Your mana is at its end already.
why-order = In one go, selling comes before buying, and in the order of this list.
why-used = { $spell } is used up until the next round.
why-untaught = None of your cores lies on { $spell }.
why-own-turn = { $spell } works in your own turn of the Trial Phase.
why-unheard = You have collected nothing that { $spell } repeats.
why-no-use = This would not help to pay for the space.
why-not-among = It is not among the choices here.
why-converted = You have converted before this choice already.
why-nothing = You have nothing to convert.
why-first = Make one conversion at least.
