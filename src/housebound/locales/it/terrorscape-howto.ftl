# How to play: one page, three pictures.

howto-mansion-title = Tre vittime, fuori vista
howto-mansion = Le vittime vedono tutto nella villa; l’assassino vede solo dove è lui. In un round ogni vittima fa una cosa: camminare fino a due stanze, cercare dove è disegnata la lente, riparare il trasmettitore, calmarsi o usare una carta. Trovate cinque Chiavi e riunitevi nel Salone, o riparate il trasmettitore e aspettate i soccorsi.
howto-noise-title = Rumore
howto-noise = Chiavi, attrezzi e riparazioni fanno rumore, e alla fine del turno delle vittime all’assassino si dice dove, non chi. Questa è la sua plancia: due rumori, e nessuno in vista. Cammina, compie la Ricerca dove si trova, e gioca carte che fanno domande a cui si deve rispondere sinceramente.
howto-fight-title = Quando vi trova
howto-fight = Attacca uno dopo l’altro: quattro dadi, uno in meno per ogni paura, più un oggetto, contro la sua forza. Se la raggiungete è respinto; se no, una ferita, e una seconda uccide. Una vittima morta, e ha vinto lui.
