"""The net of the bot `net`, computed by numpy and by ONNX Runtime.

    pip install onnx onnxruntime    # no extra brings them
    OPENBLAS_NUM_THREADS=1 python -m bench.net_runtimes

Both compute the same weights in 32-bit floats on one core, for positions of random duels: one by one, as at
the table, and many at once. Rounds alternate between the two, and times are CPU times, so a busy machine
changes little.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

import numpy as np

import riftable
from bench.timing import pin
from riftable import games
from riftable.ai.learned_net import (
    Block,
    LearnedNet,
    NetLayout,
    action_columns,
    load_net,
    rest_inputs,
)
from riftable.ai.registry import default_net
from riftable.core.rng import Rng
from riftable.gamekit.encoding import Floats

Outputs: TypeAlias = Callable[[Floats], tuple[Floats, Floats]]

BLAS_THREADS: Final = "OPENBLAS_NUM_THREADS"
SIZES: Final = (1, 16, 256)  # positions at once
OPSET: Final = 21
IR_VERSION: Final = 10  # of the file format; older than what the newest `onnx` writes
TOLERANCE: Final = 1e-3  # between the scores of the two
POSITIONS: Final = 256


class Graph:
    """An ONNX graph in the making."""

    def __init__(self) -> None:
        self.helper: Any = import_module("onnx.helper")
        self.numpy_helper: Any = import_module("onnx.numpy_helper")
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def constant(self, value: Any) -> str:
        """Add a constant and return its name."""
        name = f"c{len(self.constants)}"
        self.constants.append(self.numpy_helper.from_array(np.asarray(value), name))
        return name

    def add(self, kind: str, *inputs: str, **attributes: Any) -> str:
        """Add an operator and return the name of its output."""
        name = f"n{len(self.nodes)}"
        self.nodes.append(self.helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def shaped(self, x: str, *shape: int) -> str:
        """Return the numbers of `x` in another shape; -1 stands for what is left."""
        return self.add("Reshape", x, self.constant(np.array(shape, np.int64)))

    def columns(self, x: str, begin: int, end: int, axis: int = 1) -> str:
        """Return a range of columns."""
        bounds = [self.constant(np.array([n], np.int64)) for n in (begin, end, axis)]
        return self.add("Slice", x, *bounds)


def onnx_model(net: LearnedNet) -> bytes:
    """Return the net as an ONNX model, whose outputs are those of `LearnedNet.outputs`."""
    layout, w, graph = net.layout, net.weights, Graph()
    add, constant, shaped = graph.add, graph.constant, graph.shaped
    parts, units = layout.parts, layout.part_units

    def dense(x: str, layer: str) -> str:
        return add("Gemm", x, constant(w[layer]), constant(w[layer + "+"]))

    def relu(x: str, layer: str) -> str:
        return add("Relu", dense(x, layer))

    def numbers(block: Block) -> str:
        found = graph.columns("x", block.begin, block.begin + layout.parts * block.width)
        return shaped(found, -1, parts, block.width)

    seen = [add("Gather", "x", constant(rest_inputs(layout).astype(np.int64)), axis=1)]
    part = ""
    if parts:
        own = add("Concat", *(numbers(block) for block in layout.inputs), axis=2)
        part = relu(shaped(own, -1, layout.width), "part")
        seen.append(shaped(part, -1, parts * units))
    h = relu(add("Concat", *seen, axis=1), "first")
    h = add("Add", h, relu(h, "second"))
    if parts:
        part = shaped(part, -1, parts, units)
        sides = constant(np.array([0, 1, 0, 0, 1, 0], np.int64))  # an empty part at both ends
        padded = add("Pad", part, sides)
        moved = [graph.columns(padded, n, n + parts) for n in range(3)]
        near = shaped(add("Concat", *moved, axis=2), -1, 3 * units)
        beside = shaped(dense(near, "near"), -1, parts, units)
        around = shaped(dense(h, "around"), -1, 1, units)
        part = add("Add", part, add("Relu", add("Add", beside, around)))
        flat = shaped(part, -1, parts * units)
        h = add("Add", h, relu(add("Concat", h, flat, axis=1), "third"))
        own_scores = shaped(dense(shaped(part, -1, units), "own"), -1, parts * w["own"].shape[1])
        scores = add("Concat", dense(h, "policy"), own_scores, axis=1)
    else:
        h = add("Add", h, relu(h, "third"))
        scores = dense(h, "policy")
    add("Gather", scores, constant(action_columns(layout).astype(np.int64)), axis=1)
    graph.nodes[-1].output[0] = "scores"
    one = [constant(np.float32(bound)) for bound in (-1, 1)]
    add("Clip", dense(h, "value"), *one)
    graph.nodes[-1].output[0] = "values"
    return finished(graph, layout)


def finished(graph: Graph, layout: NetLayout) -> bytes:
    """Return a graph as a checked file."""
    onnx: Any = import_module("onnx")
    kind = onnx.TensorProto.FLOAT
    ends = {"x": layout.size, "scores": layout.actions, "values": 1}
    x, *outputs = (
        graph.helper.make_tensor_value_info(name, kind, ["n", width]) for name, width in ends.items()
    )
    made = graph.helper.make_graph(graph.nodes, "net", [x], outputs, graph.constants)
    opsets = [graph.helper.make_opsetid("", OPSET)]
    model = graph.helper.make_model(made, opset_imports=opsets, ir_version=IR_VERSION)
    onnx.checker.check_model(model, full_check=True)
    found: bytes = model.SerializeToString()
    return found


def by_onnx(net: LearnedNet) -> Outputs:
    """Return what computes the outputs of a net by ONNX Runtime, on one thread."""
    runtime: Any = import_module("onnxruntime")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = runtime.InferenceSession(onnx_model(net), options, providers=["CPUExecutionProvider"])

    def outputs(x: Floats) -> tuple[Floats, Floats]:
        scores, values = session.run(None, {"x": x})
        return scores, values[:, 0]

    return outputs


def net_and_observations() -> tuple[LearnedNet, Floats]:
    """Return the net that comes along, and what seats see in random duels."""
    rules = riftable.rules("riftforce", "duel")
    make = games.spec(rules.game).encoding
    assert make is not None
    encoding = make.load()(rules)
    found: list[Floats] = []
    rng = Rng(1)
    s = rules.new()
    while len(found) < POSITIONS:
        ask = s.ask
        if ask is None:
            s = rules.new()
            continue
        if ask.seat >= 0 and rng.below(5) == 0:
            found.append(encoding.encode(rules.view(s, ask.seat)))
        s.step(ask.sample(rng))
    return load_net(default_net(), encoding), np.stack(found).astype(np.float32)


def microseconds(outputs: Outputs, x: Floats, size: int, seconds: float) -> float:
    """Return the CPU time of one position, in batches of this size."""
    done = 0
    begun = time.process_time()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        at = done % (len(x) - size + 1)
        outputs(x[at : at + size])
        done += size
    return 1e6 * (time.process_time() - begun) / done


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.net_runtimes", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="per case and round (default: 0.5)")
    parser.add_argument("--reps", type=int, default=9, help="rounds; more on a busy machine (default: 9)")
    args = parser.parse_args()
    if args.reps < 1 or args.seconds <= 0:
        parser.error("--reps and --seconds must be above 0")
    if os.environ.get(BLAS_THREADS) != "1":
        parser.error(f"set {BLAS_THREADS}=1: more threads than one slow numpy down")
    pin()
    net, x = net_and_observations()
    ways: dict[str, Outputs] = {"numpy": net.outputs, "ONNX Runtime": by_onnx(net)}
    (scores, values), (others, other_values) = (outputs(x) for outputs in ways.values())
    worst = max(float(np.abs(scores - others).max()), float(np.abs(values - other_values).max()))
    if worst > TOLERANCE:
        raise SystemExit(f"the two differ by {worst:.2g}")
    print(f"{len(x)} positions; the outputs differ by {worst:.1g} at most.\n")
    print("| positions at once | " + " | ".join(ways) + " |\n| ---: |" + " ---: |" * len(ways))
    for size in SIZES:
        taken: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(args.reps):
            for name, outputs in ways.items():
                taken[name].append(microseconds(outputs, x, size, args.seconds))
        cells = [
            f"{statistics.median(one):.1f} µs ({min(one):.1f} to {max(one):.1f})" for one in taken.values()
        ]
        print(f"| {size} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
