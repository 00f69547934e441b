import type { DealingWords } from '../en/dealing.ts'

export const dealingIt: DealingWords = {
  'ti4.ask.dealCards': "L'accordo con {seat} chiede {count} delle tue Carte Azione: scegli.",
  'ti4.deal.accept': 'Accetta: {seat} ti dà {given} in cambio di {asked}',
  'ti4.deal.decline': 'Rifiuta ciò che {seat} offre a {to}: {given} in cambio di {asked}',
  'ti4.deal.withdraw': "Ritira l'offerta di {seat} a {to}: {given} in cambio di {asked}",
  'ti4.parcel.nothing': 'niente',
  'ti4.parcel.tradeGoods': '{count} {count|Bene|Beni} di Commercio',
  'ti4.parcel.commodities': '{count} {count|Merce|Merci}',
  'ti4.parcel.planet': '{planet}',
  'ti4.deal.planet': 'Pianeta',
  'ti4.deal.noPlanet': 'Nessun pianeta',
  'ti4.ask.movesOut': '{planet} passa di mano: dove vanno le tue unità che vi si trovano?',
  'ti4.parcel.note': 'una Cambiale',
  'ti4.parcel.cards': '{count} {count|Carta|Carte} Azione',
  'ti4.parcel.cultural_relic_fragment':
    '{count} {count|frammento|frammenti} di reliquia {count|culturale|culturali}',
  'ti4.parcel.hazardous_relic_fragment':
    '{count} {count|frammento|frammenti} di reliquia {count|pericoloso|pericolosi}',
  'ti4.parcel.industrial_relic_fragment':
    '{count} {count|frammento|frammenti} di reliquia {count|industriale|industriali}',
  'ti4.parcel.unknown_relic_fragment':
    '{count} {count|frammento|frammenti} di reliquia {count|ignoto|ignoti}',
  'ti4.log.offersDeal': '{seat} offre a {to} {given} in cambio di {asked}.',
  'ti4.log.offersInstead': "{seat} fa a {to} un'altra offerta: {given} in cambio di {asked}.",
  'ti4.log.dealDone': '{seat} dà a {to} {given} in cambio di {asked}.',
  'ti4.log.offerLapses': "L'offerta di {seat} a {to}, {given} in cambio di {asked}, non vale più.",
  'ti4.log.dealFalls': "L'accordo tra {seat} e {to} non si può più compiere.",
  'ti4.log.noDeal': "{by} lascia perdere l'accordo tra {seat} e {to}.",
  'ti4.log.noteGiven': 'Offerta da {seat} a {to}: {card}, Cambiale di {owner}.',
  'ti4.log.noteAsked': 'Chiesta a {to} da {seat}: {card}, Cambiale di {owner}.',
  'ti4.log.givesNote': '{seat} dà a {to} {card}, Cambiale di {owner}.',
  'ti4.log.givesCard': '{seat} dà a {to} {card}.',
  'ti4.log.showsNote': '{seat} mostra a {to} {card}, Cambiale di {owner}.',
  'ti4.log.promises': '{seat} promette a {to}: {says}',
  'ti4.log.laysNote': '{seat} scopre {card}, Cambiale di {owner}.',
  'ti4.log.noteReturns': '{card} lascia {seat} e torna a {owner}.',
  'ti4.log.noteLeaves': '{card} di {owner} lascia {seat} e la partita.',
  'ti4.log.commoditiesGiven':
    '{seat} dà a {to} {count} {count|Merce|Merci}, che diventano Beni di Commercio.',
  'ti4.log.cardsChange': '{seat} prende {card} da {other} e dà {given}.',
  'ti4.log.changesSides': 'Una Fanteria di {other} su {planet} passa a {seat}.',
  'ti4.log.troopsGo': 'Le forze di terra di {seat} su {planet} vanno su un altro pianeta.',
  'ti4.log.loses.tactic': '{seat} rimette nei rinforzi un Segnalino Comando della Riserva Tattica.',
  'ti4.log.loses.fleet': '{seat} rimette nei rinforzi un Segnalino Comando della Riserva di Flotta.',
  'ti4.log.loses.strategy': '{seat} rimette nei rinforzi un Segnalino Comando della Riserva Strategica.',
  'ti4.log.tokenPlaced': 'Un Segnalino Comando di {seat} viene messo in {hex}.',
  'ti4.log.infantryPlaced': '{count} Fanterie di {seat} compaiono su {planet}.',
  'ti4.ask.noteCard': 'Scegli una Carta Strategia di {seat} da scambiare.',
  'ti4.ask.noteInfantry': 'Scegli un tuo pianeta per 2 Fanterie.',
  'ti4.note.none': 'Nessuno',

  'refused.nothingExchanged': 'Un accordo dà o prende qualcosa: aggiungi ciò che cambia di mano.',

  'rule.ti4/94.2.why': 'Una transazione può contenere beni a volontà e una Cambiale per parte.',
  'rule.ti4/94.3.why': "Le Carte Azione cambiano di mano solo dove lo dice un'abilità.",
}
