### The tutorials: what each lesson says, what it asks for, and why other moves lead elsewhere.

astray = That is allowed, but it leads elsewhere. The task: { $task }

## Res Arcana

res_arcana-not-pass = You have passed, so your actions in this round are over. Pass when nothing else is worth doing; here something is.
res_arcana-not-discard = You have given the card away for essences. That is always possible, but this time the card itself, or what it would have left you, was worth more.

res_arcana-goal-title = Ten points
res_arcana-goal-text = Ten points or more at the end of a round win the game. Your points stand before your name: nine so far. They come from artifacts, monuments and Places of Power.
res_arcana-goal-task = Place the Nightingale: it is worth a point.
res_arcana-goal-hint = Click the glowing card in your hand, then “Place”. Its cost, 1 Life and 1 Calm, is paid from your pool.
res_arcana-goal-done = Ten points. If nobody has more when this round ends, you win.

res_arcana-essences-title = Five essences
res_arcana-essences-text = Everything is paid with essences: Elan, Life, Calm, Death and Gold. Your pool shows how many you have. Any card in your hand can be given up for 1 Gold, or for two others of your choice.
res_arcana-essences-task = The Flaming Pit costs 2 Elan. Discard the Sea Serpent for 2 Elan.
res_arcana-essences-hint = Click the Sea Serpent, choose “Discard for 2 essences”, and take Elan twice.
res_arcana-essences-done = Now you could pay for the Flaming Pit. Nobody places all their cards: some are worth more as essences.
res_arcana-essences-not-pit = The Flaming Pit is what you want to pay for. Give up the Sea Serpent instead: 9 essences are out of reach for now.
res_arcana-essences-not-gold = Gold is rare and buys monuments, but the Flaming Pit costs Elan.
res_arcana-essences-not-kinds = Two essences are right, but the Flaming Pit needs Elan twice.

res_arcana-reading-title = Reading a card
res_arcana-reading-text = The cost stands at the top left. Below it: what you collect each round, and powers, with what you pay before the arrow and what you get behind it. Rest on a card to read it in words; “?” explains the signs.
res_arcana-reading-task = One of your cards gives you 2 Life each round. Place it.
res_arcana-reading-hint = Point at each card in your hand, or press it for a moment. “Collect: gain 2 Life” stands on the Treant.
res_arcana-reading-done = Three rounds of this are worth more than the Treant has cost. Cards that collect are best placed early.
res_arcana-reading-not-dog = The Guard Dog protects you from Life loss, but it collects nothing.
res_arcana-reading-not-hawk = The Hawk collects 1 Calm each round. The task asks for 2 Life.

res_arcana-use-title = Using a power
res_arcana-use-text = You do one action a turn; using a power is one. Many powers turn their card as part of the cost. A turned card cannot be used again in this round.
res_arcana-use-task = Use the Dwarven Pickaxe: turn it and pay 1 Elan to gain 1 Gold.
res_arcana-use-hint = The Dwarven Pickaxe lies before you and glows. Click it.
res_arcana-use-done = The Pickaxe lies turned now. When the next round begins it is straightened, and digs again.
res_arcana-use-not-discard = A card for 1 Gold works too, but the card is gone then. The Pickaxe digs Gold round after round.
res_arcana-use-not-place = The Guard Dog cost the Elan that the Pickaxe needs.

res_arcana-collect-title = Collecting
res_arcana-collect-text = A round begins with Collect. What your cards give comes by itself: 1 Elan from the Duelist, 1 from the Flaming Pit. What lies on a card you may take as well, all of it or nothing.
res_arcana-collect-task = Take the 2 Gold from the Ring of Midas.
res_arcana-collect-hint = Choose the Ring of Midas, then confirm.
res_arcana-collect-done = The Gold is in your pool. On some cards it is better to leave what lies there: it grows, or counts as points.
res_arcana-collect-not-leave = The Gold stays on the Ring. That is allowed, but on the Ring it earns nothing and buys nothing.

res_arcana-claim-title = Places of Power
res_arcana-claim-text = The five Places of Power in the centre are claimed by paying their cost. Once claimed, nobody can take one from you. Most of them score for what you put on them.
res_arcana-claim-task = Claim the Sunken Reef for 2 Elan, 2 Life and 5 Calm.
res_arcana-claim-hint = Click the Sunken Reef in the centre, then “Claim”.
res_arcana-claim-done = It is yours. It gives 1 Gold each round, and a point for each Calm that you put on it: 1 Life and 2 Calm put one there.
res_arcana-claim-not-mermaid = The Mermaid cost Life and Calm that the Reef needs. She goes well with it, but later.

res_arcana-monument-title = Monuments
res_arcana-monument-text = Every monument costs 4 Gold. Two lie open; instead of them one may take the top of the deck, unseen. Monuments are worth one to three points.
res_arcana-monument-task = Claim the Great Pyramid: three points.
res_arcana-monument-hint = Click the Great Pyramid in the centre, then “Claim”.
res_arcana-monument-done = Three points in one action. Whoever makes Gold buys monuments; another one lies open now.
res_arcana-monument-not-top = The top of the deck is a gamble: on average it is worth less than the three points that lie open.
res_arcana-monument-not-library = The Library is worth one point, the Great Pyramid three, for the same 4 Gold.

res_arcana-pass-title = Passing
res_arcana-pass-text = With nothing useful left to do, pass. Whoever passes swaps their magic item for another one and draws a card. The first to pass takes the First Player token, worth a point when victory is checked.
res_arcana-pass-task = Be the first to pass, and choose another magic item.
res_arcana-pass-hint = Press “Pass”, or P. Then choose any item; “Calm | Elan” gives an essence each round.
res_arcana-pass-done = You hold the token: a point if the round ends so, and you begin the next one. Who has passed cannot lose Life any more.

res_arcana-react-title = Attack and reaction
res_arcana-react-text = The Fire Dragon attacks: everybody else who has not passed loses 2 Life. For each Life that you lack you lose two other essences. Your magic item is a reaction: it works when it is not your turn, and is no action.
res_arcana-react-task = React with Protection, and lose nothing.
res_arcana-react-hint = Your magic item, Protection, glows. Click it.
res_arcana-react-done = The attack is ignored, and Protection lies turned. Many attacks can also be bought off: this one for 1 Calm, if you had one.
res_arcana-react-not-decline = You have lost 1 Life and 2 other essences for the Life that you lacked. Protection costs nothing but being turned.

res_arcana-check-title = The victory check
res_arcana-check-text = When all have passed, points are counted. With ten or more the highest total wins. Your rival has ten, you have eight. But the Golden Statue reacts to the check: 3 Gold for three points, for this check only.
res_arcana-check-task = Pass, then let the Golden Statue count.
res_arcana-check-hint = Keep your 3 Gold, press “Pass” and choose any item. When you are asked, use the Golden Statue.
res_arcana-check-done = Eleven to ten: you have won. Now play a first game. The light bulb gives advice at any time, with its reason.
res_arcana-check-not-decline = Without the Golden Statue your rival wins ten to eight. Begin this scene again.
res_arcana-check-not-discard = Essences do not count here, only points. You have the 3 Gold that the Golden Statue needs.

## Trial of the Temples

trial_of_the_temples-not-rest = You rest now, and take no more turns in this round. Rest when you can pay for nothing more; here you could.
trial_of_the_temples-not-convert = Converting is possible at any of your decisions, but what you have fits the task as it is.

trial_of_the_temples-goal-title = Three tracks
trial_of_the_temples-goal-text = Most points at the end win. Most of them come from three tracks: Fire, Water and Sand. A marker that never leaves the start costs 2 points. A trial moves one: it takes an action token, and the crystals that each space asks for.
trial_of_the_temples-goal-task = Begin a trial on Fire, and pay 1 red crystal for the first space.
trial_of_the_temples-goal-hint = Click the track Fire, then stop and confirm. The bolt is your action token.
trial_of_the_temples-goal-done = From -2 points to 1. The numbers above a track say what each level is worth.

trial_of_the_temples-place-title = The ring of temples
trial_of_the_temples-place-text = Each round begins at the temples: everybody places an archmage and, with two players, a clone. Your archmage collects all that its own tile shows. It may not stand between two neighbours, nor shut in another figure.
trial_of_the_temples-place-task = Place your archmage on tile 5, the Ember Gate: it gives a red spell core.
trial_of_the_temples-place-hint = Choose “Archmage” in the middle of the ring, and click tile 5. On a touch screen, tap twice.
trial_of_the_temples-place-done = The Ember Gate is yours for this round. At night its other side would have counted.
trial_of_the_temples-place-not-clone = That was your clone. To collect with it costs 2 mana; put the archmage where you want to collect.
trial_of_the_temples-place-not-tile = That tile gives other things. The red core lies on tile 5.

trial_of_the_temples-collect-title = Collecting
trial_of_the_temples-collect-text = A figure collects all of its own tile. From the empty tiles on both sides it collects what stands in the small field, up to the next figure or the Day-and-Night tile. With two players you collect with your archmage or, for 2 mana, with your clone.
trial_of_the_temples-collect-task = Collect with your archmage.
trial_of_the_temples-collect-hint = At the foot of the table, choose your figure on tile 6, not the clone.
trial_of_the_temples-collect-done = One tile in full, four small fields beside it. Where figures stand close, there is less; then two or three tiles give extra mana.
trial_of_the_temples-collect-not-clone = Your clone costs 2 mana, and its stretch of the ring is shorter. The archmage collects for nothing.

trial_of_the_temples-core-title = Spell cores
trial_of_the_temples-core-text = A spell core goes onto your mat at once, and from then on you know the spell below it. No colour may lie twice in a row or column. A gift gives something at once, other spells work once a round or score at the end.
trial_of_the_temples-core-task = Put the red core on the Red Gift: 1 red crystal and 2 mana.
trial_of_the_temples-core-hint = The Red Gift is in the third row, third column. Point at a space to read its spell.
trial_of_the_temples-core-done = The gift has come. A crystal that comes in the middle of a trial can pay for the next space.
trial_of_the_temples-core-not-cell = Another spell is awake now. The Red Gift is c3: third row, third column.

trial_of_the_temples-trial-title = Up to three spaces
trial_of_the_temples-trial-text = One action token pays for a trial of up to three spaces, as long as you can pay each of them. A space with a core gives you that core.
trial_of_the_temples-trial-task = Climb three spaces on Fire in one trial.
trial_of_the_temples-trial-hint = Begin on Fire and go on twice. Put the red core anywhere on your mat, and confirm.
trial_of_the_temples-trial-done = Three spaces for one token, and a red core. Long trials save action tokens.
trial_of_the_temples-trial-not-stop = You have stopped early. Another trial on this track would cost another action token.
trial_of_the_temples-trial-not-track = Fire was the task: your crystals pay for three spaces there.

trial_of_the_temples-skip-title = Skipping
trial_of_the_temples-skip-text = Only one marker stands on a space. Spaces with others are skipped: they cost nothing and do not count. Whose marker is skipped gains 1 mana.
trial_of_the_temples-skip-task = Your rival stands on the first space of Fire. Skip it, and pay 1 purple crystal for the second.
trial_of_the_temples-skip-hint = Click the track Fire, then stop and confirm.
trial_of_the_temples-skip-done = Two spaces for the price of one. It can pay to let others go first.

trial_of_the_temples-convert-title = Mana
trial_of_the_temples-convert-text = Mana stays with you from round to round. 2 mana buy an action token, 4 mana a crystal of any colour; a token or crystal sells for 1 mana. Where something lacks for a space, you are asked to buy it.
trial_of_the_temples-convert-task = You have no crystal. Climb to the first space of Fire all the same: 4 mana for a red one.
trial_of_the_temples-convert-hint = Click the track Fire: the red crystal is bought on the way. Then stop and confirm.
trial_of_the_temples-convert-done = Crystals for mana are dear, but at the right moment they are worth it.
trial_of_the_temples-convert-not-track = That works as well, but the task was Fire.
trial_of_the_temples-convert-not-buy = Fire's first space costs a red crystal.
trial_of_the_temples-convert-not-sell = Without the action token there is no trial.

trial_of_the_temples-line-title = Lines of cores
trial_of_the_temples-line-text = At the end, each row and each column of your mat with three cores is worth 2 points, with four of them 4. Each colour lies only once in it.
trial_of_the_temples-line-task = Put the red core into the third row, beside the two that lie there.
trial_of_the_temples-line-hint = Both free spaces of the third row are right; they hold the Red and the Yellow Gift. Then stop, and confirm.
trial_of_the_temples-line-done = A line of three: 2 points. With a purple core it would be four.
trial_of_the_temples-line-not-cell = There it makes no line. Two cores lie in the third row; the third belongs there.

trial_of_the_temples-rest-title = Resting
trial_of_the_temples-rest-text = When you can or will do no more, rest: your round is over. Each crystal and token that is left becomes 1 mana. Storage spells keep a crystal for the next round.
trial_of_the_temples-rest-task = Nothing more can be paid for. Rest.
trial_of_the_temples-rest-hint = Choose “Rest” at the foot of the table, or press P.
trial_of_the_temples-rest-done = Three crystals have become 3 mana. When all rest, the next round begins: a round tile says where night falls.

trial_of_the_temples-end-title = The end
trial_of_the_temples-end-text = The game ends after five rounds, or earlier when no purple core is left or two tracks are taken up to their ends. This is the last round: you have 10 points, your rival 12. Only a new level brings points.
trial_of_the_temples-end-task = Make the trial that brings points, then rest.
trial_of_the_temples-end-hint = On Sand your marker stands at the start: the first space takes it from -2 points to 1. Stop there, confirm, and rest.
trial_of_the_temples-end-done = Thirteen to twelve: you have won. Now play a first game. The light bulb gives advice at any time, with its reason.
trial_of_the_temples-end-not-level = That space belongs to the same level: no point more. On Sand there are three to win.
trial_of_the_temples-end-not-rest = That ends the game, twelve to ten for your rival. Begin this scene again: the action token was worth three points.

## Reasons for hints

why-points =
    { $points ->
        [one] It brings a point at once.
       *[other] It brings { $points } points at once.
    }
why-chance = By the bot’s reckoning you win { $chance } % with it, and { $other } % with the next best.
why-res_arcana-mage = It suits the cards that you were dealt.
why-res_arcana-item = It suits what you can do in the coming round.
why-res_arcana-place-collects = It gives essences every round: the earlier it lies there, the more.
why-res_arcana-place-any = Its power, or its points, serve you from now on.
why-res_arcana-claim = A monument is the surest use of Gold, and the good ones go first.
why-res_arcana-claim-place_of_power = Once claimed it is yours for good, and nobody else can score with it.
why-res_arcana-use = Cards are straightened after the round: a power that was not used is lost.
why-res_arcana-discard = This card would cost more than it brings now; its essences pay for something better.
why-res_arcana-pass = Nothing left is worth its cost. What you keep serves you in the next round, and the first to pass holds a point.
why-res_arcana-react = It costs less than you would lose.
why-res_arcana-decline = What it would cost is worth more than what it saves.
why-res_arcana-take = In your pool it can pay for something; on the card it would not grow fast enough.
why-trial_of_the_temples-mat = What it begins with pays for a first space.
why-trial_of_the_temples-figure = What it collects there fits the next spaces of your tracks.
why-trial_of_the_temples-clone = Your clone keeps others from these tiles, and may collect if that is worth 2 mana.
why-trial_of_the_temples-collect = This stretch of the ring fits the next spaces of your tracks best.
why-trial_of_the_temples-core = The spell there helps most, or a line grows.
why-trial_of_the_temples-trial = Your crystals fit this track, and they would be worth only 1 mana each when you rest.
why-trial_of_the_temples-go = Going on saves the action token of another trial.
why-trial_of_the_temples-stop = What you keep is worth more on another track.
why-trial_of_the_temples-rest = Nothing more can be paid for usefully, and what is left becomes mana.
why-trial_of_the_temples-convert = It buys what lacks for a space.
why-trial_of_the_temples-use = The spell is fresh again next round: unused it is lost.
