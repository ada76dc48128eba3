"""Numeric codes shared by assembler, engine and game: essences, zones, verbs, asks, opcodes, columns.

Numbers that occur in actions (component, power and verb numbers) are part of the saved-game format and never change.
"""

from typing import Final

# --- Essences, packed as in conclave.core.counters.
ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
KINDS: Final = 5
ONE_OF_EACH: Final = 0x001001001001001
ANY_KIND: Final = 0b11111  # sets of kinds are bit masks, bit k for kind k
NOT_GOLD: Final = 0b01111

# --- Components are named by their permanent numbers. `card_tables` computes their positions in bit masks.
NO_COMPONENT: Final = -1
DRAGON: Final = 1  # tags: bits
CREATURE: Final = 2

# --- Seats
CHANCE: Final = -1
TERMINAL: Final = -2
MAX_SEATS: Final = 4

# --- Variants
STANDARD: Final = 0
FIRST_GAME: Final = 1
DRAFT: Final = 2
MATCH: Final = 3

# --- Verbs: action = verb << 12 | operand
SHIFT: Final = 12
OPERAND: Final = 0xFFF
V_DEAL: Final = 1  # chance: this component comes up
V_START: Final = 2  # chance: this seat begins
V_FIRST: Final = 3  # match play: the chooser names the First Player
V_KEEP: Final = 4  # draft: keep this artifact
V_MAGE: Final = 5  # choose this mage
V_ITEM: Final = 6  # take this magic item
V_TAKE: Final = 7  # Collect: take the essences off this component
V_PLACE: Final = 8  # action: place this artifact from hand
V_CLAIM: Final = 9  # action: claim this monument or Place of Power
V_CLAIM_TOP: Final = 10  # action: claim the top of the monument deck
V_SELL_GOLD: Final = 11  # action: discard this artifact for 1 Gold
V_SELL_TWO: Final = 12  # action: discard this artifact for 2 other essences
V_USE: Final = 13  # action: use this power
V_PASS: Final = 14  # action: pass
V_PAY: Final = 15  # pay one essence of this kind
V_GAIN: Final = 16  # gain one essence of this kind
V_LOSE: Final = 17  # lose one essence of this kind
V_KIND: Final = 18  # choose this kind
V_NUMBER: Final = 19  # choose this number
V_DISCARD: Final = 20  # discard this card from hand
V_DESTROY: Final = 21  # destroy this artifact
V_TURN: Final = 22  # turn this other component as part of a cost
V_STRAIGHTEN: Final = 23  # straighten this component
V_PUT_ON: Final = 24  # put the spent essence on this component
V_SUMMON: Final = 25  # place this card by a power
V_RETURN: Final = 26  # put this card back next (the first one named lies on top)
V_RIVAL: Final = 27  # choose this rival
V_LOOK: Final = 28  # look at a deck: 0 = own artifacts, 1 = monuments
V_REACT: Final = 29  # answer with this react power
V_ACCEPT: Final = 30  # pay what is asked
V_DECLINE: Final = 31  # do not
V_DONE: Final = 32  # no more
VERBS: Final = 33

# --- Asks: the closed set of questions
ASK_NOTHING: Final = 0
ASK_DEAL: Final = 1  # chance, one component of a set
ASK_START: Final = 2  # chance, one seat
ASK_MAIN: Final = 3  # the five actions
ASK_CARD: Final = 4  # one component of a set, by the verb on record, perhaps "decline"
ASK_TAKE: Final = 5  # any subset of a set, in ascending order, then "done"
ASK_BAG: Final = 6  # essences one by one, in non-decreasing order of kind
ASK_KIND: Final = 7
ASK_NUMBER: Final = 8
ASK_SEAT: Final = 9
ASK_LOOK: Final = 10
ASK_REACT: Final = 11
ASK_UNLESS: Final = 12  # accept or decline
ASK_OVER: Final = 13  # nobody is asked: the game is over

# --- Phases
PH_SIDES: Final = 0
PH_MONUMENTS: Final = 1
PH_START: Final = 2
PH_MAGES: Final = 3
PH_ARTIFACTS: Final = 4
PH_DRAFT: Final = 5
PH_OPEN_DRAFT: Final = 6
PH_HANDS: Final = 7
PH_CHOOSE: Final = 8
PH_ITEMS: Final = 9
PH_COLLECT: Final = 10
PH_ACTIONS: Final = 11
PH_CHECK: Final = 12
PH_OVER: Final = 13

# --- Instructions are four ints: op a b c. Amounts are packed, sets of kinds are masks.
OP_END: Final = 0
# costs, always first
OP_TURN: Final = 1  # turn this component
OP_PAY: Final = 2  # a = amount from the pool
OP_PAY_ANY: Final = 3  # a = count, b = kinds allowed; the (last) kind paid is remembered as "spent"
OP_PAY_HERE: Final = 4  # a = amount from this component
OP_PAY_X_KIND: Final = 5  # choose the kind of "X identical" (or none)
OP_PAY_X_NUMBER: Final = 6  # choose X and pay; X is remembered
OP_DESTROY_THIS: Final = 7
OP_DESTROY: Final = 8  # a = which (N_DESTROY_*), b = tags (0 = any); its printed cost's total is remembered
OP_DISCARD: Final = 9  # one card from hand; its printed cost's total is remembered
OP_TURN_OTHER: Final = 10  # a = tag
# effects
OP_GAIN: Final = 20  # a = amount to the pool
OP_PUT: Final = 21  # a = amount onto this component
OP_RIVALS: Final = 22  # a = amount to each rival's pool
OP_GAIN_ANY: Final = 23  # a = count, b = kinds allowed: to the pool
OP_PUT_ANY: Final = 24  # a = count, b = kinds allowed: onto this component
OP_GAIN_COST: Final = 25  # a = plus, b = kinds allowed: as many as the remembered cost + a, any mix
OP_GOLD_COST: Final = 26  # as much Gold as the remembered cost
OP_DRAW: Final = 27  # a = count
OP_DISCARD_DRAWN: Final = 28  # discard as many cards as the last OP_DRAW drew
OP_REORDER: Final = 29  # a = count: look at the top of own or monument deck and put back in any order
OP_STRAIGHTEN: Final = 30  # a = tag of artifact, 0 = any own component
OP_STRAIGHTEN_THIS: Final = 31
OP_CONVERT: Final = 32  # a = kind: gain the remembered X of it
OP_CONVERT_ANY: Final = 33  # b = kinds allowed: gain X of one kind of choice, other than the kind paid
OP_PUT_SPENT: Final = 34  # the spent essence goes onto this component
OP_PUT_SPENT_ON: Final = 35  # the spent essence goes onto one own component of choice
OP_EQUAL_RIVAL: Final = 36  # a = kind gained, b = kind counted in one rival's pool
OP_ATTACK: Final = 37  # a = Life lost, b = U_* what a rival may do to ignore it, c = amount for U_PAY
OP_SUMMON: Final = 38  # a = FROM_*, b = tag (0 = any artifact), c = discount | SPARES_GOLD, or FREE
OP_CHECK_VICTORY: Final = 39
OP_IGNORE: Final = 40  # react: the loss is ignored (what the react costs and gives besides is in its program)
OP_POINTS: Final = 41  # a = points until the end of this victory check
OP_GROW: Final = 42  # a = count: add that many of every kind present on this component
OP_UPKEEP: Final = 43  # a = amount: pay it or turn this component
OP_SUMMON_PAY: Final = 44  # pays for what OP_SUMMON chose (always follows it, same operands)
# machinery, written by the assembler once, not by cards
OP_CONVERT_GAIN: Final = 45  # gains X of the kind chosen by OP_CONVERT_ANY (always follows it)
OP_EQUAL_GAIN: Final = 46  # gains what OP_EQUAL_RIVAL counted (always follows it, same operands)
OP_PLACE_PAY: Final = 47  # pays for an artifact placed from hand as the main action
OP_REFILL: Final = 48  # the display gets the top monument
OP_CLAIM_TOP: Final = 49  # the claimed top monument comes into play
OP_ENTER: Final = 50  # a component just claimed runs its on-claim program, if it has one
OP_LOOK_DRAW: Final = 51  # brings the cards to look at, one by one
OP_LOOK_RETURN: Final = 52  # puts them back one by one
OP_SWAP_ITEM: Final = 53  # passing: choose the new magic item
OP_WIDTH: Final = 4

U_NOTHING: Final = 0
U_PAY: Final = 1
U_DISCARD: Final = 2
U_DESTROY: Final = 3

FROM_HAND: Final = 0
FROM_OWN_DISCARD: Final = 1
FROM_ANY_DISCARD: Final = 2
SPARES_GOLD: Final = 0x100  # this discount may not remove Gold
FREE: Final = 0x200  # no payment

# --- Timing, triggers, stances and other needs of a power
ACTION: Final = 0
REACT: Final = 1
ON_CLAIM: Final = 2
AGAINST_NOTHING: Final = 0
AGAINST_LIFE_LOSS: Final = 1
AGAINST_DRAGON: Final = 2
AT_VICTORY_CHECK: Final = 3
ANY_STANCE: Final = 0
STRAIGHT: Final = 1
TURNED: Final = 2
N_NOTHING: Final = 0
N_TURN_DRAGON: Final = 1
N_TURN_CREATURE: Final = 2
N_DESTROY_ANY: Final = 3  # any own artifact, this one too
N_DESTROY_OTHER: Final = 4
N_DESTROY_BEAST: Final = 5  # own artifact with one of the tags of the cost
N_DISCARD: Final = 6  # a card in hand

# --- When a component's Collect program runs
COLLECT_ALWAYS: Final = 0
COLLECT_IF_GOLD_LEFT: Final = 1
COLLECT_IF_ANY_LEFT: Final = 2
COLLECT_LAST: Final = 3

# --- Common programs, which the assembler writes first
PC_PLACE: Final = 1
PC_REFILL: Final = 3
PC_CLAIM_TOP: Final = 5
PC_ENTER: Final = 8
PC_PASS: Final = 10

# --- Reasons for the end of a game
BY_POINTS: Final = 1
BY_TIE_BREAK: Final = 2
SHARED: Final = 3
BY_LIMIT: Final = 4  # added to one of the above when the round limit ended the game

# --- Reasons for illegal actions: a code, then its numbers. A reason reveals no hidden information beyond what
# the acting seat knows.
R_OVER: Final = 1  # the game is over
R_OTHER: Final = 2  # something else is asked
R_LACKS: Final = 3  # five kinds, how many of these a discount covers, how many more of any kind
R_LACKS_OF: Final = 4  # how many more, set of kinds
R_LACKS_HERE: Final = 5  # component, five kinds: on the component itself
R_TURNED: Final = 6  # it is turned
R_STRAIGHT: Final = 7  # it is not turned
R_NEEDS: Final = 8  # N_*: nothing to turn, destroy or discard
R_REACT: Final = 9  # it works only as a reaction
R_ON_CLAIM: Final = 10  # it works once, when it is claimed
R_NO_REACT: Final = 11  # it does not react to this
R_NO_POWER: Final = 12  # there is no such power
R_NOT_IN_PLAY: Final = 13  # the seat has no such component in play
R_NOT_IN_HAND: Final = 14
R_NOT_IN_CENTRE: Final = 15
R_NO_MONUMENT: Final = 16  # the monument deck is empty
R_NONE_OF: Final = 17  # kind: the seat has none
R_KIND: Final = 18  # kind: it is not accepted here
R_EARLIER: Final = 19  # kind: it comes before the kind chosen last
R_SHORT: Final = 20  # kind: after it the rest could not be chosen
R_NUMBER: Final = 21  # least, most
R_NOT_AMONG: Final = 22  # it is not among what can be chosen here
R_MUST: Final = 23  # the question cannot be declined
