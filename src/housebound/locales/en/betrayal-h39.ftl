# Haunt 39, The Heir.

haunt-39-title = The Heir

haunt-39-story =
    The paper was folded into the shaft of the spear: a will, a line of names, and the last name on it belongs to one of you.
    The house has an heir. It seems to know. Doors that stuck all evening swing open by themselves, politely. And in the
    dark behind some of them somebody draws a breath and holds it.

haunt-39-heroes =
    One of you is the heir of this house. The one who brought this about has named another of you, and all of you know who
    it is. The traitor does not, and must not learn it.

    The heir must be crowned: in the Statuary Corridor, with the Spear and the Ring in the heir's own hands. Find them, win
    them, hand them on as you would anything else.

    The house is full of hidden Assassins. You cannot see them or fight them. One may strike when you enter a room: roll no
    dice, there is no defence. They do not slow you down.

    You win when the heir stands in the Statuary Corridor and carries both the Spear and the Ring. If the heir dies, all is
    lost.

haunt-39-traitor =
    One of the heroes is the heir of this house, and you do not know which. If the heir is in the Statuary Corridor with the
    Spear and the Ring, the heir is crowned and you have lost. If the Corridor is not in the house, bring it in.

    Hide as many Assassins as there are players, in secret and one to a room: a room in the house with no explorer and no
    other Assassin in it, not the Statuary Corridor. After each turn of yours the track advances. When it comes to 3, and
    again when it comes to 6, as many more may hide in the same way.

    Ambush: whenever a hero comes into a room, you are asked. If an Assassin hides there, it may strike: 2 dice of physical
    damage, and no defence. Then it is gone. You are asked wherever heroes go, so that nobody can tell where one hides.
    Nobody can find or attack an Assassin before it strikes, and it slows nobody.

    When a hero dies and the game goes on, it was not the heir. Your own explorer attacks as usual.

    You win when the heir is dead.

haunt-39-heroes-win =
    The statues have turned their heads. All along the corridor stone knees bend, with a sound like distant thunder, and the
    crown nobody carried is suddenly there. The heir looks around, at all of it, at all of you. The rent, says the heir,
    will have to be discussed.

haunt-39-traitor-win =
    The last name on the paper fades, letter by letter, and the paper lies blank in your hand. You have brought a pen. It
    takes you a while to decide how to spell yourself.

prompt-hide-assassin = Where does an Assassin hide? Nobody but { $subject } sees it.
prompt-ambush = { $subject } comes in. Does an Assassin strike?
prompt-name-heir = Whom does { $subject } name as the heir?

notice-heir-is = The heir is { $figure }. The traitor must not know.
notice-ambushed = An Assassin steps out of the dark behind { $figure } in the { $room }.
shown-assassins = Assassins hide here
shown-heir = The heir
