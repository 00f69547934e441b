import { type Fighting, inOrder, type Side, type Sides } from './ranks.ts'

/** Who is there in a fight told blow by blow, and what became of each. */

/** One unit in it: its place among those of its side, and what became of it. */
export interface Standing {
  readonly is: number
  damaged: boolean
  /** It was damaged in this round. */
  fresh: boolean
}
export interface Force {
  readonly side: Side
  /** The units as they were and those that may come, the cheapest first. */
  readonly all: readonly Fighting[]
  units: Standing[]
  /** Hits to call off still. */
  spared: number
  wards: number
  screens: Screens
  /** Who has not come yet. */
  joining: Standing[]
  reserve: Standing[]
  /** The rounds have begun, or are about to. */
  begun: boolean
}
/** What takes hits beside the fight. */
interface Screens {
  readonly sound: number
  /** Damaged before this round, and in it. */
  readonly worn: number
  readonly fresh: number
}
export interface Fight {
  readonly attacker: Force
  readonly defender: Force
}

export const isIntricate = ({ attacker, defender }: Sides): boolean =>
  [attacker, defender].some(
    ({ units, before = [], ...side }) =>
      ownWays.some(way => side[way] !== undefined) ||
      before.some(gun => gun.large) ||
      units.some(unit => ways.some(way => unit[way] !== undefined)),
  )

const ownWays = [
  'dodged',
  'cancels',
  'mends',
  'outguns',
  'struck',
  'barragesAll',
  'harries',
  'strikesBack',
  'rethrows',
  'cannonDice',
  'barrageDice',
  'raids',
  'rallies',
  'wards',
  'screens',
  'joining',
  'reserve',
] as const satisfies (keyof Side)[]
const ways = [
  'led',
  'ledDice',
  'hushed',
  'large',
  'matches',
  'renews',
  'dooms',
  'cannon',
  'stings',
] as const satisfies (keyof Fighting)[]

export function fightOf({ attacker, defender }: Sides): Fight {
  const force = (side: Side): Force => {
    const { units, joining = [], reserve = [], spared = 0, wards = 0, screens = 0 } = side
    const all = inOrder([...units, ...joining, ...reserve])
    const named = new Set<number>()
    const standing = (some: readonly Fighting[]): Standing[] =>
      some
        .map(unit => {
          const is = all.findIndex((other, i) => other === unit && !named.has(i))
          named.add(is)
          return { is, damaged: false, fresh: false }
        })
        .sort((a, b) => a.is - b.is)
    return {
      side,
      all,
      units: standing(units),
      spared,
      wards,
      screens: { sound: screens, worn: 0, fresh: 0 },
      joining: standing(joining),
      reserve: standing(reserve),
      begun: false,
    }
  }
  return { attacker: force(attacker), defender: force(defender) }
}

export const isOver = ({ attacker, defender }: Fight): boolean =>
  attacker.units.length === 0 || defender.units.length === 0

export const what = ({ all }: Force, { is }: Standing): Fighting => all[is] as Fighting
export const those = (force: Force): Fighting[] => force.units.map(unit => what(force, unit))
export const isLarge = (force: Force) => (unit: Standing) => !what(force, unit).fighter
export const isLed = (force: Force): boolean => force.units.some(unit => what(force, unit).leads)

export const canSustain = (force: Force, other: Force, unit: Standing): boolean => {
  const { sustains, hushed } = what(force, unit)
  return sustains === true && !unit.damaged && !(hushed && isLed(other))
}

export const cancelled = ({ side }: Force): number => side.cancels ?? 1

/** How many hits these can take. */
export const soaks = (force: Force, other: Force, units: readonly Standing[]): number =>
  units.reduce((sum, unit) => sum + 1 + (canSustain(force, other, unit) ? cancelled(force) : 0), 0)

export const value = (force: Force, unit: Standing): number => what(force, unit).worth
