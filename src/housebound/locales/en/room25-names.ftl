# Room 25: what a name means, for whoever looks it up on the page. Rooms and super-powers have their own texts.

## Action tokens: what they do, in a sentence or two

plan-look-text = See a face-down room beside yours, in secret. You may tell its colour; you may also lie.
plan-move-text = Go to a room beside yours. A face-down one is turned up, and what it does happens to you.
plan-push-text = Send somebody from your room into one beside it. They suffer what is there; you stay.
plan-control-text = Shift the row or column of your room by one, with everybody in it. The middle row and column never move.
plan-power-text = What only this character can do.
plan-hack-complex-text = Two rooms beside yours change places.
plan-hack-robot-text = Order a robot to move or to push, wherever it is.
plan-adrenaline-text = Once per game: a third action in this round, chosen when it is played.
plan-hidden-text = Programmed in secret. It is turned up when its turn comes.

board-lost-central = As things stand it would be lost: in the Central Room only Look and Move work.
board-lost-look = As things stand it would be lost: there is no face-down room that you could see from here.
board-lost-move = As things stand it would be lost: no way leads out of your room.
board-lost-push = As things stand it would be lost: there is nobody here whom you could push.
board-lost-control = As things stand it would be lost: neither your row nor your column can be shifted.
board-lost-power = As things stand it would be lost: there is nobody and nothing here for it.
board-touch-token = Touch a token: it says what it does. Others act before and after you.
board-lost-short = would be lost


## Roles, robots, colours

role-prisoner-text = Wants to be in Room 25 with the other Prisoners when it leaves the Complex.
role-guard-text = Wants nobody to get out. Hides among the Prisoners until it pays to show himself.
robot-text = Moves or pushes when somebody orders it, and never by itself. It comes through locks, suffers no room but the red ones, and those destroy it.
colour-blue-text = Blue rooms are the start and the way out. Nothing in them kills.
colour-green-text = Green rooms are safe, and some of them help.
colour-yellow-text = Yellow rooms are obstacles: they hold you, turn you or send you elsewhere.
colour-red-text = Red rooms kill: some at once, some if you stay.

## What is the matter with somebody

state-trapped-text = In a Trap: the next action must lead out of it, or it is the last.
state-drowning-text = In a Flooded Chamber: dead at the end of the next round unless out by then.
state-paranoid-text = Under Paranoia: nothing is programmed. Tokens come up from a shuffled stack.
state-invisible-text = Cannot be pushed, called or carried until the next action.
state-free-text = Programs nothing: picks each action when its turn comes.
state-one-action-text = Cold: may program only one action in this round, and no Adrenaline.
state-resting-text = Came back to life in this round: acts from the next one on.
state-fast-text = Acceleration: Control shifts the line by two.
state-empty-rooms-text = Empty Rooms that may still be laid in place of another room.

## Event cards

card-text-move = The line shifts by one, like a Control action, with everybody in it. If a Control token has moved it the other way in this round, nothing happens.
card-text-move-double = The line shifts by two, with everybody in it. If a Control token has moved it the other way in this round, nothing happens.
card-text-move-another = The line shifts by one, with everybody in it; then another card is drawn.
card-text-penalty = Both lose this token for the rest of the game. If it was programmed, that action is lost. Alice is immune.
card-text-power-cut = All robots are destroyed. Every face-up green room becomes an Empty Room.
card-text-radio-jamming = Until the end of the round nobody may tell anybody anything.
card-text-rewind = Whoever is first is put back into the Central Room. Their program stays.
card-text-robot = A robot comes to whoever is first and pushes them into a yellow room beside theirs, if there is one.
card-text-time-bomb = It ticks until the end of the round. If a second one comes, everybody in a red room dies.
card-text-access-denied = Whoever is first locks a face-up room beside theirs. Only Emmett and robots come in.
card-text-unfit-rooms = Every face-up room of this colour with nobody in it is turned face-down again.
card-text-chaos = Rotating Rooms turn; whoever is with a robot flees into a yellow room; whoever is in a Tunnel comes out of another.
card-text-acceleration = Until the end of the round every Control action shifts its line by two.
card-text-panic = Whoever is first loses their nerve, each in their own way.

state-name-trapped = Trapped
state-name-drowning = Drowning
state-name-paranoid = Paranoid
state-name-invisible = Invisible
state-name-free = Free
state-name-one-action = One action
state-name-resting = Resting
state-name-fast = Fast
state-name-empty-rooms = Empty Rooms

board-no-powers = There are no super-powers in this game.

names-adrenaline = Adrenaline
names-hidden = A token face-down

names-here = Here:
names-where = In { $space }.
names-tokens-lost = Lost for good: { $tokens }.
