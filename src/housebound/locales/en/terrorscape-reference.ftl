reference-copies = { $copies } in the box
reference-victim = { $slots } places for items; begins with: { $items }
reference-strength = Strength by level: { $strength }
