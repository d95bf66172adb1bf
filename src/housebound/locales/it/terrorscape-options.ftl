# The options of a table as a host chooses them: presets, chapters, and each value with what it does.

preset-beginner = Principianti
preset-beginner-text = Come da regolamento: tre vittime, un assassino, niente carte abilità.
preset-plan = C’è un piano!
preset-plan-text = La squadra riceve due carte piano: una seconda via d’uscita per chi lavora insieme.
preset-abilities = Piani e abilità
preset-abilities-text = Due carte piano, e ognuno ha un’abilità sua. Per chi conosce il gioco.
preset-crossroads = Al bivio
preset-crossroads-text = Quattro giocatori: ogni vittima per sé, e solo qualcuna esce.
preset-revised = Edizione riveduta
preset-revised-text = Come è descritta la stampa riveduta: le barricate fanno rumore, Johnson porta ciò che vuole, la Cameriera Fantasma è più debole.

chapter-casting = Chi è chi
chapter-variants = Varianti di gioco
chapter-details = Dove le stampe differiscono

value-killer-chosen = Sceglie chi gioca l’assassino
setting-victims-text = Tre nomi nell’ordine dei posti, come marco johnson anna: marco, johnson, sofia, anna, william. «chosen»: sceglie la squadra.
value-crossroads-true = Ogni vittima gioca per sé
value-crossroads-false = Le vittime sono una squadra
value-plan-true = La squadra riceve due carte piano
value-plan-false = Senza carte piano
value-abilities-off = Senza carte abilità
value-abilities-easy = Facile: le vittime tengono un’abilità ciascuna, l’assassino nessuna
value-abilities-normal = Normale: le vittime ne tengono una ciascuna, l’assassino una
value-abilities-hard = Difficile: le vittime ne tengono una ciascuna, l’assassino due
value-abilities-nightmare = Incubo: le vittime ne tengono una ciascuna, l’assassino tre
value-unblock-noise-true = Fa rumore dove sta la vittima
value-unblock-noise-false = È silenzioso
value-johnson-slots-6 = Sei spazi
value-johnson-slots-unlimited = Quanto vuole
value-rescue-public-true = L’assassino vede quanto sono vicini i soccorsi
value-rescue-public-false = Il conto è nascosto all’assassino
value-ghost-strength-2 = Forza 2, come nella stampa riveduta
value-ghost-strength-3 = Forza 3, come nella prima stampa
value-death-blossom-kill = Uccide entro una stanza
value-death-blossom-wound = Ferisce entro una stanza; l’Amuleto protegge
