"""Messages of errors in Riftforce: options, positions, policy nets and batches."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class RiftforceMessage(ErrorMessage):
    """Messages that only this game has."""

    # Options.
    NO_GUILD = "there is no guild “{word}”; there are {known}"
    NO_PRESET = "there is no preset “{word}”; there are {known}"
    CAP = "option cap is a number of rounds, 0 for none, not “{word}”"
    STARS = "option stars is 1 to 4 stars for each of 5, 6 and 7, as in 2,3,1, not “{word}”"
    AMPERSAND = "option ampersand is move or heal and a number, as in move:7, not “{word}”"
    GUILD_TWICE = "guild {word} is named twice; each guild is there once"
    GUILDS = "option {option} names {want} guilds, seats divided by a slash, not {found}"
    NEEDS_CAP = "option dead_position_ends no goes with a cap: without either a game may never end"

    # Positions.
    SCORE = "score takes one number for each of the two sides"
    NOT_A_LINE = "“{word}” is not a location nor one of {known}"
    NOT_A_CARD = "“{word}” is not a card; cards are a guild and 5, 6 or 7, as in fire5"
    DAMAGE = "{card} cannot have {n} damage: {most} destroys it"
    ONLY_ON_BOARD = "only a card on the board has damage or an owner, not {word} in {key}"
    PLACE = "seat {seat} does not act at place {place}; the order is {order}"
    GUILD_THERE_TWICE = "guild {word} is there twice; each guild is in the box once"
    GUILDS_OF_SEAT = "seat {seat} needs {n} guilds, as in “guilds {seat} fire ice light …”"
    NO_LOCATION = "there is no location {word}; there are 1 to {last}"
    LOCATION = "a location holds the cards of side 0, a slash, and those of side 1"
    OTHER_SIDE = "{word}: seat {seat} is not on this side of the Rift"
    TRAINER_HAND = "the trainer has no hand"
    HAND_SIZE = "a hand holds at most {most} cards, not {n}"
    KNOWN_CARD = "{card} is known but not in hand {seat}"
    NOT_A_PLAN = "“{word}” is not a plan of this mode, as attack1-556 or control2 are of solo"
    PLAN_TWICE = "plan {word} is there twice"
    TOO_FEW_PLANS = "{met} plans were carried out, but only {n} are named"
    PLAN_ORDER = "plans are three attacks and a control in turn"
    TOO_MANY_PLANS = "{met} plans were carried out, so {most} are known, not {n}"
    NO_SEAT_HAS_GUILD = "{word} is there, but no seat has its guild (strict=False allows it)"
    TOO_MANY_COPIES = "{word}: too many, {n} instead of {copies} (strict=False allows it)"
    MISSING_COPIES = "{word}: missing, {n} instead of {copies} (strict=False allows it)"

    # Policy nets.
    NO_NET = "there is no policy net in “{file}”: {problem}"
    NET_FEATURES = "the policy net in “{file}” is for features {found}, not for these, {version}"
    NET_MODE = "policy nets play duels of riftforce, not {game}"

    # Batches.
    BATCH_SELECTOR = "batches do not support the selector {name}"
    BATCH_OBSERVED_MODE = "features of batches are for duels, not for {mode}"
    BATCH_SEATS = "each of {n} games is observed by seat 0 or 1, not by {word}"
    BATCH_STEP = "batches do not support the step {name}"
    BATCH_LENGTH = "{name} has more than {most} instructions"
    BATCH_PLAN = "batches do not support the plan {name}: only attack plans have numbers, from 1 to {most}"
    GPU_EXTRA = "batches on a GPU need numba-cuda: pip install 'riftable[gpu]'; Batch plays on the CPU"
    GPU_CARD = "batches on a GPU need an NVIDIA card, and CUDA finds none: {problem}"
