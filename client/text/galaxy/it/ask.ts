import type { AskWords } from '../en/ask.ts'

export const askIt: AskWords = {
  'galaxy.choose': 'Scegli.',
  'galaxy.choice.goods': '{count} {count|Bene|Beni}',
  'galaxy.choice.cards': '{count} {count|Carta|Carte}',
  'galaxy.owners.all': 'Tutti',
  'galaxy.some.none': 'Nessuno',
  'galaxy.some.exactly': '{count} di {most} scelti',
  'galaxy.some.upTo': '{count} scelti, al massimo {most}',
  'galaxy.amounts.was': 'ora {count}',
  'galaxy.amounts.left': '{count} ancora da collocare',
  'galaxy.amounts.all': 'Tutto è collocato.',
}
