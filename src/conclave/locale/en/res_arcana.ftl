### Res Arcana: names, printed text, what happened, questions. The browser reads this file too.
###
### Printed text has one message a word of res_arcana/vocab. A power is "costs → effects". Costs and effects are written
### in the form they have there; what a rival may do to ignore an attack has messages of its own (unless-…), for
### languages in which the verb changes.

## The game

title = Res Arcana
rules =
    Reach 10 points by the end of a round, with more than anyone else. A round has three steps:
    1. Collect: your components pay out automatically; you choose where there is a choice. You may also take the essences stored on your components – from each, all of them or none.
    2. Actions, one per turn, until everyone has passed:
       - place an artifact from your hand and pay its cost;
       - claim a Place of Power, or a monument for 4 Gold: one on display, or the top one of the deck, sight unseen;
       - discard a card from your hand for 1 Gold, or for any 2 other essences;
       - use a power: pay what is left of the arrow, get what is right of it. "Turn this" turns the component; you cannot use it again until it is straightened;
       - pass: swap your magic item and draw a card. The first to pass takes the First Player token (1 point).
    3. Victory check: if nobody has 10 points, straighten everything and start the next round.
    You may use react powers out of turn; you are asked when you can. For each Life you must lose and do not have, you lose 2 other essences. Once you have passed, you lose no Life. Ties are broken by the essences in the pools, with Gold counting double.

## Lists

list = { $items }, { $last }
list-and = { $items } and { $last }
list-or = { $items } or { $last }

## Essences

kind-elan = Elan
kind-life = Life
kind-calm = Calm
kind-death = Death
kind-gold = Gold

essence-elan = { $count } Elan
essence-life = { $count } Life
essence-calm = { $count } Calm
essence-death = { $count } Death
essence-gold = { $count } Gold
essence-any =
    { $count ->
        [one] { $count } essence { $mix }
       *[other] { $count } essences { $mix }
    }
mix = of any kind
mix-but = of any kind but { $kinds }
nothing = nothing

## Kinds and types of components

component-artifact = artifact
component-mage = mage
component-magic_item = magic item
component-monument = monument
component-place_of_power = Place of Power

tag-dragon = dragon
tag-creature = creature

side-sun = sun face
side-moon = moon face

## The lines of a card

heading = { $name }: { $kind }
heading-types = { $heading } ({ $types })
heading-side = { $heading }, { $side }
heading-cost = { $heading }, costs { $cost }

power = { $costs } → { $effects }
power-react =
    { $trigger ->
       *[life_loss] React to Life loss: { $power }
        [dragon_power] React to a dragon’s power: { $power }
        [victory_check] React to a victory check: { $power }
    }
power-turned = Only while turned: { $power }
power-on-claim = When claimed: { $effects }
collect = Collect: { $effect }
discount =
    { $symbols ->
        [one] { discount-whose } { $symbols } essence less
       *[other] { discount-whose } { $symbols } essences less
    }
discount-spares-gold = { $discount } (the Gold cost stays the same)
discount-whose =
    { $tag ->
       *[artifact] Your artifacts cost
        [dragon] Your dragons cost
        [creature] Your creatures cost
    }
points =
    { $points ->
        [one] Worth { $points } point
       *[other] Worth { $points } points
    }
points-and = { $points }, and { $formula }
points-formula = Worth { $formula }
score-essence =
    { $points ->
        [one] { $points } point per { $kind } on this card
       *[other] { $points } points per { $kind } on this card
    }
score-dragon =
    { $points ->
        [one] { $points } point per dragon you have
       *[other] { $points } points per dragon you have
    }
score-creature =
    { $points ->
        [one] { $points } point per creature you have
       *[other] { $points } points per creature you have
    }

## Costs

turn = turn this
pay = pay { $essences }
pay-one-of = pay 1 { $kinds }
pay-x = pay any number of one kind of essence
take-here = spend { $essences } from here
turn-one =
    { $tag ->
       *[dragon] turn one of your dragons
        [creature] turn one of your creatures
    }
destroy =
    { $victim ->
       *[this] destroy this
        [any_own_artifact] destroy one of your artifacts
        [another_own_artifact] destroy another of your artifacts
        [own_dragon_or_creature] destroy one of your dragons or creatures
    }
discard = discard a card from your hand

## Effects

gain = gain { $essences }
gain-one-of = gain 1 { $kinds }
gain-cost =
    { $more ->
        [0] gain as many essences { $mix } as are in { gain-cost-basis }
       *[other] gain as many essences { $mix } as are in { gain-cost-basis }, and { $more } more
    }
gain-cost-in-gold = gain Gold equal to { gain-cost-basis }
gain-cost-basis =
    { $basis ->
       *[destroyed] the printed cost of the destroyed card
        [discarded] the printed cost of the discarded card
    }
gain-as-rival = gain 1 { $kind } for each { $counted } in the pool of a rival of your choice
convert-x = gain as much { $kind }
convert-x-any = gain as many of one other kind
convert-x-any-but = gain as many of one other kind, but not { $kinds }
put-here = put { $essences } here
put-spent-here = put the paid essence here
put-spent-anywhere = put the paid essence on one of your components
rivals-gain = each rival gains { $essences }
attack = each rival who has not passed loses { $essences }
attack-unless = each rival who has not passed loses { $essences }, unless they { $unless }
unless-pay = pay { $essences }
unless-discard = discard a card from their hand
unless-destroy = destroy one of their artifacts
draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
draw-then-discard =
    { $count ->
        [one] draw a card, then discard one from your hand
       *[other] draw { $count } cards, then discard as many from your hand
    }
reorder-top =
    { $count ->
        [one] look at the top card of your deck or of the monument deck
       *[other] look at the top { $count } cards of your deck or of the monument deck and put them back in any order
    }
straighten-this = straighten this
straighten-one =
    { $tag ->
       *[component] straighten one of your components
        [dragon] straighten one of your dragons
        [creature] straighten one of your creatures
    }
place = place { place-what } from { place-where }, paying its cost
place-free = place { place-what } from { place-where } for free
place-discount =
    { $count ->
        [one] place { place-what } from { place-where }, paying { $count } essence less
       *[other] place { place-what } from { place-where }, paying { $count } essences less
    }
place-spares-gold = { $place } (the Gold cost stays the same)
place-what =
    { $tag ->
       *[artifact] an artifact
        [dragon] a dragon
        [creature] a creature
    }
place-where =
    { $source ->
       *[hand] your hand
        [own_discards] your discards
        [all_discards] any player's discards
    }
check-victory = check victory now
ignore =
    { $trigger ->
       *[life_loss] ignore the loss
        [dragon_power] ignore that power
    }
extra-points =
    { $points ->
        [one] score { $points } more point in this check
       *[other] score { $points } more points in this check
    }
if-left = if there is { $kind } here and you leave it, { $effect }
if-anything-left = if there are essences here and you leave them, { $effect }
add-to-each-kind = add { $count } of each kind on this card
pay-or-turn = pay { $essences } or turn this

## Names, all as printed; card-name says how a name stands within a sentence

card-name = { $name }
name-athanor = Athanor
name-bone_dragon = Bone Dragon
name-celestial_horse = Celestial Horse
name-chalice_of_fire = Chalice of Fire
name-chalice_of_life = Chalice of Life
name-corrupt_altar = Corrupt Altar
name-crypt = Crypt
name-cursed_skull = Cursed Skull
name-dancing_sword = Dancing Sword
name-dragon_bridle = Dragon Bridle
name-dragon_egg = Dragon Egg
name-dragon_teeth = Dragon Teeth
name-dwarven_pickaxe = Dwarven Pickaxe
name-earth_dragon = Earth Dragon
name-elemental_spring = Elemental Spring
name-elvish_bow = Elvish Bow
name-fiery_whip = Fiery Whip
name-fire_dragon = Fire Dragon
name-flaming_pit = Flaming Pit
name-fountain_of_youth = Fountain of Youth
name-guard_dog = Guard Dog
name-hand_of_glory = Hand of Glory
name-hawk = Hawk
name-horn_of_plenty = Horn of Plenty
name-hypnotic_basin = Hypnotic Basin
name-jeweled_statuette = Jeweled Statuette
name-magical_shard = Magical Shard
name-mermaid = Mermaid
name-nightingale = Nightingale
name-philosophers_stone = Philosopher's Stone
name-prism = Prism
name-ring_of_midas = Ring of Midas
name-sacrificial_dagger = Sacrificial Dagger
name-sea_serpent = Sea Serpent
name-treant = Treant
name-tree_of_life = Tree of Life
name-vault = Vault
name-water_dragon = Water Dragon
name-wind_dragon = Wind Dragon
name-windup_man = Windup Man
name-alchemist = Alchemist
name-artificer = Artificer
name-druid = Druid
name-duelist = Duelist
name-healer = Healer
name-necromancer = Necromancer
name-scholar = Scholar
name-seer = Seer
name-transmuter = Transmuter
name-witch = Witch
name-alchemy = Alchemy
name-calm_elan = Calm | Elan
name-death_life = Death | Life
name-divination = Divination
name-protection = Protection
name-reanimate = Reanimate
name-research = Research
name-transmutation = Transmutation
name-colossus = Colossus
name-golden_statue = Golden Statue
name-great_pyramid = Great Pyramid
name-hanging_gardens = Hanging Gardens
name-library = Library
name-mausoleum = Mausoleum
name-obelisk = Obelisk
name-oracle = Oracle
name-solomons_mine = Solomon's Mine
name-temple = Temple
name-sacred_grove = Sacred Grove
name-alchemists_tower = Alchemist's Tower
name-catacombs_of_the_dead = Catacombs of the Dead
name-sacrificial_pit = Sacrificial Pit
name-cursed_forge = Cursed Forge
name-dwarven_mines = Dwarven Mines
name-coral_castle = Coral Castle
name-sunken_reef = Sunken Reef
name-dragons_lair = Dragon's Lair
name-sorcerers_bestiary = Sorcerer's Bestiary

## What happened
##
## A sentence is about one seat and made of clauses: "Ada uses Vault: pays 1 Elan, gains 2 Gold." Each clause has a
## second form, tell-you-…, for the reader's own seat: "You use Vault: pay 1 Elan, gain 2 Gold."

amounts = { $items } + { $last }
tell-subject-you = You
tell-object-you = you
tell-sentence = { $subject } { $clauses }.
tell-doing = { $subject } { $head }: { $clauses }.

tell-places = places { $card }
tell-you-places = place { $card }
tell-places-for = { tell-places } for { $essences }
tell-you-places-for = { tell-you-places } for { $essences }
tell-revives = places { $card } from a discard pile
tell-you-revives = place { $card } from a discard pile
tell-claims = claims { $card }
tell-you-claims = claim { $card }
tell-claims-for = { tell-claims } for { $essences }
tell-you-claims-for = { tell-you-claims } for { $essences }
tell-claims-top = claims the top monument of the deck
tell-you-claims-top = claim the top monument of the deck
tell-claims-top-for = { tell-claims-top } for { $essences }
tell-you-claims-top-for = { tell-you-claims-top } for { $essences }
tell-gets = gets { $card }
tell-you-gets = get { $card }
tell-sells = discards { $card }
tell-you-sells = discard { $card }
tell-sells-for = { tell-sells } for { $essences }
tell-you-sells-for = { tell-you-sells } for { $essences }
tell-uses = uses { $card }
tell-you-uses = use { $card }
tell-reacts = reacts with { $card }
tell-you-reacts = react with { $card }
tell-chooses = chooses { $rival }
tell-you-chooses = choose { $rival }
tell-gains = gains { $essences }
tell-you-gains = gain { $essences }
tell-rivals = each rival gains { $essences }
tell-you-rivals = each rival gains { $essences }
tell-pays = pays { $essences }
tell-you-pays = pay { $essences }
tell-loses = loses { $essences }
tell-you-loses = lose { $essences }
tell-collects = collects { $essences }
tell-you-collects = collect { $essences }
tell-takes = takes { $essences } from { $card }
tell-you-takes = take { $essences } from { $card }
tell-puts = puts { $essences } on { $card }
tell-you-puts = put { $essences } on { $card }
tell-puts-alone = { $card } gets { $essences }.
tell-spends = spends { $essences } from { $card }
tell-you-spends = spend { $essences } from { $card }
tell-spends-alone = { $card } loses { $essences }.
tell-turns = turns { $card }
tell-you-turns = turn { $card }
tell-straightens = straightens { $card }
tell-you-straightens = straighten { $card }
tell-straightens-alone = { $card } is straightened.
tell-destroys = destroys { $cards }
tell-you-destroys = destroy { $cards }
tell-discards = discards { $cards }
tell-you-discards = discard { $cards }
tell-draws = draws { $cards }
tell-you-draws = draw { $cards }
tell-draws-hidden = draws { $count ->
    [one] a card
   *[other] { $count } cards
}
tell-keeps = keeps { $cards }
tell-you-keeps = keep { $cards }
tell-shuffles = reshuffles their discard pile into a new deck
tell-you-shuffles = reshuffle your discard pile into a new deck
tell-looks-own = looks at the top cards of their deck
tell-you-looks-own = look at the top cards of your deck
tell-looks-monuments = looks at the top cards of the monument deck
tell-you-looks-monuments = look at the top cards of the monument deck
tell-passes = passes
tell-you-passes = pass
tell-token = takes the First Player token
tell-you-token = take the First Player token
tell-returns = returns { $card }
tell-you-returns = return { $card }
tell-takes-item = takes { $card }
tell-you-takes-item = take { $card }
tell-swaps = swaps { $card } for { $other }
tell-you-swaps = swap { $card } for { $other }
tell-plays = plays the { $card }
tell-you-plays = play the { $card }
tell-ignores = ignores { $card }
tell-you-ignores = ignore { $card }
tell-suffers = is hit by { $card }
tell-you-suffers = are hit by { $card }
tell-checks = calls for a victory check
tell-you-checks = call for a victory check
tell-bonus = scores { $points } more points in this check
tell-you-bonus = score { $points } more points in this check

tell-shown = { $card } is revealed.
tell-round = Round { $round } begins.
tell-game = Game { $game } of the match begins.
tell-score = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-over-points = The game is over: { $seats } wins on points.
tell-over-tie-break = The game is over: { $seats } wins the tie-break with the most essences.
tell-over-shared = The game is over: { $seats } share the victory.
tell-limit = The round limit is reached.
tell-over-you-points = The game is over: you win on points.
tell-over-you-tie-break = The game is over: you win the tie-break with the most essences.
tell-over-you-shared = The game is over: you share the victory with { $seats }.

## Questions

ask-main = Your action
ask-pay = Pay { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} for { $card }
ask-pay-less = Pay for { $card }: { $cost }, minus any { $less }
ask-gain = Take { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} ({ $card })
ask-put = Put { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} on { $card }
ask-lose = { $card }: lose { $count ->
    [one] { $count } other essence
   *[other] { $count } other essences
} for the Life you lack
ask-kind = Which essence do you pay? ({ $card })
ask-kind-gain = Which essence do you get for it? ({ $card })
ask-number = How much { $kind } do you pay? ({ $card })
ask-rival = Choose a rival ({ $card })
ask-first = Choose who starts the next game
ask-look = Which deck do you look at? ({ $card })
ask-react-loss = { $card } attacks: { $attack }. Do you react?
ask-react-check = Victory check. Do you react?
ask-unless = { $card } attacks: { $attack }
ask-upkeep = { $card }: pay { $essences }, or turn it
ask-keep = Keep one of these cards
ask-mage = Choose your mage
ask-item = Choose a magic item
ask-item-swap = Swap { $card } for another magic item
ask-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
} from your hand ({ $card })
ask-discard-unless = { $card } attacks: { $attack }
ask-destroy = Destroy one of your artifacts ({ $card })
ask-destroy-unless = { $card } attacks: { $attack }
ask-turn = Which card do you turn? ({ $card })
ask-straighten = Which card do you straighten? ({ $card })
ask-put_on = Where do you put the essence?
ask-summon = Which card do you place? ({ $card })
ask-return = Put these cards back in any order, starting with the top one
ask-take = Collect: which cards do you empty?

## Headings

chapter-setup = Setup
chapter-round = Round { $round }
chapter-game = Game { $game }, { $where }

## Why something cannot be done

why-over = The game is over.
why-other = You have another decision to make first.
why-lacks = You lack { $essences }.
why-lacks-and-any = You lack { $essences }, and { $count } of any kind.
why-lacks-any = { $count ->
    [one] You lack { $count } essence of any kind.
   *[other] You lack { $count } essences of any kind.
}
why-lacks-of = You lack { $count } { $kinds }.
why-lacks-here = { $card } lacks { $essences }.
why-covered = { $essences }, minus { $covered } from your discount
why-turned = It stays turned until the next round.
why-straight = You can use this only while the card is turned.
why-needs-turn-dragon = All your dragons are turned, or you have none.
why-needs-turn-creature = All your creatures are turned, or you have none.
why-needs-artifact = You have no artifact in play.
why-needs-other = You have no other artifact in play.
why-needs-beast = You have no dragon or creature in play.
why-needs-card = Your hand is empty.
why-react = You can use this only as a reaction.
why-claim = This happens only once, when you claim it.
why-no-react = You cannot react to this with it.
why-no-power = It has no such power.
why-not-in-play = You don’t have it in play.
why-not-in-hand = You don’t have it in hand.
why-not-in-centre = You cannot claim it: it is not in the centre.
why-no-monument = The monument deck is empty.
why-none-of = You have no { $kind }.
why-kind = You can’t choose { $kind } here.
why-earlier = Choose { $kind } before the others.
why-short = If you use { $kind } here, you can’t pay the rest.
why-number = Choose a number from { $least } to { $most }.
why-not-among = You can’t choose this here.
why-must = You can’t decline this.
