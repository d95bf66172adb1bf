# Betrayal: exorcisms with sources that are used up, as several haunts have them.

shown-exorcisms = Esorcismi compiuti
shown-exorcisms-needed = Esorcismi necessari
shown-used-rooms = Stanze già usate
shown-used-rooms-here = Stanza già usata
shown-used-cards = Carte già usate
