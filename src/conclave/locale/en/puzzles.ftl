### Puzzles: what each sort asks for, and what is said of answers.

title-win = Win this round
text-win = You can force a win this round.
task-win = Find the moves that win this round.
done-win = Solved – a forced win.
not-win = You can no longer win this round: what you have left is not enough.
not-win-answer = This no longer wins for sure. For example: { $answer }
not-win-chance = This leaves it to luck. For example: { $answer }
not-win-over = The game is over, but you did not win it alone.

title-only = Find the best move
text-only = One move stands out: at least 15% better than any other.
task-only = Find it.
done-only = Correct!
not-only = This move costs about { $loss }% win chance.

title-harvest = Collect the most
text-harvest = You place last. Count what you would collect on each tile: a crystal is worth 4, a purple or wild one 5, an action token 2, mana 1, a spell core 7.
task-harvest = Place your archmage where you collect the most.
done-harvest = Correct! No other tile gives more.
not-harvest = Another tile is worth { $loss } more.

title-own = From your own game
text-own = Your move decided this game: { $played } It cost about { $lost }% win chance. Cards you could not know are reshuffled.
task-own = Find a better move.
done-own = Better: about { $chance }% to win instead of { $other }%.
not-own = Not quite: the best move is about { $loss }% better.
not-own-weighed = No: the analysis ruled this move out early.

# The idea of a puzzle, shown once it is solved. $card is a component.
idea-victory-check = The idea: { $card } adds points at the victory check, so keep enough to pay for it until then.
idea-again = The idea: straighten { $card } and use it again in the same round.
idea-check-now = The idea: { $card } triggers a victory check at once, before anyone can respond.
idea-claim-monument = The idea: the points of { $card } win the game, so spend everything on claiming it.
idea-claim-place = The idea: claiming { $card } wins the game, so spend everything on it.
idea-claim-top = The idea: the top monument of the deck wins the game, whichever it is.
idea-score = The idea: what you put on { $card } is worth points, so turn all your essences into what it needs.
idea-place = The idea: placing { $card } gives you the points you need to win.
idea-use = The idea: the power of { $card } gives you what you still need to win.
idea-tie-break = The idea: points are tied, so leftover mana decides.
idea-gift = The idea: place the core on { $card }; its gift pays for the next space.
idea-spell = The idea: { $card } turns what you have into what the track asks for.
idea-two-trials = The idea: split the spaces between two trials, with the last one on { $card }.
idea-core = The idea: the trial earns you a spell core, and on { $card } it gives you the missing points.
idea-conversion = The idea: sell what { $card } doesn’t need for mana, and use the mana to buy what it does.
idea-trial = The idea: { $card } gives you the most points for these crystals.
idea-only-claim = The idea: claim { $card } now; a turn later it may be gone or too expensive.
idea-only-place = The idea: { $card } is worth most if you place it now.
idea-only-use = The idea: use { $card } now; you need what it gives before anything else.
idea-only-discard-two = The idea: this card is worth less in play than the two essences you get for discarding it.
idea-only-discard-gold = The idea: this card is worth less in play than the Gold you get for discarding it.
idea-only-pass = The idea: passing first is worth more than anything else you could still do.
idea-only-trial = The idea: advancing on { $card } is worth the most right now.
idea-only-figure = The idea: from { $card } your archmage collects what you need and leaves less for the others.
idea-only-convert = The idea: trade first; only then do you have enough tokens and crystals for the trial.
idea-only-other = The idea: any other move loses time.
idea-harvest = The idea: count the whole stretch up to the next figure; from { $card } it is worth most.
idea-by-discarding = Discarded cards help to pay for it.
idea-by-selling = Sold tokens or crystals help to pay for it.

seat-you = You

terminal-help = Wrong moves are explained and undone. Type “solution” to see the next move, “quit” to leave.
terminal-solution = Next move: { $answer }
terminal-calm = This player made no big mistakes in this game.
