# Betrayal: exorcisms with sources that are used up, as several haunts have them.

shown-exorcisms = Exorcisms done
shown-exorcisms-needed = Exorcisms needed
shown-used-rooms = Rooms that have served
shown-used-rooms-here = This room has served
shown-used-cards = Cards that have served
