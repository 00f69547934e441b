import { forecastOf } from '../../shared/arena/odds.ts'
import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { races } from '../../shared/ti3/content/races.ts'

/** A hundred varied battles: those that were once shown wrongly and what is rare, and then any. */

type Units = Readonly<Record<string, number>>
type Rest = Partial<Omit<OddsBattle, 'name' | 'attacker' | 'defender'>>

const force = (units: Units, faction: string | null = null, ...technologies: string[]): OddsForce => ({
  faction,
  units,
  technologies,
  cards: [],
})
const battle = (name: string, attacker: OddsForce, defender: OddsForce, rest: Rest = {}): OddsBattle => ({
  name,
  game: 'ti3',
  place: 'space',
  lossOrder: 'sustain-first',
  ...rest,
  attacker,
  defender,
})
const onGround: Rest = { place: 'ground' }
const cheapFirst: Rest = { lossOrder: 'cheap-first' }

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
