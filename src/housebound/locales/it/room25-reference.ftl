reference-copies = Nella scatola: { $copies }
