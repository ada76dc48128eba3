### What the browser client says beside the messages of the games.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Home
close = Close
menu = Menu

## Settings

language = Language
theme = Table
theme-system = as the device prefers
theme-dark = dark wood
theme-light = pale linen
contrast = More contrast
less-motion = Less motion
sound = Sound
guide = Explain as we play

## Seats

seat-you = You
seat-nobody = Nobody
seat-bot = a bot
seat-away = away
seat-of = Place of { $name }
your-place = Your place
first-player = First player
passed = has passed
wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
time-left = Time left
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Where we are

round = Round { $round }
match-game = Game { $game }
phase-setup = Setup
phase-draft = Draft
phase-mages = Mages
phase-items = Magic items
phase-collect = Collect
phase-actions = Actions
phase-check = Victory check
phase-over = Game over
phase-night = Nightfall
phase-temple = Temple phase
phase-resource = Resource phase
phase-trial = Trial phase
your-turn = Your turn
turn-of = { $name } to move
waits-for = { $name } is thinking.
not-asked = Nothing is asked of you just now.
you-watch = You are watching.
game-over = The game is over.
show-result = Result
connection-lost = Reconnecting …
not-connected = There is no connection just now: nothing has been done. Try again in a moment.

## The table of Res Arcana

centre = The centre of the table
places = Places of Power
monuments = Monuments
monument-deck = in the deck
claim-top = Claim the top
items = Free magic items
open-draft = To choose from
rival-components = Show or hide components
discards = Discards
hand = Hand
hand-empty = Your hand is empty.
deck = Deck
deck-known = The cards of your deck, in no order
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
card-turned = turned
card-glows = can be chosen
lies-centre = in the centre
lies-deck = in your deck
lies-hand = in your hand
lies-discards = { $own ->
    [true] in your discards
   *[false] discarded: { $name }
}
lies-play = { $own ->
    [true] in play, yours
   *[false] in play: { $name }
}

## The signs on cards of Res Arcana

sign-any = an essence of any kind
sign-arrow = the cost stands before it, what it gives behind it
sign-turn = turn this card; it is straightened after the round
sign-straighten = straighten a turned card: it can be used again
sign-collect = gained each round in Collect
sign-react = a reaction: out of turn, to an attack or a check
sign-flag = happens once, when it is claimed
sign-here = put on this card
sign-from = taken from this card
sign-draw = draw so many cards
sign-discard = discard a card from your hand
sign-destroy = destroy: the card goes to the discards
sign-card = an artifact
sign-eye = look at the top cards and put them back in any order
sign-attack = each rival loses this much Life
sign-unless = unless they pay this
sign-shield = ignore the loss of Life
sign-rivals = each rival, or a rival's essences
sign-dragon = a dragon
sign-creature = a creature
sign-points = points
sign-except = but not this kind
sign-x = as many as you like, the same on both sides
sign-less = cards cost so much less

## The table of Trial of the Temples

ring = The ring of temples
tile-label = Tile { $position }: { $name }, { $side }
day = day
night = night
would-collect = From tile { $position } you would collect
tap-again = Tap again to choose this.
which-figure = What to place
place-figure = Archmage
place-clone = Clone
cores-left = Spell cores left
begin-trial = Begin
neutral = neutral marker
start-token = Start token
rests = rests
spell-used = used this round

## Choosing

decision = What you are asked
all-choices = All { $count } choices
banked = Your answer is kept until your turn comes. You can still change it.
next-income = +{ $count } in the next round
next-choice = +{ $count } of any kind in the next round
within-reach = { $points } points or more are within reach this round
payable = you can pay for it now
known-cards = Cards that everybody has seen, in hand or deck
pace = Bots play
pace-slow = slowly
pace-usual = at the usual pace
pace-fast = fast
waiting-for = Waiting for { $name }
card-banked = chosen, until all have
chosen = Chosen
not-chosen = Not chosen
taken = Taken
left = Left there
gets = What you get and give
drafted = Your picks
hand-and-deck = Your hand, and the rest of your deck
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-says = A bot would: { $text }.
hint-done = stop here, and do no more of this
hint-convert = convert something first: mana, tokens or crystals
hint-decline = decline
verb-place = Place
verb-claim = Claim
verb-use = Use
verb-react = React
verb-discard = Discard
verb-discard-gold = Discard for 1 Gold
verb-discard-two = Discard for 2 essences that are not Gold
verb-item = Take
verb-mage = Choose
verb-keep = Keep
verb-take = Take
verb-destroy = Destroy
verb-turn = Turn
verb-straighten = Straighten
verb-put = Put there
verb-summon = Place
verb-return = Put back
verb-figure = Archmage
verb-clone = Clone
verb-core = Core
verb-trial = Trial
bag-more = one more { $kind }, now { $count }
bag-less = one less { $kind }
bag-have = of { $count }
bag-left = { $count } to choose
bag-needs = { $count } of the cost still uncovered
confirm = Confirm
composing = Choose all of this, then confirm.
composed = All is chosen: confirm, or change something.
change = Change this
picked-some = { $count } of { $most } chosen
number-label = How many
number-less = One less
number-more = One more
order-earlier = { $name } earlier
order-later = { $name } later
take-all = Take all
take-none = Leave all

## Keys

keys = Keys
signs = The signs on cards
help = Signs and keys
key-choose = choose by number
key-pass = pass
key-confirm = confirm
key-glow = to the next thing that glows
key-tab = to the next button
key-close = close what is open
key-undo = undo
key-hint = ask for a hint
key-log = show or hide the story
key-keys = this list

## Story and chat

story = Story
story-news = Story: somebody has said something
times = { $count } times
last-turns = Last turns
chat = Chat
chat-say = Say something
chat-send = Send

## Around the table

copy-link = Copy the link
copied = Copied
offer-draw = Offer a draw
no-draw-with-bots = Bots do not agree to a draw.
resign = Resign
resign-not = No, play on
resign-sure = Yes, resign
gallery = Components
rules = Rules
proposal-undo = { $name } would like to take back the last choice.
proposal-draw = { $name } offers a draw.
proposal-you-undo = You ask to take back your last choice.
proposal-you-draw = You offer a draw.
agree = Agree
disagree = Decline
take-back = Withdraw the request
proposal-declined = The request was declined.

## The end

result-you = You have won!
result-winner = { $name } has won.
result-shared = { $names } share the victory.
result-draw = A draw.
rematch = Play again
replay = Replay
download-record = Download the record
download-text = Download as text
score-check = by a power, for this check only
ended-no_purple_cores = No purple core was left.
ended-two_tracks_finished = Two tracks were climbed to their ends.
ended-last_round = That was the last round.
ended-round_limit = The game was limited to so many rounds.
tie-break-res_arcana = Points were even; more essences decided.
tie-break-trial_of_the_temples = Points were even; more mana decided.
score-lines = Lines of cores
score-spells = Spells
plain-pass = Pass
plain-pay = Pay
plain-gain = Take
plain-lose = Lose
plain-wild = Take

## Pages

nav = Pages
nav-play = Play
about = About
profile = Profile
settings = Settings
loading = Loading …
search = Search
all = All
found = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
hero = Sit down. The table is set.
hero-more = Two games of mages, exact to the rules, against opponents or with friends.
pitch-res_arcana = Gather essences, place artifacts, claim Places of Power: ten points win. Two to four players, about half an hour.
pitch-trial_of_the_temples = Send your archmage round the temples, climb three tracks and weave spell cores. Two to four players.
play-now = Play now against a bot
opponent = Opponent
play-guided = A first game, explained
make-table = Make a table
my-games = My games
open-tables = Open tables
open-tables-none = No table waits for people just now. Make one, and send its link to a friend.
join = Join
watch = Watch
go-on = Go on
game = Game
variant = Variant
variant-standard = Standard
variant-first_game = First game, with fixed hands
variant-draft = Draft
variant-match = Match for two, best of three
seats = Players
seat-number = Player { $number }
seat-open = Open seat
seat-wish-me = Me
seat-wish-me-too = Me too, on this device
seat-wish-open = Open: somebody with the link
bot-random = Plays at random.
bot-novice = Plays quickly and simply.
bot-adept = Weighs every choice.
bot-expert = Has learned which move is best at a glance.
bot-sage = Has learned by playing itself, and thinks one or two moves ahead.
bot-master = Thinks ahead.
bot-grandmaster = Has learned by playing itself, and thinks ahead.
choose-bot = Bot: { $name }
choose-rated-bot = Bot: { $name } (Elo { $elo })
time = Time to think
time-none = As long as you like
time-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
public = Show in the lobby
rated = Counts for ratings (accounts only)
waiting-for-people = Waiting for people to take the open seats.
sit-here = Sit here
seat-a-bot = Seat a bot
invitation = Link for your friends
leave = Leave the table
no-table = There is no such table, or it is not open to you.
curtain = { $name }, it is your turn.
curtain-go = Show my cards
guest-name = Wanderer { $number }
your-name = Your name
save = Save
saved = Saved.
account = Account
account-more = Keep your games and ratings, and play on other devices too. No mail address is needed.
account-make = Make an account
login = Login name
password = Password, at least 8 characters
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-in = You are signed in.
signed-out = You are signed out.
ratings = Ratings
rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
history = Finished games
history-none = None yet.
history-won = won
history-lost = lost
history-draw = a draw
rules-numbers = The numbers
rules-ours = Values that are ours
rules-ours-more = The rulebook does not print every value. Those of the following components are our own, in part; an owner of the game can replace them.

## Replay

replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Step of the game
replay-eyes = Through whose eyes
replay-spectator = As a spectator
analyse = Analyse
analysis = Analysis
analysis-waits = Waiting for a bot to have time
analysis-works = Analysing: { $percent } %
analysis-failed = The analysis has failed.
analysis-again = Analyse again
mark-played = played

## About

about-what = Conclave is an unofficial, fan-made implementation, made with respect and without any artwork or text of the publishers.
about-res_arcana = Res Arcana was designed by Tom Lehmann, illustrated by Julien Delval, and is published by Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples was designed by Michael Mihealsick and Wei-Min Ling, illustrated by Maisherly Chan, and is published by EmperorS4.
about-buy = If you like these games, buy them: they are beautiful on a real table.
about-icons = Pictures
about-icons-more = The emblems on the cards come from game-icons.net, under the licence CC BY 3.0. The essences, crystals and signs are our own.
about-icons-authors = Emblems by Lorc, Delapouite and the other contributors of game-icons.net.
about-fonts = Typefaces
about-fonts-more = Cinzel by Natanael Gama and Inter by Rasmus Andersson, both under the SIL Open Font License.
about-fair = Fair shuffles
about-fair-more = The dealer shows the hash of its seed before a game and the seed after it. The record of a finished game can be checked with: conclave replay --verify

## The guided game

guide-res_arcana-mage = Your mage starts in play and stays with you. Read both; you cannot choose wrong.
guide-res_arcana-item = A magic item is yours until you pass: then you swap it for another one.
guide-res_arcana-main = Place a card from your hand, use a power of a card in play, claim a monument or a Place of Power, discard a card for essences, or pass. Whatever glows can be done now.
guide-res_arcana-pay = A cost with the wheel of colours takes any kind. Keep the essences that your next card needs.
guide-res_arcana-gain = Choose the kinds that your next card costs.
guide-res_arcana-put = These essences go onto the card. You can take them when you collect, all or nothing.
guide-res_arcana-take = Essences on your cards can be taken now, from each card all or none. Some cards give more, or points, while they lie there.
guide-res_arcana-react-loss = Somebody attacks. If you do nothing, you lose Life; for each Life you lack, two other essences.
guide-res_arcana-react-check = Points are counted now. A react power may change the result; doing nothing is allowed.
guide-res_arcana-unless = Pay, and the attack passes you by. If you do not, you suffer it.
guide-res_arcana-upkeep = Pay, or this card is turned for the round.
guide-res_arcana-rival = The number of essences in that rival's pool decides how much you gain.
guide-res_arcana-keep = Keep one card of these and pass the others on: the kept ones are your whole deck.
guide-trial_of_the_temples-mat = The mats differ in what you begin with.
guide-trial_of_the_temples-place = Point at a tile, or tap it, to see what it would give.
guide-trial_of_the_temples-collect = Choose the figure that collects.
guide-trial_of_the_temples-core = A core wakes the spell that it covers. Lines of three or four cores score at the end.
guide-trial_of_the_temples-turn = A trial costs an action token and moves your marker: each space has a price in crystals. Resting ends your round.
guide-trial_of_the_temples-on = You may go on for up to three spaces, as long as you can pay.
guide-trial_of_the_temples-convert = Mana buys tokens and crystals, and spare ones can be sold for mana.
guide-trial_of_the_temples-echo = An echo doubles something that you have just collected, once a round.
guide-trial_of_the_temples-wild = These crystals are of your choice. Take the colours that you will pay for the next spaces of a track.
guide-phase-res_arcana-draft = Keep one card at a time and pass the others on, until everybody has a deck.
guide-phase-res_arcana-mages = Whoever has ten points or more at the end of a round wins. Everybody begins with a mage: choose one of two in secret; then all are shown.
guide-phase-res_arcana-items = One after the other, everybody takes a magic item from the centre.
guide-phase-res_arcana-collect = A round begins: everybody gains what their cards give each round, and may take what lies on them.
guide-phase-res_arcana-actions = One action each in turn, until all have passed. Who passes swaps the magic item and draws a card; the first to pass gets the token, worth a point.
guide-phase-res_arcana-check = All have passed, and points are counted. With ten or more the highest total wins; otherwise the next round begins.
guide-phase-trial_of_the_temples-setup = Most points at the end win. They come from your markers on the three tracks (a marker that has not moved costs points) and from spell cores on your mat. The temples are laid in a ring, and everybody takes a mat.
guide-phase-trial_of_the_temples-night = A round tile is revealed: it says where night falls. Temples at night show their other side.
guide-phase-trial_of_the_temples-temple = In turn, everybody places an archmage. It collects all that its own tile shows; from the empty tiles on both sides, up to the next figure or the Day-and-Night tile, only what stands in the small field. A bolt is an action token, a star is mana. With two players, each also has a clone, which may collect instead for some mana.
guide-phase-trial_of_the_temples-resource = Everybody collects from the temples around their figure, up to the next one.
guide-phase-trial_of_the_temples-trial = In turn, pay action tokens and crystals to climb a track, or rest until the next round.

## Order

order-tools = Mute, block or report
mute = Mute
unmute = Hear again
block = Block
unblock = Unblock
mute-more = Whoever is muted is not heard.
block-more = Whoever is blocked is not heard, and neither of you can sit at the other’s tables. They are not told.
show-out = Show out
shown-out = They can no longer sit or watch here.
report-table = Report this table
report-why = What is wrong?
report-send = Send to the stewards
reported = Thank you. A steward will look at it.
shunned = Muted and blocked
reports = Reports
reports-none = Nothing waits for you.
report-by = reported by { $name }
report-a-table = A table
report-act = Do something about it
report-close = Seen to
ban = Ban
ban-reason = Reason, which they are told
ban-length = For how long
ban-day = for a day
ban-week = for a week
ban-month = for a month
ban-for-good = for good
ban-guests = Keep new guests from their address out, too
ban-done = They are out.
bans = Banned people
bans-none = Nobody is banned.
ban-until = until { $date }
unban = Let in again

## Around the game

turns-waiting = Your turn at { $count } tables
ask-name = What shall the others call you?
ask-name-more = They see it at the table and in the chat. You can change it later on your profile.
ask-name-go = Sit down
offer-turn = Shall we tell you when it is your turn?
offer-sound = With a sound
offer-notices = With a note, also while I am away
offer-none = No, thank you
rematch-offered = The other side wants to play again.
finale = The points are counted
finale-skip = Skip
rating = Rating
leaderboard = Leaderboard
leaderboard-who = Player
leaderboard-games = Rated games
leaderboard-none = Nobody has played a rated game of this yet.
leaderboard-more = Ratings come from rated tables, which are for people with an account. A rating is a cautious guess: it grows as we become more certain.
rating-chart = Rating over { $games } games: from { $first } to { $last }, never below { $least } nor above { $most }.
shares = Shares of wins
share-by-opponent = Against
share-by-mage = With the mage
share-by-place_of_power = With the Place of Power
share-by-seat = From the seat
share-seat = { $seat } of { $seats }
share-games = { $wins } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won
share-all = Show all { $count }
somebody-gone = somebody who has left
time-bank = { $seconds ->
    [0] { $minutes } minutes each
   *[other] { $minutes } minutes each, and { $seconds } seconds a turn
}
time-move = { $seconds } seconds a move
hints-wish = Hints by a bot, for everybody at the table
table-public = Shown in the lobby
table-private = Only for those with the link
table-rated = Counts for ratings
table-hints = With hints
chat-none = Nobody has said anything yet.
link-only-here = This link leads to your own machine only: nobody else can open it. Open Conclave under an address that the others reach, and send that link.

## Learning

learn = Learn
learn-title = Learn to play
learn-more = Short scenes with one thing to do in each: about ten minutes. Wrong moves are explained, and can be taken back.
learn-begin = Begin
learn-offer = New here? Learn by playing
learn-decline = Not now
lesson-number = Scene { $number } of { $count }
lesson-is-done = done
lesson-hint = Show me how
lesson-undo = Take it back
lesson-restart = Begin this scene again
lesson-next = Next scene
lesson-back = Back
lesson-skip = Skip
lesson-leave = All scenes
lesson-first-game = Play a first game
rules-of-card = Rules and rulings
rules-found = Found: { $count }
rules-found-none = Nothing found: try other words.
rules-examples = By example
rules-try = Try it at a table
rules-rulings = Component by component

## What if

try-here = Play from here
try-out = Try something out
try-title = Play from step { $step }
try-about = A table of your own, against bots: it counts nowhere, and nobody else sees it.
try-seat = As
try-against = Against
try-hidden = What was hidden then
try-deal-known = dealt anew, from what this seat knew
try-deal-true = as it really was
try-known-only = What is hidden from you is dealt anew. It counts nowhere, and nobody else sees it.
try-begin = Play
try-list = Your tries
try-step = Step { $step }
try-during = While it was played
try-open = not finished
try-won = won
try-lost = lost to { $name }
try-points = ({ $points })
try-with-known = hidden cards dealt anew
try-with-true = hidden cards as they were
try-game = The game itself ended { $points }.
try-note = A try from step { $step } of a game
try-note-live = A try from a game that is still played
try-back = Back to the game
try-again = Again from there
try-chances = Chance to win, as far as this seat could know
try-reached = In the try
try-beside = In the game
try-gain = Difference
try-start = Where the try began: { $percent } %
try-weighed = Being weighed …
try-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
try-judged = Chances are the engine’s, from what the seat could know there: where the try has come to, and in the game after as many moves. Where both are over, they are the results.
branches-wish = Trying out how it might go on is allowed while we play
table-branches = With trying out
coach = Coach
coach-undo = Take it back
coach-on = Play on
coach-wish = A coach says what clearly loses

## The free board

board = Free board
board-open = Open on the free board

## Puzzles

puzzles = Puzzles
puzzle = Puzzle
puzzles-more = Positions from games of bots, each with a task and a proof. The first try counts; after that, try as often as you like.
puzzles-none = There are no puzzles for this game yet.
puzzles-all = From games of bots
puzzles-own = From your own games
puzzles-own-none = None yet: have a game that you have finished analysed, and each decision of yours that turned it becomes a puzzle here.
puzzles-own-calm = No decision of yours has turned one of your analysed games. Have another one analysed.
puzzles-own-where = Your games
puzzles-own-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
puzzle-own-loss = { $count ->
    [one] Lost one point
   *[other] Lost { $count } points
}
puzzle-own-game = See the game
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-leave = All puzzles
puzzle-skip = Skip
puzzle-again = Begin again
puzzle-give-up = Show the solution
puzzle-give-up-sure = It then counts as not solved.
puzzle-give-up-yes = Show it
puzzle-step = Next step
puzzle-was-shown = You were shown how.
puzzle-rating = Rating
puzzle-solved-count = Solved
puzzle-streak = In a row
puzzle-sort = Task
puzzle-level = Difficulty
puzzle-theme = Theme
puzzle-all = All
puzzle-only-new = Only new ones
puzzle-new = not tried yet
puzzle-solved = solved
puzzle-missed = missed
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzle-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
puzzle-sort-win = Win this round
puzzle-sort-only = Find the only move
puzzle-sort-harvest = The best harvest
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-theme-cards = Cards
puzzle-theme-conversions = Conversions
puzzle-theme-cores = Spell cores
puzzle-theme-crowd = Three or four players
puzzle-theme-dragons = Dragons
puzzle-theme-harvest = Harvest
puzzle-theme-monuments = Monuments
puzzle-theme-passing = Passing
puzzle-theme-places = Places of Power
puzzle-theme-powers = Powers
puzzle-theme-reactions = Reactions
puzzle-theme-tracks = Tracks
