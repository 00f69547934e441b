import { forecastOf } from '../../shared/arena/odds.ts'
import type { OddsBattle, OddsForce } from '../../shared/arena/oddsBattle.ts'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { factions } from '../../shared/ti4/content/factions.ts'
import type { LeaderId } from '../../shared/ti4/content/leaders.ts'
import { idsIn, type SetId } from '../../shared/ti4/content/sets.ts'
import { type Rest, staging } from './staging.ts'

/** Any battles of the fourth edition, with its first box or with Prophecy of Kings. */

const { force, battle } = staging('ti4')

const inSpace = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'flagship', 'pds'] as const
const mostInSpace = [5, 2, 3, 2, 2, 1, 2]
const bombing = ['dreadnought', 'flagship'] as const
const useful = [
  'antimass_deflectors',
  'plasma_scoring',
  'graviton_laser_system',
  'duranium_armor',
  'assault_cannon',
  'magen_defense_grid',
  'x_89_bacterial_weapon',
  'cruiser_ii',
  'destroyer_ii',
  'fighter_ii',
  'infantry_ii',
  'pds_ii',
  'dreadnought_ii',
]

interface Boxes {
  readonly name: string
  readonly sets: readonly SetId[]
  readonly useful: readonly string[]
  /** Leaders who may be there. */
  readonly leaders: readonly LeaderId[]
  readonly mechs: boolean
}
const base: Boxes = { name: 'odds of ti4', sets: ['base'], useful, leaders: [], mechs: false }
const kings: Boxes = {
  name: 'odds of kings',
  sets: ['base', 'pok'],
  useful: [...useful, 'space_dock_ii', 'carrier_ii'],
  leaders: [
    'claire_gibson',
    'tellurian',
    'brother_milor',
    'viscount_unlenn',
    'evelyn_delouis',
    'trrakan_aun_zulok',
    'ta_zern',
    'two_ram',
  ],
  mechs: true,
}

function anyForce(
  luck: Chance,
  { sets, useful: known, leaders: able }: Boxes,
  name: string,
  kinds: readonly string[],
  mosts: readonly number[],
  not?: string,
): OddsForce {
  const peoples = idsIn({ sets }, factions)
  const faction = luck.shuffle(
    `${name}/faction`,
    peoples.filter(id => id !== not),
  )[0]
  const units = Object.fromEntries(
    kinds
      .map((kind, i) => {
        const most = mosts[i] ?? 2
        return [kind, Math.max(0, luck.below(`${name}/${kind}`, 2 * most + 1) - most)] as const
      })
      .filter(([, count]) => count > 0),
  )
  const learnt = luck.shuffle(`${name}/knows`, known).slice(0, luck.below(`${name}/many`, 5))
  const made = force(units, faction ?? null, ...learnt)
  // Commanders are lent, agents serve whom they like.
  const led =
    able.length > 0 ? luck.shuffle(`${name}/led`, able).slice(0, luck.below(`${name}/leaders`, 3)) : []
  return led.length > 0 ? { ...made, leaders: led } : made
}

function anyBattle(boxes: Boxes, n: number): OddsBattle {
  const luck = chanceOf(seedFrom(`${boxes.name} ${n}`))
  const rest: Rest = {
    place: luck.below('place', 3) > 0 ? 'space' : 'ground',
    lossOrder: luck.below('order', 2) > 0 ? 'cheap-first' : 'sustain-first',
    ...(luck.below('printing', 3) === 0 && { printing: 'first' as const }),
  }
  const space = rest.place === 'space'
  const attacker = anyForce(luck, boxes, 'attacker', space ? inSpace : bombing, mostInSpace)
  const defends = space ? inSpace : ['pds']
  const defender = anyForce(luck, boxes, 'defender', defends, mostInSpace, attacker.faction ?? undefined)
  const landed = (side: OddsForce, name: string): OddsForce =>
    space ? side : { ...side, units: { ...side.units, ...troops(luck, boxes, name) } }
  return battle(`any ${n}`, landed(attacker, 'attacker'), landed(defender, 'defender'), rest)
}

function troops(luck: Chance, { mechs }: Boxes, name: string) {
  const infantry = 1 + luck.below(`infantry/${name}`, 7)
  const mech = mechs ? luck.below(`mech/${name}`, 4) : 0
  return { infantry, ...(mech > 0 && { mech }) }
}

/** Fights of which nobody can tell how they end say more than others. */
const open = ({ attacker, defender, draw }: { attacker: number; defender: number; draw: number }) =>
  Math.max(attacker, defender, draw) < 0.93

export const anyOfTi4 = (count: number): OddsBattle[] => anyOf(base, count)
export const anyOfKings = (count: number): OddsBattle[] => anyOf(kings, count)

function anyOf(boxes: Boxes, count: number): OddsBattle[] {
  const battles: OddsBattle[] = []
  for (let n = 1; battles.length < count; n++) {
    const one = anyBattle(boxes, n)
    const odds = forecastOf(one)
    if (odds && open(odds)) battles.push(one)
  }
  return battles
}
