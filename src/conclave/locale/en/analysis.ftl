### What is said about a judged game.

title = { $game }: { $players }
curve = Win chance of each player in percent, from what they could know
hindsight = With all hands revealed
thought = Analysed with { $thought } simulations per move. More time gives a deeper analysis.

## Turning points

turning = Turning points
turning-none = No decision clearly cost more than 5% win chance.
where = { $chapter ->
    [none] Action { $number }
   *[other] { $chapter }, action { $number }
}
turning-point = { $where }: { $name } −{ $loss }% win chance (± { $error }; { $before }% before).
played = Played: { $words }
better = Better: { $words }
then = Then, for example: { $words }
why = Advice for { $name }: { $words }
verdicts = { $name }: best moves { $best } · equal { $close } · inaccuracies { $slip } · mistakes { $turning }
comment-turning = Mistake: −{ $loss }% win chance (± { $error }). Better: { $better }
comment-slip = Inaccuracy: −{ $loss }% win chance (± { $error }) compared with { $better }.

## Luck and skill

skill = Luck and skill (win chance in percent)
skill-note = The start and the four columns after it add up to the result. Only clear mistakes are counted.
bucket-start = start
bucket-luck = luck
bucket-own = own clear mistakes
bucket-rivals = rivals’ clear mistakes
bucket-rest = everything else
bucket-result = result

## Numbers

decimal = .
