"""PyTorch is too heavy for CI: tests that train run only where the extra `train` is installed."""

from importlib.util import find_spec

NEED_TORCH = ["test_exploit.py", "test_training.py", "test_value_net_tool.py"]
collect_ignore = [] if find_spec("torch") else NEED_TORCH
