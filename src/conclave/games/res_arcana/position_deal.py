"""The deal in a position of Res Arcana: its progress, and the cards it has left with each seat."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.game import Seat
from conclave.core.positions import demand, seat_name
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS, is_artifact, list_artifacts
from conclave.games.res_arcana.engine.setup import (
    DEALT_MAGES,
    DECK_SIZE,
    DISPLAY,
    HAND_SIZE,
    OPEN_DRAFT,
    PACK_SIZE,
    UNSEEN,
    list_to_set,
    pack_before,
)


def at(seat: Seat, place: int) -> int:
    return lay.SEAT0 + seat * lay.SEAT_WORDS + place


def cards_kept_by(words: Sequence[int], seat: Seat) -> list[int]:
    """Return the cards that a seat has kept from draft packs, in order."""
    found = []
    for pick in range(2 * PACK_SIZE):
        draft_round, number = divmod(pick, PACK_SIZE)
        pack = words[lay.drafted(draft_round, pack_before(words[lay.SEATS], seat, number, draft_round))]
        found.append((pack >> 8 * number & 255) - 1)
    return [c for c in found if c >= 0]


def keep(words: list[int], seat: Seat, cards: Sequence[int]) -> None:
    """Record the cards that a seat has kept."""
    demand(len(cards) <= 2 * PACK_SIZE, "position-most", field="kept", most=2 * PACK_SIZE, count=len(cards))
    for pick, c in enumerate(cards):
        demand(is_artifact(c), "position-not-in", name=ALL[c].id, field="kept")
        draft_round, number = divmod(pick, PACK_SIZE)
        pack = lay.drafted(draft_round, pack_before(words[lay.SEATS], seat, number, draft_round))
        words[pack] |= (c + 1) << 8 * number


def check_kept(words: Sequence[int]) -> None:
    """Check that in the draft variant the seats' cards are those that they have kept."""
    phase, seats = words[lay.PHASE], range(words[lay.SEATS])
    if words[lay.VARIANT] != codes.DRAFT:
        return
    kept = [cards_kept_by(words, seat) for seat in seats]
    rounds = words[lay.DRAFT_ROUND]
    demand(phase <= codes.PH_DRAFT or rounds == 1, "ra-second-draft")
    each = PACK_SIZE * rounds if phase <= codes.PH_ARTIFACTS else 2 * PACK_SIZE
    if phase != codes.PH_DRAFT:
        for cards in kept:
            demand(len(cards) == each, "position-exactly", field="kept", right=each, count=len(cards))
    every = sorted(c for cards in kept for c in cards)
    demand(every == lying(words), "ra-kept")


def lying(words: Sequence[int]) -> list[int]:
    """Return all artifacts that players have in any zone, in ascending order."""
    sets = [words[lay.LOOKED_AT_ARTIFACTS]]
    for seat in range(words[lay.SEATS]):
        top = words[at(seat, lay.TOP)]
        sets.append(list_to_set(top))
        sets += [words[at(seat, place)] for place in (lay.HAND, lay.DECK, lay.DISCARDS, lay.PLAY_ARTIFACTS)]
    return sorted(c for one in sets for c in list_artifacts(one))


def deal_on(words: list[int]) -> None:
    """Derive the progress of the setup from the components on the table. Dealing and choosing have a fixed order."""
    phase, seats, variant = words[lay.PHASE], words[lay.SEATS], words[lay.VARIANT]

    def counts(place: int) -> list[int]:
        return [words[at(seat, place)].bit_count() for seat in range(seats)]

    first, turn = words[lay.FIRST], range(seats)
    from_first = [(first + i) % seats for i in turn]
    chosen = [int(words[at(seat, lay.CHOSEN)] >= 0) for seat in turn]
    items = [int(words[at(seat, lay.ITEM)] >= 0) for seat in turn]
    kept = [len(cards_kept_by(words, seat)) for seat in turn]
    packs = [words[lay.PACKS + seat].bit_count() for seat in turn]
    places = int(words[lay.CENTRE] & CARDS.places).bit_count()
    tiles = int(CARDS.sets[words[lay.SET]].tiles)
    first_game, two = variant == codes.FIRST_GAME, words[lay.DRAFT_ROUND]
    drafts = variant == codes.DRAFT
    expected: dict[int, tuple[list[int], int]] = {
        codes.PH_SIDES: ([places], tiles),
        codes.PH_MONUMENTS: ([words[lay.CENTRE].bit_count() - places], DISPLAY),
        codes.PH_START: ([0], 1),
        codes.PH_MAGES: (chosen, 1) if first_game else (counts(lay.DEALT), DEALT_MAGES),
        codes.PH_ARTIFACTS: ((packs, PACK_SIZE) if drafts else (counts(lay.DECK), UNSEEN if first_game else DECK_SIZE)),
        codes.PH_HANDS: (counts(lay.HAND), HAND_SIZE),
        codes.PH_CHOOSE: ([chosen[seat] for seat in from_first], 1),
        codes.PH_ITEMS: ([items[seat] for seat in reversed(from_first)], 1),
    }
    if phase == codes.PH_DRAFT:
        done = sum(kept) - two * PACK_SIZE * seats
        demand(0 <= done < PACK_SIZE * seats, "ra-draft-kept", count=sum(kept), draft=two + 1)
        right = [two * PACK_SIZE + (done + seats - 1 - seat) // seats for seat in turn]
        demand(kept == right, "ra-draft-turns")
        left = [PACK_SIZE - done // seats - (seat < done % seats) for seat in turn]
        demand(packs == left, "ra-packs", count=done, packs=".".join(map(str, left)))
    elif phase == codes.PH_OPEN_DRAFT:
        demand(words[lay.GAME_NUMBER] == 2, "position-only", field="phase:open_draft", where="game:2")
        done = sum(counts(lay.DECK))
        right = [sum((first + (n + 1) // 2) % 2 == seat for n in range(done)) for seat in turn]
        rest = words[lay.BOX_ARTIFACTS].bit_count()
        demand(counts(lay.DECK) == right and done + rest == OPEN_DRAFT, "ra-open-draft", count=OPEN_DRAFT)
    else:
        have, each = expected[phase]
        done = sum(have)
        right = [min(max(done - place * each, 0), each) for place in range(len(have))]
        demand(have == right and done < each * len(have) + 1, "ra-setup")
    check_dealt(words, phase, chosen)
    words[lay.STEP] = done


def check_dealt(words: Sequence[int], phase: int, chosen: Sequence[int]) -> None:
    """Check the results of the earlier phases of the setup."""
    seats, variant = range(words[lay.SEATS]), words[lay.VARIANT]
    first_game = variant == codes.FIRST_GAME
    if phase > codes.PH_MONUMENTS:
        places, shown = words[lay.CENTRE] & CARDS.places, words[lay.CENTRE] & ~CARDS.places
        tiles = CARDS.sets[words[lay.SET]].tiles
        demand(int(places).bit_count() == tiles and int(shown).bit_count() == DISPLAY, "ra-laid-out")
    if (
        phase in (codes.PH_ARTIFACTS, codes.PH_DRAFT, codes.PH_HANDS, codes.PH_CHOOSE)
        and words[lay.GAME_NUMBER] == 1
        and not first_game
    ):
        for seat in seats:
            mages = words[at(seat, lay.DEALT)].bit_count() + chosen[seat]
            demand(mages == DEALT_MAGES, "ra-dealt", seat=seat_name(seat), count=DEALT_MAGES)
    if phase in (codes.PH_HANDS, codes.PH_CHOOSE, codes.PH_ITEMS):
        for seat in seats:
            cards = (words[at(seat, lay.HAND)] | words[at(seat, lay.DECK)]).bit_count()
            field = f"{seat_name(seat)}/hand + deck"
            demand(cards == DECK_SIZE, "position-exactly", field=field, right=DECK_SIZE, count=cards)
    if phase == codes.PH_ITEMS or words[lay.GAME_NUMBER] > 1 or (first_game and phase > codes.PH_MAGES):
        demand(all(chosen), "ra-mages")
    if phase <= codes.PH_START:
        check_artifacts_between_games(words)


def check_artifacts_between_games(words: Sequence[int]) -> None:
    """Check the artifacts before a game of a match begins.

    Those of game 1 are open for the second draft. Those of game 2 are kept for game 3.
    """
    game, decks = words[lay.GAME_NUMBER], [words[at(seat, lay.DECK)] for seat in range(words[lay.SEATS])]
    if game == 2:
        drafted = words[lay.BOX_ARTIFACTS].bit_count() == OPEN_DRAFT and not any(decks)
        demand(drafted, "ra-drafted-anew", count=OPEN_DRAFT)
    if game == 3:
        demand(all(deck.bit_count() == DECK_SIZE for deck in decks), "ra-keeps", count=DECK_SIZE)
