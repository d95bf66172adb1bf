# „Zdrada”: bohaterowie pod władzą drugiej strony, w więcej niż jednym nawiedzeniu.

notice-controlled = { $figure } nie ma już własnej woli i rusza w drogę.
shown-controlled = Pod kontrolą
