# Betrayal at House on the Hill: what a name means, for whoever looks it up on the page. Cards and rooms have their own texts.

trait-might-text = Fisica. Quanto forte colpisci: quasi tutti gli scontri sono Potenza contro Potenza. A scenario iniziato, chi la porta sul teschio muore.
trait-speed-text = Fisica. Quanti spazi percorri in un turno. A scenario iniziato, chi la porta sul teschio muore.
trait-sanity-text = Mentale. Ciò che la casa fa ai tuoi nervi si tira contro di essa. A scenario iniziato, chi la porta sul teschio muore.
trait-knowledge-text = Mentale. Libri, enigmi e rituali si tirano con essa. A scenario iniziato, chi la porta sul teschio muore.

symbol-item-text = Chi scopre una stanza con questo simbolo pesca un oggetto, e può tenerlo e usarlo.
symbol-omen-text = Chi scopre una stanza con questo simbolo pesca un presagio, e alla fine del turno tira per sapere se lo scenario inizia: più presagi, più è probabile.
symbol-event-text = Chi scopre una stanza con questo simbolo pesca un evento: gli succede qualcosa, subito.

token-blessing-text = Gli eroi in questa stanza tirano 1 dado in più nei tiri di caratteristica.
token-closet-text = Una volta per turno un esploratore qui può tirare 2 dadi per aprirlo. 4: un oggetto. 2-3: un evento. 0-1: un evento, e l’armadio sparisce.
token-drip-text = Gli esploratori in questa stanza tirano 1 dado in meno nei tiri di caratteristica, almeno 1.
token-safe-text = Una volta per turno un esploratore qui può fare un tiro di Conoscenza. 5+: due oggetti, e la cassaforte è vuota. 2-4: 1 dado di danno fisico. 0-1: 2 dadi.
token-secret-passage-text = Una via verso l’altro Passaggio Segreto. Attraversarlo è 1 spazio.
token-secret-stairs-text = Una via verso le altre Scale Segrete, su un altro piano. Salirle o scenderle è 1 spazio.
token-skeletons-text = Una volta per turno un esploratore qui può frugarli con un tiro di Sanità mentale. 5+: un oggetto, e li si lascia in pace. 0-4: 1 dado di danno mentale.
token-slide-text = Una volta per turno un esploratore qui può prendere lo scivolo con un tiro di Potenza. 5+: in una stanza a scelta di un piano inferiore. 0-4: in una nuova stanza del sotterraneo, con 1 dado di danno fisico.
token-smoke-text = Gli esploratori in questa stanza tirano 2 dadi in meno nei tiri di caratteristica, almeno 1, e lo sguardo non vi entra, non ne esce e non la attraversa.
token-wall-switch-text = Da entrambi i lati un esploratore può fare un tiro di Conoscenza una volta per turno; con 3 o più la parete gira, e lui passa.
token-vault-empty-text = Il Caveau è stato aperto. Non c’è rimasto nulla.
token-below-collapsed-room-text = Chi cade attraverso la Stanza Crollata finisce qui.

names-holds = Possiede:
names-holds-nothing = Non possiede nulla.
names-where = { $room }, { $floor }
names-held-by = In mano a: { $figure }.
names-known-traits = Quel che se ne sa: { $traits }
names-nothing-known = Nessuno dalla tua parte conosce i suoi numeri.
names-not-in-house = Nessuno ha ancora trovato questa stanza.
