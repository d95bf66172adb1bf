# How to play: one page, three pictures.

howto-complex-title = Venticinque stanze, una via d’uscita
howto-complex = Ti svegli al centro di un quadrato di stanze, tutte coperte tranne quella di mezzo. Una di esse è la Stanza 25, l’uscita; altre uccidono. Quasi tutti siete Prigionieri che vogliono uscire, e qualcuno può essere una Guardia che non vuole lasciarvi andare.
howto-actions-title = Due azioni a round, in segreto
howto-actions = Ognuno mette coperti due segnalini diversi: Guardare (vedere tu solo una stanza accanto), Muoversi (andarci, qualunque cosa sia), Spingere (mandarci qualcun altro) o Controllare (far scorrere di uno una riga o una colonna). Poi si scoprono uno dopo l’altro. Ciò che si può fare brilla; se viene il tuo turno e non si può fare, il segnalino è perso.
howto-escape-title = Spingetela fuori
howto-escape = Portate tutti i Prigionieri nella Stanza 25, e al bordo uno di loro usi Controllare per spingerla fuori dal Complesso. Due Prigionieri morti, o la fine del conto alla rovescia, e le Guardie hanno vinto.
