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
why-goal = It takes you to { $points } points – enough to win at the next check.
why-rival-goal = It stops { $rival } from reaching { $points } points this round.
why-claim-first = { $rival } can claim { $card } next turn: get there first.
why-rival-claims = { $rival } can claim { $card } next turn.
why-keep = Keep { $goods }: you need it for { $card }.
why-gives = It brings you closer to { $card } (+{ $goods }).
why-pass-claims = You can still afford { $card } this round.
why-answered = Otherwise { $rival } uses { $card } and you lose { $goods }.
why-leads = It gets you to { $card } within a few turns.
why-pass-first = Nobody has passed yet: the first to pass takes the First Player token (1 point).
why-income = It brings { $goods } more every round.
why-goods = It leaves you with { $goods } more.
why-trial = Next you can climb { $card }.
why-points =
    { $points ->
        [one] It scores a point right away.
       *[other] It scores { $points } points right away.
    }
why-rest-reach =
    { $points ->
        [one] You can still score a point this round.
       *[other] You can still score { $points } points this round.
    }
why-reach =
    { $points ->
        [one] It lets you score one more point this round.
       *[other] It lets you score { $points } more points this round.
    }
why-pass-unused =
    { $count ->
        [one] You can still use one of your powers this round.
       *[other] You can still use { $count } of your powers this round.
    }
why-line-points =
    { $points ->
        [one] It leads to one more point.
       *[other] It leads to { $points } more points.
    }

## Plans, and conversions as a whole

why-plan-place-0 = Plan: aim for { $card }, which suits what you have.
why-plan-place-1 = Plan: aim for { $card }. { $card1 } produces the essences for it.
why-plan-place-2 = Plan: aim for { $card }. { $card1 } and { $card2 } produce the essences for it.
why-plan-track = Plan: climb { $card }, where your crystals go furthest.
net-sold = In total, you sell { $sold }.
net-bought = In total, you buy { $bought }.
net-sold-bought = In total, you sell { $sold } and buy { $bought }.

## Remarks

lost = That costs about { $loss }% of your win chance (± { $error }).
better = Better: { $words }
then = Then, for example: { $words }
