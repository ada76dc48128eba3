### Puzzles: what each sort asks for, and what is said of answers.

title-win = Win this round
text-win = Whatever the others answer and whatever chance brings, you can win before this round is over.
task-win = Find the moves that win this round.
done-win = Won. Nothing that the others could have done would have changed it.
not-win = Now this round can no longer be won: what is left does not reach far enough.
not-win-answer = This no longer wins for certain. For example: { $answer }
not-win-chance = This leaves it to chance. It could come like this: { $answer }
not-win-over = The game is over, but you have not won it alone.

title-only = Find the only move
text-only = One move is clearly better than all others: at least 15 points of winning chance, as far as you can know.
task-only = Find that move.
done-only = That is the only move.
not-only = This move loses about { $loss ->
    [one] one point
   *[other] { $loss } points
} of winning chance.

title-harvest = The best harvest
text-harvest = You are the last to place. Count what each place collects: a crystal counts 4, a purple or wild one 5, an action token 2, a mana 1, a spell core 7.
task-harvest = Place where the harvest counts most.
done-harvest = That is the best harvest.
not-harvest = Another place counts { $loss } more.

title-own = From your own game
text-own = A decision of yours turned this game: { $played } That lost about { $lost ->
    [one] one point
   *[other] { $lost } points
} of winning chance. What you could not know then is dealt anew.
task-own = Find the better move.
done-own = That is better: a winning chance of about { $chance } %, instead of { $other } %.
not-own = That is not it either: the winning chance of the best move is about { $loss ->
    [one] one point
   *[other] { $loss } points
} higher.
not-own-weighed = The analysis did not think this move worth weighing: it looked worse from the start.

seat = { $you ->
    [1] You
   *[other] Player { $number }
}

terminal-help = Wrong moves are explained and taken back. Type “solution” to be shown the next answer, “quit” to leave.
terminal-solution = The next answer: { $answer }
terminal-calm = None of this seat’s decisions turned the game.
