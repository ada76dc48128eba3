### The free board: a position written by hand.

title = Position
table = Table
fold = Show less
unfold = Show the position
undo = Undo the last change
take-back = Take it back
cannot-be = Such a position cannot be.
under-way = An action is under way here.
under-way-end = End it
line = The position as one line
line-more = Everything there is to say about a position, for copying and for what has no field above.
line-show = Show it
new = New position
new-begin = Lay it out
game = Game
players = Players
play-on = Play on
share = Share
eyes = Seen by

## Pieces

add-to = Add to: { $zone }
swap = { $zone }: which one lies here?
position = Position { $number }
turned = turned
unknown = Unknown
unknown-in = unknown cards: { $zone }
lies-in = Lies in
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

engine = What the engine thinks
engine-ask = Ask the engine
engine-thinks = The engine is thinking …
engine-for = Best moves of { $name }, with the chance to win
engine-silent = The engine has nothing to say about it.
as-good = about as good
then = Then:
why = Why:

## Fields

field-round = Round
field-turn = To move
field-first = First player
field-passed = Have passed
field-centre = Centre: Places of Power and monuments
field-monument_top = Top of the monument deck
field-pool = Essences
field-play = In play
field-hand = Hand
field-top = Top of the deck
field-deck = Deck
field-discards = Discards
field-start = Starting token
field-rested = Have rested
field-ring = Ring of temples
field-barrier = Day-and-Night tile at
field-revealed = Round tiles so far
field-neutral1 = Neutral markers, first
field-neutral2 = Neutral markers, second
field-mat = Spell mat
field-goods = Crystals and tokens
field-mana = Mana
field-marks = Trial tracks
field-cores = Cores on the mat
field-figure = Figure at
field-clone = Clone at
