reference-copies = W pudełku: { $copies }
