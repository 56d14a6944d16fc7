"""Proximal policy optimization (PPO): decisions of many games, and what a net learns from them."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from riftable.ai.learned_net import SHARED, NetLayout, column_actions
from riftable.training.advantages import advantages
from riftable.training.games import LockstepGames
from riftable.training.model import Tensors, outputs
from riftable.training.replay import Replay


class Settings(NamedTuple):
    """How to learn. The rates fall as training goes on: see `Trainer.set_rates`."""

    steps: int = 32  # decisions of each game before an update
    minibatch: int = 32_768  # decisions of one gradient
    epochs: int = 1  # passes over the decisions: new ones are cheaper
    clip: float = 0.2  # of the ratio of new to old probabilities
    decay: float = 0.97  # lambda of the advantages; nothing is discounted
    learning_rate: float = 1.5e-3
    last_learning_rate: float = 1e-5
    entropy: float = 0.015  # weight of the entropy of the policy, which keeps it trying
    last_entropy: float = 0.001
    value: float = 0.5  # weight of the loss of the value
    gradient: float = 1.0  # the longest gradient
    old_games: float = 0.125  # share of the games against old selves


class Decisions(NamedTuple):
    """What was decided in some steps of all games: tensors with a row for each decision."""

    observations: Any
    masks: Any  # which columns are legal: see `learned_net.column_actions`
    actions: Any  # the columns that were chosen
    log_probabilities: Any
    values: Any
    advantages: Any
    mine: Any  # bool: made by the net that learns; others only show it what positions are worth


class Rollout:
    """Plays some steps of all games: the net against itself, and in the first `old_games` an old self.

    Its tensors are used again and again; they take most of the memory.
    """

    def __init__(
        self,
        games: LockstepGames,
        layout: NetLayout,
        net: Tensors,
        old_self: Tensors,
        old_games: int,
        settings: Settings,
        rng: Any,
    ) -> None:
        self.games, self.layout, self.net, self.old_self = games, layout, net, old_self
        self.steps, self.decay, self.rng = settings.steps, settings.decay, rng
        device = games.observations.device
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        rows = len(games)
        actions = torch.from_numpy(column_actions(layout)).to(device)
        self.shared = int((actions == SHARED).nonzero()[0, 0])  # the column of all unusual actions
        self.actions = actions.clamp(min=0)  # by column; that of `shared` depends on the game

        def empty(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        self.old_games = old_games
        self.old_side = (torch.arange(old_games, device=device) % 2).to(torch.int8)
        # The step that is being played.
        self.now = Decisions(
            empty(rows, layout.size, kind=self.kind),
            empty(rows, len(actions), kind=torch.bool),
            empty(rows, kind=torch.int64),
            empty(rows),
            empty(rows),
            empty(rows),
            empty(rows, kind=torch.bool),
        )
        self.noise = empty(rows, len(actions))
        self.answers = empty(rows, kind=torch.int64)
        self.seeds = empty(rows, kind=torch.int64)
        # All steps.
        self.kept = Decisions(*[empty(self.steps, *one.shape, kind=one.dtype) for one in self.now])
        self.sides = empty(self.steps, rows, kind=torch.int8)
        self.ended, self.outcomes = empty(self.steps, rows, kind=torch.bool), empty(self.steps, rows)
        self.decide = Replay(self.decide_once, device.type, rng)
        self.judge = Replay(self.judge_once, device.type)

    def play(self) -> Decisions:
        """Let the net decide in all games, and return its decisions with their advantages."""
        games = self.games
        with torch.no_grad():
            for t in range(self.steps):
                games.look()
                self.decide()
                for kept, now in zip(self.kept, self.now, strict=True):
                    kept[t].copy_(now)
                self.sides[t].copy_(games.sides)
                games.step(self.answers, self.seeds)
                self.ended[t].copy_(games.ended)
                self.outcomes[t].copy_(games.outcomes)
            games.look()
            self.judge()
        return Decisions(*[tensor.flatten(0, 1) for tensor in self.kept])

    def decide_once(self) -> None:
        """Decide in all games: sample from the policy of the net, or of the old self."""
        now, games, some = self.now, self.games, self.old_games
        now.observations.copy_(games.observations)
        now.masks.copy_(games.masks[:, self.actions])
        unusual = games.masks[:, self.layout.usual :]
        now.masks[:, self.shared] = unusual.any(1)
        with self.cast():
            scores, value = outputs(self.layout, self.net, now.observations)
            now.mine.fill_(True)
            if some:
                other, _ = outputs(self.layout, self.old_self, now.observations[:some])
                theirs = games.sides[:some] == self.old_side
                scores[:some] = torch.where(theirs[:, None], other, scores[:some])
                now.mine[:some] = ~theirs
        logs = log_probabilities(scores, now.masks)
        self.noise.exponential_(generator=self.rng)
        now.actions.copy_((logs - self.noise.log()).argmax(1))
        answers = self.actions[now.actions]
        if unusual.shape[1]:  # the first of those that share a score
            first = self.layout.usual + unusual.to(torch.int8).argmax(1)
            answers = torch.where(now.actions == self.shared, first, answers)
        self.answers.copy_(answers)
        now.log_probabilities.copy_(logs.gather(1, now.actions[:, None])[:, 0])
        now.values.copy_(value)
        self.seeds.random_(generator=self.rng)

    def judge_once(self) -> None:
        """Compute the advantages of all decisions; the last are followed by what the net expects."""
        with self.cast():
            _, value = outputs(self.layout, self.net, self.games.observations.to(self.kind))
        values, sides, ended, outcomes = (
            one.unbind(0) for one in (self.kept.values, self.sides, self.ended, self.outcomes)
        )
        found = advantages(values, sides, ended, outcomes, self.decay, value, self.games.sides)
        self.kept.advantages.copy_(torch.stack(found))

    def cast(self) -> Any:
        """Compute with the precision of the observations."""
        half = self.kind == torch.bfloat16
        return torch.autocast(self.games.observations.device.type, torch.bfloat16, half, cache_enabled=False)


def log_probabilities(scores: Any, masks: Any) -> Any:
    """Return the logarithms of the policy: minus infinity for illegal actions."""
    return torch.log_softmax(scores.masked_fill(~masks, -torch.inf), 1)


class Losses(NamedTuple):
    """The parts of the loss of a minibatch, and what they say about learning."""

    total: Any
    entropy: Any
    value: Any
    divergence: Any  # of the old policy from the new one
    clipped: Any  # share of the decisions whose ratio was clipped


def losses(scores: Any, values: Any, part: Decisions, settings: Settings, entropy_weight: Any) -> Losses:
    """Return the losses of a minibatch; its advantages are normalized, its values are the targets."""
    logs = log_probabilities(scores, part.masks)
    chosen = logs.gather(1, part.actions[:, None])[:, 0]
    change = chosen - part.log_probabilities
    ratio = change.exp()
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    gain = torch.minimum(ratio * part.advantages, clipped * part.advantages)
    entropy = -(logs.exp() * logs.masked_fill(~part.masks, 0.0)).sum(1)
    mine = part.mine.float()
    count = mine.sum().clamp(min=1)

    def mean(numbers: Any) -> Any:
        return (numbers * mine).sum() / count

    value = (values - part.values).square().mean()
    total = settings.value * value - mean(gain) - entropy_weight * mean(entropy)
    with torch.no_grad():
        divergence = mean(ratio - 1 - change)
        outside = mean((ratio != clipped).float())
    return Losses(total, mean(entropy).detach(), value.detach(), divergence, outside)


def normalized(decisions: Decisions) -> Decisions:
    """Return decisions with advantages of mean 0 and spread 1, and the values that they were worth."""
    mine = decisions.mine.float()
    count = mine.sum().clamp(min=1)
    mean = (decisions.advantages * mine).sum() / count
    spread = (((decisions.advantages - mean).square() * mine).sum() / count).sqrt() + 1e-6
    return decisions._replace(
        advantages=(decisions.advantages - mean) / spread, values=decisions.values + decisions.advantages
    )
