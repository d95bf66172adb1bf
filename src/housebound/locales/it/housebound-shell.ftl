# La pagina prima che abbia qualcosa da dire: il server lo scrive in essa, e in ciò che sa un telefono quando la si installa.

page-no-answer = Il server non risponde. Ricarica la pagina tra un momento; nulla è andato perso.
page-needs-scripts = Housebound ha bisogno di JavaScript per disegnare le plance. Senza, si gioca in un terminale: `housebound play`.
