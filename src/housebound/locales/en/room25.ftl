# Room 25: everything the game says to people, in English.
#
# Words that are only ever themselves (spaces such as C3, and numbers) have no message.

game-room25 = Room 25

## Modes, levels, phases

mode-suspicion = Suspicion
mode-team = Team
mode-competition = Competition
mode-cooperation = Cooperation
mode-solo = Solo

level-normal = Normal
level-insane = Insane

phase-build = laying out
phase-deal = dealing roles
phase-picking = casting
phase-clues = first clues
phase-events = Event cards
phase-programming = programming
phase-card-1 = Event card
phase-pass-1 = first pass
phase-card-2 = Event card
phase-pass-2 = second pass
phase-adrenaline-pass = Adrenaline pass
phase-round-end = end of round
phase-over = it is over

## Settings of a new table

setting-mode = Mode
setting-level = Difficulty
setting-guards = Guards
setting-complex = Complex
setting-powers = Super-powers
setting-adrenaline = Adrenaline
setting-reminders = Reminder tokens
setting-insane-cards = Insane cards
setting-solo-programming = Programming in Solo
setting-role-deal = Dealing the roles
setting-team-talk = Talk within a team
setting-key-room-zone = Where the Key Room lies
setting-robot-in-rotating = Robots in Rotating Rooms
setting-robot-placement = Bringing in robots
setting-dead-marker = Markers of the dead
setting-flood-check = When the flooded drown
setting-card-token-before-programming = Control tokens of early cards
setting-bomb-memory = How long a Time Bomb ticks

## Kinds of chance outcomes, as the referee asks for them

domain-room = room
domain-role = role
domain-card = Event card
domain-token = token of the stack
domain-seat = first player (a seat)

## Colours of rooms, and the letters that stand for them

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red

letter-blue = B
letter-green = G
letter-yellow = Y
letter-red = R

## Characters, roles, robots

character-alice = Alice
character-jennifer = Jennifer
character-max = Max
character-kevin = Kevin
character-frank = Frank
character-emmett = Emmett
character-sarah = Sarah
character-bruce = Bruce

role-prisoner = Prisoner
role-guard = Guard

robot-robot-1 = Robot 1
robot-robot-2 = Robot 2

## Rooms: the name, and on the board at most six characters

room-central = Central Room
room-room25 = Room 25
room-key = Key Room
room-empty = Empty Room
room-vision = Vision Chamber
room-moving = Moving Chamber
room-control = Control Chamber
room-tunnel = Tunnel
room-robot = Robot Room
room-regeneration = Regeneration Room
room-vortex = Vortex Chamber
room-dark = Dark Chamber
room-cold = Cold Chamber
room-prison = Prison Cell
room-mirror = Mirror Room
room-event = Event Room
room-jamming = Jamming Room
room-rotating = Rotating Room
room-illusion = Illusion Chamber
room-acid = Acid Bath
room-flooded = Flooded Chamber
room-trap = Trap
room-mortal = Mortal Chamber
room-time-machine = Time Machine
room-shredder = Shredder
room-paranoia = Paranoia Room

short-central = Centre
short-room25 = Room25
short-key = Key
short-empty = Empty
short-vision = Vision
short-moving = Moving
short-control = Contr.
short-tunnel = Tunnel
short-robot = Robot
short-regeneration = Regen.
short-vortex = Vortex
short-dark = Dark
short-cold = Cold
short-prison = Prison
short-mirror = Mirror
short-event = Event
short-jamming = Jammed
short-rotating = Rotate
short-illusion = Illus.
short-acid = Acid
short-flooded = Flood
short-trap = Trap
short-mortal = Mortal
short-time-machine = Time
short-shredder = Shred.
short-paranoia = Paran.

## Tokens, what can be programmed, and on the board what lies in a slot

token-look = Look
token-move = Move
token-push = Push
token-control = Control
token-power = the super-power

plan-look = Look
plan-move = Move
plan-push = Push
plan-control = Control
plan-power = Power
plan-hack-complex = Hack the Complex
plan-hack-robot = Hack a robot
plan-none = Nothing

slot-look = Look
slot-move = Move
slot-push = Push
slot-control = Ctrl
slot-power = Power
slot-hack-complex = Rooms
slot-hack-robot = Robot

answer-no = No
answer-yes = Yes

## Lines and directions

line-row-1 = row 1
line-row-2 = row 2
line-row-3 = row 3
line-row-4 = row 4
line-row-5 = row 5
line-col-A = column A
line-col-B = column B
line-col-C = column C
line-col-D = column D
line-col-E = column E

way-left = left
way-right = right
way-up = up
way-down = down

axis-north-south = north to south
axis-east-west = west to east

## What can be chosen

verb-pick = Take { $character }
verb-clue = Look into { $space }
verb-no-clue = Look nowhere
verb-program = { $plan2_word ->
    [none] Only { $plan }
   *[other] { $plan }, then { $plan2 }
}{ $answer_word ->
    [yes] , with Adrenaline
   *[no] { "" }
}
verb-commit = { $answer_word ->
    [yes] Commit Adrenaline
   *[no] Keep it for later
}
verb-look = Look into { $space }
verb-move = Move to { $space }
verb-push = Push { $character } to { $space }
verb-shift = Shift { $line } { $way }
verb-call = Call { $character }
verb-carry = Carry { $character } to { $space }
verb-recover = Recover Adrenaline
verb-reactivate = Reactivate { $space }
verb-lock = Lock { $space }
verb-hide = Hide
verb-sabotage-room = Sabotage this room
verb-sabotage-robot = Sabotage { $robot }
verb-swap = Swap { $space } and { $space2 }
verb-order-move = Order { $robot } to { $space }
verb-order-push = Order { $robot } to push { $character } to { $space }
verb-place-robot = Bring in this room's robot
verb-use = Play { $token }
verb-lose = Nothing can be done: lose { $token }
verb-wait = Wait for the second pass
verb-decline = Let this pass go by
verb-remind = Leave a reminder
verb-reveal-guard = Show your role
verb-done = Go on
verb-see = See { $space }
verb-mark = Mark { $space }
verb-exchange = Change places with { $space }
verb-tunnel-to = Take the Tunnel to { $space }
verb-sacrifice = { $character } dies
verb-turn = Turn it { $axis }
verb-answer = { $answer_word ->
    [yes] Let it happen
   *[no] Refuse
}
verb-unlock = Take the lock off { $space }
verb-go = Into { $space }
verb-take-robot = { $robot }

## What is asked

prompt-pick = Choose who you are in there.
prompt-clue = Before it begins: you may look into one room beside the Central Room.
prompt-program = Program { $subject }: two tokens in their order, or one alone.
prompt-commit = { $subject } does not program. Commit Adrenaline for this round?
prompt-look = { $subject } looks. Into which room?
prompt-move = { $subject } moves. Where to?
prompt-push = { $subject } pushes. Whom, and where to?
prompt-control = { $subject } has Control. Which line, and which way?
prompt-power = { $subject } uses the super-power.
prompt-single = { $subject } has one token: play it now, or wait for the second pass.
prompt-free = { $subject } acts freely. Which token, if any?
prompt-solo = { $subject } is next. Which token, if any?
prompt-adrenaline = Adrenaline: { $subject } takes one more action. Which?
prompt-remind = On which face-down room does { $subject } leave the reminder?
prompt-after-seeing = Now { $subject } knows. Anything else before the turn ends?
prompt-see = Vision Chamber: which face-down room does { $subject } see?
prompt-exchange = Moving Chamber: with which face-down room does it change places?
prompt-shift = Control Chamber: { $subject } shifts any line.
prompt-tunnel = To which Tunnel does { $subject } go?
prompt-illusion = Illusion: which face-down room has { $subject } really walked into?
prompt-acid = Acid Bath: { $subject } decides who of the two dies.
prompt-corridor = Which way does the corridor run?
prompt-robot-room = Robot Room: { $subject } brings in its robot, or gives an order.
prompt-order = Refused. { $subject } gives another order.
prompt-consent = Somebody is about to move { $subject }. Does she let it happen?
prompt-take-robot = Which robot comes for { $subject }?
prompt-yellow = For { $subject } it comes down to a yellow room. Which one?
prompt-lock = Access Denied: which room beside { $subject } is locked?
prompt-unlock = Both locks are in use. Which room is unlocked for it?
prompt-panic-swap = Panic: { $subject } swaps two rooms. Which?

## What is told

notice-built = The Complex is laid out: twenty-five rooms, one way out.
notice-role-dealt = { $role_word ->
    [guard] You are a Guard: see to it that they stay.
   *[prisoner] You are a Prisoner: get out.
}
notice-picked = Seat { $seat } takes { $character }.
notice-looked = { $character } looks into { $space }.
notice-clue-taken = Seat { $seat } glances into { $space }.
notice-saw = You saw { $space }: { $room }.
notice-round-began = { $number ->
    [one] The last round begins.
   *[other] A new round begins.
}
notice-programmed = The programs lie face-down.
notice-committed = { $character } has committed Adrenaline.
notice-token-up = { $character } plays { $token }.
notice-waited = { $character } waits.
notice-declined = { $character } lets the pass go by.
notice-action-lost = { $character } can do nothing with { $token }; it is lost.
notice-moved = { $character } goes to { $space }.
notice-pushed = { $pusher } pushes { $character } to { $space }.
notice-called = { $caller } calls, and { $character } comes.
notice-carried = { $carrier } carries { $character } to { $space }.
notice-revealed = { $space } is turned up: { $room }.
notice-turned-down = { $space } is turned face-down again.
notice-replaced = { $space } is an Empty Room now.
notice-shifted = The walls grind: { $line } shifts { $way }.
notice-swapped = { $space } and { $space2 } change places.
notice-transported = { $character } comes to in { $space }.
notice-closed = { $space } shuts: No Entry.
notice-locked = { $space } is locked.
notice-unlocked = The lock is off { $space }.
notice-corridor = The corridor in { $space } runs { $axis }.
notice-eliminated = { $character } is dead.
notice-returned = { $character } is back from the dead, in the Central Room.
notice-adrenaline-lost = { $character } has lost the Adrenaline.
notice-recovered = { $character } has Adrenaline again.
notice-actions-cancelled = The mirror keeps what { $character } had planned.
notice-hidden = { $character } is nowhere to be seen.
notice-shown = { $character } is seen again.
notice-paranoid = Paranoia takes hold of { $character }.
notice-calm = { $character } is calm again.
notice-token-lost = { $character } has lost { $token } for good.
notice-reminded = { $character } leaves a reminder on { $space }.
notice-reminder-back = { $character } has the reminder back.
notice-role-shown = { $role_word ->
    [guard] { $character } is a Guard.
   *[prisoner] { $character } was a Prisoner all along.
}
notice-robot-placed = { $robot } wakes up in { $space }.
notice-robot-moved = { $robot } rolls into { $space }.
notice-robot-pushed = { $robot } pushes { $character } to { $space }.
notice-robot-destroyed = { $robot } is scrap.
notice-refused = { $character } refuses.
notice-key-turned = The key has turned: Room 25 can be left.
notice-alarm = Alarm: { $number } rounds are left with this one.
notice-time-lost = Time is torn away: { $number ->
    [one] this is the last round now.
   *[other] { $number } rounds are left with this one.
}
notice-discards-shuffled = The discarded cards are shuffled and make a new deck.
notice-counted-down = { $number ->
    [0] The countdown is over.
    [one] Countdown: one round is left.
   *[other] Countdown: { $number } rounds are left.
}
notice-escaped = { $character } drives Room 25 out of the Complex.
notice-card-drawn = { $card_word ->
    [power_cut] Power Cut: robots stop, green rooms go empty.
    [radio_jamming] Radio Jamming: not a word until the round ends.
    [rewind] Rewind: back to the Central Room.
    [robot] Robot: one of them comes pushing, if it can.
    [time_bomb] Time Bomb: with a second one on display, red rooms kill.
    [access_denied] Access Denied: a room nearby is locked.
    [chaos] Chaos: corridors turn, robots scatter people, Tunnels swallow them.
    [acceleration] Acceleration: Control shifts by two.
    [panic] Panic: somebody loses all restraint.
    [unfit_rooms_green] Unfit Rooms: deserted green rooms are turned face-down.
    [unfit_rooms_yellow] Unfit Rooms: deserted yellow rooms are turned face-down.
    [unfit_rooms_red] Unfit Rooms: deserted red rooms are turned face-down.
   *[other] Event card: { $card }.
}
notice-no-effect = Nothing comes of it.

## Event cards

card-move-row-1-left = row 1 left
card-move-row-1-right = row 1 right
card-move-row-2-left = row 2 left
card-move-row-2-right = row 2 right
card-move-row-4-left = row 4 left
card-move-row-4-right = row 4 right
card-move-row-5-left = row 5 left
card-move-row-5-right = row 5 right
card-move-col-a-up = column A up
card-move-col-a-down = column A down
card-move-col-b-up = column B up
card-move-col-b-down = column B down
card-move-col-d-up = column D up
card-move-col-d-down = column D down
card-move-col-e-up = column E up
card-move-col-e-down = column E down
card-move-row-1-right-double = row 1 right by two
card-move-row-2-left-double = row 2 left by two
card-move-row-4-right-double = row 4 right by two
card-move-row-5-left-double = row 5 left by two
card-move-col-a-down-double = column A down by two
card-move-col-b-up-double = column B up by two
card-move-col-d-down-double = column D down by two
card-move-col-e-up-double = column E up by two
card-move-row-1-left-another = row 1 left, and another card
card-move-row-2-right-another = row 2 right, and another card
card-move-row-4-left-another = row 4 left, and another card
card-move-row-5-right-another = row 5 right, and another card
card-move-col-a-up-another = column A up, and another card
card-move-col-b-down-another = column B down, and another card
card-move-col-d-up-another = column D up, and another card
card-move-col-e-down-another = column E down, and another card
card-penalty-look-alice-jennifer = Penalty on Look for Alice and Jennifer
card-penalty-look-max-kevin = Penalty on Look for Max and Kevin
card-penalty-look-frank-emmett = Penalty on Look for Frank and Emmett
card-penalty-look-sarah-bruce = Penalty on Look for Sarah and Bruce
card-penalty-control-alice-max = Penalty on Control for Alice and Max
card-penalty-control-jennifer-kevin = Penalty on Control for Jennifer and Kevin
card-penalty-control-frank-sarah = Penalty on Control for Frank and Sarah
card-penalty-control-emmett-bruce = Penalty on Control for Emmett and Bruce
card-penalty-power-alice-kevin = Penalty on the super-power for Alice and Kevin
card-penalty-power-jennifer-max = Penalty on the super-power for Jennifer and Max
card-penalty-power-frank-bruce = Penalty on the super-power for Frank and Bruce
card-penalty-power-emmett-sarah = Penalty on the super-power for Emmett and Sarah
card-power-cut = Power Cut
card-radio-jamming = Radio Jamming
card-rewind = Rewind
card-robot = Robot
card-time-bomb = Time Bomb
card-access-denied = Access Denied
card-unfit-rooms-green = Unfit Rooms (green)
card-unfit-rooms-yellow = Unfit Rooms (yellow)
card-unfit-rooms-red = Unfit Rooms (red)
card-chaos = Chaos
card-acceleration = Acceleration
card-panic = Panic

## The board as text: at most 52 columns wide

headline = { $mode }: { $remaining ->
    [0] no round left
    [one] last round
   *[other] { $remaining } rounds left
}, { $phase }
headline-level = { $mode } ({ $level })
you = you
team = Team { $team }

state-eliminated = dead
state-trapped = trapped
state-drowning = drowning ({ $rounds })
state-invisible = invisible
state-paranoid = paranoid ({ $count })
state-free = free
state-one-action = one action
state-resting = resting
state-fast = fast
state-lost = no { $tokens }
state-empty-rooms = { $count } Empty

note-key-turned = The key has turned.
note-key-not-turned = The key is not turned.
note-displayed = On display: { $cards }.
note-robots = Robots in reserve: { $count }.
note-unseen = Unseen: { $rooms }

legend-blue = the start and the way out
legend-green = safe
legend-yellow = an obstacle
legend-red = deadly
