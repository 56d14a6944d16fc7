"""The rules of Riftbound: state, turns, chain, showdowns, combat, costs and scoring."""
