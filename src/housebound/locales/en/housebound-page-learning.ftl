## The goal card

page-goal = Goal
page-goal-key = Goal (G)
page-goal-win = You win:
page-goal-ends = It ends:
page-goal-veiled = Only for you: hold this to read who you are and how you win
page-goal-close = Understood

## Hints of a first game

page-coach = Hint
page-coach-choice = What glows can be chosen: touch it. What is dim says why not.
page-coach-reveal = What others do is shown one after another. Every underlined name opens its card.
page-coach-secret = This is only for you. Nobody else is shown it.
page-coach-undo = Not what you meant? Undo takes it back, as long as nobody has learnt anything from it.
page-coach-none = No more hints

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
