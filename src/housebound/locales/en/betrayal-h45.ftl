# Betrayal: haunt 45.

haunt-45-title = Tick, Tick, Tick
haunt-45-story =
    When the lights come back, each of you is wearing a thing of wires and tape that was not there before. It ticks. They all tick, not quite together.
    Somewhere in the house one of you sits down with a trigger in hand and starts to work on something larger.
haunt-45-heroes =
    Each of you wears a Time Bomb. It cannot be dropped, given away or stolen. The traitor is building a Big Bomb; nobody has told you when it will be ready.
    You win when the traitor is dead and one of you is alive.
    The traitor has a trigger: it sets off the bomb of whoever comes into the traitor's room or into a room beside it, door or not, and kills that hero and every other hero in the room. Bombs may also go off with time. Do not stand close together.
    Defuse, one roll for each of you per turn: your own bomb, or that of another hero in the same room who agrees. Knowledge 7 or more, 5 or more if the one who rolls has the Madman: the bomb is gone. 2 or less: it goes off and kills every explorer in the room, the traitor too. Anything else: nothing happens.
haunt-45-traitor =
    You wear no bomb. You have the trigger, the Dynamite and a plan. The heroes will try to get rid of their bombs.
    You win when all heroes are dead, or when the Big Bomb explodes.
    You cannot move and cannot be moved; a Mystic Elevator with you in it stands still. You may attack heroes in your room, and you may use the Dynamite in your own room too: it does nothing to you.
    From the end of your first turn on, a hero who carries a bomb into your room or into a room beside it, door or not, explodes, with every hero in that room. You are not harmed.
    At the end of each of your turns the track goes up by 1. At 12 the Big Bomb explodes and everybody dies. Otherwise, as long as a bomb is active, roll as many dice as the track shows plus one for each living hero, at most 8: on 8 or more the nearest hero to your left with a bomb explodes, with every hero in the room.
haunt-45-heroes-win = The trigger lies on the floor, still warm. Beside it, under a bench, something the size of a wardrobe has stopped one tick short. You walk away from it very softly.
haunt-45-traitor-win = For one moment every window of the house is lit. Then the hill is quiet, and it goes on being quiet, and ash comes down on it like early snow.

verb-defuse = Defuse the Time Bomb of { $figure }
prompt-let-defuse = { $subject } wants to work on your bomb. Do you hold still?
notice-bomb-defused = The bomb of { $figure } has stopped ticking.
notice-defusing-refused = { $figure } will not have anybody touch that bomb.
notice-bomb-exploded = The bomb of { $figure } explodes.
notice-big-bomb-exploded = The Big Bomb explodes. Nobody gets out.
shown-bombs = Wear a bomb
shown-armed = Trigger armed
