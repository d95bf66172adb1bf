# Betrayal: haunt 3.

haunt-3-title = Frog-Leg Stew
haunt-3-story =
    It is a cookery book. You laugh with relief; then you read on, and there are quantities in it that no butcher sells. The last page is still wet.
    Downstairs the front door is opened by somebody who has a key. She hangs up her coat, she sniffs, and an old, pleasant voice says that she can tell somebody has been reading.
haunt-3-heroes =
    A Witch has come home, and she has made herself invulnerable. You hold her spellbook, the Book. She can turn people into Frogs.
    You win when the Witch is killed.
    1. Dig: in a room with a Root, a Knowledge roll of 4 or more. You have the Root, an item.
    2. Form of Mortal: in the Witch's room, carrying a Root and the Book, a Knowledge roll of 6 or more. The Root is gone, and from now on everybody can attack the Witch. If you fail you keep the Root.
    3. Any attack that defeats the mortal Witch kills her. You may attack her in the turn in which you have made her mortal.
    Restore: in a Frog's room, carrying the Book, a Knowledge roll of 4 or more. The Frog is human again, with all traits at their starting values, and acts from its next turn on. Of all these rolls you may make one in your turn.
    A Frog has dropped its items and lost its companions, and its Might and Knowledge are as low as they can be. It hops with its own Speed, but cannot attack, draw cards, use items or discover rooms. Anybody who is no Frog may pick it up, carry it, put it down, hand it over or steal it like an item, one at a time. A carried Frog does nothing in its turn, and is safe from being hunted.
haunt-3-traitor =
    Put the Witch into the Entrance Hall. Put a Root into each of these rooms: Conservatory, Larder, Kitchen. If one of them is not in the house, its Root comes when the room is discovered; do not say which rooms these are. Your explorer stays in play and cannot take Roots.
    You win when every hero is dead or a Frog. The heroes hold the Witch's spellbook, the Book, and might use it against her invulnerability.
    Witch: Speed 4, Might 3, Sanity 6. Nothing hurts her. She makes no attacks and picks up nothing, but in each monsters' turn she may cast one spell, before, during or after her movement:
    Skin of Frog: on a hero in her room. Both roll Sanity; if her result is higher, the hero becomes a Frog.
    Breath of Dragon: one explorer in her room or in her line of sight takes 2 dice of physical damage, which nothing makes less.
    Wings of Raven: she flies to any room; or, if you are in her room, you do.
    If you hold the Book, you may cast a spell in each of your turns too: Skin of Frog with your own Sanity, or Breath of Dragon. You may attack as well. Spells do nothing to Frogs, and neither you nor the Witch may attack one. You may carry one. A hero who becomes a Frog drops its items and loses its companions, and its Might and Knowledge fall as low as they can; a Frog hops with its own Speed, but cannot attack, draw cards, use items or discover rooms.
    Cat: Speed 3, Might 3, Sanity 2. When the first hero becomes a Frog it comes to the room where all this began. From the next monsters' turn on it goes for the nearest Frog that nobody carries and attacks it with Might; a Frog that is defeated is eaten.
haunt-3-heroes-win = She looks at the blood on her fingers with such surprise that you nearly apologise. Then there is only a dress on the floor, very old, and a kettle that goes on boiling until somebody has the courage to take it off.
haunt-3-traitor-win = The kitchen is warm, and the window has steamed up. They sit in the big bowl under a plate, quite still, with their golden eyes. You are allowed to stir. The Cat is allowed to taste.

prompt-raven-room = Wings of Raven: where does { $subject } come down?
prompt-accept-frog = Take { $subject }, the Frog?
prompt-steal-frog = Take { $subject }, the Frog, instead of hurting?
verb-dig-root = Dig for the Root (Knowledge 4+)
verb-form-of-mortal = Work the Form of Mortal (Knowledge 6+)
verb-restore-frog = Make { $figure } human again (Knowledge 4+)
verb-skin-of-frog = Skin of Frog: { $figure }
verb-breath-of-dragon = Breath of Dragon: { $figure }
verb-wings-of-raven = Wings of Raven: { $figure }
verb-pick-up-frog = Pick up { $figure }, the Frog
verb-put-down-frog = Put down the Frog
verb-hand-over-frog = Hand the Frog to { $figure }
notice-root-in = There is a Root in the { $room }.
notice-witch-mortal = { $figure } has turned pale: she is mortal now.
notice-frog-now = Where { $figure } stood sits a Frog.
notice-human-now = { $figure } is human again, and cold.
notice-frog-carried = { $hero } carries { $figure }, the Frog.
notice-frog-loose = { $figure }, the Frog, sits on the floor.
shown-buried-roots = Roots in the ground
shown-witch-is-mortal = The Witch is mortal
shown-roots-to-come = Roots still to come in
shown-roots-to-come-here = A Root comes here
shown-frogs = Frogs
shown-carried-frogs = Frogs and who carries them
