# How to play: one page, three pictures.

howto-mansion-title = Three victims, out of sight
howto-mansion = The victims see everything in the mansion; the killer sees only where he is himself. In a round each victim does one thing: walk up to two rooms, search where the lens is drawn, repair the transmitter, calm down or use a card. Find five Keys and meet in the Main Hall, or repair the transmitter and wait for help.
howto-noise-title = Noise
howto-noise = Keys, tools and repairs make noise, and at the end of the victims' turn the killer is told where, not who. This is his board: two noises, and nobody to be seen. He walks, searches where he stands, and plays cards that ask questions which must be answered truthfully.
howto-fight-title = When he finds you
howto-fight = One after another is attacked: four dice, one less for each fear, plus an item, against his strength. Reach it and he is repelled; if not, you are wounded, and a second wound kills. One dead victim, and he has won.
