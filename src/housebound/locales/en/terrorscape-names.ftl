# Terrorscape: what a name means, for whoever looks it up on the page. Cards, abilities and plans have their own texts.

condition-unhurt-text = A first wound turns this over; a second one kills.
condition-wounded-text = One more wound and she is dead, and the killer has won. Healing turns this back.
condition-killed-text = One dead victim is enough: the killer has won.
condition-escaped-text = Out of the house.

token-fear = Fear
token-fear-text = Each one takes a die from her defence. Whoever has two and gets another panics instead: noise where she is, and the killer is told.
token-key = Key
token-key-text = With five Keys on the roof the door opens: all three victims must stand at the main entrance when their turn begins.
token-gear = Gear
token-gear-text = Five gears repair the transmitter. Each repair makes noise.
token-strength = Strength
token-strength-text = What a defence must reach to drive the killer off.
token-stealth = Stealth
token-stealth-text = Nobody on the team knows where the killer is. At the start of his next turn he shows himself, and searches there.
token-rescue = The rescue service
token-rescue-text = One step every round. When it arrives and everybody is alive, the victims have won.

names-holds = Holds:
names-played = Played:
names-shown = Played since the deck was shuffled:
names-discarded = Discarded:
