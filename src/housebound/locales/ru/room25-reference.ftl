reference-copies = В коробке: { $copies }
