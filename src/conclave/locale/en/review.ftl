### What the browser says about analysed games.

title = Analysis
fold = Show less
unfold = Show the analysis
chart = Win chance of each player in percent, from what they could know
chart-said = { $name }: { $first } percent at the start, { $last } at the end, lowest { $least }, highest { $most }.
hindsight = All hands revealed
hindsight-more = With all hands revealed.
thought = Analysed with { $thought } simulations per move.
link = Copy a link to this move
link-copied = Link copied
loss-before = Previous mistake
loss-next = Next mistake

## A decision

nothing-here = Nothing to decide here.
verdict-best = Best move
verdict-close = As good as the best
verdict-slip = Inaccuracy
verdict-turning = Mistake
loses = −{ $loss }% win chance (± { $error }).
played = Played
better = Better
perhaps = Perhaps
then = Then
why = Why
as-puzzle = Solve it as a puzzle
compared = Win chance after each move
was-played = played

## The whole game

turning = Turning points
turning-none = No decision clearly cost more than 5% win chance.
turning-one = { $number }. { $name } −{ $loss }% win chance
decisive = The decisive moment
decisive-move = { $name }: { $played } (−{ $loss }% win chance).
decisive-try = Try this mistake as a puzzle
decisive-ask = Show the decisive moment
decisive-works = Looking for the decisive moment …
verdicts = { $name }: best moves { $best } · equal { $close } · inaccuracies { $slip } · mistakes { $turning }
skill = Luck and skill
skill-note = Win chance in percent: the start and the bars add up to the result. Only clear mistakes are counted; everything else is one bar.
start-result = from { $start }% at the start to { $result }%
bucket-luck = Luck
bucket-own = Own clear mistakes
bucket-rivals = Rivals’ clear mistakes
bucket-rest = Everything else
hands = Hands revealed
hand-empty = No cards in hand.

## Across games

losses = Your most costly habits
losses-games = { $count ->
    [one] in one analysed game
   *[other] in { $count } analysed games
}
losses-none = Nothing yet. Analyse some of your games to see which mistakes cost you most.
losses-clean = No clear mistakes. Well played!
lapse-count = { $count ->
    [one] once
   *[other] { $count } times
}, −{ $each }% win chance per game
lapse-where = { $date }, move { $step }: −{ $loss }% win chance
lapse-early = { $game ->
    [trial_of_the_temples] Resting or stopping too early
   *[other] Passing too early
}
lapse-late = { $game ->
    [trial_of_the_temples] Continuing when resting was better
   *[other] Continuing when passing was better
}
lapse-paid = Paying with what you still needed
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Missing a trial
   *[other] Not claiming something in time
}
lapse-missed-place = Not placing a card in time
lapse-missed-use = Not using a power
lapse-missed-react = Not reacting
lapse-missed-convert = Not trading
lapse-missed-discard = Not discarding a card for essences
lapse-other-claim = { $game ->
    [trial_of_the_temples] Choosing the wrong trial
   *[other] Claiming the wrong thing
}
lapse-other-place = Placing the wrong card
lapse-other-use = Using the wrong power
lapse-other-draft = Choosing the wrong card, mage or item
lapse-other-gain = Taking the wrong resources
lapse-other-harvest = Placing an archmage or core badly
lapse-other-convert = Trading the wrong thing
lapse-other-discard = Discarding the wrong card
lapse-other = Other mistakes
