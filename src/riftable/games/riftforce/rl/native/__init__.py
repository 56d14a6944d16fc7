"""What encodings run compiled: packers, which write views as bytes."""
