import type { PastWords } from '../en/past.ts'

export const pastIt: PastWords = {
  'galaxy.past': 'Allora',
  'galaxy.past.map': "La galassia com'era allora",
  'galaxy.past.rest': 'Solo la mappa torna indietro: tutto il resto è al presente.',
  'galaxy.since.title': 'In tua assenza',
  'galaxy.since.turns': '{count} {count|turno|turni}',
  'galaxy.since.rounds': '{count} {count|nuovo round|nuovi round}',
  'galaxy.since.untouched': 'Nessuno ti ha tolto pianeti.',
  'galaxy.since.lost': 'Hai perso {planet}',
  'galaxy.since.lostTo': '{seat} ti ha tolto {planet}',
  'galaxy.since.won': 'Hai preso {planet}',
  'galaxy.since.wonFrom': 'Hai preso {planet} a {seat}',
  'galaxy.since.points': 'Hai segnato {count} {count|punto|punti}',
  'galaxy.since.activated': 'ha attivato {places}',
  'galaxy.since.took': 'ha preso {planets}',
  'galaxy.since.used': 'ha usato {cards}',
  'galaxy.since.learned': 'ha acquisito {cards}',
  'galaxy.since.scored': '{count} {count|punto|punti} in più',
  'galaxy.since.passed': 'ha passato',
  'galaxy.since.retell': 'Sulla mappa',
  'galaxy.since.close': 'Continua',
}
