import type { StrategyCardsWords } from '../en/strategyCards.ts'

export const strategyCardsIt: StrategyCardsWords = {
  'ti4.ask.useSecondary': "Usa l'abilità secondaria",
  'ti4.ask.usePrimary': "Usa al suo posto l'abilità primaria",
  'ti4.ask.lift':
    'Ai tuoi rinforzi mancano {count} × {unit}. Scegli che cosa lascia la mappa per essere messo altrove.',
  'ti4.ask.pieceFromBoard':
    'Nei tuoi rinforzi non ci sono {unit}. Ne togli una dalla mappa per piazzarla di nuovo?',
  'ti4.piece.lift': 'Toglila dalla mappa',
  'ti4.piece.leave': 'Lasciale dove sono',
  'ti4.log.lifts': '{seat} toglie {count} × {unit} dalla mappa, per metterle altrove.',

  'ti4.ask.placeTokens':
    'Metti nelle tue riserve {count} {count|nuovo Segnalino Comando|nuovi Segnalini Comando}.',
  'ti4.ask.buyTokens': 'Spendi influenza: {price} per ogni Segnalino Comando.',
  'ti4.ask.closeSystem': 'Scegli un tuo sistema: ogni altro giocatore vi mette un Segnalino Comando.',
  'ti4.ask.readyPlanets': 'Riattiva fino a {count} dei tuoi pianeti.',
  'ti4.log.closesSystem': '{seat} fa mettere a tutti gli altri un Segnalino Comando in {hex}.',
  'ti4.log.readies': '{seat} riattiva {planet}.',

  'ti4.ask.speaker': 'Scegli il nuovo Portavoce.',
  'ti4.ask.putAgenda': "Rimetti un'agenda in cima o in fondo al mazzo.",
  'ti4.agenda.top': '{card}: in cima',
  'ti4.agenda.bottom': '{card}: in fondo',
  'ti4.log.looksAtAgendas':
    '{seat} guarda {count} {count|agenda|agende} e {count|la|le} rimette in cima o in fondo.',
  'ti4.log.agendasReshuffled': 'Le agende scartate vengono mescolate in un nuovo mazzo.',

  'ti4.ask.structure': 'Metti una struttura su un tuo pianeta.',
  'ti4.construction.place': '{unit} su {planet}',
  'ti4.log.placesStructure': '{seat} mette 1 × {unit} su {planet}.',

  'ti4.ask.tradePartners': "Scegli chi usa l'abilità secondaria senza pagare.",
  'ti4.log.tradePartner': "{other} usa l'abilità secondaria senza pagare: così vuole {seat}.",
  'ti4.log.replenishes': '{seat} ripristina le Merci: {count} in più.',

  'ti4.ask.takeToken': 'Scegli un tuo Segnalino Comando che lascia la mappa.',
  'ti4.log.takesToken': '{seat} riprende un Segnalino Comando da {hex}.',

  'ti4.ask.drawSecret': 'Pescare un obiettivo segreto?',
  'ti4.imperial.draw': 'Pescane uno',

  'ti4.ask.actOnPlayer': 'Scegli un giocatore per {card}.',
  'ti4.ask.actOnPlanet': 'Scegli un pianeta per {card}.',
  'ti4.ask.actOnSystem': 'Scegli un sistema per {card}.',
  'ti4.ask.actOnUnit': 'Scegli le unità di {card}.',
  'ti4.act.units': '{count} × {unit}',

  'ti4.ask.research': 'Scegli una Tecnologia da ricercare.',
  'ti4.ask.researchFor': 'Scegli una Tecnologia da ricercare, per {count} risorse.',
  'ti4.ask.prerequisite': 'Manca un prerequisito. Scegli che cosa ne tiene il posto.',
  'ti4.ask.payTechnology': 'Paga {price} risorse per la Tecnologia.',
  'ti4.ask.tokensForResearch':
    'Pagare {price} risorse per {count} Segnalini Comando, al posto di una Tecnologia?',
  'ti4.research.tokens': 'Prendi i segnalini',

  'rule.ti4/20.6.why': 'Dove sta già un tuo Segnalino Comando non se ne mette un secondo.',
  'rule.ti4/67.6.why': 'Accanto a navi altrui si producono solo forze di terra.',
  'rule.ti4/68.1.why': 'I valori di tutte le tue unità lì si sommano: tante unità al massimo.',
  'rule.ti4/26.1.why':
    'I pianeti pagano per intero, i Beni di Commercio uno ciascuno; ciò che supera il prezzo va perso.',
  'rule.ti4/26.3.why': 'Ciò che non ha prezzo non si produce.',
}
