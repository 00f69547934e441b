import type { BuildWords } from '../en/build.ts'

export const buildIt: BuildWords = {
  'galaxy.produce.inSpace': 'Base nello spazio',
  'galaxy.produce.at': 'Base su {planet}',
  'galaxy.produce.count': '{count} di {most}',
  'galaxy.produce.blockaded': 'sotto assedio',
  'galaxy.produce.ships': 'posto per {count} {count|nave|navi} in più',
  'galaxy.produce.ships.none': 'nessuna nave in più',
  'galaxy.produce.fighters': 'per {count} Caccia in più',
  'galaxy.produce.fighters.none': 'nessun Caccia in più',
  'galaxy.produce.mostCost': 'costa al massimo {count}',
  'galaxy.produce.free': '{count} {count|risorsa gratuita|risorse gratuite}',
  'galaxy.produce.price': 'costa {count}',
  'galaxy.produce.pair': '{built} per {count}',
  'galaxy.produce.left': '{count|ne resta|ne restano} {count}',
  'galaxy.produce.poor': 'Non puoi pagare di più.',
  'galaxy.produce.newDocks': 'Nuova Base Spaziale',
  'galaxy.produce.elsewhere': 'Collocate altrove',
  'galaxy.produce.captive': '{unit} di {seat}',
  'galaxy.produce.returns': 'Pagate con unità catturate',
  'galaxy.produce.returned': '{count} unità {count|catturata restituita|catturate restituite}',
  'galaxy.produce.uncounted':
    '{count} {count|Caccia o Fanteria non conta|Caccia e Fanterie non contano} per il limite',
  'galaxy.produce.have': '{have} {have|risorsa|risorse} da spendere',
  'galaxy.produce.cost': 'Costa {count} di {have}',
  'galaxy.produce.yes': 'Costruisci',
  'galaxy.produce.none': 'Non costruire nulla',
}
