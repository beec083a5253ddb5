"""T6 Using a field."""

from zoco.core.chance import Chance
from zoco.core.compiling import jit
from zoco.core.layout import Choices
from zoco.toledo.reasons import (
    CANNOT_AFFORD,
    KEEP_YOUR_TILES,
    LEGAL,
    NO_CARD_TO_PAY,
    OWN_SHOP_IS_FREE,
    PAY_THE_OWNER,
    PRINTED_FIELD_COSTS,
    PUT_ONE_BACK,
    SWORD_IS_GONE,
    TILE_IS_GONE,
    TILE_IS_HELD,
    TILE_NOT_HELD,
    TOO_CHEAP,
)
from zoco.toledo.rules.t3_cards import draw_card, give_up, pay_to_discard, receive
from zoco.toledo.state import (
    CIRCLE,
    FENCING,
    FENCING_MASTER,
    FORGE,
    FORGING,
    GEM_DEALER,
    METAL_DEALER,
    MOST_FENCING,
    NO_PRINT,
    PAY,
    SKIP,
    SMITH,
    SWAP,
    TAVERN,
    TRAIN,
    TRAINING,
    TURN,
    USE,
    VALUES,
    Edition,
    State,
)


@jit
def shop_kind(s: State, field: int) -> int:
    return (int(s.shop[field]) - 1) // 2


@jit
def can_forge(e: Edition, s: State, seat: int, sword: int) -> bool:
    """T6.4"""
    return s.sword_supply[sword] > 0 and e.sword_metal[sword] <= s.metal[seat] and e.sword_gems[sword] <= s.gems[seat]


@jit
def fencing_tiles(s: State, seat: int) -> int:
    held = 0
    for tile in range(FENCING):
        held += int(s.fencing[seat, tile])
    return held


@jit
def can_train(s: State, seat: int, tile: int) -> bool:
    """T6.5: no two alike; for a fourth kind, one is put back."""
    return s.fencing_supply[tile] > 0 and s.fencing[seat, tile] == 0


@jit
def has_effect(e: Edition, s: State, seat: int, field: int) -> bool:
    """T6.6: nothing is paid for nothing."""
    if e.printed[field] != NO_PRINT:
        return e.printed[field] == TAVERN or s.paintings_taken < e.paintings
    kind = shop_kind(s, field)
    if kind == METAL_DEALER:
        return s.metal_supply > 0
    if kind == GEM_DEALER:
        return s.gem_supply > 0
    if kind == SMITH:
        for sword in range(e.swords):
            if can_forge(e, s, seat, sword):
                return True
        return False
    for tile in range(FENCING):
        if can_train(s, seat, tile):
            return True
    return False


@jit
def can_pay(e: Edition, s: State, seat: int, field: int) -> bool:
    """T6.2: one's own shop is free; elsewhere one card worth at least the row's cost."""
    if s.owner[field] == seat:
        return True
    for value in range(e.cost[field], VALUES):
        if s.held[seat, value] > 0:
            return True
    return False


@jit
def take_circle(e: Edition, s: State, field: int) -> None:
    """T5.3, T7.3: asked only if some use is possible and can be paid for."""
    if has_effect(e, s, int(s.seat), field) and can_pay(e, s, int(s.seat), field):
        s.phase = CIRCLE
        s.place = field
    else:
        s.phase = TURN
        s.place = 0


@jit
def list_uses(e: Edition, s: State, out: Choices, n: int) -> int:
    out[n] = SKIP
    n += 1
    if s.owner[s.place] == s.seat:
        out[n] = USE
        return n + 1
    for value in range(e.cost[s.place], VALUES):
        if s.held[s.seat, value] > 0:
            out[n] = PAY + value
            n += 1
    return n


@jit
def forbid_using(e: Edition, s: State) -> int:
    if s.owner[s.place] == s.seat:
        return LEGAL
    return PAY_THE_OWNER if e.printed[s.place] == NO_PRINT else PRINTED_FIELD_COSTS


@jit
def forbid_paying(e: Edition, s: State, value: int) -> int:
    if s.owner[s.place] == s.seat:
        return OWN_SHOP_IS_FREE
    if value < e.cost[s.place]:
        return TOO_CHEAP
    return LEGAL if s.held[s.seat, value] > 0 else NO_CARD_TO_PAY


@jit
def pay(e: Edition, s: State, chance: Chance, value: int) -> None:
    """T6.2: to the shop's owner, who takes it into hand in front of everybody; else to the discard pile."""
    if e.printed[s.place] == NO_PRINT:
        card = give_up(s, int(s.seat), value)
        owner = int(s.owner[s.place])
        receive(s, owner, card)
        s.known[owner, card] += 1
    else:
        pay_to_discard(s, int(s.seat), value)
    use(e, s, chance)


@jit
def use(e: Edition, s: State, chance: Chance) -> None:
    """T6.3; the smith (T6.4) and the fencing master (T6.5) ask what to take."""
    seat = int(s.seat)
    field = int(s.place)
    kind = shop_kind(s, field)
    if kind == SMITH:
        s.phase = FORGING
        return
    if kind == FENCING_MASTER:
        s.phase = TRAINING
        return
    if kind == METAL_DEALER:
        s.metal_supply -= 1
        s.metal[seat] += 1
    elif kind == GEM_DEALER:
        s.gem_supply -= 1
        s.gems[seat] += 1
    elif e.printed[field] == TAVERN:
        for _ in range(3):
            draw_card(s, chance, seat)
    else:
        s.painting_owner[s.paintings_taken] = seat
        s.paintings_taken += 1
    go_on(s)


@jit
def go_on(s: State) -> None:
    """Back to the turn: further cards, or its end."""
    s.phase = TURN
    s.place = 0


@jit
def list_forging(e: Edition, s: State, out: Choices, n: int) -> int:
    for sword in range(e.swords):
        if can_forge(e, s, int(s.seat), sword):
            out[n] = FORGE + sword
            n += 1
    return n


@jit
def forbid_forging(e: Edition, s: State, sword: int) -> int:
    if s.sword_supply[sword] == 0:
        return SWORD_IS_GONE
    return LEGAL if can_forge(e, s, int(s.seat), sword) else CANNOT_AFFORD


@jit
def forge(e: Edition, s: State, sword: int) -> None:
    seat = int(s.seat)
    s.sword_supply[sword] -= 1
    s.swords[seat, sword] += 1
    s.metal[seat] -= e.sword_metal[sword]
    s.metal_supply += e.sword_metal[sword]
    s.gems[seat] -= e.sword_gems[sword]
    s.gem_supply += e.sword_gems[sword]
    go_on(s)


@jit
def list_training(s: State, out: Choices, n: int) -> int:
    seat = int(s.seat)
    full = fencing_tiles(s, seat) == MOST_FENCING
    for tile in range(FENCING):
        if can_train(s, seat, tile):
            if not full:
                out[n] = TRAIN + tile
                n += 1
                continue
            for dropped in range(FENCING):
                if s.fencing[seat, dropped] > 0:
                    out[n] = SWAP + tile * FENCING + dropped
                    n += 1
    return n


@jit
def forbid_training(s: State, tile: int, dropped: int) -> int:
    """`dropped` is -1 if nothing is put back."""
    seat = int(s.seat)
    if s.fencing[seat, tile] > 0:
        return TILE_IS_HELD
    if s.fencing_supply[tile] == 0:
        return TILE_IS_GONE
    full = fencing_tiles(s, seat) == MOST_FENCING
    if dropped < 0:
        return PUT_ONE_BACK if full else LEGAL
    if not full:
        return KEEP_YOUR_TILES
    return LEGAL if s.fencing[seat, dropped] > 0 else TILE_NOT_HELD


@jit
def train(s: State, tile: int, dropped: int) -> None:
    seat = int(s.seat)
    s.fencing_supply[tile] -= 1
    s.fencing[seat, tile] += 1
    if dropped >= 0:
        s.fencing[seat, dropped] -= 1
        s.fencing_supply[dropped] += 1
    go_on(s)
