# Betrayal at House on the Hill: what a name means, for whoever looks it up on the page. Cards and rooms have their own texts.

trait-might-text = Physical. How hard you hit: most fights are Might against Might. After the haunt has begun, whoever has it on the skull dies.
trait-speed-text = Physical. How many spaces you go in a turn. After the haunt has begun, whoever has it on the skull dies.
trait-sanity-text = Mental. What the house does to your nerves is rolled against it. After the haunt has begun, whoever has it on the skull dies.
trait-knowledge-text = Mental. Books, riddles and rituals are rolled with it. After the haunt has begun, whoever has it on the skull dies.

symbol-item-text = Whoever discovers a room with this sign draws an item, and may keep and use it.
symbol-omen-text = Whoever discovers a room with this sign draws an omen, and rolls at the end of the turn whether the haunt begins: the more omens, the likelier.
symbol-event-text = Whoever discovers a room with this sign draws an event: something happens to them, at once.

token-blessing-text = Heroes in this room roll 1 more die on trait rolls.
token-closet-text = Once per turn an explorer here may roll 2 dice to open it. 4: an item. 2-3: an event. 0-1: an event, and the closet is gone.
token-drip-text = Explorers in this room roll 1 die fewer on trait rolls, at least 1.
token-safe-text = Once per turn an explorer here may make a Knowledge roll. 5+: two items, and the safe is empty. 2-4: 1 die of physical damage. 0-1: 2 dice.
token-secret-passage-text = A way to the other Secret Passage. Going through is 1 space.
token-secret-stairs-text = A way to the other Secret Stairs, on another floor. Climbing them is 1 space.
token-skeletons-text = Once per turn an explorer here may search them with a Sanity roll. 5+: an item, and they are left in peace. 0-4: 1 die of mental damage.
token-slide-text = Once per turn an explorer here may take the slide with a Might roll. 5+: to any room on a floor below. 0-4: into a new basement room, with 1 die of physical damage.
token-smoke-text = Explorers in this room roll 2 dice fewer on trait rolls, at least 1, and nobody sees into, out of or through it.
token-wall-switch-text = An explorer on either side may make a Knowledge roll once per turn; 3 or more turns the wall, and they go through.
token-vault-empty-text = The Vault has been opened. There is nothing left in it.
token-below-collapsed-room-text = Whoever falls through the Collapsed Room lands here.

names-holds = Holds:
names-holds-nothing = Holds nothing.
names-where = { $room }, { $floor }
names-held-by = { $figure } has it.
names-known-traits = What is known of it: { $traits }
names-nothing-known = Nobody on your side knows its numbers.
names-not-in-house = Nobody has found this room yet.
