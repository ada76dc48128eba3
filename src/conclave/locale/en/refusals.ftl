### What is refused: in pages beside a table (analyses, tries, the free board), and as a typed answer.

too-fast = Too many requests: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
missing-extra = This needs packages that are not installed ({ $module }): { $command }
not-found = There is nothing here, or you have no access to it.
engine-busy = The engine is busy. Try again in a moment.
no-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
replay-not-over = You can replay a game once it is over.
replay-other-rules = This game was played under rules version { $theirs }; the current version is { $ours }. Only its record is available.

## Analyses

analysis-not-offered = This server does not offer analysis.
analysis-not-over = You can analyse a game once it is over.
analysis-other-rules = This game was played under rules version { $theirs }; the current version is { $ours }. It cannot be analysed.
analysis-no-judge = There is no engine for { $game }: it cannot be analysed.
analysis-not-asked = This game has not been analysed yet.
analysis-yours-wait = { $count } of your games are being analysed. Wait until one of them is done.
analysis-neighbours-wait = Too many games from your address are being analysed. Wait until one of them is done.
analysis-many-wait = Too many games are waiting for analysis. Try again later.

## Tries

try-which-step = This game is over: choose a move to continue from.
try-no-step = There is no move { $step }: this game has moves 0 to { $last }.
try-over-there = The game is over at this point: choose an earlier move.
try-not-allowed = “What if” is off during this game.
try-as-it-stands = During a game you can only start from the current position, and from what you know.
try-own-seat = During a game you can only play your own seat.
try-not-played = This game is not in progress.
try-no-try = This table is not a what-if game: there is nothing to compare it with.
try-still-played = The game is still in progress: you can compare once it is over.
try-not-judged = The evaluation failed. Try again in a moment.

## The free board

board-no-position = The free board does not support { $game }.
board-unseen = This position doesn’t say what player { $number } sees: fill it in, or watch as a spectator.
board-nobody-asked = Nobody has to decide anything here: set whose turn it is.
position-of-rated-game = This is a position of a rated game in progress. The engine, the board and branches are closed for it until the game is over.
board-over = The game is over here: there is nothing to play.

## Written positions

position-game = A position must start with one of { $tags }, not with '{ $tag }'.
position-near = Unknown name '{ $word }': did you mean '{ $near }'?
position-word = Unknown name '{ $word }'. Possible names include { $names }.
position-number = '{ $what }' must be a number from { $least } to { $most }, not '{ $text }'.
position-seat = '{ $what }' must be a seat from p1 to p{ $seats }, not '{ $text }'.
position-unreadable = '{ $text }' is not valid; write, for example, vault(turned).seer.
position-amount = '{ $text }' is not an amount; write, for example, { $example }.
position-twice = '{ $name }' appears twice.
position-players = There must be 2 to { $most } players, not { $count }.
position-places = '{ $name }' is in two places at once.
position-nobody = This position is impossible: nobody could move.
position-tag = A position for this game must start with '{ $tag }/', not with '{ $text }'.
position-long = A position can have at most { $most } characters, but this one has { $count }.
position-order = Found '{ $text }' where { $due } was expected: list the seats in order.
position-field = '{ $text }' is not a field; write, for example, '{ $name }:...', or put p1 before a seat's fields.
position-example = '{ $text }' is not valid for '{ $field }'; write, for example, { $example }.
position-among = Unknown name '{ $name }': choose from { $first } to { $last }.
position-unnamed = '{ $text }' does not say which pieces these are.
position-nothing-on = Pieces here can’t have anything on them: '{ $text }'.
position-of-a-kind = One place can hold at most { $most } of a kind.
position-only = '{ $field }' is allowed only with { $where }.
position-missing = '{ $field }' is missing; it is required with { $where }.
position-follows = Leave out '{ $field }': in the phase { $phase } it follows from the table.
position-for-two = '{ $field }' is for two players only.
position-most = '{ $field }' can have at most { $most }, not { $count }.
position-exactly = '{ $field }' must have { $right }, not { $count }.
position-not-in = '{ $name }' cannot be in '{ $field }'.
position-open = Everyone can see '{ $field }', so nothing in it can be unknown.
position-unknown = Still unknown in this position: { $gaps }. Name the cards, or have them dealt.
position-too-few = There are not enough cards left to fill the unknown ones in '{ $field }'.
position-no-room = '{ $field }' names { $names }, but there is no room left for them.
position-round = There is no round { $round }: rounds go from 1 to { $last }.
position-seats = Seats are numbered 0 to { $last }.
position-turn = It is { $seat }’s turn.
position-not-asked = { $who } can’t be asked '{ $question }' at this point.
position-winner = A finished game needs a winner.
position-unseen = This position doesn’t say what { $who } sees: deal those cards with --seed, or do without a viewer with --viewer nobody.
ra-artifacts = Hands, decks and discard piles can hold only artifacts.
ra-centre = The centre can hold only monuments and Places of Power.
ra-displayed = { $count } monuments are face up, but there can be at most { $most }.
ra-one-mage = A player can have only one mage.
ra-one-item = A player can have only one magic item.
ra-other-face = '{ $name }' is the other side of a tile that is already on the table.
ra-top = At most { $most } cards on top of a deck can be known in order.
ra-passed = Player { $number } has passed, so it can’t be their turn.
ra-monuments = The monument deck can hold only monuments.
ra-monument-seen = '{ $name }' can be seen only if it is on top of the monument deck.
ra-item = { $seat } needs a magic item in play: say which one.
ra-mages = Every player needs a mage: say which one.
ra-mage-in-play = The mage of { $seat } belongs in 'play', not in 'chosen'.
ra-chooses = { $seat } has already chosen a mage and drafted all cards.
ra-match-wins = { $wins } wins are not possible in game { $game } of a match.
ra-match-artifacts = A match is played with { $right } artifacts, not { $count }.
ra-drafted-anew = In game 2 of a match, { $count } artifacts are drafted again: say which are in the box.
ra-keeps = In game 3 of a match, every player keeps { $count } artifacts.
ra-known = Cards that everyone knows { $seat } has must be in that player’s hand or deck.
ra-held = Cards that { $seat } is known to have held must be in that player’s hand or on top of the deck.
ra-strays = After a reshuffle, the older cards of { $seat } must be in hand or, counted by 'strays', on top of the deck.
ra-dealt = { $seat } must have been dealt { $count } mages.
ra-setup = The cards can’t be dealt like this: during setup, players receive and choose them one after the other, starting with p1.
ra-laid-out = By now there must be 5 Places of Power and 2 monuments on the table.
ra-second-draft = The second draft is over: write draft:2.
ra-draft-kept = Draft { $draft } can’t have { $count } kept cards.
ra-draft-turns = Players keep cards in turn, starting with p1.
ra-packs = After { $count } picks, the packs must have { $packs } cards.
ra-open-draft = The two players must have picked in turn from { $count } cards.
ra-kept = The kept cards must be exactly those in the players’ hands, decks, play areas and discard piles.
ra-kept-hidden = { $seat } has more hidden cards than it kept.
ra-unfinished = The action in progress could not be completed in this position.
ra-step = Step { $step } of collecting doesn’t fit the question or the card effect given.
ra-instruction = { $name } has no instruction { $number } in { $program }.
ra-memory = '{ $part }' is not possible for this card effect.
ra-looks = Only a power lets a player look at cards: say which one with 'do'.
ra-looks-not = '{ $name }' doesn’t let anyone look at cards.
ra-tally = The count says { $tally } cards, but there are { $count }.
ra-waits = Only an attack, a victory check or a refill can be interrupted by another effect.
ra-collect = In the collect phase, components collect one at a time.
ra-offered = Only what the question offers can be chosen.
ra-price = Only a payment has an amount due, and it can’t be more than the price.
ra-kinds = Only essences are chosen one kind after another.
ra-count = You can’t choose { $count } out of { $most }.
tt-mana = { $count } mana is impossible: the mana track goes from 0 to { $most }.
tt-cores = There are { $count } { $colour } cores on the mats, but only { $most } in the game.
tt-markers = There are { $count } markers on space { $space } of { $track }, but only room for one.
tt-one-tile = Two figures are on the same tile.
tt-barrier = No figure can be on the Day-and-Night tile.
tt-surrounded = The figure on tile { $place } is boxed in, which is not allowed.
tt-mats = Two players have the spell mat '{ $mat }'.
tt-two-cores = There are two cores on { $cell }.
tt-line = '{ $colour }' appears twice in a line: on { $one } and { $other }.
tt-rested = Player { $number } has rested, so it can’t be their turn.
tt-taken-back = Player { $number } has rested, so their figure is no longer on the ring.
tt-stacks = There can’t be { $count } { $colour } cores left: at most { $most }.
tt-used = '{ $text }' can’t have been used: only spaces with a core have a spell.
tt-unknown = Nothing is hidden in this game: replace '?' with the actual value.
tt-components = This game needs components { $number }: set them with the option 'components'.
tt-revealed = { $count } round tiles are revealed, but there should be { $right }, one per round.
tt-ring = Positions on the ring are numbered 1 to { $last }.
tt-night = At night nobody is on the ring.
tt-stands = Say where player { $number } is: in the resource phase, everyone is on the ring.
tt-placed = With { $count } figures on the ring, player { $number } must have placed { $right }, because player { $start } went first.
tt-all-stand = All figures are on the ring: it is time to collect.
tt-all-rested = At least one player must not have rested yet.
tt-stores = Player { $number } has not rested yet, so they can’t store anything.
tt-mats-order = Mats must be chosen in seat order.
tt-mats-count = { $count } mats have been chosen, which is impossible in the phase { $phase }.
tt-echo = There is nothing for an echo spell to double.
tt-convert = Nobody can trade in this position.

## What is typed as an answer

action-none = '{ $text }' is not an action; try for example '{ $example }'
action-none-over = '{ $text }' is not an action; the game is over
action-could-mean = '{ $text }' could mean { $choices }
action-could-mean-more = '{ $text }' could mean { $choices } and others
answer-not-here = you can’t choose { $what } here
answer-not-next = you can’t choose { $what } next
answer-not-any-more = you can’t choose { $what } any more
answer-too-few = { $count } is too few: choose more
answer-breaks-off = the answer stops after { $count } actions: give it in full
answer-number = choose a number from { $least } to { $most }
answer-no-choice = there is no choice { $number }: choose from 1 to { $most }
answer-fits = '{ $text }' could be { $choices }
answer-kinds = type the kinds, such as '{ $example }'
answer-none-of = '{ $word }' is not one of { $kinds }
answer-in-all = choose { $count } in all, such as '{ $example }'
answer-not-one = '{ $word }' is not one of the choices: give their numbers, such as '1 2'
answer-once = you can name each choice only once
answer-order = put all { $count } in order, such as '{ $example }'

## Names and passwords

name-of-a-bot = ‘{ $name }’ is the name of a bot: choose another one.
name-taken = An account has the name ‘{ $name }’, or one that looks like it: choose another one.
password-common = This password is one of the most common ones, so it would be guessed at once: choose another one.
password-of-you = This password contains your login or name: choose another one.
password-pattern = This password repeats a simple pattern: choose another one.
