# Betrayal at a physical table: what people draw from, as the referee names it.

draw-pile-deck-item = dal mazzo oggetti
draw-pile-deck-omen = dal mazzo presagi
draw-pile-deck-event = dal mazzo eventi
draw-pile-stack = dalla pila delle tessere stanza
entry-back = Che cosa c’è ora sul dorso della tessera in cima alla pila?
