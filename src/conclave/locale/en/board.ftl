### The free board: a position written by hand.

title = Position
table = Table
fold = Show less
unfold = Show the position
undo = Undo the last change
take-back = Take it back
cannot-be = This position is impossible.
under-way = This position is in the middle of an action.
under-way-end = Finish it
line = Position as text
line-more = The complete position on one line: copy it, or edit what has no field above.
line-show = Show
new = New position
new-begin = Set it up
game = Game
players = Players
play-on = Play on
share = Share
eyes = Point of view

## Pieces

add-to = Add to { $zone }
swap = { $zone }: which card goes here?
position = Position { $number }
turned = turned
unknown = Unknown
unknown-in = unknown cards: { $zone }
lies-in = Where it is
remove = Remove
less = less: { $what }
more = more: { $what }
no-core = no core
used = { $what }, used
core-red = red core
core-yellow = yellow core
core-blue = blue core
core-purple = purple core

## The engine

engine = Engine evaluation
engine-ask = Ask the engine
engine-thinks = The engine is thinking …
engine-for = Best moves for { $name } (win chance)
engine-silent = The engine cannot evaluate this position.
as-good = equally good
then = Then:
why = Why:

## Fields

field-round = Round
field-turn = Player to move
field-first = First player
field-passed = Passed
field-centre = Centre: Places of Power and monuments
field-monument_top = Top of the monument deck
field-pool = Essences
field-play = In play
field-hand = Hand
field-top = Top of the deck
field-deck = Deck
field-discards = Discard pile
field-start = First player token
field-rested = Resting
field-ring = Ring of temples
field-barrier = Day-and-Night tile at
field-revealed = Round tiles revealed
field-neutral1 = Neutral markers, first set
field-neutral2 = Neutral markers, second set
field-mat = Spell mat
field-goods = Crystals and tokens
field-mana = Mana
field-marks = Trial tracks
field-cores = Cores on the mat
field-figure = Archmage on
field-clone = Clone on
