"""The card of a net: what it plays, how it was trained, and how to use it.

Markdown with a YAML head, as model hubs expect it.
"""

from __future__ import annotations

from riftable import __version__
from riftable.ai.learned_net import LearnedNet


def model_card(file: str, net: LearnedNet) -> str:
    """Return the card of the net in `file`, whose name has a suffix."""
    about = net.about
    game, mode = about["game"], about["mode"]
    name = file.rpartition(".")[0]
    arena = f"riftable arena {game} --mode {mode} --players net:{file},level3 --games 400"
    commands = [f"riftable play {game} --mode {mode} --bot net:{file}", arena, f"riftable exploit {file}"]
    explained = [
        "The first is a game against it, the second says how strong it is, the third how well it can be",
        "beaten. It plays this mode only, and no other version of these observations.",
    ]
    if "alone" in about:
        commands = [arena]
        explained = [
            "This says how often it wins, beside another bot. It plays this mode only, and no other version",
            "of these observations.",
        ]
    lines = [
        "---",
        f"pretty_name: Riftable net, {name}",
        "library_name: riftable",
        "pipeline_tag: reinforcement-learning",
        "tags: [card-games, imperfect-information, self-play, ppo]",
        "---",
        "",
        f"# {file}",
        "",
        f"A policy and a value for {game} {mode}, written by Riftable {__version__}.",
        "",
        "| | |",
        "|---|---|",
        f"| observations and actions | `{about['fingerprint']}` |",
        f"| weights | {sum(array.size for array in net.weights.values()):,}, 8 bits each |",
        f"| trained by | PPO{against(net)}, seed {about['seed']} |",
        f"| iterations | {about['iterations']:,} |",
        f"| decisions | {about['decisions']:,} |",
        f"| games | {about['games']:,} |",
        f"| minutes | {about['minutes']:,} |",
        "",
        f"`{name}.jsonl` has the figures of the training, `{name}.svg` their picture.",
        "",
        "## Use",
        "",
        "```",
        *commands,
        "```",
        "",
        *explained,
        "",
    ]
    return "\n".join(lines)


def against(net: LearnedNet) -> str:
    """Return whom the net learned from, as a part of a sentence."""
    if "alone" in net.about:
        return ""
    return f" against {net.about['against']} alone" if "against" in net.about else " in self-play"
