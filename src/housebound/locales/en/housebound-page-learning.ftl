## The goal card

page-goal = Goal
page-goal-key = Goal (G)
page-goal-win = You win:
page-goal-ends = It ends:
page-goal-close = Understood
