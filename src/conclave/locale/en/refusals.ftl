### What the server refuses in pages beside a table: analyses, tries, the free board.

too-fast = Too many requests: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
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
