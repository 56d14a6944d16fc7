"""PyTorch is too heavy for CI: tests that train run only where the extra `train` is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["test_exploit.py", "test_training.py"]
