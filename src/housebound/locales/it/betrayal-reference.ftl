chart-haunts = La tabella degli scenari
chart-haunts-text = Il presagio pescato e la stanza in cui è stato pescato dicono quale scenario inizia.
chart-haunts-column = Il presagio
chart-haunts-row = La stanza
chart-haunts-whole = Tutta la tabella
chart-haunts-shut = Di che cosa parla uno scenario sta nelle sue due pagine, che qui restano chiuse: ogni parte legge la propria quando inizia.
reference-room = { $floors }{ $has ->
    [yes] . Chi la scopre pesca: { $symbol }
   *[no] . Chi la scopre non pesca nulla
}
reference-explorer = Età { $age }, compleanno { $day }/{ $month }
