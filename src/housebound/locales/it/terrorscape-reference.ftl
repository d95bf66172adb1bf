reference-copies = Nella scatola: { $copies }
reference-victim = Posti per gli oggetti: { $slots }; inizia con: { $items }
reference-strength = Forza per livello: { $strength }
