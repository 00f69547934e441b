/** What faction cards say, in Italian. */
export const factionsIt: Readonly<Record<string, string>> = {
  'card.faction.arborec.setup': 'Schiera 2 fanterie.',
  'card.faction.arborec.ability': 'Quando Guerra diventa attivo, schiera 1 fanteria.',
  'card.faction.arborec.asset': 'Schiera 3 fanterie.',
  'card.faction.argent.ability':
    'Barra un simbolo materiale del costo di ogni torpediniera (costano 1). In un consiglio in cui usi almeno 1 voto, usa 2 voti gratuiti in più per lo stesso esito.',
  'card.faction.argent.asset': 'Schiera una torpediniera e ottieni 1 bene di commercio.',
  'card.faction.letnev.setup': 'Ottieni 1 bene di commercio.',
  'card.faction.letnev.ability':
    'Nei passi 2 e 3 di una guerra (quando sommi la forza contro un vicino) puoi spendere 1 bene di commercio per aggiungere 2 a quella forza; una volta per vicino in ogni guerra.',
  'card.faction.letnev.asset': 'Spendi 3 materiale su Guerra (anche se non è attivo).',
  'card.faction.saar.ability':
    'Puoi disegnare le unità sopra i nodi anomalia. Quando un’unità copre uno o più nodi anomalia, ottieni 1 bene di commercio.',
  'card.faction.saar.asset': 'Ottieni 1 bene di commercio e spendi 2 materiale su un foglio qualsiasi.',
  'card.faction.muaat.setup': 'Sblocca i soli di guerra e barra 1 materiale di un sole di guerra.',
  'card.faction.muaat.ability':
    'Quando Guerra diventa attivo, barra 1 simbolo materiale nel costo di un sole di guerra.',
  'card.faction.muaat.asset': 'Spendi 3 materiale su un foglio qualsiasi.',
  'card.faction.hacan.setup': 'Ottieni 2 beni di commercio.',
  'card.faction.hacan.ability':
    'A ogni produzione ottieni 1 bene di commercio in più, o 2 se hai sbloccato almeno tre simboli «+1 bene di commercio».',
  'card.faction.hacan.asset': 'Ottieni 2 beni di commercio.',
  'card.faction.empyrean.setup': 'Esplora 2 sistemi.',
  'card.faction.empyrean.ability': 'Quando Navigazione diventa attivo, esplora 1 sistema gratis.',
  'card.faction.empyrean.asset': 'Rivendica gratis 1 sistema esplorato, poi esplora 1 sistema.',
  'card.faction.creuss.setup': 'Sblocca Motore Gravitazionale.',
  'card.faction.creuss.ability':
    'Quando esplori attraverso un tunnel spaziale, puoi rivendicare gratis il sistema esplorato.',
  'card.faction.creuss.asset':
    'Esplora un qualsiasi sistema inesplorato collegato a un tunnel spaziale e rivendicalo (non consuma tunnel); se non ce ne sono, ottieni 2 beni di commercio.',
  'card.faction.l1z1x.setup': 'Sblocca le corazzate.',
  'card.faction.l1z1x.ability': 'Quando costruisci una corazzata, ottieni 1 bene di commercio.',
  'card.faction.l1z1x.asset': 'Spendi 2 materiale e 1 influenza su Guerra (anche se non è attivo).',
  'card.faction.mentak.setup': 'Ottieni 1 bene di commercio.',
  'card.faction.mentak.ability':
    'Dopo ogni produzione ottieni 1 bene di commercio per ogni vicino che ne ha ottenuti almeno 2 (un vicino IA conta sempre).',
  'card.faction.mentak.asset': 'Schiera un incrociatore.',
  'card.faction.naalu.ability':
    'Dopo il lancio dei dadi di un evento strategia, puoi considerare un dado nero che mostra materiale come se mostrasse influenza.',
  'card.faction.naalu.asset': 'Spendi 2 influenza su un foglio qualsiasi.',
  'card.faction.naaz_rokha.setup': 'Sblocca un pianeta a scelta.',
  'card.faction.naaz_rokha.ability': 'Quando sblocchi un pianeta, barra 1 suo simbolo a scelta.',
  'card.faction.naaz_rokha.asset': 'Sblocca un pianeta a scelta o costruisci una base spaziale a scelta.',
  'card.faction.nekro.ability':
    'Non puoi usare voti. A ogni consiglio, invece di votare, spendi 1 ricerca e 1 materiale su uno stesso foglio qualsiasi.',
  'card.faction.nekro.asset': 'Spendi 1 ricerca su un foglio qualsiasi e 1 materiale su un foglio qualsiasi.',
  'card.faction.nomad.ability':
    'Quando diventa attivo un foglio che non lo era nell’evento strategia precedente, spendi lì 1 materiale.',
  'card.faction.nomad.asset':
    'Spendi 2 beni di commercio gratuiti sul foglio attivo (fuori da un evento strategia: su un foglio qualsiasi).',
  'card.faction.sardakk.ability': 'La tua forza aumenta di 1 in ogni guerra.',
  'card.faction.sardakk.asset': 'Schiera una torpediniera e 2 fanterie.',
  'card.faction.titans.setup': 'Ottieni 1 bene di commercio.',
  'card.faction.titans.ability': 'Ogni PDS che costruisci vale 1 punto vittoria sul foglio Guerra.',
  'card.faction.titans.asset': 'Schiera un PDS.',
  'card.faction.jol_nar.setup': 'Sblocca due tecnologie a scelta.',
  'card.faction.jol_nar.ability':
    'Durante la preparazione barra un simbolo ricerca di ogni tecnologia. La tua forza diminuisce di 1 in ogni guerra (minimo 0).',
  'card.faction.jol_nar.asset': 'Spendi 1 ricerca e 1 influenza su uno stesso foglio qualsiasi.',
  'card.faction.vuil_raith.ability': 'Quando vinci una guerra, spendi 1 materiale su un foglio qualsiasi.',
  'card.faction.vuil_raith.asset':
    'Schiera 1 fanteria in ciascuna metà della griglia di guerra e ottieni 1 merce a scelta.',
  'card.faction.winnu.setup': 'Esplora 2 sistemi.',
  'card.faction.winnu.ability':
    'Quando rivendichi il sistema Mecatol Rex, ottieni 3 voti in più e aggiungi 4 ai suoi punti vittoria.',
  'card.faction.winnu.asset': 'Rivendica gratis 1 sistema esplorato e ottieni 1 voto.',
  'card.faction.yin.ability':
    'Una volta per evento strategia puoi spendere una popolazione ottenuta (barrala; i punti restano) per spendere 1 bene di commercio gratuito.',
  'card.faction.yin.asset': 'Ottieni 1 popolazione.',
  'card.faction.xxcha.setup': 'Ottieni 1 consigliere.',
  'card.faction.xxcha.ability':
    'Quando perderesti una guerra per 2 o meno di forza, per te è un pareggio (il vicino vince comunque).',
  'card.faction.xxcha.asset': 'Ottieni 1 consigliere e 1 bene di commercio.',
  'card.faction.yssaril.ability':
    'A ogni evento strategia puoi spendere la risorsa di un dado nero su un foglio non attivo a scelta. Quando peschi una reliquia, pescane due, tienine una e metti l’altra in fondo al mazzo.',
  'card.faction.yssaril.asset': 'Spendi 3 materiale, 2 influenza o 1 ricerca su un foglio qualsiasi.',
  'card.faction.sol.ability': 'Quando ottieni un bonus pianeta, schiera 1 fanteria.',
  'card.faction.sol.asset':
    'Ottieni 1 bene di commercio e spendi 1 materiale e 1 influenza su uno stesso foglio qualsiasi.',
  'card.faction.mahact.ability':
    'La prima volta che vinci in ogni evento guerra, usa il bonus di fazione del vicino sconfitto (contro l’IA: spendi 2 materiale su un foglio qualsiasi).',
  'card.faction.mahact.asset':
    'Usa il bonus di fazione di uno dei tuoi vicini (se entrambi sono l’IA: ottieni 2 beni di commercio).',
}
