## The goal card

page-goal = Goal
page-goal-key = Goal (G)
page-goal-win = You win:
page-goal-ends = It ends:
page-goal-close = Understood

## The guided game

page-guide = Guide
page-guide-open = Guided first game
page-guide-progress = How far the guide has come
page-guide-play = Play it now
page-guide-title = Guided game

## How to play

page-howto = How to play
page-howto-title = How to play { $game }
page-howto-then = Now try it
