# How to play: one page, three pictures.

howto-explore-title = Esplorate
howto-explore = Nel tuo turno percorri tanti spazi quanti dice la tua Velocità. Una porta senza nulla dietro si esplora: si scopre una stanza, e ci sei dentro. Siete tutti amici, per ora.
howto-card-title = Le stanze portano carte
howto-card = Una nuova stanza può avere un simbolo: un oggetto ti aiuta, un evento ti capita, un presagio resta con te. Le caratteristiche si tirano con tanti dadi quanti dice il loro numero; ogni dado mostra 0, 1 o 2. Dopo un presagio si tirano sei dadi, e più presagi ci sono, più è probabile che lo scenario inizi.
howto-haunt-title = Lo scenario
howto-haunt = Quale di cinquanta storie sia, dipende dal presagio e dalla stanza. Di solito, da questo momento, uno di voi è il traditore; ogni parte legge la sua pagina, che dice come vince, e l’altra non la vede mai. In uno scontro tirano entrambi, vince la somma più alta, la differenza è danno, e una caratteristica sul teschio è la morte.
