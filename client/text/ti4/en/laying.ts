import { setupEn } from '../../galaxy/en/setup.ts'

/** What is said while factions are chosen and the galaxy is built; what is printed on components stands in the records. */
export const layingEn = {
  ...setupEn,
  'ti4.stage.galaxy': 'Ring {ring} · {left} to lay',
  'galaxy.doing.galaxy': '{seat} lays a system',

  'ti4.ask.lay': 'Lay a system in ring {ring}.',
  'ti4.ask.speakerLays': 'As Speaker, lay {system} beside Mecatol Rex.',
  'galaxy.abilities': 'What your faction can do',
  'galaxy.mecatol': 'The old throne world, heart of the galaxy.',
  'galaxy.specialty.red': 'red technology specialty',
  'galaxy.specialty.green': 'green technology specialty',
  'galaxy.specialty.blue': 'blue technology specialty',
  'galaxy.specialty.yellow': 'yellow technology specialty',
  'galaxy.trait.cultural': 'cultural',
  'galaxy.trait.hazardous': 'hazardous',
  'galaxy.trait.industrial': 'industrial',
  'galaxy.special.asteroidField': 'asteroid field',
  'galaxy.special.asteroidField.why':
    'Asteroid field: no ship may enter or pass without Antimass Deflectors.',
  'galaxy.special.nebula': 'nebula',
  'galaxy.special.nebula.why':
    'Nebula: entered only when activated, left at movement 1; whoever defends here fights at +1.',
  'galaxy.special.supernova': 'supernova',
  'galaxy.special.supernova.why': 'Supernova: no ship may enter or pass.',
  'galaxy.special.gravityRift': 'gravity rift',
  'galaxy.special.gravityRift.why':
    'Gravity rift: whoever leaves it or passes moves 1 further, but a die of 1–3 takes the ship.',
  'galaxy.wormhole.gamma': 'wormhole gamma',
  'galaxy.wormhole.delta': 'wormhole delta',
  'galaxy.ghost': 'Joins the galaxy when all other systems lie.',
  'ti4.tokens': 'Command tokens and trade',
  'ti4.pool.tactic': 'Tactic Pool',
  'ti4.pool.fleet': 'Fleet Pool',
  'ti4.pool.strategy': 'Strategy Pool',
  'ti4.commodities': 'Commodities',
  'ti4.commodities.count': '{count} of {most} commodities',
  'ti4.systemsLeft': '{count} {count|system|systems} left',

  'ti4.log.speaker': '{seat} is the Speaker.',
  'ti4.log.form': '{seat} lives where another faction would: {faction}.',
  'ti4.log.faction': '{seat} leads {faction}.',
  'ti4.log.dealt': 'Each player was dealt {blue} blue and {red} red systems.',
  'ti4.log.ring': 'Ring {ring} begins.',
  'ti4.log.gainsTradeGoods': '{seat} receives {count} trade {count|good|goods}.',
  'ti4.log.galaxyComplete': 'The galaxy is complete, and the homes join it.',
  'refused.specialBesideSpecial':
    'An anomaly may not lie beside another, nor a wormhole beside one of its kind, while you have any other choice.',
  'rule.ti4': 'Living rules, {paragraph}',
  'rule.ti4/S6.why':
    'Ring by ring from the middle out. Anomalies may not touch, nor wormholes of one kind, unless nothing else can be laid.',
  'rule.ti4/S6': 'Setup, building the galaxy',
} as const

export type LayingWords = Readonly<Record<keyof typeof layingEn, string>>
