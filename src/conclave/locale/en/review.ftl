### What the browser says about analysed games.

title = Analysis
fold = Show less
unfold = Show the analysis
chart = Winning chance of each seat in percent, as the seat itself could know
chart-said = { $name }: { $first } percent at first, { $last } at last, never below { $least } or above { $most }.
hindsight = Hindsight
hindsight-more = The same with all cards open, as nobody could know then.
thought = Judged with { $thought } iterations for each move and batch.
link = Copy a link to this step
link-copied = The link is copied
loss-before = Previous loss
loss-next = Next loss

## A decision

nothing-here = No choice was judged at this step.
verdict-best = As the engine would
verdict-close = Too close to call
verdict-slip = A small loss
verdict-turning = Turning point
loses = Loses { $loss } ± { $error } points of winning chance.
played = Played
better = Better
perhaps = Perhaps
then = Then
why = Why
as-puzzle = Try it as a puzzle
compared = Winning chance after the moves that were compared
was-played = played

## The whole game

turning = Turning points
turning-none = No decision clearly lost more than 5 points of winning chance.
turning-one = { $number }. { $name } loses { $loss } points
verdicts = { $name }: as the engine would { $best }, too close to call { $close }, small losses { $slip }, turning points { $turning }.
skill = Luck and skill
skill-note = In points of winning chance: start and bars add up to the result. Revelations: what others' moves told. Residual: what the engine saw later than it should have.
start-result = from { $start } % at the start to { $result } %
bucket-deal = Deal
bucket-draws = Draws
bucket-own = Own decisions
bucket-rivals = Rivals' decisions
bucket-revelations = Revelations
bucket-residual = Residual
hands = Open hands
hand-empty = No cards in hand.

## Across games

losses = What you lose most often
losses-games = { $count ->
    [one] in one analysed game
   *[other] in { $count } analysed games
}
losses-none = Nothing yet: have some of your games analysed, and this tells what costs you most.
losses-clean = No decision clearly lost anything. Well played!
lapse-count = { $count ->
    [one] once
   *[other] { $count } times
}, { $each } points a game
lapse-where = { $date }, step { $step }: { $loss } points
lapse-early = { $game ->
    [trial_of_the_temples] Rested or stopped too early
   *[other] Passed too early
}
lapse-late = { $game ->
    [trial_of_the_temples] Went on where resting was better
   *[other] Went on where passing was better
}
lapse-paid = Paid with what was needed
lapse-missed-claim = { $game ->
    [trial_of_the_temples] Missed a trial
   *[other] Missed a claim
}
lapse-missed-place = Did not place a card in time
lapse-missed-use = Did not use a power
lapse-missed-react = Did not react
lapse-missed-convert = Did not convert
lapse-missed-discard = Did not discard a card for essences
lapse-other-claim = { $game ->
    [trial_of_the_temples] Chose the wrong trial
   *[other] Claimed the wrong thing
}
lapse-other-place = Placed the wrong card
lapse-other-use = Used the wrong power
lapse-other-draft = Chose the wrong card, mage or item
lapse-other-gain = Took the wrong goods
lapse-other-harvest = Placed a figure or core badly
lapse-other-convert = Converted the wrong thing
lapse-other-discard = Discarded the wrong card
lapse-other = Something else
