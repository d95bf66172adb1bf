# The options of a table as a host chooses them: presets, chapters, and each value with what it does.

preset-beginner = Principianti
preset-beginner-text = Consigliato: la seconda edizione con le risposte dell’editore. Ogni caso dubbio è risolto, non c’è altro da decidere.
preset-ru = Come da regolamento: russo
preset-ru-text = Ciò che dice il regolamento russo. Il danno semplice si tira, l’ascensore non riposa mai, un traditore nascosto è smascherato dal danno.
preset-pl = Come da regolamento: polacco
preset-pl-text = Ciò che dice il regolamento polacco. Solo i presagi ancora posseduti avvicinano lo scenario, e il traditore deve subire ogni carta.
preset-it = Come da regolamento: italiano
preset-it-text = Ciò che dice il regolamento italiano. Un solo passaggio di oggetti per turno, e il traditore può rifiutare qualsiasi carta.

chapter-house = La casa
chapter-cards = Carte e oggetti
chapter-haunt = Come lo scenario inizia e finisce
chapter-opponents = Il traditore e i mostri
chapter-single-haunts = Singoli scenari
chapter-beginning = Chi comincia

value-preset = Come dice il regolamento scelto

value-rulebook-default = Seconda edizione, con le risposte dell’editore
value-rulebook-ru = Il regolamento russo
value-rulebook-pl = Il regolamento polacco
value-rulebook-it = Il regolamento italiano
setting-haunt-text = Il numero di uno scenario, da 1 a 50: si comincia da quello, in una casa esplorata dai bot. 0 gioca l’intera serata, e scelgono i presagi.

value-token-counts-set-149 = 149 segnalini: 91 piccoli e rotondi per i mostri
value-token-counts-set-291 = 291 segnalini: 204 piccoli e rotondi per i mostri, e più segnalini oggetto
value-flat-damage-dice = Tirato: «2 di danno» significa la somma di due dadi
value-flat-damage-points = Come scritto: «2 di danno» significa due passi in giù
value-tile-mismatch-bottom = Sotto la pila: una tessera per un altro piano torna più tardi
value-tile-mismatch-discard = Da parte: una tessera per un altro piano si scarta
value-elevator-same-floor-may = Può restare dov’è
value-elevator-same-floor-must = Deve spostarsi a un’altra porta libera del suo piano, se c’è
value-elevator-end-roll-ends-there = Chi finisce un turno nell’ascensore tira di nuovo
value-elevator-end-roll-stayed = Tira di nuovo solo chi vi ha passato tutto il turno
value-elevator-end-roll-none = Nessuno tira di nuovo
value-collapsed-roller-first-to-enter = Il primo esploratore che vi entra
value-collapsed-roller-discoverer = L’esploratore che la scopre, nessun altro
value-collapsed-by-monster-fixes-landing = Dove cade il mostro, da allora cadono tutti
value-collapsed-by-monster-moves-only = Il mostro cade da solo: il primo esploratore che cade pesca comunque una stanza
value-barrier-fail-stay-side = Puoi proseguire, per qualsiasi uscita dal tuo lato
value-barrier-fail-retreat = Puoi proseguire, ma solo tornando indietro per la stessa via
value-barrier-fail-stop = Il tuo movimento è finito
value-barrier-contact-ranged-only = Vi si può sparare attraverso, ma non scambiare né lottare corpo a corpo
value-barrier-contact-none = Nulla passa dall’altra parte

value-effect-discovery-draw-must = Una stanza trovata da un effetto dà la sua carta: devi pescare
value-effect-discovery-draw-may = Una stanza trovata da un effetto dà la sua carta: puoi rinunciare
value-item-actions-each-once = Dare una volta, lasciare una volta e prendere una volta per turno
value-item-actions-one-of = Una delle tre per turno: dare, lasciare o prendere
value-armor-trade-allowed = L’Armatura si può dare
value-armor-trade-forbidden = L’Armatura non si può dare
value-steal-damage-physical = Due o più di danno fisico possono diventare un furto
value-steal-damage-any = Due o più di danno di qualsiasi tipo possono diventare un furto

value-haunt-roll-below = Inizia sotto il numero dei presagi
value-haunt-roll-at-most = Inizia al numero dei presagi o sotto: più presto
value-haunt-count-drawn = Conta ogni presagio pescato nella partita
value-haunt-count-held = Contano solo i presagi che qualcuno ha ancora
value-avoid-played-haunts-off = Si gioca lo scenario che viene
value-avoid-played-haunts-on = Gli scenari già giocati dal vostro gruppo si saltano
value-haunt-repick-stack-swap = Scambiando presagi con la pila
value-haunt-repick-nearest-room = Con l’altra stanza presagio più vicina
setting-played-text = I numeri degli scenari che il vostro gruppo conosce, come 1 4 10.
value-haunt-round-limit-off = Nessun limite a cui si possa arrivare
value-haunt-round-limit-40 = Dopo 40 round non vince nessuno

value-opponent-cost-each = Uno spazio in più per ogni avversario nella stanza
value-opponent-cost-once = Uno spazio in più, per quanti siano gli avversari
value-opponent-slows-all = Esploratori e mostri allo stesso modo
value-opponent-slows-explorers = Solo gli esploratori: i mostri passano liberamente
value-monster-min-move-one = Un mostro che tira 0 si muove comunque di uno spazio
value-monster-min-move-zero = Un mostro che tira 0 resta dov’è
value-traitor-rooms-ignore-harmful = Il traditore ignora ogni danno delle stanze
value-traitor-rooms-ignore-nondamaging = Il traditore ignora ciò che fanno le stanze, ma ne subisce il danno
value-traitor-cards-events-and-bite = Il traditore può rifiutare gli eventi e il Morso
value-traitor-cards-any-drawn = Il traditore può rifiutare qualsiasi carta
value-traitor-cards-none = Il traditore deve subire ogni carta
value-hidden-traitor-hazard-must-reveal = Una stanza dannosa lo smaschera, e non gli fa nulla
value-hidden-traitor-hazard-may-reveal = Può mostrarsi per evitarla, o subire e restare nascosto
value-monster-rooms-ignore-harmful = I mostri ignorano ogni danno delle stanze
value-monster-rooms-ignore-nondamaging = Una caduta può stordire un mostro; ignora il resto
value-monster-shafts-both-ways = I mostri risalgono anche scivoli e buchi
value-monster-shafts-as-printed = I mostri vi cadono come tutti
value-monster-secret-ways-no = I mostri non possono usare passaggi e scale segrete
value-monster-secret-ways-yes = I mostri usano passaggi e scale segrete

value-wedding-travel-placed = Sono messi nella Cappella
value-wedding-travel-walk = Ci vanno a piedi
value-sunlit-rooms-off = La luce del giorno non conta
value-sunlit-rooms-on = Un Vampiro in una stanza soleggiata muore
value-firebat-supply-20 = Al massimo 20, come nella scatola
value-firebat-supply-unlimited = Quanti ne nascono
value-exchange-on-enter = Quando qualcuno entra nella stanza
value-exchange-on-occupy = Ogni volta che qualcuno è nella stanza
setting-date-text = Mese e giorno, come 10-31: comincia chi compie gli anni per primo. «today» è oggi.
