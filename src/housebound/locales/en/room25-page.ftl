# Room 25: what only the browser's board says, in English.

## The Complex

board-complex = The Complex: five rows of five rooms
board-shift = Shift { $line } { $way }
board-room = { $space }: { $room }, { $colour }, { $danger }.
board-room-secret = { $space }: { $room }, { $colour }, { $danger }. Face-down: only you know.
board-room-unknown = { $space }: face-down, and you do not know it.
board-here = Here: { $names }.
board-no-entry = No Entry: nobody comes in.
board-locked = Locked: only Emmett and robots come in.
board-corridor = A corridor from { $axis }.
board-reminder = A reminder of { $character }.
board-note = Your note: { $note }.
board-write-note = Note
board-read-rule = Rule
board-close = Close

## The countdown and the queue

board-status-acting = { $line }. { $character } acts.
board-remaining = { $remaining ->
    [0] No round is left
    [one] This is the last round
   *[other] { $remaining } rounds are left with this one
}
board-queue = Turn order
board-hidden = a token face-down
board-laid-played = Played: { $token }.
board-laid-now = Plays now: { $token }.
board-laid-ahead = Ahead: { $token }.
board-adrenaline-held = Adrenaline at hand.
board-adrenaline-committed = Adrenaline committed.

## Programming

board-sheets = Characters to program
board-answered = laid
board-slot = Slot { $slot }: { $token }
board-slot-empty = empty
board-adrenaline = Adrenaline
board-lay-two = Choose one token or two
board-lay = Lay: { $program }
board-laid = Laid: { $program }
board-tokens = Tokens of { $character }
board-token-lost = { $token }, lost for good

## Casting

board-casting = Who are you in there?
board-out = You are out; the others play on.
board-taken-by = Taken by { $name }.

## The hand

board-role-secret = Your role
board-role-hold = Hold to look. Let go before somebody sees.
board-role-prisoner = Escape by way of Room 25, together with all the others.
board-role-guard = See to it that they stay.
board-empty-rooms = { $count ->
    [one] One Empty Room is left to lay.
   *[other] { $count } Empty Rooms are left to lay.
}
board-cards = Event cards
board-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
board-discard = { $count ->
    [one] One card discarded
   *[other] { $count } cards discarded
}
board-unseen = Rooms you have not seen
board-unseen-room = { $count ->
    [one] { $room }
   *[other] { $count } × { $room }
}

## Super-powers: the name, and what it does

power-alice = Hide
power-alice-text = Nobody can push, call or carry her until her next action. Robots need her leave; Penalty, Panic and Rewind pass her by.
power-jennifer = Call
power-jennifer-text = Somebody from a room beside hers comes into hers.
power-max = Carry
power-max-text = He goes to the next room and takes somebody along.
power-kevin = Hack
power-kevin-text = Swap two rooms beside his, or order a robot. He says which when he programs.
power-frank = Recover
power-frank-text = He takes back his Adrenaline, spent or lost.
power-emmett = Reactivate or lock
power-emmett-text = Open a closed room beside his face-down again, or lock an open one. Locks do not stop him.
power-sarah = Sabotage
power-sarah-text = Her room becomes an Empty Room, twice per game. Or a robot in it becomes scrap.
power-bruce = Imitate
power-bruce-text = He borrows, in part, the power of somebody in his room or beside it.

## Rooms: what happens there

room-central-text = Only Look and Move work here. It never moves.
room-room25-text = The way out. Push it past the edge by Control, with everybody who has to be in it.
room-key-text = Whoever enters turns the key; the room is empty then. Without the key nobody leaves.
room-empty-text = Nothing happens here.
room-vision-text = Whoever enters secretly sees any one face-down room.
room-moving-text = Whoever enters changes the place of this room with a face-down one, people and all.
room-control-text = Whoever enters shifts any line by one, the central ones excepted.
room-tunnel-text = Whoever enters comes out of another open Tunnel.
room-robot-text = Whoever enters brings in its robot, or gives one an order.
room-regeneration-text = Whoever enters brings all the dead back to the Central Room. It works once.
room-vortex-text = Whoever enters is back in the Central Room.
room-dark-text = Look does not work from in here.
room-cold-text = Whoever programs in here has one action and no Adrenaline.
room-prison-text = One leaves only to where somebody is, or to the Central Room.
room-mirror-text = Whoever enters loses the Adrenaline and the rest of the program.
room-event-text = Whoever enters draws an Event card.
room-jamming-text = While somebody is in here, nobody may talk of programs or of danger.
room-rotating-text = A corridor with two ends: Move, Look and Push go only through them.
room-illusion-text = Whoever enters is really in a face-down room of their choice, and this one is elsewhere.
room-acid-text = When a second comes in, the first dies.
room-flooded-text = It closes behind whoever enters. Still in here at the end of the next round: drowned.
room-trap-text = Get out with the next action, or die.
room-mortal-text = Whoever enters dies.
room-time-machine-text = One round less; in the last round it kills. Then it is an Empty Room.
room-shredder-text = When one leaves, all others in here die and the room closes.
room-paranoia-text = The tokens are shuffled, and what is on top is played.

## The end, in numbers

board-tally-rooms = { $number ->
    [one] 1 room turned up
   *[other] { $number } rooms turned up
}
board-tally-shifts = { $number ->
    [one] 1 shift
   *[other] { $number } shifts
}
board-tally-pushes = { $number ->
    [one] 1 push
   *[other] { $number } pushes
}
board-tally-deaths = { $number ->
    [one] 1 death
   *[other] { $number } deaths
}
