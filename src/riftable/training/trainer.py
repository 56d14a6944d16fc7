"""The trainer: plays, learns, keeps old selves to play against, and can be stopped and resumed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch

from riftable.ai.error_messages import BotMessage
from riftable.ai.learned_net import LearnedNet, NetLayout, check_layout, layout_of
from riftable.core.errors import BadOption
from riftable.training.games import LockstepGames
from riftable.training.model import Tensors, new_tensors, outputs, to_tensors, to_weights
from riftable.training.ppo import Decisions, Rollout, Settings, losses, normalized
from riftable.training.replay import Replay

MAX_OLD_SELVES: Final = 32  # kept at most; then every other one is forgotten
FIRST_OLD_SELF: Final = 8  # iterations between two of them at first


class Goal(NamedTuple):
    """How long to train: so many iterations, or minutes if that is 0."""

    iterations: int = 0
    minutes: float = 10.0


class Trainer:
    """A net in training, with its games.

    With a goal of iterations the same seed gives the same net on the same machine, stopped and resumed or
    not. With one of minutes the rates follow the clock.

    The other side is played by old selves, or by the net `against` alone; games of one side have neither.
    Raise `BadOption` if that net has another layout.
    """

    def __init__(
        self,
        games: LockstepGames,
        goal: Goal,
        settings: Settings,
        seed: int,
        layout: NetLayout | None = None,
        against: LearnedNet | None = None,
    ) -> None:
        self.games, self.goal, self.settings, self.seed = games, goal, settings, seed
        self.device = games.observations.device.type
        self.layout = layout or layout_of(games.encoding)
        if against is not None:
            check_layout(against, self.layout, "--against")
        self.net = new_tensors(self.layout, seed, self.device)
        self.rng = torch.Generator(self.device).manual_seed(seed)
        self.against = against
        self.alone = games.num_sides == 1
        self.old_selves = [frozen(self.net if against is None else to_tensors(against.weights, self.device))]
        self.old_self = frozen(self.old_selves[0])
        old_games = 0 if self.alone else int(len(games) * (settings.old_games if against is None else 1.0))
        self.rollout = Rollout(games, self.layout, self.net, self.old_self, old_games, settings, self.rng)
        self.iteration, self.decisions, self.finished, self.seconds = 0, 0, 0, 0.0
        self.old_every = FIRST_OLD_SELF
        # What a minibatch is learned from, by a graph of the card: all of it stays where it is.
        on_card = self.device == "cuda"
        rate = torch.tensor(0.0, device=self.device) if on_card else 0.0
        self.adam = torch.optim.Adam(
            list(self.net.values()), lr=rate, eps=1e-7, fused=on_card, capturable=on_card
        )
        self.entropy_weight = torch.tensor(0.0, device=self.device)
        total = settings.steps * len(games)
        self.minibatches = max(1, total // settings.minibatch)
        size = total // self.minibatches
        self.part = Decisions(*[torch.zeros_like(one.flatten(0, 1)[:size]) for one in self.rollout.kept])
        self.told = torch.zeros(4, device=self.device)
        self.learn_part = Replay(self.learn_once, self.device)

    @property
    def progress(self) -> float:
        """How much of the training is done, from 0 to 1."""
        if self.goal.iterations:
            return min(1.0, self.iteration / self.goal.iterations)
        return min(1.0, self.seconds / (60 * self.goal.minutes))

    def set_rates(self) -> float:
        """Set the learning rate and the weight of the entropy, which fall in straight lines."""
        s, done = self.settings, self.progress
        rate = s.learning_rate + done * (s.last_learning_rate - s.learning_rate)
        for group in self.adam.param_groups:
            if self.device == "cuda":
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.entropy_weight.fill_(s.entropy + done * (s.last_entropy - s.entropy))
        return rate

    def iterate(self) -> dict[str, float]:
        """Play some steps in all games and learn from them; return figures about it."""
        begun = time.perf_counter()
        figures = {"rate": self.set_rates()}
        self.choose_old_self()
        found = normalized(self.rollout.play())
        self.learn(found)
        ended, outcomes, some = self.rollout.ended, self.rollout.outcomes, self.rollout.old_games
        spread = found.values.var()  # of what the decisions were worth
        if self.alone:
            old_ended, won = ended.sum(), outcomes.sum()
        else:
            old_ended = ended[:, :some].sum()
            won = (outcomes[:, :some] * (2.0 * self.rollout.old_side - 1.0)).sum()  # by the net
        counts = torch.stack([ended.sum(), old_ended, won, spread])
        numbers = torch.cat([counts, self.told / (self.minibatches * self.settings.epochs)]).tolist()
        games, old_games, won, spread, entropy, value, divergence, clipped = numbers
        figures |= {
            "games": games,
            "old_games": old_games,
            "old_points": 0.5 * (old_games + won),
            "entropy": entropy,
            "value_loss": value,
            "explained": 1 - value / spread if spread else 0.0,
            "divergence": divergence,
            "clipped": clipped,
        }
        self.iteration += 1
        self.decisions += len(found.actions)
        self.finished += int(games)
        if self.against is None and not self.alone and self.iteration % self.old_every == 0:
            self.keep_old_self()
        self.seconds += time.perf_counter() - begun
        return figures

    def learn(self, found: Decisions) -> None:
        """Update the net by decisions with normalized advantages: minibatches of consecutive rows.

        Rows follow each other by game, so a minibatch is of as many games as can be.
        """
        self.told.zero_()
        size = len(self.part.actions)
        for epoch in range(self.settings.epochs):
            rng = np.random.default_rng([self.seed, self.iteration, epoch])
            for number in rng.permutation(self.minibatches):
                for part, whole in zip(self.part, found, strict=True):
                    part.copy_(whole[number * size : (number + 1) * size])
                self.learn_part()

    def learn_once(self) -> None:
        """Update the net by one minibatch."""
        part = self.part
        self.adam.zero_grad(set_to_none=True)
        with self.rollout.cast():
            scores, values = outputs(self.layout, self.net, part.observations)
        result = losses(scores, values, part, self.settings, self.entropy_weight)
        result.total.backward()
        torch.nn.utils.clip_grad_norm_(list(self.net.values()), self.settings.gradient)
        self.adam.step()
        self.told += torch.stack(result[1:])

    def start_from(self, net: LearnedNet) -> None:
        """Begin with the weights of a net; raise `BadOption` if it has another layout."""
        check_layout(net, self.layout, "--from")
        with torch.no_grad():
            for name, tensor in self.net.items():
                tensor.copy_(torch.from_numpy(net.weights[name]))
        if self.against is None:
            self.old_selves = [frozen(self.net)]

    # Old selves.

    def choose_old_self(self) -> None:
        """Let one of them play in this iteration."""
        rng = np.random.default_rng([self.seed, self.iteration])
        chosen = self.old_selves[int(rng.integers(len(self.old_selves)))]
        for name, tensor in self.old_self.items():
            tensor.copy_(chosen[name])

    def keep_old_self(self) -> None:
        """Remember the net as it is; when there are too many, forget every other one."""
        self.old_selves.append(frozen(self.net))
        if len(self.old_selves) > MAX_OLD_SELVES:
            self.old_selves = self.old_selves[1::2]
            self.old_every *= 2

    # Files.

    def learned(self, about: dict[str, Any]) -> LearnedNet:
        """Return the net as it is now."""
        figures = {
            "fingerprint": self.games.encoding.fingerprint,
            "seed": self.seed,
            "iterations": self.iteration,
            "decisions": self.decisions,
            "games": self.finished,
            "minutes": round(self.seconds / 60, 2),
        }
        return LearnedNet(self.layout, to_weights(self.net), {**about, **figures})

    def save(self, path: Path) -> None:
        """Write all that is needed to go on as if there had been no break."""
        state = {
            "layout": repr(self.layout),
            "net": to_host(self.net),
            "adam": self.adam.state_dict(),
            "old": [to_host(one) for one in self.old_selves],
            "rng": self.rng.get_state(),
            "games": self.games.state(),
            "counts": (self.iteration, self.decisions, self.finished, self.seconds, self.old_every),
        }
        unfinished = path.with_name(f"{path.name}.part")
        torch.save(state, unfinished)
        unfinished.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a saved state; raise `BadOption` if it is of another net, or of other games."""
        state = torch.load(path, map_location="cpu", weights_only=True)
        shapes = [[tuple(one.shape) for one in games] for games in (state["games"], self.games.state())]
        if state["layout"] != repr(self.layout) or shapes[0] != shapes[1]:
            raise BadOption(BotMessage.NOT_THIS_TRAINING, file=path)
        for name, tensor in self.net.items():
            with torch.no_grad():
                tensor.copy_(state["net"][name])
        rates = [group["lr"] for group in self.adam.param_groups]
        self.adam.load_state_dict(state["adam"])
        for group, rate in zip(self.adam.param_groups, rates, strict=True):
            group["lr"] = rate  # on the card it must stay where it is
        self.old_selves = [{name: one[name].to(self.device) for name in one} for one in state["old"]]
        self.rng.set_state(state["rng"])
        self.games.restore(state["games"])
        self.iteration, self.decisions, self.finished, self.seconds, self.old_every = state["counts"]


def frozen(tensors: Tensors) -> Tensors:
    """Return a copy that does not learn."""
    return {name: tensor.detach().clone() for name, tensor in tensors.items()}


def to_host(tensors: Tensors) -> Tensors:
    """Return a copy in the memory of the host."""
    return {name: tensor.detach().cpu().clone() for name, tensor in tensors.items()}
