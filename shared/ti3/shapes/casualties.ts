import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { UnitKind } from '../content/units.ts'
import type { UnitId } from '../table.ts'

/** Who takes the hits: each hit damages what can sustain it or destroys. */
export interface Casualties extends Options {
  readonly shape: 'casualties'
  readonly hits: number
  readonly units: Readonly<Record<UnitId, Casualty>>
}
export interface Casualty {
  readonly kind: UnitKind
  /** It can take a hit by being damaged. */
  readonly sustains?: true
  /** What dies with it. */
  readonly cargo?: number
  /** Leaders aboard, each of whom a die decides about. */
  readonly leaders?: readonly string[]
  /** It takes hits before all others. */
  readonly first?: true
}
/** What sustains damage takes two hits to be destroyed and is then named as destroyed alone. */
export interface Fallen {
  damaged: UnitId[]
  destroyed: UnitId[]
}

const refuse = (code: string): Refusal => ({ code, why: `refused.${code}` })

const soaksOf = ({ sustains }: Casualty) => (sustains ? 2 : 1)

/** The hits all of them together can take; more are lost. */
export const soaks = ({ units }: Casualties): number =>
  Object.values(units).reduce((sum, unit) => sum + soaksOf(unit), 0)

/** How many hits a choice takes. */
export const hitsTaken = ({ units }: Casualties, { damaged, destroyed }: Fallen): number =>
  destroyed.reduce((sum, id) => sum + (units[id] ? soaksOf(units[id]) : 0), damaged.length)

/** The hits that have to go to what takes them first, and those left for the rest; nothing where nobody does. */
export function inTwo(options: Casualties): readonly [Casualties, Casualties] | undefined {
  const all = Object.entries(options.units)
  if (!all.some(([, { first }]) => first)) return undefined
  const front = all.flatMap(([id, { first, ...unit }]) => (first ? [[id, unit] as const] : []))
  const before: Casualties = { ...options, units: Object.fromEntries(front) }
  const hits = Math.min(options.hits, soaks(before))
  const others = Object.fromEntries(all.filter(([, { first }]) => !first))
  return [
    { ...before, hits },
    { ...options, hits: options.hits - hits, units: others },
  ]
}

export const bothOf = (one: Fallen, other: Fallen): Fallen => ({
  damaged: [...one.damaged, ...other.damaged],
  destroyed: [...one.destroyed, ...other.destroyed],
})

/** What of these falls among the units of `options`. */
const fallenOf = ({ units }: Casualties, { damaged, destroyed }: Fallen): Fallen => ({
  damaged: damaged.filter(id => units[id]),
  destroyed: destroyed.filter(id => units[id]),
})

export const casualties: Shape<Casualties, Fallen> = {
  check(options, value) {
    if (!isBranch(value)) return refuse('notOffered')
    const { damaged, destroyed, ...rest } = value as unknown as Fallen
    if (!Array.isArray(damaged) || !Array.isArray(destroyed) || Object.keys(rest).length > 0)
      return refuse('notOffered')
    const named = [...damaged, ...destroyed]
    const isOffered = (id: unknown) => typeof id === 'string' && Object.hasOwn(options.units, id)
    if (!named.every(isOffered)) return refuse('notOffered')
    if (new Set(named).size < named.length) return refuse('twice')
    if (damaged.some(id => !options.units[id]?.sustains)) return refuse('cannotSustain')
    const taken = hitsTaken(options, { damaged, destroyed })
    const due = Math.min(options.hits, soaks(options))
    if (taken !== due) return refuse(taken < due ? 'moreCasualties' : 'fewerCasualties')
    const [before] = inTwo(options) ?? []
    if (before && hitsTaken(before, fallenOf(before, { damaged, destroyed })) < before.hits)
      return refuse('firstCasualties')
    return undefined
  },
  sample(options, chance) {
    const two = inTwo(options)
    if (two) return bothOf(casualties.sample(two[0], chance), casualties.sample(two[1], chance))
    return shareOut(options, wounds(options, chance))
  },
  only(options) {
    const two = inTwo(options)
    if (two) {
      const [one, other] = two.map(part => casualties.only?.(part))
      return one && other && bothOf(one, other)
    }
    const all = Object.values(options.units)
    const due = Math.min(options.hits, soaks(options))
    const inOrder = Object.entries(options.units).flatMap(([id, unit]) => Array(soaksOf(unit)).fill(id))
    if (due === soaks(options) || due === 0) return shareOut(options, inOrder.slice(0, due))
    const alike = all.every(
      unit => !unit.cargo && !unit.leaders && unit.kind === all[0]?.kind && unit.sustains === all[0].sustains,
    )
    if (all.length > 1 && !alike) return undefined
    // Of several alike one or all but one hit can fall in one way only; between these, damage or loss is a choice.
    const isForced = all.length === 1 || !all[0]?.sustains || due === 1 || due === soaks(options) - 1
    return isForced ? shareOut(options, inOrder.slice(0, due)) : undefined
  },
}

/** Each unit as often as it was hit, at random. */
function wounds(options: Casualties, chance: Chance): UnitId[] {
  const all = Object.entries(options.units).flatMap(([id, unit]) => Array<UnitId>(soaksOf(unit)).fill(id))
  return chance.shuffle('casualties', all).slice(0, options.hits)
}

function shareOut({ units }: Casualties, hit: readonly UnitId[]): Fallen {
  const fallen: Fallen = { damaged: [], destroyed: [] }
  for (const [id, unit] of Object.entries(units)) {
    const times = hit.filter(one => one === id).length
    if (times === soaksOf(unit)) fallen.destroyed.push(id)
    else if (times > 0) fallen.damaged.push(id)
  }
  return fallen
}
