import { setupEn } from '../../galaxy/en/setup.ts'

/** What is said while the galaxy is built; what is printed on components stands in the records. */
export const layingEn = {
  ...setupEn,
  'ti3.stage.homes': 'Home places',
  'ti3.stage.faceDown': 'A hidden system',
  'ti3.stage.galaxy': 'Ring {ring} · {left} to lay',
  'ti3.stage.stationing': 'Starting forces',
  'galaxy.doing.homes': '{seat} chooses a home place',
  'galaxy.doing.faceDown': '{seat} hides a system',
  'galaxy.doing.galaxy': '{seat} lays a system',
  'galaxy.doing.stationing': '{seat} places starting forces',

  'ti3.ask.race': 'Choose which people you lead.',
  'ti3.choice.race': '{race}',
  'ti3.stage.races': 'Peoples are chosen',
  'galaxy.doing.races': 'chooses a people',
  'ti3.ask.home': 'Choose where your home lies.',
  'ti3.ask.home.how': 'Tap a glowing place to live there.',
  'ti3.ask.home.yes': 'Live here',
  'ti3.ask.faceDown': 'Lay a hidden system beside Mecatol Rex.',
  'ti3.ask.faceDown.how': 'Tap a glowing place. Nobody sees the system, not even you.',
  'ti3.ask.faceDown.yes': 'Lay it here',
  'ti3.ask.lay': 'Lay a system in ring {ring}.',
  'ti3.ask.layPlanet': 'Lay a system with a planet in ring {ring}.',
  'ti3.ask.station': 'Place your starting forces.',
  'galaxy.mecatol': 'The old throne world, heart of the galaxy.',
  'galaxy.specialty.red': 'red specialty',
  'galaxy.specialty.green': 'green specialty',
  'galaxy.specialty.blue': 'blue specialty',
  'galaxy.specialty.yellow': 'yellow specialty',
  'galaxy.special.asteroidField': 'asteroid field',
  'galaxy.special.asteroidField.why':
    'Asteroid field: no ship may enter or pass without Antimass Deflectors, and none may stay.',
  'galaxy.special.nebula': 'nebula',
  'galaxy.special.nebula.why':
    'Nebula: ships stop here, leave at movement 1, and whoever defends here fights at +1.',
  'galaxy.special.ionStorm': 'ion storm',
  'galaxy.special.ionStorm.why':
    'Ion storm: entered only by activating it, never passed. No PDS fires at ships in it, and Fighters in it throw no dice.',
  'galaxy.special.supernova': 'supernova',
  'galaxy.special.supernova.why': 'Supernova: no ship may enter or pass, ever.',
  'ti3.counters': 'Command counters and trade',
  'ti3.counters.strategy': 'Strategy Allocation',
  'ti3.counters.pool': 'Command Pool',
  'ti3.counters.fleet': 'Fleet Supply',
  'ti3.contracts': 'Trade contracts',
  'ti3.position': 'place {position}',
  'ti3.systemsLeft': '{count} {count|system|systems} left',
  'ti3.owesPlanet': 'owes a planet',
  'ti3.shown': 'Shown to all',

  'ti3.log.race': '{seat} leads {race}.',
  'ti3.log.firstPlayer': '{seat} is first player and Speaker.',
  'ti3.log.secretObjectives': 'Everybody drew a secret objective.',
  'ti3.log.dealt': 'Each player was dealt {count} systems.',
  'ti3.log.position': '{seat} drew place {position}.',
  'ti3.log.home': '{seat} will live in {hex}.',
  'ti3.log.seating': 'From now on the table sits as homes lie: clockwise.',
  'ti3.log.faceDown': '{seat} laid a hidden system in {hex}.',
  'ti3.log.shown': '{seat} had no system with a planet left and showed the rest.',
  'ti3.log.ring': 'Ring {ring} begins.',
  'ti3.log.joined': 'The home systems join the galaxy.',
  'ti3.log.revealed': 'The hidden system in {hex} is {system}.',
  'ti3.log.tradeGoods': '{seat} receives {count} trade goods for a cramped place.',
  'ti3.log.stationed': '{seat} placed starting forces.',
  'refused.planetIsDue': 'Your last system had no planet, so this one must have one.',
  'rule.ti3/8.home.why':
    'One marked place for each, the Speaker chooses first. Homes join the galaxy by themselves when ring 3 begins.',
  'rule.ti3/8.lay.why':
    'Ring by ring from the middle out. Red borders may not touch, unless nothing else can be laid.',
  'rule.ti3/8.planet.why': 'Your last system had no planet, so this one must have one if you hold one.',
  'rule.ti3/31.faceDown.why':
    'With five players one system lies hidden beside Mecatol Rex until the galaxy is complete.',
  'rule.ti3/7.10.why':
    'Share docks, Ground Forces and PDS among your home planets as you like. Ships wait in space.',
  'rule.ti3/8.special': 'Rulebook p. 8, special systems',
  'rule.ti3/8.planet': 'Rulebook p. 8, a planet is due',
  'rule.ti3/8.ring': 'Rulebook p. 8, ring by ring',
  'rule.ti3/7.10': 'Rulebook p. 7, step 10',
} as const

export type LayingWords = Readonly<Record<keyof typeof layingEn, string>>
