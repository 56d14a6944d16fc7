"""Bots that play by a net of `riftable train`: by its policy alone, or by a search on top of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from riftable import games
from riftable.ai.error_messages import BotMessage
from riftable.ai.learned_net import LearnedNet, load_net
from riftable.ai.net_hooks import NetHooks
from riftable.ai.search import Budget, Searcher
from riftable.core.errors import BadOption
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import Bot, asked
from riftable.gamekit.encoding import Encoding
from riftable.gamekit.strategy import SearchSettings

SEARCH: Final = SearchSettings(
    exploration=0.4,
    first_play_reduction=0.1,
    best_child_weight=0.0,
    greedy_line_weight=0.0,
    greedy_prior_sharpness=0.0,
)


def learned_bot(rules: Rules, path: Path, budget: Budget) -> Bot:
    """Return a bot that plays by the net of a file, and searches if it has a budget.

    Raise `BadOption` if the net is not for these rules.
    """
    make = games.spec(rules.game).encoding
    if make is None:
        raise BadOption(BotMessage.NO_NET_FOR_GAME, game=rules.key)
    encoding = make.load()(rules)
    net = load_net(path, encoding)
    if any(budget):
        return Searcher(rules, NetHooks(rules, encoding, net), budget, SEARCH)
    return LearnedNetBot(encoding, net)


class LearnedNetBot:
    """Gives the answer with the highest score: the same view gets the same answer."""

    def __init__(self, encoding: Encoding, net: LearnedNet) -> None:
        self.encoding = encoding
        self.net = net

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        scores, _ = self.net.outputs(self.encoding.encode(view)[None])
        seat = int(view.seat)
        actions = [self.encoding.action(move, seat) for move in moves]
        return moves[int(np.argmax(scores[0, actions]))]
