reference-copies = W pudełku: { $copies }
reference-victim = Miejsc na przedmioty: { $slots }; zaczyna z: { $items }
reference-strength = Siła według poziomów: { $strength }
