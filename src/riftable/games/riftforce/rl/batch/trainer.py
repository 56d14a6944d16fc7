"""Solo: the steps of `rules.trainer` over one row. Plans and challenges are tables.

A mask at the end of a loop tells the compiler how short it is: else a loop whose end is a byte is unrolled
for a GPU up to 127 times.
"""

from __future__ import annotations

from riftable.gamekit.kernels.chance import below
from riftable.games.riftforce.rl.batch.abilities import ask, bots_hit, list_units
from riftable.games.riftforce.rl.batch.control import carried_out, held_by
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    ACTION,
    ACTIVATED,
    DEALING,
    GUILD_LEN,
    GUILDS,
    IDLE,
    LANE_AT,
    LANES,
    MET,
    NUMBER,
    OFFER,
    OFFER_LEN,
    OWED,
    PLAN,
    PLAN_INDEX,
    PLAN_LEN,
    PLANNED,
    PLANNING,
    PLANS,
    POOL,
    POOL_LEN,
    QUOTA,
    SCORES,
    STATUS,
    STEP,
    TABLE,
)
from riftable.games.riftforce.rl.batch.mutations import (
    call,
    clear_activated,
    first_of,
    line,
    set_activated,
    unit,
    within,
)
from riftable.games.riftforce.rl.batch.opening import assign, empty_offer, from_pool, lay
from riftable.games.riftforce.rl.batch.tables import (
    BOTS,
    CFG_BOX,
    CFG_CHALLENGES,
    CFG_GUILDS,
    CFG_NAMED,
    CFG_ON_OFFER,
    CFG_PLANS,
    CFG_QUOTAS,
    CFG_TRAINER_NAMED,
    CFG_UNDRAWN,
    CHALLENGE_BESIDE,
    CHALLENGE_MOVES,
    CHALLENGE_WIDTH,
    PLAN_COUNT,
    PLAN_NUMBER,
    PLAN_WIDTH,
)
from riftable.games.riftforce.rules.ids import (
    ASK_BOT,
    ASK_KEEP,
    NUM_PLANS,
    PICK,
)
from riftable.games.riftforce.rules.plans import ATTACKS
from riftable.games.riftforce.rules.trainer import PLAYER, STACK, TRAINER

# The draft.


@kernel
def fill_pool(g: Numbers, config: Numbers) -> None:
    """Fill the pool with all guilds that neither the player has nor the options name for the trainer."""
    taken = 0
    for i in range(g[GUILD_LEN + PLAYER] & 7):
        taken |= 1 << g[GUILDS + i]
    if config[CFG_TRAINER_NAMED]:
        for i in range(config[CFG_QUOTAS + TRAINER]):
            taken |= 1 << config[CFG_GUILDS + TRAINER * QUOTA + i]
    count = 0
    for guild in range(config[CFG_BOX]):
        if not taken >> guild & 1:
            g[POOL + count] = guild
            count += 1
    g[POOL_LEN] = count


@kernel
def keep(g: Numbers, c: Numbers, m: Numbers, config: Numbers) -> bool:
    """Do the next thing of the draft: name guilds, draw one, or ask which the player keeps.

    Return whether it asks. When the trainer has its guilds too, the table goes on to deal.
    """
    own, theirs = g[GUILD_LEN + PLAYER], g[GUILD_LEN + TRAINER]
    choosing = own < config[CFG_QUOTAS + PLAYER]
    seat = PLAYER if choosing else TRAINER
    if g[GUILD_LEN + seat] == 0 and config[CFG_TRAINER_NAMED if seat else CFG_NAMED]:
        for i in range(config[CFG_QUOTAS + seat]):
            assign(g, seat, config[CFG_GUILDS + seat * QUOTA + i])
        return False
    if choosing and g[OFFER_LEN] == config[CFG_ON_OFFER]:
        count = 0
        for i in range(g[OFFER_LEN] & 15):
            if within(g, GUILDS, own & 7, g[OFFER + i]) < 0:
                m[count] = PICK + g[OFFER + i]
                count += 1
        ask(g, ASK_KEEP, -1, own + 1, count)
        return True
    if theirs == config[CFG_QUOTAS + TRAINER]:
        empty_offer(g)
        g[TABLE] = DEALING
        return False
    if g[POOL_LEN] == 0 or (not choosing and theirs == 0 and not config[CFG_UNDRAWN]):
        fill_pool(g, config)
    guild = from_pool(g, c)
    if choosing:
        lay(g, guild)
    else:
        assign(g, TRAINER, guild)
    return False


# Plans.


@kernel
def next_plan(g: Numbers, c: Numbers) -> None:
    """Turn up the next plan, by chance unless it was met before: after the last the order repeats."""
    known = g[PLAN_LEN] & 31
    if c[MET] < known or known == NUM_PLANS:
        return
    met, controls = 0, 0
    for i in range(known):
        met |= 1 << g[PLANS + i]
        controls += g[PLANS + i] >= ATTACKS
    plan, left = 0, ATTACKS - (known - controls)
    if known % STACK == STACK - 1:
        plan, left = ATTACKS, NUM_PLANS - ATTACKS - controls
    left = below(c, left)
    while left > 0 or met >> plan & 1:
        left -= 1 - (met >> plan & 1)
        plan += 1
    g[PLANS + known] = plan
    g[PLAN_LEN] = known + 1


@kernel
def begin_plan(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Begin the plan that lies face up: its bot is then owed, and an attack follows."""
    c[MET] += 1
    g[TABLE] = PLANNED
    g[OWED] = 1
    if config[carried_out(g, c) + PLAN_COUNT]:
        clear_activated(g)
        g[ACTION] = PLANNING
        g[STEP] = -1
        g[PLAN] = g[PLANS + (c[MET] - 1) % NUM_PLANS]
        g[PLAN_INDEX] = 0


@kernel
def end_plan(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Score the locations that the trainer controls, if the plan that was carried out is a control plan."""
    if config[carried_out(g, c) + PLAN_COUNT] == 0:
        held = held_by(g, config, TRAINER)
        c[SCORES + TRAINER] += held
        if held:
            g[IDLE] = 0


@kernel
def pick_bot(g: Numbers, m: Numbers, w: Numbers, config: Numbers) -> bool:
    """Ask which bot acts for the next number of the plan, or activate the only one; return whether it asks.

    Numbers without a bot that could place damage are skipped. If none is left, no ability runs.
    """
    plan = CFG_PLANS + g[PLAN] * PLAN_WIDTH
    row = line(TRAINER, 0)
    board = first_of(g, row)
    while g[PLAN_INDEX] < config[plan + PLAN_COUNT]:
        number = config[plan + PLAN_NUMBER + g[PLAN_INDEX]]
        challenge = CFG_CHALLENGES + number * CHALLENGE_WIDTH
        lanes = bots_hit(g, config, config[challenge + CHALLENGE_BESIDE] == 1)
        if config[challenge + CHALLENGE_MOVES]:  # first to one of these that is not its own
            others = 0
            for lane in range(LANES):
                others |= ((lanes & ~(1 << lane)) != 0) << lane
            lanes = others
        fit = 0
        i = 0
        u = g[board]
        while u >= 0:  # no branch: guesses would often be wrong
            at = unit(u)
            w[fit] = i
            differs = (g[at + NUMBER] ^ number) | g[at + STATUS] & ACTIVATED
            fit += lanes >> (g[at + LANE_AT] & 7) & (differs == 0)
            i += 1
            u = g[board + i]
        if fit > 1:
            list_units(g, m, w, row, 0, fit)
            ask(g, ASK_BOT, g[PLAN], 5 + number, fit)
            return True
        if fit == 1:
            activate_bot(g, g[board + (w[0] & 127)])
            return False
        g[PLAN_INDEX] += 1
    return False


@kernel
def activate_bot(g: Numbers, u: int) -> None:
    """Activate a bot: start the challenge of its number."""
    g[IDLE] = 0
    g[PLAN_INDEX] += 1
    g[STEP] = -1
    set_activated(g, u)
    call(g, BOTS + g[unit(u) + NUMBER], u)
