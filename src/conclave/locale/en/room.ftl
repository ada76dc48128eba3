## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = That does not answer the question.
refused-hello_first = Say hello first.
refused-too_fast = Too fast – wait a moment.
refused-no_table = This table does not exist, or you have no access to it.
refused-not_your_seat = This is not your seat.
refused-not_your_turn = It’s not this player’s turn.
refused-not_started = The game has not started yet.
refused-game_over = The game is over.
refused-game_on = The game is not over yet.
refused-illegal = That’s not possible now.
refused-unfinished = Your answer is incomplete.
refused-cannot_undo = There is nothing to undo.
refused-cannot_draw = Bots never accept a draw.
refused-no_proposal = The request has been withdrawn or answered.
refused-enough_undos = You have no undos left in this game.
refused-enough_proposals = You have asked often enough – play on first.
refused-enough_banked = You have changed your early answer too often. Answer on your turn.
refused-log_full = This game has gone on too long. It can only end by resigning or by an agreed draw.
refused-no_hints = Hints are off at this table.
refused-too_many_tables = You are at the maximum number of tables. Finish or leave one first.
refused-unavailable = The server could not save this. Nothing has changed; try again.

happened-start = The game begins.
happened-resign = { $seat } resigns.
happened-timeout = { $seat } ran out of time.
happened-draw = All players agree to a draw.
happened-undo = { $seat } undoes the last move.
happened-substitute = { $seat } has failed. From now on { $bot } plays in its place.
happened-you-resign = You resign.
happened-you-timeout = You ran out of time.
happened-you-undo = You undo your last move.

result-draw = The game is a draw.
result-won-resigned = { $seats } wins: everyone else has resigned.
result-won-timeout = { $seats } wins on time.
result-won-rules = { $seats } wins.
result-old-rules = This game was started under older rules that are no longer supported. It ends without a winner; you can download its record.
result-shared = { $seats } share the victory.
result-you-won-resigned = You win: everyone else has resigned.
result-you-won-timeout = You win on time.
result-you-won-rules = You win.
result-you-shared = You share the victory with { $seats }.
list = { $items }, { $last }
list-and = { $items } and { $last }

call-turn = It’s your turn.

## The free board

board-player = Player { $number }
