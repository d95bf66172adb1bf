"""`check_game`: the test every game passes, ours and a stranger's.

Random games over all options and seat counts, and at a sample of their decisions eleven checks:

======== ==================================================================================================
play     components are conserved, there is always something to choose, games end, clone, save and load,
         undo and redo lead to the same table, a refusal changes nothing, nothing that thinks moves the dice
view     what a seat cannot know changes not one byte of what it sees
varies   every hidden field, each by itself, really changes in imagination
forward  the same visible choices and outcomes send a seat the same bytes, until something is revealed to it
lockstep no script holds a hidden value of its own across a yield
pause    whether and whom the game asks does not depend on what is hidden
imagine  what a seat imagines depends on nothing that it cannot know
bot      a bot chooses the same in an imagined world
world    an imagined world is sound, not already over, and plays to its end
copy     a copied state shares no mutable part and misses no field
endless  nobody can go round in a circle by choices that change nothing: every turn comes to its end
======== ==================================================================================================
"""

from housebound.kernel.check.citations import Citations, count_citations
from housebound.kernel.check.report import CHECKS, Failure, Report
from housebound.kernel.check.run import check_game, together

__all__ = ["CHECKS", "Citations", "Failure", "Report", "check_game", "count_citations", "together"]
