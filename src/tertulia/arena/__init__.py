"""Contests between bots: every seating on the same deals, counted deal by deal."""

from tertulia.arena.contests import hold
from tertulia.arena.plan import ArenaError, Plan, plan_of
from tertulia.arena.schedule import deals_for, lineups

__all__ = ["ArenaError", "Plan", "deals_for", "hold", "lineups", "plan_of"]
