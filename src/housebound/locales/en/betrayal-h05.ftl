# Betrayal: haunt 5.

haunt-5-title = I Was a Teenage Lycanthrope
haunt-5-story =
    It begins as a shiver. Then the shoulders are too broad for the coat, and the seams go one after the other, and what is left of the face opens in the middle and is full of teeth.
    The dog at its feet, which you have all petted, lifts its lip and does not growl. It has been waiting for this.
haunt-5-heroes =
    Your companion is a Werewolf, stronger with every turn, and the Dog runs with it. Lead and steel only make a Werewolf angry: it takes half of any damage, rounded up, and none of it can kill it. Silver can.
    You win when all Werewolves are dead and at least one of you is alive. The Dog does not matter.
    The bite: whoever of you takes damage from a Werewolf or the Dog, attacking or attacked, gets a red token and keeps it. At the start of each of your later turns you roll Sanity: with less than 4 you are a Werewolf from that moment. You lay down everything, your traits return at least to their starting values, you gain one step for each hero who is left, and you play for the other side.
    Find the Revolver: in the Attic, Game Room, Junk Room, Master Bedroom or the opened Vault, if nobody has it and it lies nowhere, a Knowledge roll of 5 or more. Once a turn.
    Make Silver Bullets: in the Research Laboratory or the Furnace Room, a Knowledge roll of 5 or more. Once a turn, and besides the search. They are an item, and they never run out.
    Shoot: whoever holds both the Revolver and the Silver Bullets, and wins an attack with the Revolver on a Werewolf or the Dog, has killed it.
    The Dog defeated in any other way is stunned. Werewolves and the Dog carry nothing and do not enter the Mystic Elevator.
haunt-5-traitor =
    You are a Werewolf. You have laid down all you carried, your traits are at least at their starting values, and you have spent one step on your traits for each hero. The Dog is yours.
    You win when every hero is dead or a Werewolf. Whoever becomes a Werewolf later wins with you if its own attack has killed a hero.
    At the start of each of your turns you gain 1 Might or 1 Speed. You take a normal turn, with your attack; the Dog moves and attacks in the monsters' turn. Dog: Speed 4, Might 4, Sanity 3.
    Damage to you is halved, rounded up, and no blow, shot or fall can bring a trait of yours to the skull. The heroes will look for something that can.
    The bite: a hero who takes damage from a Werewolf or the Dog gets a red token. At the start of each of its later turns it rolls Sanity, and with less than 4 it is a Werewolf like you, with one step for each hero who is left, and plays for your side at its old place in the order.
    Werewolves do not attack each other. Neither they nor the Dog can carry anything, steal, or enter the Mystic Elevator.
haunt-5-heroes-win = The last of them shrinks as it dies, and the fur runs off it like water. What lies there is somebody's child, in the rags of a good coat. You count the bullets you have left. You count each other's bruises, too, and say nothing.
haunt-5-traitor-win = There is no more running in the house, only padding of feet. The moon stands in every window. One after the other, you begin to sing.

verb-find-revolver = Search this room for the Revolver
verb-make-silver-bullets = Make Silver Bullets
prompt-wolf-points = { $subject } becomes a Werewolf. Which trait rises by 1?
prompt-wolf-grows = The beast in { $subject } grows. Might or Speed?
notice-bitten = { $figure } has been bitten.
shown-werewolves = Werewolves
shown-bitten = Bitten
shown-wolf-killers = Werewolves that have killed a hero
