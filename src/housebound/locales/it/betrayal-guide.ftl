# The guided first game: what to do, and why, in two sentences a step.

guide-explore = Sei Zoe, e la casa è buia: nessuno sa che cosa c’è dietro le sue porte. Esplora quella a nord dell’Atrio; ciò che c’è si scopre quando entri.
guide-turn-tile = La Sala dell’Organo. Gira la tessera come vuoi, purché una sua porta incontri quella da cui sei venuta.
guide-end-turn = Il simbolo era un evento: hai tirato Conoscenza, serviva 5 o più, e ora ne sai di più. Una carta mette fine al cammino per questo turno: finiscilo, e guarda gli altri.
guide-walk = Di nuovo il tuo turno, con 4 spazi di Velocità. Torna nell’Atrio: c’è un’altra porta.
guide-explore-omen = Esplora a sud. Prima o poi qualcuno deve trovare i presagi.
guide-turn-dining-room = La Sala da Pranzo, con un presagio. Mettila giù e prendi quel che viene.
guide-haunt-roll = Qualcosa ha cercato di morderti, e sei stata più svelta. Finisci il turno: dopo un presagio si tirano sei dadi, e un totale minore del numero dei presagi risveglia lo scenario.
guide-ready = È arrivato: Brandon è il traditore, e da ora le due parti sono l’una contro l’altra. Questa è la pagina della tua parte, che Brandon non vede mai; leggila, poi di’ che si comincia.
guide-back = Pipistrelli, e l’organo li scaccia. Torna per dove sei venuta, prima nell’Atrio.
guide-organ-room = Avanti, nella Sala dell’Organo. Ox è già lì.
guide-organ = Avvia l’organo: tre dadi per la tua Potenza, e serve 5 o più. Ciò che uno scenario ti permette sta tra le tue scelte.
guide-organ-started = Geme, e respira. Un tiro così per turno è tutto quel che hai: finisci il turno, e lascia che Ox provi a suonarlo.
guide-attack = Ox non era un musicista, e un Pipistrello ti è piombato addosso. Attaccalo: la tua Potenza contro la sua, e vince la somma più alta.
guide-play = Sparito. Ora suona l’organo: Conoscenza 5 o più per chi ama la musica, e sei tu.
guide-closing = La casa tace. Esplorate insieme, finché uno di voi non smetterà di essere un amico: vi aspettano cinquanta scenari, e nella maggior parte qualcuno al tavolo è il traditore.
