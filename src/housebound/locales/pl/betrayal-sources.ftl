# „Zdrada”: egzorcyzmy, których źródła się zużywają, jak w kilku nawiedzeniach.

shown-exorcisms = Udane egzorcyzmy
shown-exorcisms-needed = Potrzebne egzorcyzmy
shown-used-rooms = Zużyte pokoje
shown-used-rooms-here = Ten pokój już służył
shown-used-cards = Zużyte karty
