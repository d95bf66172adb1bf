# Betrayal: haunt 30.

haunt-30-title = Tomb of Dracula
haunt-30-story =
    The girl smiles, and it is the wrong smile, with too much in it. Somewhere under the house stone grinds on stone, slowly, like a door that has all night.
    One of you has stopped casting a shadow. "He is so hungry," says the girl. "And you have come such a long way."
haunt-30-heroes =
    Your companion is a Vampire, and so is the Girl: she is the Bride now. Both serve Dracula, who lies in his tomb and wakes slowly: he neither moves nor attacks until the track shows 2. They will kill you, or make you one of them; whoever is turned plays for their side.
    You win when Dracula and the Bride are both destroyed and at least one of you is alive. Your false companion need not die.
    The sun: at the start of each turn of the traitor the track goes up by 1. Then the first of you in turn order rolls as many dice as there are players. A result lower than the track, and the sun is up. From the next turn of the traitor on, every Vampire loses 1 from each of its traits in each of these turns, and is destroyed when one of them is gone.
    The Spear: whoever of you wins an attack with it destroys the Vampire, whichever it is. Any other attack only stuns Dracula and the Bride.
    The Holy Symbol: its carrier who wins an attack in the same room may also drive the Vampire back, a room through doors for each point of the difference.
    Holy ground: a Vampire that wants to enter the Chapel, or the room of a hero with the Holy Symbol, must roll Sanity 6 or more, or it does not get in. One that is there already may stay.
haunt-30-traitor =
    You are a Vampire, and every trait of yours is one step higher. The Girl has become the Bride. You both serve Dracula.
    You win when every hero is dead or a Vampire. Whoever is turned wins with you if that Vampire has killed or turned a hero.
    The night is short: the sun will rise, and Vampires weaken afterwards. Be quick.
    Dracula: Speed 5, Might 8, Sanity 6. Bride: Speed 4, Might 4, Sanity 4. You move and attack with both in the monsters' turn. Dracula neither moves nor attacks until the track shows 2; it goes up by 1 at the start of each of your turns.
    Domination: in place of its attack, any Vampire may make a Sanity attack on a hero of the opposite sex in the same room or in one joined to it by a door. Dracula is a man, the Bride a woman. If the Vampire wins, the hero takes no damage but loses as many steps of Speed as the difference, and you may bring it into the Vampire's room. A hero whose Speed reaches the skull in this way is a Vampire: its Speed returns to the start, every trait rises by 1, and its player plays on with it, for your side. If the Vampire loses, nothing happens to it.
    Holy ground: a Vampire that wants to enter the Chapel, or a room with a hero who carries the Holy Symbol, rolls Sanity 6 or more, or it does not get in. Beware of the Spear as well.
haunt-30-heroes-win = Grey light comes in under the shutters and goes up the wall like water. What was a king is a little dust with a ring in it. You leave the doors of the house open, all of them, so that the morning can look round.
haunt-30-traitor-win = They sit along the walls in their good clothes, all your friends, pale and polite, and wait for the dark. Nobody is afraid any more. Nobody is anything any more, except hungry.

setting-sunlit-rooms = Sunlit rooms destroy Vampires (haunt 30)
verb-dominate = Dominate { $figure }
prompt-tomb = Where does Dracula lie?
prompt-call-hero = { $subject } is under a spell. Bring { $subject } into the Vampire's room?
prompt-drive-back = { $subject } shrinks from the Holy Symbol. Into which room is it driven?
notice-driven-back = { $figure } is driven back into the { $room }.
notice-holy-ground = { $figure } cannot enter the { $room }: holy ground.
notice-sun-rises = The sun is up.
notice-vampires-weaken = The daylight weakens every Vampire.
notice-in-sunlight = The sun falls on { $figure }.
shown-sun = The sun is up
shown-weakened = Weakened by
shown-vampires = Vampires among you
shown-vampire-killers = Vampires that have killed or turned a hero
