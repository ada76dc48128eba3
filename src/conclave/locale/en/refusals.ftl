### What the server refuses in pages beside a table: analyses, tries, the free board.

too-fast = Too many requests: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
not-found = There is nothing here, or it is not open to you.
engine-busy = The engine is busy with others: ask again in a moment.
no-seat = There are the seats 0 to { $last }; there is no seat { $seat }.
replay-not-over = A game can be looked back on when it is over.
replay-other-rules = This game was played by rules { $theirs }, here are rules { $ours }: only its record is left.

## Analyses

analysis-not-offered = This server analyses no games: its host has not set aside any time for that.
analysis-not-over = A game can be analysed when it is over.
analysis-other-rules = This game was played by rules { $theirs }, here are rules { $ours }: it cannot be analysed.
analysis-no-judge = { $game } has no judge: it cannot be analysed.
analysis-not-asked = This game is not analysed: ask for that first.
analysis-yours-wait = { $count } games of yours are being analysed: wait until one of them is done.
analysis-neighbours-wait = People at your address have enough games analysed at a time: wait until one of them is done.
analysis-many-wait = Many games wait for an analysis: try again later.

## Tries

try-which-step = This game is over: say from which step to play on.
try-no-step = This game has the steps 0 to { $last }; there is no step { $step }.
try-over-there = The game is over there: play on from an earlier step.
try-not-allowed = While a game is played one tries nothing out, unless its table allows it.
try-as-it-stands = While a game is played one plays on from how it stands, and from what one’s own seat knows.
try-own-seat = While a game is played one tries out one’s own seat alone.
try-not-played = This game is not being played just now.
try-no-try = This table is no try: there is nothing to compare it with.
try-still-played = The game is still played: tries are weighed when it is over.
try-not-judged = This could not be weighed: try again in a moment.

## The free board

board-no-position = Nobody has written a position of { $game }.
board-unseen = This position leaves unknown what player { $number } would see: say it, or look as a spectator.
board-nobody-asked = Nobody is asked anything here: say whose turn it is.
board-over = The game is over here: there is nothing to play.

## Written positions

position-game = A position begins with one of { $tags }, not with '{ $tag }'.
position-near = '{ $word }' is not known here: did you mean '{ $near }'?
position-word = '{ $word }' is not known here; there is for example { $names }.
position-number = '{ $what }' is a number from { $least } to { $most }, not '{ $text }'.
position-seat = '{ $what }' is a seat from p1 to p{ $seats }, not '{ $text }'.
position-unreadable = '{ $text }' cannot be read; write for example vault(turned).seer.
position-amount = '{ $text }' is no amount; write for example 2e1g.
position-twice = '{ $name }' is said twice.
position-players = There are 2 to { $most } players, not { $count }.
position-places = '{ $name }' lies in two places.
position-nobody = Nobody could answer in such a position.
ra-artifacts = Only artifacts are in hands, decks and discards.
ra-centre = Only monuments and Places of Power lie in the centre.
ra-displayed = { $count } monuments are displayed: there are at most { $most }.
ra-one-mage = A player has one mage.
ra-one-item = A player has one magic item.
ra-other-face = '{ $name }' is the other face of a tile that is on the table already.
ra-top = At most { $most } cards on top of a deck are known in order.
ra-passed = Player { $number } has passed, and so has no turn.
tt-mana = { $count } mana: the track goes from 0 to { $most }.
tt-cores = More cores of one colour lie on mats than there are.
tt-markers = Several markers stand on space { $space } of a track: there is room for one.
tt-one-tile = Two figures stand on one tile.
tt-barrier = A figure stands on the Day-and-Night tile.
tt-surrounded = The figure on tile { $place } is surrounded.
tt-mats = Two players have the same spell mat.
tt-two-cores = Two cores lie on { $cell }.
tt-line = One colour is twice in a line: on { $one } and on { $other }.
tt-rested = Player { $number } has rested, and so has no turn.
tt-taken-back = Player { $number } has rested and taken the figure back.
