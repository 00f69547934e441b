import type { AskWords } from '../en/ask.ts'

export const askIt: AskWords = {
  'galaxy.ask.aim.planet': '{card}: scegli un pianeta.',
  'galaxy.ask.aim.hex': '{card}: scegli un sistema.',
  'galaxy.ask.aim.seat': '{card}: scegli un giocatore.',
  'galaxy.ask.aim.unit': "{card}: scegli un'unità.",
  'galaxy.ask.aim.card': '{card}: scegli una carta.',
  'galaxy.ask.aim.word': '{card}: scegli.',
  'galaxy.ask.casualties': 'Subisci {count} {count|colpo|colpi}: scegli le tue perdite.',
  'galaxy.ask.overFleet':
    'Rinuncia a {count} {count|nave|navi} in {hex}: i tuoi Rifornimenti alla Flotta non ne sostengono di più.',
  'galaxy.ask.overSupport': "Rinuncia a {count} {count|unità|unità} in {hex}: non c'è posto per tutte.",
  'galaxy.choose': 'Scegli.',
  'galaxy.choose.reads': 'Toccane una per leggerne di più qui.',
  'galaxy.choice.goods': '{count} {count|Bene|Beni}',
  'galaxy.choice.cards': '{count} {count|Carta|Carte}',
  'galaxy.owners.all': 'Tutti',
  'galaxy.some.none': 'Nessuno',
  'galaxy.some.exactly': '{count} di {most} scelti',
  'galaxy.some.upTo': '{count} scelti, al massimo {most}',
  'galaxy.amounts.unit': '{unit}',
  'galaxy.amounts.was': 'ora\u00a0{count}',
  'galaxy.amounts.left': '{count} ancora da collocare',
  'galaxy.amounts.all': 'Tutto è collocato.',
}
