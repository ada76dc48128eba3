### What is refused: in pages beside a table (analyses, tries, the free board), and as a typed answer.

too-fast = Too many requests: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
not-found = There is nothing here, or it is not open to you.
engine-busy = The engine is busy with others: ask again in a moment.
no-seat = There are the seats 0 to { $last }; there is no seat { $seat }.
replay-not-over = A game can be looked back on when it is over.
replay-other-rules = This game was played by rules { $theirs }, here are rules { $ours }: only its record is left.

## Analyses

analysis-not-offered = This server analyses no games: its host has not set aside any time for that.
analysis-not-over = A game can be analysed when it is over.
analysis-other-rules = This game was played by rules { $theirs }, here are rules { $ours }: it cannot be analysed.
analysis-no-judge = { $game } has no judge: it cannot be analysed.
analysis-not-asked = This game is not analysed: ask for that first.
analysis-yours-wait = { $count } games of yours are being analysed: wait until one of them is done.
analysis-neighbours-wait = People at your address have enough games analysed at a time: wait until one of them is done.
analysis-many-wait = Many games wait for an analysis: try again later.

## Tries

try-which-step = This game is over: say from which step to play on.
try-no-step = This game has the steps 0 to { $last }; there is no step { $step }.
try-over-there = The game is over there: play on from an earlier step.
try-not-allowed = While a game is played one tries nothing out, unless its table allows it.
try-as-it-stands = While a game is played one plays on from how it stands, and from what one’s own seat knows.
try-own-seat = While a game is played one tries out one’s own seat alone.
try-not-played = This game is not being played just now.
try-no-try = This table is no try: there is nothing to compare it with.
try-still-played = The game is still played: tries are weighed when it is over.
try-not-judged = This could not be weighed: try again in a moment.

## The free board

board-no-position = Nobody has written a position of { $game }.
board-unseen = This position leaves unknown what player { $number } would see: say it, or look as a spectator.
board-nobody-asked = Nobody is asked anything here: say whose turn it is.
board-over = The game is over here: there is nothing to play.

## Written positions

position-game = A position begins with one of { $tags }, not with '{ $tag }'.
position-near = '{ $word }' is not known here: did you mean '{ $near }'?
position-word = '{ $word }' is not known here; there is for example { $names }.
position-number = '{ $what }' is a number from { $least } to { $most }, not '{ $text }'.
position-seat = '{ $what }' is a seat from p1 to p{ $seats }, not '{ $text }'.
position-unreadable = '{ $text }' cannot be read; write for example vault(turned).seer.
position-amount = '{ $text }' is no amount; write for example { $example }.
position-twice = '{ $name }' is said twice.
position-players = There are 2 to { $most } players, not { $count }.
position-places = '{ $name }' lies in two places.
position-nobody = Nobody could answer in such a position.
position-tag = A position of this game begins with '{ $tag }/', not with '{ $text }'.
position-long = A position has at most { $most } characters, not { $count }.
position-order = '{ $text }' stands where { $due } should: seats follow one another.
position-field = '{ $text }' is no field; write for example '{ $name }:...', or p1 before a seat's fields.
position-example = '{ $text }' cannot be read as '{ $field }'; write for example { $example }.
position-among = '{ $name }' is not known here: there are { $first } to { $last }.
position-unnamed = '{ $text }' does not say which pieces are meant.
position-nothing-on = Nothing lies on pieces here: '{ $text }'.
position-of-a-kind = At most { $most } of a kind can lie in one place.
position-only = '{ $field }' is said only with { $where }.
position-missing = '{ $field }' is missing: it must be said with { $where }.
position-follows = '{ $field }' follows from the table in the phase { $phase }: leave it out.
position-for-two = '{ $field }' is for two players.
position-most = '{ $field }' has at most { $most }, not { $count }.
position-exactly = '{ $field }' should have { $right }, not { $count }.
position-not-in = '{ $name }' cannot be in '{ $field }'.
position-open = '{ $field }' is open to all: nothing of it is unknown.
position-unknown = This position leaves unknown { $gaps }: name the cards, or let them be dealt.
position-too-few = There are not enough cards for all that is unknown in '{ $field }'.
position-no-room = There is no room for { $names } of '{ $field }'.
position-round = There is no round { $round }: rounds are 1 to { $last }.
position-seats = The seats are 0 to { $last }.
position-turn = It is the turn of { $seat }.
position-not-asked = '{ $question }' cannot be asked of { $who } now.
position-winner = Somebody has won when the game is over.
position-unseen = This line leaves unknown what { $who } would see: --seed deals it, --viewer nobody does without.
ra-artifacts = Only artifacts are in hands, decks and discards.
ra-centre = Only monuments and Places of Power lie in the centre.
ra-displayed = { $count } monuments are displayed: there are at most { $most }.
ra-one-mage = A player has one mage.
ra-one-item = A player has one magic item.
ra-other-face = '{ $name }' is the other face of a tile that is on the table already.
ra-top = At most { $most } cards on top of a deck are known in order.
ra-passed = Player { $number } has passed, and so has no turn.
ra-monuments = The monument deck has monuments only.
ra-monument-seen = '{ $name }' can be seen only on top of the monument deck.
ra-item = { $seat } has a magic item in play: say which.
ra-mages = Everybody has a mage: say which.
ra-mage-in-play = The mage of { $seat } belongs in 'play', not in 'chosen'.
ra-chooses = { $seat } chooses no mage and no card of a pack any more.
ra-match-wins = Game { $game } of a match does not follow { $wins } wins.
ra-match-artifacts = A match has { $right } artifacts, not { $count }.
ra-drafted-anew = In game 2 of a match { $count } artifacts are drafted anew: say which lie in the box.
ra-keeps = In game 3 of a match everybody keeps { $count } artifacts.
ra-known = What all know { $seat } to have is in its hand or deck.
ra-held = What { $seat } is known to have held is in its hand or on its deck.
ra-strays = After a reshuffle { $seat } has older cards in hand or, as strays, on top of the deck.
ra-dealt = { $seat } has been dealt { $count } mages.
ra-setup = The setup deals and asks seat by seat: that cannot be.
ra-laid-out = 5 Places of Power and 2 monuments are laid out first.
ra-second-draft = The second draft is over: write draft:2.
ra-draft-kept = { $count } cards are kept: that is no point of draft { $draft }.
ra-draft-turns = Seats keep their cards in turn, p1 first.
ra-packs = After { $count } cards the packs have { $packs } cards.
ra-open-draft = Two have drafted in turn, of { $count } cards.
ra-kept = What has been kept is what players have in hand, deck, play and discards.
ra-kept-hidden = { $seat } hides more cards than it has kept.
ra-unfinished = What is under way could not be finished in such a position.
ra-step = Nobody is asked in step { $step }.
ra-instruction = { $name } has no instruction { $number } in { $program }.
ra-memory = '{ $part }' is nothing that this program remembers.
ra-looks = Whoever looks at cards does it by a power: say which, with 'do'.
ra-looks-not = '{ $name }' looks at no cards.
ra-tally = { $tally } cards are counted, but { $count } are there.
ra-waits = Only an attack, a victory check or a refill waits for another program.
ra-collect = Components collect one by one.
ra-offered = Nothing can be chosen but what the question offers.
ra-price = No more is needed than the price, and only a payment has one.
ra-kinds = Only essences are chosen in the order of their kinds.
ra-count = { $count } of { $most } cannot be chosen.
tt-mana = { $count } mana: the track goes from 0 to { $most }.
tt-cores = { $count } { $colour } cores lie on mats: there are { $most }.
tt-markers = { $count } markers stand on space { $space } of { $track }: there is room for one.
tt-one-tile = Two figures stand on one tile.
tt-barrier = A figure stands on the Day-and-Night tile.
tt-surrounded = The figure on tile { $place } is surrounded.
tt-mats = Two players have the spell mat '{ $mat }'.
tt-two-cores = Two cores lie on { $cell }.
tt-line = '{ $colour }' is twice in a line: on { $one } and on { $other }.
tt-rested = Player { $number } has rested, and so has no turn.
tt-taken-back = Player { $number } has rested and taken the figure back.
tt-stacks = { $count } { $colour } cores cannot be left: there are at most { $most }.
tt-used = '{ $text }' cannot be used: only spaces with a core have a spell.
tt-unknown = Nothing is unknown in this game: write it instead of '?'.
tt-components = This game needs the components { $number }: give them as the option 'components'.
tt-revealed = { $count } round tiles were revealed: it should be { $right }, one a round.
tt-ring = Positions of the ring are 1 to { $last }.
tt-night = At night nobody is on the ring.
tt-stands = Say where player { $number } stands: all are on the ring in a resource phase.
tt-placed = With { $count } figures on the ring player { $number } has placed { $right }, for player { $start } began.
tt-all-stand = All figures stand: it is time to collect.
tt-all-rested = Somebody must be left who has not rested.
tt-stores = Player { $number } has not rested, and so stores nothing.
tt-mats-order = Mats are chosen in the order of the seats.
tt-mats-count = { $count } mats are chosen: that cannot be in the phase { $phase }.
tt-echo = No echo spell has heard anything.
tt-convert = Nobody can convert in such a position.

## What is typed as an answer

action-none = '{ $text }' is no action; possible is for example '{ $example }'
action-none-over = '{ $text }' is no action; the game is over
action-could-mean = '{ $text }' could mean { $choices }
action-could-mean-more = '{ $text }' could mean { $choices } and more
answer-not-here = { $what } cannot be chosen here
answer-not-next = { $what } cannot be chosen next
answer-not-any-more = { $what } cannot be chosen any more
answer-too-few = { $count } chosen are too few: there is more to choose
answer-breaks-off = the answer breaks off after { $count } actions: it is taken whole or not at all
answer-number = choose a number from { $least } to { $most }
answer-no-choice = there is no choice { $number }: choose from 1 to { $most }
answer-fits = '{ $text }' fits { $choices }
answer-kinds = say it as kinds, such as '{ $example }'
answer-none-of = '{ $word }' is none of { $kinds }
answer-in-all = choose { $count } in all, such as '{ $example }'
answer-not-one = '{ $word }' is not one of the choices: give their numbers, such as '1 2'
answer-once = each choice can be named once only
answer-order = put all { $count } in order, such as '{ $example }'
