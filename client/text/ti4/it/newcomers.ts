import type { NewcomersWords } from '../en/newcomers.ts'

export const newcomersIt: NewcomersWords = {
  'ti4.ask.fragmentPair': '{card}: quali due frammenti di reliquia epuri?',
  'ti4.ask.fabrication': 'Fabbricazione: che cosa produci?',
  'ti4.fabrication.relic': 'Una reliquia, per 2 frammenti dello stesso tipo',
  'ti4.fabrication.token': 'Un Segnalino Comando, per 1 {card}',
  'ti4.log.mechsFly': '{count} Mech di {seat} {count|combatte|combattono} come {count|nave|navi}.',
  'ti4.ask.exploreOwn': '{card}: scegli un tuo pianeta da esplorare.',
  'ti4.ask.synthesis': 'Sintesi perfetta: di quale Carta Strategia usi l’abilità secondaria?',
  'rule.ti4/35.1.why': 'Un pianeta si esplora quando lo dice una capacità.',
}
