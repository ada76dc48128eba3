### The tutorials: what each lesson says, what it asks for, and why other moves lead elsewhere.

astray = That’s allowed, but it’s not the task: { $task }

## Res Arcana

res_arcana-not-pass = You passed, so you take no more actions this round. Pass when nothing else is worth doing; here, something is.
res_arcana-not-discard = You traded the card for essences. Often fine, but here the card itself was worth more.

res_arcana-goal-title = Ten points
res_arcana-goal-text = Reach ten points by the end of a round to win. The number beside your name is your score: nine so far. You score with artifacts, monuments and Places of Power.
res_arcana-goal-task = Place the Nightingale: it is worth a point.
res_arcana-goal-hint = Click the glowing card in your hand, then “Place”. You pay its cost, 1 Life and 1 Calm, from your pool.
res_arcana-goal-done = Ten points. If nobody has more when this round ends, you win.

res_arcana-essences-title = Five essences
res_arcana-essences-text = You pay for everything with essences: Elan, Life, Calm, Death and Gold. Your pool shows how many you have. You can discard any card from your hand for 1 Gold, or for two other essences of your choice.
res_arcana-essences-task = The Flaming Pit costs 2 Elan. Discard the Sea Serpent for 2 Elan.
res_arcana-essences-hint = Click the Sea Serpent, choose “Discard for any 2 essences (no Gold)”, take Elan twice, and press “Confirm”.
res_arcana-essences-done = Now you can afford the Flaming Pit. You will rarely place every card: some are worth more as essences.
res_arcana-essences-not-pit = The Flaming Pit is the card you want to pay for. Discard the Sea Serpent instead: its 9 essences are out of reach for now.
res_arcana-essences-not-gold = Gold is rare and buys monuments, but the Flaming Pit costs Elan.
res_arcana-essences-not-kinds = Two essences are right, but the Flaming Pit needs 2 Elan.

res_arcana-reading-title = Reading a card
res_arcana-reading-text = Cost: top left. The green line is what you collect each round. Dark lines are powers: pay what’s left of the arrow, get what’s right of it. Hover over a card (or press and hold it) to read it in words; “?” explains the symbols.
res_arcana-reading-task = One of your cards gives you 2 Life each round. Place it.
res_arcana-reading-hint = Point at each card in your hand, or press and hold it. The Treant says “Collect: gain 2 Life”.
res_arcana-reading-done = In three rounds the Treant pays for itself. Place cards that collect early.
res_arcana-reading-not-dog = The Guard Dog protects you from Life loss, but it collects nothing.
res_arcana-reading-not-hawk = The Hawk collects 1 Calm each round. The task asks for 2 Life.

res_arcana-use-title = Using a power
res_arcana-use-text = You take one action per turn, such as using a power. Many powers turn their card as part of the cost. You cannot use a turned card again this round.
res_arcana-use-task = Use the Dwarven Pickaxe: turn it and pay 1 Elan to gain 1 Gold.
res_arcana-use-hint = The Dwarven Pickaxe in front of you glows. Click it.
res_arcana-use-done = The Pickaxe is now turned. It is straightened for the next round and can dig again.
res_arcana-use-not-discard = Discarding a card for 1 Gold works too, but then the card is gone. The Pickaxe digs up Gold round after round.
res_arcana-use-not-place = The Guard Dog used up the Elan that the Pickaxe needs.

res_arcana-collect-title = Collecting
res_arcana-collect-text = Each round begins with Collect. Your cards pay out automatically: 1 Elan from the Duelist, 1 from the Flaming Pit. You may also take the essences stored on a card – all of them or none.
res_arcana-collect-task = Take the 2 Gold from the Ring of Midas.
res_arcana-collect-hint = The Ring of Midas is already marked “Take”: press “Confirm”.
res_arcana-collect-done = The Gold is in your pool. On some cards it is better to leave the essences: they grow, or score points.
res_arcana-collect-not-leave = The Gold stays on the Ring. That’s allowed, but there it earns nothing and buys nothing.

res_arcana-claim-title = Places of Power
res_arcana-claim-text = Pay the cost of one of the five Places of Power in the centre to claim it. Nobody can take it from you. Most of them score for the essences you put on them.
res_arcana-claim-task = Claim the Sunken Reef for 2 Elan, 2 Life and 5 Calm.
res_arcana-claim-hint = Click the Sunken Reef in the centre, then “Claim”.
res_arcana-claim-done = It is yours. It gives you 1 Gold each round, and a point for each Calm on it: pay 1 Life and 2 Calm to put one there.
res_arcana-claim-not-mermaid = The Mermaid used up Life and Calm that you need for the Reef. The two go well together, but later.

res_arcana-monument-title = Monuments
res_arcana-monument-text = Every monument costs 4 Gold. Two are face up; or take the top one of the deck, sight unseen. Monuments are worth one to three points.
res_arcana-monument-task = Claim the Great Pyramid: three points.
res_arcana-monument-hint = Click the Great Pyramid in the centre, then “Claim”.
res_arcana-monument-done = Three points with one action. Gold buys monuments. A new one has just been revealed.
res_arcana-monument-not-top = The top of the deck is a gamble: on average it is worth less than the three points on display.
res_arcana-monument-not-library = The Library is worth one point, the Great Pyramid three, for the same 4 Gold.

res_arcana-pass-title = Passing
res_arcana-pass-text = When there is nothing useful left to do, pass: swap your magic item for another and draw a card. The first to pass takes the First Player token, worth one point at the victory check.
res_arcana-pass-task = Be the first to pass, and choose another magic item.
res_arcana-pass-hint = Click “Pass”, or press P. Then choose any item; “Calm | Elan” gives you an essence each round.
res_arcana-pass-done = You hold the token: one point at the check, and you start the next round. Once you have passed, attacks cannot hurt you.

res_arcana-react-title = Attack and reaction
res_arcana-react-text = The Fire Dragon attacks: each rival who has not passed loses 2 Life. For each Life you lack, you lose two other essences. Your magic item is a reaction: you may use it on other players’ turns; it doesn’t take an action.
res_arcana-react-task = React with Protection and lose nothing.
res_arcana-react-hint = Your magic item, Protection, glows. Click it.
res_arcana-react-done = You ignore the attack, and Protection is turned. You can also pay to avoid many attacks: this one for 1 Calm, if you had it.
res_arcana-react-not-decline = You lost 1 Life, and 2 other essences for the Life you lacked. Protection costs nothing: you only turn it.

res_arcana-check-title = The victory check
res_arcana-check-text = When everyone has passed, points are counted. With ten or more, the highest score wins. Your rival has ten, you have eight. But the Golden Statue reacts to the check: pay 3 Gold for three points, for this check only.
res_arcana-check-task = Pass, then use the Golden Statue.
res_arcana-check-hint = Keep your 3 Gold, click “Pass” and choose any item. When you are asked, use the Golden Statue.
res_arcana-check-done = Eleven to ten: you won! Now play your first game. Stuck? The light bulb suggests a move and tells you why.
res_arcana-check-not-decline = Without the Golden Statue your rival wins ten to eight. Restart this scene.
res_arcana-check-not-discard = Essences don’t count here, only points. You already have the 3 Gold for the Golden Statue.

## Trial of the Temples

trial_of_the_temples-not-rest = You are resting now and take no more turns this round. Rest when you can’t afford anything else; here you could.
trial_of_the_temples-not-convert = You can trade at any of your decisions, but here you already have what the task needs.

trial_of_the_temples-goal-title = Three tracks
trial_of_the_temples-goal-text = The player with the most points wins. Most points come from three tracks: Fire, Water and Sand. A marker that never leaves the start costs 2 points. To advance a marker, start a trial: pay one action token plus the crystals shown on each space.
trial_of_the_temples-goal-task = Start a trial on Fire and pay 1 red crystal for the first space.
trial_of_the_temples-goal-hint = Click the Fire track, then choose “Stop here”. The bolt is your action token.
trial_of_the_temples-goal-done = From -2 points to 1. The numbers above a track show what each level is worth.

trial_of_the_temples-place-title = The ring of temples
trial_of_the_temples-place-text = Each round begins at the temples: everyone places an archmage and, with two players, a clone. Your archmage collects everything on its own tile. You can’t squeeze in between two figures, or box another figure in.
trial_of_the_temples-place-task = Place your archmage on tile 5, the Ember Gate: it gives a red spell core.
trial_of_the_temples-place-hint = Your archmage is already selected in the middle of the ring. Click tile 5; on a touch screen, tap it twice.
trial_of_the_temples-place-done = The Ember Gate is yours this round. At night, its other side counts.
trial_of_the_temples-place-not-clone = That was your clone. Collecting with it costs 2 mana; place your archmage where you want to collect.
trial_of_the_temples-place-not-tile = That tile gives something else. The red core is on tile 5.

trial_of_the_temples-collect-title = Collecting
trial_of_the_temples-collect-text = A figure collects everything on its own tile. From the empty tiles on both sides, up to the next figure or the Day-and-Night tile, it collects only the small icon at the bottom. With two players you collect with your archmage or, for 2 mana, with your clone.
trial_of_the_temples-collect-task = Collect with your archmage.
trial_of_the_temples-collect-hint = At the bottom of the table, choose your archmage on tile 6, not the clone.
trial_of_the_temples-collect-done = One tile in full, plus the small icons of four others. A short stretch of two or three tiles gives bonus mana instead.
trial_of_the_temples-collect-not-clone = Your clone costs 2 mana, and its stretch of the ring is shorter. Your archmage collects for free.

trial_of_the_temples-core-title = Spell cores
trial_of_the_temples-core-text = Place a spell core on your mat at once: it activates the spell below it. No row or column may hold two cores of the same colour. A Gift gives you something right away; other spells work once per round or score at the end.
trial_of_the_temples-core-task = Put the red core on the Red Gift: 1 red crystal and 2 mana.
trial_of_the_temples-core-hint = The Red Gift is in the third row, third column. Point at a space to read its spell.
trial_of_the_temples-core-done = You got the gift. A crystal you gain during a trial can pay for the next space.
trial_of_the_temples-core-not-cell = You activated a different spell. The Red Gift is c3: third row, third column.

trial_of_the_temples-trial-title = Up to three spaces
trial_of_the_temples-trial-text = With one action token you may climb up to three spaces, as long as you can pay for each. A space with a core gives you that core.
trial_of_the_temples-trial-task = Climb three spaces on Fire in one trial.
trial_of_the_temples-trial-hint = Click the Fire track three times. Then put the red core anywhere on your mat.
trial_of_the_temples-trial-done = Three spaces for one token, and a red core. Long trials save action tokens.
trial_of_the_temples-trial-not-stop = You stopped early. Another trial on this track costs another action token.
trial_of_the_temples-trial-not-track = The task was Fire: there, your crystals pay for three spaces.

trial_of_the_temples-skip-title = Skipping
trial_of_the_temples-skip-text = A space holds only one marker. You skip occupied spaces: they cost nothing and don’t count. The owner of a skipped marker gains 1 mana.
trial_of_the_temples-skip-task = Your rival is on the first space of Fire. Skip it and pay 1 purple crystal for the second.
trial_of_the_temples-skip-hint = Click the Fire track, then choose “Stop here”.
trial_of_the_temples-skip-done = Two spaces for the price of one. Sometimes it pays to let others go first.

trial_of_the_temples-convert-title = Mana
trial_of_the_temples-convert-text = You keep mana from round to round. Pay 2 mana for an action token or 4 mana for a crystal of any colour; sell a token or crystal for 1 mana. If you’re short, you can buy the missing crystal on the spot.
trial_of_the_temples-convert-task = You have no crystals. Climb to the first space of Fire anyway: buy a red crystal for 4 mana.
trial_of_the_temples-convert-hint = Click the Fire track: the red crystal is bought on the way. Then choose “Stop here”.
trial_of_the_temples-convert-done = Buying crystals is expensive, but at the right moment it’s worth it.
trial_of_the_temples-convert-not-track = That works too, but the task was Fire.
trial_of_the_temples-convert-not-buy = The first space of Fire costs a red crystal.
trial_of_the_temples-convert-not-sell = Without an action token you can’t start a trial.

trial_of_the_temples-line-title = Lines of cores
trial_of_the_temples-line-text = At the end, each row or column of your mat scores 2 points with three cores, 4 points with four. All cores in it must have different colours.
trial_of_the_temples-line-task = Put the red core in the third row, next to the two cores there.
trial_of_the_temples-line-hint = Both free spaces in the third row work: the Red Gift and the Yellow Gift. Then choose “Stop here”.
trial_of_the_temples-line-done = A line of three: 2 points. A purple core would make it four.
trial_of_the_temples-line-not-cell = There it makes no line. Two cores are in the third row; the third goes with them.

trial_of_the_temples-rest-title = Resting
trial_of_the_temples-rest-text = When you’re done, rest: your round is over. Each leftover crystal or token becomes 1 mana. Storage spells keep a crystal for the next round.
trial_of_the_temples-rest-task = You can’t afford anything else. Rest.
trial_of_the_temples-rest-hint = Choose “Rest” at the bottom of the table, or press P.
trial_of_the_temples-rest-done = Three crystals became 3 mana. When everyone is resting, the next round begins, and a round tile shows where night falls.

trial_of_the_temples-end-title = The end
trial_of_the_temples-end-text = The game ends after five rounds, or earlier when no purple core is left or two tracks have been completed. This is the last round: you have 10 points, your rival 12. Only a new level scores points.
trial_of_the_temples-end-task = Start the trial that scores points, then rest.
trial_of_the_temples-end-hint = On Sand your marker is still at the start: the first space takes it from -2 points to 1. Choose “Stop here”, then “Rest”.
trial_of_the_temples-end-done = Thirteen to twelve: you won! Now play your first game. Stuck? The light bulb suggests a move and tells you why.
trial_of_the_temples-end-not-level = That space is on the same level: no extra points. On Sand you can gain three.
trial_of_the_temples-end-not-rest = That ends the game, twelve to ten for your rival. Restart this scene: the action token was worth three points.

## Reasons for hints

why-points =
    { $points ->
        [one] It scores a point right away.
       *[other] It scores { $points } points right away.
    }
why-chance = ({ $chance }%, next best { $other }%)
why-res_arcana-mage = It suits the cards you were dealt.
why-res_arcana-item = It fits your plans for the coming round.
why-res_arcana-place-collects = It gives you essences every round – the earlier, the better.
why-res_arcana-place-any = You can use its power, or its points, from now on.
why-res_arcana-claim = Monuments are the safest use of Gold, and the good ones go first.
why-res_arcana-claim-place_of_power = Once you claim it, it is yours for good, and nobody else can score with it.
why-res_arcana-use = Cards are straightened after the round: a power you don’t use is wasted.
why-res_arcana-discard = This card costs more than it would give you now; the essences you get for it pay for something better.
why-res_arcana-pass = Nothing left is worth its cost. Save your essences for the next round; the first to pass gets a point.
why-res_arcana-react = It costs less than you would lose.
why-res_arcana-decline = It would cost more than it saves.
why-res_arcana-take = In your pool it can pay for something; on the card it grows too slowly.
why-trial_of_the_temples-mat = Its starting resources pay for a first space.
why-trial_of_the_temples-figure = There it collects what the next spaces of your tracks cost.
why-trial_of_the_temples-clone = Your clone keeps others away from these tiles, and can collect itself for 2 mana.
why-trial_of_the_temples-collect = This stretch of the ring gives what the next spaces of your tracks cost.
why-trial_of_the_temples-core = The spell there helps you most, or it extends a line.
why-trial_of_the_temples-trial = Your crystals match this track; if you rest, they are worth only 1 mana each.
why-trial_of_the_temples-go = Continuing saves you the action token for another trial.
why-trial_of_the_temples-stop = What you keep is worth more on another track.
why-trial_of_the_temples-rest = There is nothing useful left to pay for; your leftovers become mana.
why-trial_of_the_temples-convert = It pays for the space you can’t afford yet.
why-trial_of_the_temples-use = You get the spell back next round: if you don’t use it, it’s wasted.
