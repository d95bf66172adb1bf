# The guided first game: what to do, and why, in two sentences a step.

guide-program = Sei Alice, una Prigioniera, al centro di venticinque stanze; ognuno prepara due azioni coperte. Metti prima Guardare e poi Muoversi: prima si guarda, poi si salta.
guide-look = Si scopre il tuo Guardare: scegli una stanza ignota accanto alla tua, a est o a sud. Solo tu vedrai che cos’è.
guide-seen = Una Camera Mortale: chi entra muore subito. Il rosso uccide, il giallo ostacola, il verde è sicuro; prosegui, ma lì non entrare.
guide-move = Il secondo giro: il tuo Muoversi. Va’ a nord in C2, dove sono Kevin e Frank; in una stanza scoperta non ci sono sorprese.
guide-move-other = Potresti, ma qui si muore proprio così: da soli e nell’ignoto. Per ora va’ in C2.
guide-program-push = Un nuovo round, e Max ti ha seguita; uno di voi è una Guardia che vuole che tu resti. Metti prima Spingere e poi Muoversi: meglio lui nell’ignoto che tu.
guide-push = Tutti gli altri hanno agito; ora Spingere. Manda Max a est o a nord in una stanza che non sceglie lui, e vedi che cos’è.
guide-follow = Kevin ha trovato la Stanza 25: la via d’uscita, in B1. Muoviti dietro di lui in B2; in un passo si raggiunge solo ciò che hai accanto.
guide-program-control = L’ultimo round. Metti prima Muoversi, per entrare nella Stanza 25, e poi Controllare: Controllare fa scorrere di una stanza una riga o una colonna intera.
guide-enter = Frank è nella Stanza 25, e Kevin anche. Entra in B1; ogni Prigioniero dev’essere dentro quando parte.
guide-control = Ora Controllare: spingi in su la colonna B. La Stanza 25 è al bordo, quindi lascia il Complesso con tutti voi dentro, e Max resta indietro.
guide-closing = Fuori. Guardare, Muoversi, Spingere, Controllare: il gioco è tutto qui; ora giocalo con persone, o bot, di cui non conosci il ruolo.
