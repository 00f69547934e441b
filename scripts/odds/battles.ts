import { forecastOf } from '../../shared/arena/odds.ts'
import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { type Rest, staging } from './staging.ts'

/** A hundred varied battles: those that were once shown wrongly and what is rare, and then any. */

const { force, battle } = staging('ti3')
const onGround: Rest = { place: 'ground' }
const cheapFirst: Rest = { lossOrder: 'cheap-first' }

/** With these cards played, these leaders there, these Fighters on a Sabotage Run. */
type With = Pick<OddsForce, 'cards' | 'leaders' | 'run'>
const led = (side: OddsForce, more: With): OddsForce => ({ ...side, ...more })

/** Cards, laws, leaders and Sabotage Runs. */
export const withCards: readonly OddsBattle[] = [
  battle(
    'Morale Boost in the first round, and in three',
    led(force({ cruiser: 4 }), { cards: ['morale_boost', 'morale_boost', 'morale_boost'] }),
    led(force({ cruiser: 4, destroyer: 1 }, 'xxcha'), { cards: ['morale_boost'] }),
  ),
  battle(
    'Morale Boost on a planet',
    led(force({ ground_force: 5 }), { cards: ['morale_boost'] }),
    force({ ground_force: 4 }),
    onGround,
  ),
  battle(
    'Fighter Prototype, not in what comes before the rounds',
    led(force({ fighter: 6, carrier: 1, cruiser: 1 }), { cards: ['fighter_prototype'] }),
    force({ destroyer: 3, cruiser: 2 }, null, 'hylar_v_assault_laser'),
    cheapFirst,
  ),
  battle(
    'Into the Breach',
    led(force({ fighter: 3, dreadnought: 2, cruiser: 2 }), { cards: ['into_the_breach'] }),
    force({ cruiser: 4, dreadnought: 1, fighter: 3 }),
  ),
  battle(
    'Into the Breach after PDS, with an ambush, the cheap first',
    led(force({ cruiser: 3, dreadnought: 3 }, 'l1z1x', 'assault_cannon'), { cards: ['into_the_breach'] }),
    force({ cruiser: 4, destroyer: 3, pds: 2 }, 'mentak', 'hylar_v_assault_laser'),
    cheapFirst,
  ),
  battle(
    'Into the Breach with Dreadnoughts that PDS may take',
    led(force({ dreadnought: 1, cruiser: 1, fighter: 2 }), { cards: ['into_the_breach'] }),
    force({ cruiser: 2, destroyer: 1, pds: 2 }, null, 'hylar_v_assault_laser', 'graviton_laser_system'),
  ),
  battle('In an ion storm', force({ cruiser: 2, carrier: 1, fighter: 4 }), force({ destroyer: 3, pds: 2 }), {
    storm: true,
  }),
  battle(
    'Valkyrie Armor attacks',
    force({ ground_force: 5 }, 'norr', 'valkyrie_armor'),
    force({ ground_force: 6, pds: 1 }),
    onGround,
  ),
  battle(
    'Valkyrie Armor defends against many',
    force({ ground_force: 14, war_sun: 1 }),
    force({ ground_force: 12 }, 'norr', 'valkyrie_armor'),
    onGround,
  ),
  battle(
    'Valkyrie Armor against Gen Synthesis at home',
    force({ ground_force: 6 }, 'norr', 'valkyrie_armor'),
    force({ ground_force: 4 }, null, 'gen_synthesis'),
    { ...onGround, home: true },
  ),
  battle(
    'Shields Holding on both sides',
    led(force({ cruiser: 3, dreadnought: 1 }), { cards: ['shields_holding'] }),
    led(force({ cruiser: 4, carrier: 1 }), { cards: ['shields_holding'] }),
  ),
  battle(
    'Shields Holding against a larger fleet, the cheap first',
    led(force({ war_sun: 1, cruiser: 2 }), { cards: ['shields_holding', 'morale_boost'] }),
    force({ dreadnought: 3, cruiser: 3, fighter: 4 }),
    cheapFirst,
  ),
  battle(
    'Minelayers without a shot before the rounds',
    force({ cruiser: 4, carrier: 1 }),
    led(force({ cruiser: 3 }), { cards: ['minelayers'] }),
  ),
  battle(
    'Minelayers and cannons',
    force({ dreadnought: 2, cruiser: 3 }, null, 'assault_cannon'),
    led(force({ cruiser: 3, dreadnought: 1 }, null, 'hylar_v_assault_laser'), { cards: ['minelayers'] }),
    cheapFirst,
  ),
  battle(
    'Experimental Battlestation beside PDS',
    force({ cruiser: 4, destroyer: 1 }),
    led(force({ cruiser: 2, pds: 2 }, null, 'graviton_laser_system', 'magen_defense_grid'), {
      cards: ['experimental_battlestation'],
    }),
  ),
  battle(
    'Dug In under War Suns',
    force({ ground_force: 4, war_sun: 2 }),
    led(force({ ground_force: 4 }), { cards: ['dug_in'] }),
    onGround,
  ),
  battle(
    'Chemical Warfare',
    led(force({ ground_force: 3, dreadnought: 1 }), { cards: ['chemical_warfare'] }),
    force({ ground_force: 5, pds: 1 }),
    onGround,
  ),
  battle(
    'Chemical Warfare against Gen Synthesis at home',
    led(force({ ground_force: 5, dreadnought: 1 }), { cards: ['chemical_warfare'] }),
    force({ ground_force: 5 }, null, 'gen_synthesis'),
    { ...onGround, home: true },
  ),
  battle('Unconventional Weapons', force({ war_sun: 1, cruiser: 1 }), force({ dreadnought: 2, cruiser: 2 }), {
    laws: ['unconventional_weapons'],
  }),
  battle(
    'A General lands',
    led(force({ ground_force: 4 }), { leaders: ['general'] }),
    force({ ground_force: 5 }),
    onGround,
  ),
  battle(
    'Two Generals land where a General defends, bombarded',
    led(force({ ground_force: 6, dreadnought: 2 }, 'norr'), { leaders: ['general', 'general'] }),
    led(force({ ground_force: 7 }), { leaders: ['general'] }),
    { ...onGround, ...cheapFirst },
  ),
  battle(
    'An Agent lands, a Scientist and PDS defend',
    led(force({ ground_force: 5, war_sun: 1 }), { leaders: ['agent'] }),
    led(force({ ground_force: 5, pds: 2 }), { leaders: ['scientist'] }),
    onGround,
  ),
  battle(
    'Admirals on both sides',
    led(force({ cruiser: 2, dreadnought: 2 }), { leaders: ['admiral'] }),
    led(force({ cruiser: 4, carrier: 1, pds: 2 }), { leaders: ['admiral', 'scientist'] }),
  ),
  battle(
    'Admirals on both sides, the cheap first',
    led(force({ destroyer: 2, dreadnought: 3 }), { leaders: ['admiral'] }),
    led(force({ cruiser: 4, war_sun: 1 }), { leaders: ['admiral'] }),
    cheapFirst,
  ),
  battle(
    'A Sabotage Run of ten',
    led(force({ fighter: 10, carrier: 2, cruiser: 2 }), { run: [10] }),
    force({ war_sun: 1, cruiser: 1 }),
  ),
  battle(
    'Sabotage Runs by both, in pools, after PDS and barrage',
    led(force({ fighter: 8, war_sun: 1, destroyer: 1 }), { run: [4, 3] }),
    led(force({ fighter: 6, war_sun: 2, destroyer: 2, pds: 2 }), { run: [5] }),
    cheapFirst,
  ),
  battle(
    'A Sabotage Run, mines, boosts and shields at once',
    led(force({ fighter: 6, cruiser: 3, carrier: 1 }), {
      run: [4],
      cards: ['morale_boost', 'shields_holding'],
    }),
    led(force({ war_sun: 1, cruiser: 2 }), { cards: ['minelayers'], leaders: ['admiral'] }),
  ),
]

/** What happens by itself, each alone and some together. */
export const special: readonly OddsBattle[] = [
  battle('PDS of third parties in range', force({ cruiser: 3 }), force({ cruiser: 2 }), {
    others: [force({ pds: 2 }), force({ pds: 2 }, 'norr')],
  }),
  battle(
    'Assault Cannon of the defender',
    force({ cruiser: 4 }),
    force({ dreadnought: 2, destroyer: 1 }, null, 'assault_cannon'),
  ),
  battle(
    'Assault Cannons on both sides',
    force({ dreadnought: 3, fighter: 4, carrier: 1 }, 'l1z1x', 'assault_cannon'),
    force({ dreadnought: 4, destroyer: 2 }, null, 'assault_cannon'),
    cheapFirst,
  ),
  battle(
    'Graviton Laser System in space',
    force({ cruiser: 3 }),
    force({ cruiser: 1, pds: 4 }, null, 'graviton_laser_system'),
  ),
  battle(
    'Graviton Laser System and Magen Defense Grid on a planet',
    force({ ground_force: 6 }),
    force({ ground_force: 3, pds: 2 }, null, 'graviton_laser_system', 'magen_defense_grid'),
    onGround,
  ),
  battle('Ambush by the attacker', force({ cruiser: 2, destroyer: 1 }, 'mentak'), force({ cruiser: 3 })),
  battle(
    'Ambush by the defender, then cannons',
    force({ dreadnought: 2, cruiser: 1 }, null, 'assault_cannon'),
    force({ cruiser: 4, destroyer: 2 }, 'mentak', 'hylar_v_assault_laser'),
    cheapFirst,
  ),
  battle(
    'PDS, ambush, cannon and barrage',
    force({ dreadnought: 2, destroyer: 2, fighter: 5, carrier: 1, pds: 1 }, 'mentak', 'assault_cannon'),
    force({ dreadnought: 1, destroyer: 3, fighter: 6, carrier: 1, pds: 2 }, 'naalu', 'assault_cannon'),
  ),
  battle(
    'Gen Synthesis at home',
    force({ ground_force: 6 }),
    force({ ground_force: 3 }, null, 'gen_synthesis'),
    { ...onGround, home: true },
  ),
  battle(
    'Gen Synthesis at home, bombarded',
    force({ ground_force: 5, dreadnought: 3 }, 'l1z1x'),
    force({ ground_force: 5 }, 'sol', 'gen_synthesis'),
    { ...onGround, home: true },
  ),
  battle(
    'Gen Synthesis elsewhere',
    force({ ground_force: 5 }),
    force({ ground_force: 3 }, null, 'gen_synthesis'),
    onGround,
  ),
  battle('Xxcha defending', force({ cruiser: 4 }), force({ cruiser: 3 }, 'xxcha'), cheapFirst),
  battle('Xxcha on a planet', force({ ground_force: 5 }), force({ ground_force: 4 }, 'xxcha'), onGround),
  battle(
    'War Suns bombard despite PDS',
    force({ ground_force: 3, war_sun: 1, dreadnought: 2 }),
    force({ ground_force: 5, pds: 2 }),
    onGround,
  ),
  battle(
    'Graviton Negator',
    force({ ground_force: 4, dreadnought: 3 }, null, 'graviton_negator'),
    force({ ground_force: 5, pds: 1 }, 'norr', 'magen_defense_grid'),
    onGround,
  ),
  battle(
    'Bombardment by War Suns without a landing',
    force({ war_sun: 1 }),
    force({ ground_force: 3 }),
    onGround,
  ),
  battle(
    'War Suns, the cheap first',
    force({ war_sun: 1, cruiser: 3 }),
    force({ dreadnought: 4 }),
    cheapFirst,
  ),
  battle('The same, damage first', force({ war_sun: 1, cruiser: 3 }), force({ dreadnought: 4 })),
  battle(
    'Fighters against Destroyers',
    force({ fighter: 10, carrier: 2 }, 'naalu', 'advanced_fighters', 'cybernetics'),
    force({ destroyer: 6 }, 'jol_nar', 'hylar_v_assault_laser'),
  ),
  battle(
    'Fleets too large to be exact',
    force({ fighter: 14, destroyer: 5, carrier: 2, dreadnought: 3 }),
    force({ fighter: 12, destroyer: 5, carrier: 2, dreadnought: 3, cruiser: 1 }),
  ),
]

const inSpace = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war_sun', 'pds']
const mostInSpace = [6, 3, 4, 2, 3, 1, 2]
const useful = [
  'cybernetics',
  'hylar_v_assault_laser',
  'assault_cannon',
  'graviton_laser_system',
  'graviton_negator',
  'magen_defense_grid',
  'advanced_fighters',
  'gen_synthesis',
]

function anyForce(
  luck: Chance,
  name: string,
  kinds: readonly (readonly [string, number])[],
  not?: string | null,
) {
  const units = Object.fromEntries(
    kinds
      .map(([kind, most]) => [kind, Math.max(0, luck.below(`${name}/${kind}`, 2 * most + 1) - most)] as const)
      .filter(([, count]) => count > 0),
  )
  const peoples = Object.keys(races).filter(race => race !== not)
  const faction = luck.below(`${name}/null`, 4) === 0 ? null : luck.shuffle(`${name}/race`, peoples)[0]
  const knows = luck.shuffle(`${name}/knows`, useful).slice(0, luck.below(`${name}/many`, 4))
  return force(units, faction ?? null, ...knows)
}

function anyBattle(n: number): OddsBattle {
  const luck = chanceOf(seedFrom(`odds ${n}`))
  const place = luck.below('place', 3) > 0 ? 'space' : 'ground'
  const order = luck.below('order', 2) > 0 ? 'cheap-first' : 'sustain-first'
  const fleets = inSpace.map((kind, i) => [kind, mostInSpace[i] as number] as const)
  const invaders = [['dreadnought', 2] as const, ['war_sun', 1] as const]
  const attacker = anyForce(luck, 'attacker', place === 'space' ? fleets : invaders)
  const defenders = place === 'space' ? fleets : [['pds', 2] as const]
  const defender = anyForce(luck, 'defender', defenders, attacker.faction)
  const troops = (side: OddsForce) => ({
    ...side,
    units: { ...side.units, ground_force: 1 + luck.below(`troops/${side === attacker}`, 8) },
  })
  const home = place === 'ground' && luck.below('home', 2) > 0
  const rest: Rest = { place, lossOrder: order, ...(home && { home }) }
  return place === 'space'
    ? battle(`any ${n}`, attacker, defender, rest)
    : battle(`any ${n}`, troops(attacker), troops(defender), rest)
}

/** Fights of which nobody can tell how they end say more than others. */
const open = ({ attacker, defender, draw }: { attacker: number; defender: number; draw: number }) =>
  Math.max(attacker, defender, draw) < 0.93

export function hundred(): OddsBattle[] {
  const battles = [...special]
  for (let n = 1; battles.length < 100; n++) {
    const one = anyBattle(n)
    const odds = forecastOf(one)
    if (odds && open(odds)) battles.push(one)
  }
  return battles
}

/** The hundred, and what is played in a battle. */
export const everyBattle = (): OddsBattle[] => [...hundred(), ...withCards]
