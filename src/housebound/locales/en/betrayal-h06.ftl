# Betrayal: haunt 6.

haunt-6-title = The Floating Eye
haunt-6-story =
    There is a light in the room that has no lamp, and in the light a thing of metal that has no door, and then a door. Somebody you know walks up the ramp without looking back.
    What comes down the ramp does not walk. It floats, and it is mostly eye, and you find that you would very much like to be looked at.
haunt-6-heroes =
    Aliens have come for you. One of you is aboard their Spaceship already, and can no longer be helped.
    You win when there are as many Might tokens beside the Spaceship as there are players. You lose when nobody is left to free the others.
    An Alien can bend the minds of all heroes in its room at once. Whoever is controlled walks to the Spaceship in its own turns, does nothing else, and boards at the start of the first turn that it begins there.
    Free a hero: attack whoever is controlled, in the same room, with Might, or with Sanity if you have the Ring. If you win, the hero takes half of the damage, rounded down, and is free, and no Alien can ever control that hero again. If you lose, you are hurt as usual.
    Damage the Spaceship: in its room, a Might roll of 5 or more. One such roll in your turn.
    An Alien that you defeat with Might, or with the Ring, is stunned. It keeps its hold on whomever it controls. Revolver and Dynamite do nothing to Aliens.
haunt-6-traitor =
    Your explorer is aboard the Spaceship, out of the game with all that it had. You control the Aliens: one with three or four players, two with five or six.
    You win when every hero is dead, on the Spaceship or controlled, so that nobody is left to free the others.
    The heroes do not want to come along, and they can free each other.
    Alien: Speed 4, Might 6, Sanity 6. Speed attacks, the Revolver and the Dynamite do nothing to it. In each monsters' turn it makes one attack: a normal Might attack on one hero, or a mind attack.
    Mind attack: a Sanity contest with each hero in its room, one after the other. Whoever rolls lower than the Alien is controlled; a tie or a higher result does nothing.
    In the turn of a controlled hero you move it toward the Spaceship by a shortest way, with its full Speed. It does nothing else and is not slowed. It boards at the start of its first turn that begins there, and is out of the game. A hero can be controlled only once: whoever is freed is immune for good. A stunned Alien keeps its hold. Aliens do not attack whom they control.
haunt-6-heroes-win = Something inside the metal gives, with a sound like a very large egg. The light stutters, the ramp folds up with nobody on it, and the thing goes, lurching, through a wall that closes after it. You had almost stopped minding.
haunt-6-traitor-win = They come up the ramp one by one with their calm, empty faces, and find their places without being told. There is a window. The house is very small in it, then it is a light, then it is not.

verb-mind-attack = Bend the minds of the heroes in this room
verb-damage-spaceship = Damage the Spaceship
notice-spaceship-in = A Spaceship stands in the { $room }.
notice-boarded = { $figure } is aboard the Spaceship.
shown-spaceship = Spaceship
shown-ship-damage = Damage to the Spaceship
shown-ship-damage-needed = Damage needed
shown-immune = Immune to control
shown-boarded = Aboard
