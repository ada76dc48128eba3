### What is said about a judged game.

title = { $game }: { $players }
curve = Winning chance of each seat in percent, as the seat itself could know
hindsight = Hindsight: the same with all cards open, as nobody could know
thought = Judged with { $thought } iterations for each move and batch. More time judges deeper.

## Turning points

turning = Turning points
turning-none = No decision clearly lost more than 5 points of winning chance.
where = { $chapter ->
    [none] Action { $number }
   *[other] { $chapter }, action { $number }
}
turning-point = { $where }: { $name } loses { $loss } ± { $error } points of winning chance ({ $before } % before).
played = Played: { $words }
better = Better: { $words }
then = Then perhaps: { $words }
why = A coach to { $name }: { $words }
verdicts = { $name }: as the engine would { $best }, too close to call { $close }, small losses { $slip }, turning points { $turning }.
comment-turning = Loses { $loss } ± { $error } points of winning chance. Better: { $better }
comment-slip = Loses { $loss } ± { $error } points of winning chance beside { $better }.

## Luck and skill

skill = Luck and skill, in points of winning chance
skill-note = Start and the six columns behind it add up to the result. Revelations: what others' moves told. Residual: what the engine saw later than it should have.
bucket-start = start
bucket-deal = deal
bucket-draws = draws
bucket-own = own decisions
bucket-rivals = rivals' decisions
bucket-revelations = revelations
bucket-residual = residual
bucket-result = result

## Numbers

decimal = .
