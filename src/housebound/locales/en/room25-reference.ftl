reference-copies = { $copies } in the box
