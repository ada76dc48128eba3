### What the coach says, and why a hint is one.

list = { $items }, { $last }
list-and = { $items } and { $last }
good-core =
    { $count ->
        [one] { $count } spell core
       *[other] { $count } spell cores
    }

## Reasons

why-wins = It wins the game.
why-ends = Otherwise { $rival } wins the game.
why-goal = With it you come to { $points } points: enough to win at the next check.
why-rival-goal = It keeps { $rival } from { $points } points this round.
why-claim-first = { $rival } can claim { $card } next turn: be first.
why-rival-claims = { $rival } can claim { $card } next turn.
why-keep = Keep { $goods }: { $card } costs it.
why-gives = It gives you { $goods }, which { $card } costs.
why-pass-claims = You pass although you can pay for { $card }.
why-answered = { $rival } answers with { $card }, and you lose { $goods }.
why-leads = It leads to { $card } in one of your next turns.
why-pass-first = Nobody has passed yet: the first to pass takes the First Player token, which is a point.
why-income = It brings { $goods } more in every round to come.
why-goods = You have { $goods } more then.
why-trial = It leads to a trial here: { $card }.
why-points =
    { $points ->
        [one] It brings a point at once.
       *[other] It brings { $points } points at once.
    }
why-rest-reach =
    { $points ->
        [one] You rest although a point is still within reach this round.
       *[other] You rest although { $points } points are still within reach this round.
    }
why-reach =
    { $points ->
        [one] It keeps one more point within reach this round.
       *[other] It keeps { $points } more points within reach this round.
    }
why-pass-unused =
    { $count ->
        [one] You pass although one of your powers could still be used this round.
       *[other] You pass although { $count } of your powers could still be used this round.
    }
why-line-points =
    { $points ->
        [one] The line behind it comes to one point more.
       *[other] The line behind it comes to { $points } points more.
    }

## Remarks

lost = That loses about { $loss } points of winning chance (± { $error }).
better = Better: { $words }
then = Then perhaps: { $words }
