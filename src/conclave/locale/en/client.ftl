### What the browser client says beside the messages of the games.

app-name = Conclave
game-res_arcana = Res Arcana
game-trial_of_the_temples = Trial of the Temples
home = Home
close = Close
menu = Menu

## Settings

language = Language
theme = Background
theme-system = System
theme-dark = Dark wood
theme-light = Light linen
contrast = High contrast
less-motion = Fewer animations
sound = Sound
guide = Explain the game as I play

## Seats

seat-you = You
seat-nobody = Nobody yet
seat-bot = a bot
seat-substitute = { $bot } plays in its place: this bot has failed
seat-away = away
seat-of = Place of { $name }
your-place = Your place
first-player = First player
passed = passed
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
turn-of = { $name }’s turn
waits-for = { $name } is thinking.
not-asked = Nothing to do yet – waiting for the others.
you-watch = You are watching.
game-over = The game is over.
show-result = Result
connection-lost = Reconnecting …
not-connected = Connection lost – your move was not sent. Try again in a moment.

## The table of Res Arcana

centre = Centre of the table
places = Places of Power
monuments = Monuments
monument-deck = in the deck
claim-top = Claim the top one
items = Available magic items
open-draft = To choose from
rival-components = Show or hide cards
discards = Discard pile
hand = Hand
hand-empty = Your hand is empty.
deck = Deck
deck-known = The cards left in your deck, in no particular order
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
card-turned = turned
card-glows = available
lies-centre = in the centre of the table
card-cost = Cost: { $cost }
card-cost-any = { $count } of any kind
card-holds = on it: { $what }
lies-deck = in your deck
lies-hand = in your hand
lies-discards = { $own ->
    [true] in your discard pile
   *[false] discarded by { $name }
}
lies-play = { $own ->
    [true] in play, yours
   *[false] in play, { $name }’s
}

## The signs on cards of Res Arcana

sign-any = any one essence
sign-arrow = pay what’s on the left, get what’s on the right
sign-turn = turn this card; it is straightened at the end of the round
sign-straighten = straighten a turned card so that it can be used again
sign-collect = collected every round
sign-react = reaction: use it out of turn, against an attack or at the victory check
sign-flag = happens once, when you claim it
sign-here = put it on this card
sign-from = take it from this card
sign-draw = draw this many cards
sign-discard = discard a card from your hand
sign-destroy = destroy: put the card on your discard pile
sign-card = an artifact
sign-eye = look at the top cards and put them back in any order
sign-attack = each rival loses this much Life
sign-unless = unless they pay this
sign-shield = ignore the loss of Life
sign-rivals = each rival, or a rival’s essences
sign-dragon = a dragon
sign-creature = a creature
sign-points = victory points
sign-except = except this
sign-x = any number, same on both sides
sign-less = cards cost this much less

## The table of Trial of the Temples

ring = The ring of temples
tile-label = Tile { $position }: { $name }, { $side }
day = day
night = night
would-collect = From tile { $position } you would collect
tap-again = Tap again to choose it.
which-figure = Who do you place?
place-figure = Archmage
place-clone = Clone
cores-left = Spell cores left
begin-trial = Start
neutral = neutral marker
start-token = First player token
rests = resting
spell-used = used this round

## Choosing

decision = Your decision
all-choices = All { $count } options
banked = Saved. It will be played on your turn; you can still change it.
next-income = +{ $count } next round
next-choice = +{ $count } of your choice next round
within-reach = can reach { $points } points or more this round
payable = you can afford it now
known-cards = Cards everyone has seen, in hand or deck
pace = Bot speed
pace-slow = slow
pace-usual = normal
pace-fast = fast
waiting-for = Waiting for { $name }
card-banked = chosen – waiting for the others
chosen = Chosen
not-chosen = Not chosen
taken = Take
left = Leave
gets = What you get and pay
drafted = Your picks
hand-and-deck = Your hand, and the rest of your deck
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-says = Suggestion: { $text }.
hint-done = stop here
hint-convert = trade first: mana, tokens or crystals
hint-decline = decline
verb-place = Place
verb-claim = Claim
verb-use = Use
verb-react = React
verb-discard = Discard
verb-discard-gold = Discard for 1 Gold
verb-discard-two = Discard for any 2 essences (no Gold)
verb-item = Take
verb-mage = Choose
verb-keep = Keep
verb-take = Take
verb-destroy = Destroy
verb-turn = Turn
verb-straighten = Straighten
verb-put = Put here
verb-summon = Place
verb-return = Put back
verb-figure = Archmage
verb-clone = Clone
verb-core = Core
verb-trial = Trial
bag-more = add 1 { $kind } (now { $count })
bag-less = remove 1 { $kind }
bag-have = of { $count }
bag-left = { $count } left to choose
bag-needs = { $count } left to pay
confirm = Confirm
convert-sell = Sell (1 mana each)
convert-buy = Buy
convert-spells = Spells
convert-total = You then have
convert-traded = Traded
convert-not = Do not trade
convert-more = { $what }: one more, now { $count }
convert-less = { $what }: one less
composing = Make all these choices, then confirm.
composed = All set: confirm, or change something.
change = Change
picked-some = { $count } of { $most } chosen
number-label = How many
number-less = One less
number-more = One more
order-earlier = Move { $name } forward
order-later = Move { $name } back
take-all = Take everything
take-none = Leave everything

## Keys

keys = Keyboard
signs = Symbols on the cards
help = Symbols and keys
key-choose = choose by number
key-pass = pass
key-confirm = confirm
key-glow = next available choice
key-tab = next button
key-close = close
key-undo = undo
key-hint = ask for a hint
key-log = show or hide the log
key-keys = this list

## Story and chat

story = Log
story-news = Log: new chat message
times = { $count } times
last-turns = Last turns
chat = Chat
chat-say = Write a message
chat-withheld = Players will see this when the game is over.
chat-send = Send

## Around the table

copy-link = Copy the link
copied = Copied
offer-draw = Offer a draw
no-draw-with-bots = Bots never accept a draw.
resign = Resign
resign-not = No, keep playing
resign-sure = Yes, resign
gallery = Components
rules = Rules
proposal-undo = { $name } asks to undo the last move.
proposal-draw = { $name } offers a draw.
proposal-you-undo = You asked to undo your last move.
proposal-you-draw = You have offered a draw.
agree = Agree
disagree = Decline
take-back = Withdraw the request
proposal-declined = The request was declined.

## The end

result-you = You won!
result-winner = { $name } won.
result-shared = { $names } share the victory.
result-draw = It’s a draw.
rematch = Play again
replay = Watch the replay
download-record = Download the game
download-text = Download as text
downloads = Download …
score-check = from a power, for this check only
ended-no_purple_cores = The last purple core is gone.
ended-two_tracks_finished = Two tracks have been completed.
ended-last_round = That was the last round.
ended-round_limit = The game has reached its round limit.
tie-break-res_arcana = Equal points – the tie was broken by essences.
tie-break-trial_of_the_temples = Equal points – the tie was broken by mana.
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
hero = Take a seat. The table is set.
hero-more = Two games of duelling mages, played by the rulebook, against bots or with friends.
pitch-res_arcana = Gather essences, place artifacts, claim Places of Power: reach ten points at the end of a round to win. Two to four players, about half an hour.
pitch-trial_of_the_temples = Send your archmage around the temples, climb three tracks and place spell cores. Two to four players.
play-now = Play a bot now
opponent = Opponent
bot-ladder = The bots, by strength
play-guided = Guided first game
make-table = Create a table
my-games = My games
open-tables = Open tables
open-tables-none = No open tables right now. Create one and send a friend the link.
join = Join
watch = Watch
go-on = Continue
game = Game
variant = Variant
variant-standard = Standard
variant-first_game = First game, with preset hands
variant-draft = Draft
variant-match = Two-player match, best of three
seats = Players
seat-number = Player { $number }
seat-open = Open seat
seat-wish-me = Me
seat-wish-me-too = Second player on this device
seat-wish-open = Open seat (anyone with the link)
bot-random = Plays at random.
bot-novice = Plays fast and keeps it simple.
bot-adept = Weighs every choice.
bot-expert = Sees the best move at a glance.
bot-sage = Self-taught; looks one or two moves ahead.
bot-master = Plans several moves ahead.
bot-grandmaster = Self-taught; plans several moves ahead.
choose-bot = Bot: { $name }
choose-rated-bot = Bot: { $name } (Elo { $elo })
time = Clock
time-none = No limit
time-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
public = Show in the lobby
rated = Rated (accounts only)
waiting-for-people = Waiting for players to take the open seats.
sit-here = Sit here
seat-a-bot = Add a bot
challenge-bot = Challenge a bot account
challenge-send = Send the challenge
challenge-sent = { $bot } has been asked. If it is connected and accepts, it takes the seat.
invitation = Link for your friends
leave = Leave the table
no-table = This table does not exist, or you have no access to it.
not-found = This page does not exist.
not-found-more = The address may be mistyped, or the page is gone.
curtain = { $name }, it’s your turn.
curtain-go = Show my cards
guest-name = Wanderer { $number }
your-name = Your name
save = Save
saved = Saved.
account = Account
account-more = Keep your games and ratings, and play on other devices too. No email address needed.
account-make = Create an account
login = Username
password = Password, at least 8 characters
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
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
history-draw = draw
rules-numbers = Costs and values
rules-ours = Values we had to choose
rules-ours-more = The rulebook does not print every value. Some values of the following components are our own choice; if you own the game, you can replace them.

## Replay

replay-back = Step back
replay-on = Step forward
replay-play = Play
replay-pause = Pause
replay-slider = Position in the game
replay-eyes = Point of view
replay-spectator = Spectator
analyse = Analyse
analysis = Analysis
analysis-waits = Waiting for a free bot
analysis-works = Analysing: { $percent }%
analysis-failed = The analysis failed.
analysis-again = Analyse again
mark-played = played

## About

about-what = Conclave is an unofficial fan project, made with respect, without any of the publishers’ artwork or texts.
about-res_arcana = Res Arcana was designed by Tom Lehmann, illustrated by Julien Delval, and is published by Sand Castle Games.
about-trial_of_the_temples = Trial of the Temples was designed by Michael Mihealsick and Wei-Min Ling, illustrated by Maisherly Chan, and is published by EmperorS4.
about-buy = If you like these games, buy them: they are beautiful on a real table.
about-icons = Pictures
about-icons-more = The emblems on the cards come from game-icons.net (CC BY 3.0). We drew the essences, crystals and symbols ourselves.
about-icons-authors = Emblems by Lorc, Delapouite and the other contributors of game-icons.net.
about-fonts = Fonts
about-fonts-more = Cinzel by Natanael Gama and Inter by Rasmus Andersson, both under the SIL Open Font License.
about-fair = Fair shuffling
about-fair-more = Before each game the server publishes a hash of its shuffle seed, afterwards the seed itself. You can check a finished game with: conclave replay --verify

## The guided game

guide-res_arcana-mage = Your mage starts in play and stays with you all game. Read both – either is fine.
guide-res_arcana-item = You keep a magic item until you pass; then you swap it for another.
guide-res_arcana-main = Place a card from your hand, use a power of a card in play, claim a monument or a Place of Power, discard a card for essences, or pass. Anything that glows is possible now.
guide-res_arcana-pay = The wheel of colours means any essence. Keep what your next card needs.
guide-res_arcana-gain = Take what your next card needs.
guide-res_arcana-put = These essences go on the card. You can take them when you collect – all or none.
guide-res_arcana-take = You may take the essences from your cards now – from each card, all or none. On some cards they earn more, or points, as long as they stay.
guide-res_arcana-react-loss = You are under attack. If you do nothing, you lose Life; for each Life you lack, you lose two other essences.
guide-res_arcana-react-check = Points are being counted. A reaction can change the result; you may also do nothing.
guide-res_arcana-unless = Pay to avoid the attack. Otherwise it hits you.
guide-res_arcana-upkeep = Pay, or turn this card for the round.
guide-res_arcana-rival = You gain as many as this rival has in their pool.
guide-res_arcana-keep = Keep one of these cards and pass the rest on. The cards you keep make up your whole deck.
guide-trial_of_the_temples-mat = Each mat gives you a different start.
guide-trial_of_the_temples-place = Point at a tile, or tap it, to see what it would give you.
guide-trial_of_the_temples-collect = Choose who collects: your archmage or your clone.
guide-trial_of_the_temples-core = A core activates the spell it covers. Lines of three or four cores score at the end.
guide-trial_of_the_temples-turn = A trial costs an action token and moves your marker; you pay crystals for each space. Resting ends your round.
guide-trial_of_the_temples-on = You may advance up to three spaces, as long as you can pay.
guide-trial_of_the_temples-convert = Buy tokens and crystals with mana, or sell spare ones for mana.
guide-trial_of_the_temples-echo = Once per round, an echo doubles something you have just collected.
guide-trial_of_the_temples-wild = Choose the colours of these crystals. Take what the next spaces of your track cost.
guide-phase-res_arcana-draft = Keep one card at a time and pass the rest on, until everyone has a deck.
guide-phase-res_arcana-mages = Reach ten points by the end of a round to win. Everyone secretly chooses one of two mages, then all are revealed.
guide-phase-res_arcana-items = In turn, each player takes a magic item from the centre.
guide-phase-res_arcana-collect = A round begins: collect what your cards give each round, and take the essences on them if you like.
guide-phase-res_arcana-actions = Take one action each in turn, until all have passed. When you pass, swap your magic item and draw a card. First to pass takes the First Player token (1 point).
guide-phase-res_arcana-check = Everyone has passed, and points are counted. With ten or more, the highest score wins; otherwise a new round begins.
guide-phase-trial_of_the_temples-setup = The player with the most points wins. You score for your markers on the three tracks (a marker that never moved costs points) and for spell cores on your mat. First, everyone takes a mat.
guide-phase-trial_of_the_temples-night = A round tile shows where night falls. At night, temples show their other side.
guide-phase-trial_of_the_temples-temple = In turn, each player places their archmage. It collects everything on its own tile, and the small icon at the bottom of each empty tile on both sides, up to the next figure or the Day-and-Night tile. A bolt is an action token, a star is mana. With two players, everyone also has a clone that can collect instead, for some mana.
guide-phase-trial_of_the_temples-resource = Everyone collects from the temples around their archmage, up to the next figure.
guide-phase-trial_of_the_temples-trial = In turn, pay action tokens and crystals to climb a track, or rest until the next round.

## Order

order-tools = Mute, block or report
mute = Mute
unmute = Unmute
block = Block
unblock = Unblock
mute-more = You won’t see messages from muted players.
block-more = You won’t see messages from blocked players, and neither of you can join the other’s tables. They are not told.
show-out = Remove from table
shown-out = Removed: they can no longer join or watch this table.
report-table = Report this table
report-why = What’s wrong?
report-send = Send to the moderators
reported = Thank you. A moderator will take a look.
bots-mine = Your bots
bots-more = Programs of your own play here with a bot account. They connect with “conclave join” and a token; keep tokens secret.
bot-name = Name of the bot
bot-make = New bot
bot-delete = Delete the bot
token = Token
token-label = Label, such as “laptop”
token-challenges = May accept challenges
token-make = New token
token-once = Copy this token now: it is not shown again.
token-copy = Copy the token
token-revoke = Revoke
token-all = plays and accepts challenges
token-play = only plays
token-used = last used { $date }
token-unused = not used yet
shunned = Muted and blocked players
reports = Reports
reports-none = No open reports.
reports-more = Show more reports
suspicions = Suspicious rated games
suspicions-none = No suspicious games.
suspicion-score = won { $wins } of { $games } rated games
suspicion-same_address = same address
suspicion-many_in_a_day = many games in a day
suspicion-one_sided = one-sided
suspicion-short = short games
void-games = { $count ->
    [one] Void { $count } game
   *[other] Void { $count } games
}
audit = Actions of moderators
audit-none = Nothing has been done yet.
audit-ban = Banned
audit-unban = Ban lifted
audit-close_report = Report closed
audit-show_out = Removed from a table
audit-void_game = Game voided
audit-make_steward = Named moderator
audit-remove_steward = No longer moderator
report-by = reported by { $name }
report-a-table = A table
report-act = Take action
report-close = Resolved
ban = Ban
ban-reason = Reason (shown to them)
ban-length = Duration
ban-day = for a day
ban-week = for a week
ban-month = for a month
ban-for-good = permanently
ban-guests = Also block new guests from the same address
ban-done = Banned.
bans = Banned players
bans-none = Nobody is banned.
ban-until = until { $date }
unban = Lift the ban

## Around the game

turns-waiting = Your turn at { $count } tables
ask-name = What’s your name?
ask-name-more = The others see it at the table and in the chat. You can change it in your profile.
ask-name-go = Take a seat
offer-turn = Notify me when it’s my turn?
offer-sound = With a sound
offer-notices = With a notification
offer-none = No thanks
rematch-offered = { $name } wants a rematch.
somebody = Someone
finale = Final scoring
finale-skip = Skip
rating = Rating
leaderboard = Leaderboard
leaderboard-bots = Bot accounts
leaderboard-who = Player
leaderboard-games = Rated games
leaderboard-none = Nobody has played a rated game yet.
leaderboard-more = Play at rated tables (with an account) to get a rating. Ratings start low and rise as the system grows more certain.
rating-chart = Rating over { $games } games: from { $first } to { $last }, lowest { $least }, highest { $most }.
shares = Win rates
share-by-opponent = Against
share-by-mage = With this mage
share-by-place_of_power = With this Place of Power
share-by-seat = By turn order
share-seat = { $seat ->
    [1] Going first ({ $seats } players)
   *[other] Seat { $seat } of { $seats }
}
share-games = { $wins } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won
share-all = Show all { $count }
somebody-gone = a former player
time-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s per turn
}
time-move = { $seconds } s per move
hints-wish = Allow hints for everyone
table-public = Shown in the lobby
table-private = Only with the link
table-rated = Rated
table-hints = With hints
chat-none = No messages yet.
link-only-here = This link works only on your own computer. To invite others, open Conclave at an address they can reach and send them that link.

## Learning

learn = Learn
learn-title = Learn to play
learn-more = Ten short scenes, one task each. Mistakes are explained and can be undone. About ten minutes.
learn-begin = Start
learn-offer = New here? Learn by playing
learn-decline = Not now
lesson-number = Scene { $number } of { $count }
lesson-is-done = done
lesson-hint = Show me how
lesson-undo = Take it back
lesson-restart = Restart this scene
lesson-next = Next scene
lesson-back = Back
lesson-skip = Skip
lesson-leave = All scenes
lesson-first-game = Play your first game
rules-of-card = Rules and clarifications
rules-found = { $count } found
rules-found-none = Nothing found. Try other words.
rules-examples = Examples
rules-try = Try it at the table
rules-rulings = Card by card
fair-play = Fair play
fair-play-text = In rated games you play alone: no engine, no analysis and no advice from others. While a rated game is in progress, this server closes its engine, hints, free board and branches for that position to everyone. In unrated games the options of the table decide. What spectators write is shown to the players after a rated game. Games arranged for ratings are voided, and moderators write down what they do.

## What if

try-here = Play from here
try-out = What if…?
try-title = Play from move { $step }
try-about = Your own table against bots. It does not count, and nobody else sees it.
try-seat = Play as
try-against = Against
try-hidden = Hidden cards
try-deal-known = reshuffled (as this player knew them)
try-deal-true = as they really were
try-known-only = Cards you cannot see are reshuffled. It does not count, and nobody else sees it.
try-begin = Play
try-list = Your what-ifs
try-step = Move { $step }
try-during = During the game
try-open = unfinished
try-won = won
try-lost = lost to { $name }
try-points = ({ $points })
try-with-known = hidden cards reshuffled
try-with-true = hidden cards as they were
try-game = The real game ended { $points }.
try-note = What if: from move { $step } of a game
try-note-live = What if: from a game in progress
try-back = Back to the game
try-again = Try again from there
try-chances = Win chance, from what this player could know
try-reached = Your what-if
try-beside = In the game
try-gain = Difference
try-start = At the starting point: { $percent }%
try-weighed = Calculating …
try-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
try-judged = The engine estimates both win chances from what this player could know: in your what-if, and in the game after the same number of moves. Where both are over, you see the results.
branches-wish = Allow the what-if board during the game
table-branches = With what-if board
coach = Coach
coach-undo = Take it back
coach-on = Keep my move
coach-wish = Coach: warn me about clear mistakes

## The free board

board = Free board
board-open = Open on the free board

## Puzzles

puzzles = Puzzles
puzzle = Puzzle
puzzles-more = Positions from bot games, each with a task and a proven solution. Your first try counts; after that, try as often as you like.
puzzles-none = There are no puzzles for this game yet.
puzzles-all = From bot games
puzzles-own = From your own games
puzzles-own-none = None yet. Analyse a finished game and your biggest mistakes become puzzles here.
puzzles-own-calm = No big mistakes in your analysed games. Analyse another one.
puzzles-own-where = Your games
puzzles-own-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
puzzle-own-loss = −{ $count }% win chance
puzzle-own-game = See the game
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-leave = All puzzles
puzzle-skip = Skip
puzzle-again = Start over
puzzle-give-up = Show the solution
puzzle-give-up-sure = This will count as failed.
puzzle-give-up-yes = Show it
puzzle-step = Next step
puzzle-was-shown = You saw the solution.
puzzle-rating = Rating
puzzle-solved-count = Solved
puzzle-streak = Streak
puzzle-sort = Task
puzzle-level = Difficulty
puzzle-theme = Theme
puzzle-all = All
puzzle-only-new = New only
puzzle-new = not tried yet
puzzle-solved = solved
puzzle-missed = failed
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzle-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzle-sort-win = Win this round
puzzle-sort-only = Find the best move
puzzle-sort-harvest = Collect the most
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-theme-cards = Cards
puzzle-theme-conversions = Trading
puzzle-theme-cores = Spell cores
puzzle-theme-crowd = Three or four players
puzzle-theme-dragons = Dragons
puzzle-theme-harvest = Collecting
puzzle-theme-monuments = Monuments
puzzle-theme-passing = Passing
puzzle-theme-places = Places of Power
puzzle-theme-powers = Powers
puzzle-theme-reactions = Reactions
puzzle-theme-tracks = Tracks
