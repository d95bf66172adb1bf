# Haunt 41, Invisible Traitor.

haunt-41-title = Invisible Traitor

haunt-41-story =
    The ring was only a ring, until it was on a finger. Then there was a coat with nobody in it, and then there was no coat.
    A laugh went along the wall, quite close, at the height of a mouth. Somewhere a floorboard took a weight and gave it
    back. You count yourselves. You are one short, and the one you miss is still in the house.

haunt-41-heroes =
    The traitor has become invisible, and means to kill you all. Its figure is no longer on the board. It may stand in any
    room, also in yours: you would not know it. It does not slow you down.

    You see where the traitor is when it discovers a room, attacks, steals something, or moves what everybody can see. Then
    it goes on unseen. A list shows the rooms where it may be by now.

    Strike blindly: attack in your own room as usual, by hand or with a weapon. If the traitor is there, you fight; if not,
    the attack is wasted. With the Revolver you may shoot into a room in sight, with the Dynamite into a room next door.

    Whoever survives an attack by the traitor makes a Knowledge roll at the end of the traitor's turn. 3 or 4: you learn
    whether it is still there, and if not, by which way it left. 5 or more: you learn where it is now.

    Before you do anything else in your turn, you may track it, once. With the Skull, Sanity 4+: its floor. With the Spirit
    Board, Knowledge 4+: the symbol of its room. What one of you learns, all of you know.

    You win when the traitor is dead.

haunt-41-traitor =
    They cannot see you. Choose a room of the house, and be there. In your turn you move in secret, as far as your Speed
    allows; heroes never slow you down. They want to find you and kill you.

    You give yourself away when you discover a room, use a card, pick up or drop something, move the Mystic Elevator, try
    the Vault, or attack. What you do next is secret again. Rooms work on you in secret, too, but for one that you have just
    discovered.

    Sneak attack: your attack without an item. Roll half as many dice as there were heroes at the start (rounded up): that
    is the physical damage for a hero in your room, and there is no defence. With a weapon you attack as usual. The Ring
    gives you no Sanity attack.

    Steal: in the room of a hero, as the end of your movement, make a Speed roll. 4 or more: take one of its items. 1 to 3:
    nothing, and nobody learns of it. 0: nothing, and you must say whom you meant to rob. You may steal and attack in one
    turn, but make only one such roll.

    You win when all heroes are dead.

haunt-41-heroes-win =
    There is a sound like a sack let down on a stair, and then, little by little, there is somebody there: the shoes first,
    then the hands, then a face that looks surprised to be looked at. The ring rolls away under the furniture. Nobody goes
    after it.

haunt-41-traitor-win =
    The house is empty, to anyone who looks in. The lamps go from room to room by themselves. Someone has pulled a chair up
    to the fire, and the cushion sinks in, and stays so, and the evening is very quiet and very long.

verb-hide-in = Hide in the { $room }
verb-sneak-attack = Attack { $figure } from behind
verb-steal-from = Steal from { $figure }
verb-strike-blindly = Strike at the empty air here
verb-strike-blindly-with = Strike at the empty air here with the { $card }
verb-shoot-into = Shoot into the { $room }
verb-track-by-skull = Ask the Skull for the floor
verb-track-by-spirit-board = Ask the Spirit Board for the symbol

prompt-hide = Where is { $subject } from now on? Nobody else sees it.
prompt-steal-what = What is taken from { $subject }?

notice-traitor-seen = { $figure } is seen in the { $room }.
notice-struck-air = { $figure } hits nothing in the { $room } but air.
notice-traitor-on-floor = The Skull turns: the traitor is on this floor: { $floor }.
notice-traitor-near-symbol = The board spells a sign: the traitor is in a room with this symbol: { $symbol }.
notice-traitor-near-no-symbol = The board stays blank: the traitor is in a room without a symbol.
notice-traitor-still-in = It has not gone: the traitor is still in the { $room }.
notice-traitor-left-for = A draught, a step: the traitor left the { $room } by way of the { $to }.
notice-traitor-sensed-in = A hair stands up, and another: the traitor is in the { $room }.
notice-sneaked = Somebody stands behind { $target }.
notice-caught-stealing = { $target } feels a hand in a pocket, and it is nobody's.
shown-traces = The traitor may be here
