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
watching = Nobody is asked just now.
game-over = The game is over.
show-result = Result
connection-lost = Reconnecting …

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
read-card = Read

## The table of Trial of the Temples

ring = The ring of temples
tile-label = Tile { $position }: { $name }, { $side }
day = day
night = night
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
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-says = A bot would: { $text }
verb-place = Place
verb-claim = Claim
verb-use = Use
verb-react = React
verb-discard = Discard
verb-discard-gold = Discard for 1 Gold
verb-discard-two = Discard for 2 others
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
bag-pay = Pay { $count }
bag-gain = Take { $count }
number-label = How many
number-less = One less
number-more = One more
confirm-number = Choose { $number }
confirm-some = Confirm { $count } of { $most }
confirm-order = Confirm this order
order-earlier = { $name } earlier
order-later = { $name } later
take-all = Take all
take-none = Leave all
take-chosen = { $count ->
    [0] Leave all
    [one] Take from this one
   *[other] Take from these { $count }
}

## Keys

keys = Keys
key-choose = choose by number
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
chat = Chat
chat-say = Say something
chat-send = Send

## Around the table

copy-link = Copy the link
copied = Copied
offer-draw = Offer a draw
resign = Resign
resign-sure = Yes, resign
gallery = Components
rules = Rules
proposal-undo = { $name } would like to take back the last choice.
proposal-draw = { $name } offers a draw.
agree = Agree
disagree = Decline
take-back = Take it back

## The end

result-you = You have won!
result-winner = { $name } has won.
result-shared = { $names } share the victory.
result-draw = A draw.
rematch = Play again
rematch-go = To the next game
replay = Replay
download-record = Download the record
score-check = for this check only
score-lines = Lines of cores
score-spells = Spells
plain-pass = Pass
