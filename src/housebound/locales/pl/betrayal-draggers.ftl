# „Zdrada”: potwory, które chwytają bohaterów i wloką do siebie, w więcej niż jednym nawiedzeniu.

prompt-struggle = { $subject } trzyma cię mocno. Walczysz gołymi rękami czy zwisasz bezwładnie do końca tury?
notice-dragged-home = { $captor } wlecze { $figure_acc } do siebie. Nic już się nie da zrobić.
