# Betrayal: haunt 7.

haunt-7-title = Carnivorous Ivy
haunt-7-story =
    The margins of the Book are full of leaves, pressed so long ago that they should be dust. They are still green. While you turn the pages a window breaks somewhere, without haste, pane after pane.
    What comes over the sill has no eyes, and feels its way along the floor like the hand of a sleeper. Behind you somebody hums, the way one hums to roses.
haunt-7-heroes =
    The ivy around this house eats people. Each Creeper has a Root, which stays where it is, and a Tip with the same number, which comes for you. It does not wound: it takes hold, and drags you to its Root. The plants feed on dead bodies.
    You win when as many Creepers as there are players have been killed with the Plant Spray.
    Make the Plant Spray: in the Research Laboratory or the Kitchen, carrying the Book, a Knowledge roll of 5 or more. One such roll in your turn. The Plant Spray is an item, and it is never used up.
    Spray: carrying it, in a room with a Root or a Tip, instead of your attack. No roll: one Creeper whose Root or Tip is there is dead, Root and Tip, and whoever it held is free.
    Attack a Tip: if you win it is stunned and drops whoever it holds. If you lose you are not hurt, but captured, unless you attacked from another room, and your turn is over.
    Whoever is captured drops all items, keeps companions, and can do nothing but attack the Tip in each own turn, with bare hands. If you win, it is stunned, you are free, and your turn goes on. If not, the turn is over. A captive that is in the room of the matching Root when the monsters' turn begins is dead.
    The Spirit Board does nothing to Tips. A Tip in the Mystic Elevator stops it.
haunt-7-traitor =
    Drop the Book if you have it; you can never take it again. Put a Root into each of these rooms that is in the house, and its Tip with it: Entrance Hall, Balcony, Bedroom, Chapel, Conservatory, Dining Room, Gardens, Grand Staircase, Graveyard, Master Bedroom, Patio, Tower. There are two Creepers for each player, but never more than 10; if there are too few, you choose the rooms. What is left comes when another of these rooms enters the house. Your explorer stays in play.
    You win when all heroes are dead, or when you have destroyed what they are making: a special item that can kill the vines.
    Tip: Speed 2, Might 5, Sanity 3; one movement roll for all Tips that hold nobody. A Root never moves, neither attacks nor is attacked, and slows nobody.
    A Tip that wins a Might attack does no damage: it captures the hero, who drops all items there. In the next monsters' turns it drags its captive 2 spaces toward its Root, without a roll. It does not attack meanwhile, and no other Tip attacks the captive; you may.
    When a monsters' turn begins, every captive in the room of the matching Root dies, and that Creeper is gone with it.
    The Spirit Board does nothing to Tips. A Tip in the Mystic Elevator stops it for everybody.
    To destroy the heroes' item, get hold of it, by force or from the floor, and end your turn with it in the Chasm, the Furnace Room or by the Underground Lake.
haunt-7-heroes-win = The last of it lets go of the wall with a sigh and lies down, brown, across the stairs. All night the house smells of soap and cut grass. In spring you find that you cannot keep so much as a fern.
haunt-7-traitor-win = By morning there is not a window left that one could see through, and the light inside is green and kind. You walk from room to room with the watering can. They have never grown so well.

prompt-root-room = In which room does a Creeper take root? { $subject } chooses.
verb-make-plant-spray = Make the Plant Spray (Knowledge 5+)
verb-spray-creeper = Spray { $figure }
notice-creeper-sprayed = { $figure } sprays { $target }, and it shrivels, Root and Tip. Killed so far: { $number }.
notice-plant-spray-destroyed = { $figure } has got rid of the Plant Spray in the { $room }.
shown-creeper-roots = Roots
shown-creepers-sprayed = Creepers killed with the Spray
shown-creepers-needed = To be killed in all
shown-roots-kept = Roots not yet placed
