## What the server says at a table: why something was refused, and what happened besides the game itself.

refused-malformed = That is no answer to this question.
refused-hello_first = Say hello before anything else.
refused-too_fast = That was too fast: wait a moment.
refused-no_table = There is no such table, or it is not open to you.
refused-not_your_seat = This seat is not yours.
refused-not_your_turn = It is not this seat's turn.
refused-not_started = The game has not begun yet.
refused-game_over = The game is over.
refused-game_on = The game is not over yet.
refused-illegal = This is not possible now.
refused-unfinished = The answer is not complete.
refused-cannot_undo = There is nothing that could be taken back.
refused-cannot_draw = Bots do not agree to a draw.
refused-no_proposal = Nothing is proposed any more.
refused-enough_undos = You have taken back as often as one may in a game.
refused-enough_proposals = You have proposed this often enough: play on first.
refused-enough_banked = You have changed your early answer too often: answer when it is your turn.
refused-log_full = This game has gone on for too long: it ends only when somebody gives up, or all agree to a draw.
refused-no_hints = There are no hints here.
refused-too_many_tables = You have as many tables as you may have. Finish or leave one first.
refused-unavailable = The server could not store this. Nothing has changed; try again.

happened-start = The game begins.
happened-resign = { $seat } gives up.
happened-timeout = { $seat } has run out of time.
happened-draw = All agree to a draw.
happened-undo = { $seat } takes back the last answer.
happened-you-resign = You give up.
happened-you-timeout = You have run out of time.
happened-you-undo = You take back your last answer.

result-draw = The game is a draw.
result-won-resigned = { $seats } wins, because nobody else plays on.
result-won-timeout = { $seats } wins on time.
result-won-rules = { $seats } wins.
result-old-rules = This game was begun under older rules, which are played here no more. It ends without a winner; its record can be downloaded.
result-shared = { $seats } share the victory.
list = { $items }, { $last }
list-and = { $items } and { $last }

call-turn = It is your turn.

## The free board

board-player = Player { $number }
