### What Res Arcana says at the table: headings, choices and hints. Names and printed text are in res_arcana.ftl.

## Headings

list = { $items }, { $last }
list-and = { $items } and { $last }
list-dots = { $items } · { $last }
sentences = { $items } · { $last }
sentences-end = { $items } { $last }
heading-game = Game { $game }
heading-round = Round { $round }
heading-setup = Setup
heading-yours = your turn
heading-turn = { $seat }’s turn
heading-over = the game is over
phase-draft = draft
phase-mages = mages
phase-items = magic items
phase-collect = Collect
phase-actions = Actions
phase-check = victory check

## The table

column-wins = won
column-points = points
column-hand = hand
column-deck = deck
seat-you = You
status-first = first player
status-passed = passed
label-centre = Places
label-monuments = Monuments
label-items = Items
label-hand = Hand
label-deck = Deck
label-discards = Discards
none = none
monuments = { $display } (4 Gold each; { $count } in the deck)
monuments-top = On top of the deck: { $cards }
deck-top = on top { $cards }
deck-unseen = { $count ->
    [one] { $count } unseen card
   *[other] { $count } unseen cards
}
chosen = You chose the { $card }.

component-on = { $name } [{ $essences }]
component-notes = { $name } ({ $notes })
note-turned = turned
note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card = { $name } ({ $notes })
card-text = { $card }: { $text }
cost-any = { $count } of any kind
cost-free = free
cost-less = { $cost }, { $less } less

## Choices

keep-pass = Keep one of these cards; the rest go to { $seat }

group-place = Place
group-claim = Claim
group-use = Use
group-discard = Discard
group-pass = Pass
lead-gold = for 1 Gold:
lead-two = for any 2 (no Gold):
claim-top = the top monument, unseen (4 Gold)
pass = swap { $item }, draw a card
pass-keep = keep the First Player token (1 point), swap { $item }, draw a card
pass-first = take the First Player token (1 point), swap { $item }, draw a card
power = { $name }: { $text }
take = { $name }: { $essences }
take-points = { $take }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you leave it there
take-note = { $take }. { $text }
kind-have = { $kind } (you have { $count })
rival = { $seat }: { $essences }
look-own = your deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
look-discards = your deck (empty: your discard pile is reshuffled)
look-monuments = the monument deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
accept-unless = pay { $essences } and ignore the attack
accept-upkeep = pay { $essences }
decline-react-loss = don’t react
decline-react-check = don’t react
decline-unless = don’t pay: lose { $loss }
decline-upkeep = turn { $card }
decline-discard = discard nothing: lose { $loss }
decline-destroy = destroy nothing: lose { $loss }
decline-summon = place nothing
decline-kind = none

hint-pay = You have { $pool }. Type { $size } on one line, such as: { $example }
hint-gain = Any mix of { $kinds }. Type { $size } on one line, such as: { $example }
hint-number = Type a number from { $least } to { $most }.
hint-take = Type the numbers on one line; or "none", or "all".
hint-take-one = Type 1, or "none".

## Help

which-one = Which one? { $names }
where-play = In front of { $seat }: { $card }
where-hand = It is in your hand.
where-deck = It is in your deck.
where-discards = It is in { $seat }’s discard pile.
where-centre = You can claim it from the centre.
where-items = It is available in the centre.
example-or = { $items }, or { $last }

## The end

end-you = You won!
end-winner = { $seat } won.
end-winners = { $seats } share the victory.
end-limit = The game ended after { $rounds } rounds; nobody had 10 points.
end-match = The match ends { $wins }.
end-last-game = Points in the last game:
end-points = { $points } points to { $others }.
end-tie = { $seats } have { $points } points each. Their essences (Gold counts double): { $essences }.
score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-token = First Player token
score-bonus = for this check only
score-line = { $score } ({ $parts })
score-part = { $name } { $points }
score-nothing = no points
