import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Options, Shape } from '../../engine/options.ts'
import { notOffered, refuse } from '../refuse.ts'
import type { UnitId } from '../table.ts'

/** Who takes the hits: each hit damages what can sustain it or destroys. */
export interface Casualties extends Options {
  readonly shape: 'casualties'
  readonly hits: number
  readonly units: Readonly<Record<UnitId, Casualty>>
  /** So few may be taken now, and the rest once something was done in between. All at once where it is absent. */
  readonly least?: number
  /** What sustains damage takes its hit alone now, and the rest comes after what others make of that. */
  readonly oneByOne?: true
  /** What could sustain damage may fall by one hit instead. */
  readonly spurns?: true
  /** Whether it does is to be said, though nothing else can be chosen. */
  readonly asked?: true
}
export interface Casualty {
  readonly kind: string
  /** What its owner loses with it, in resources. */
  readonly loss: number
  /** It can take a hit by being damaged. */
  readonly sustains?: true
  /** So many hits it takes by that; one where nothing is said. */
  readonly cancels?: number
  /** What dies with it. */
  readonly cargo?: number
  /** Leaders aboard, each of whom a die decides about. */
  readonly leaders?: readonly string[]
  /** So many hits it takes before all others. */
  readonly first?: number
}
/** What sustains damage takes two hits to be destroyed and is then named as destroyed alone. */
export interface Fallen {
  damaged: UnitId[]
  destroyed: UnitId[]
  /** Destroyed by one hit, though it could have sustained damage. */
  spurned?: UnitId[]
}

export const cancelsOf = ({ cancels = 1 }: Pick<Casualty, 'cancels'>): number => cancels
const soaksOf = (unit: Casualty) => (unit.sustains ? 1 + cancelsOf(unit) : 1)

/** The hits all of them together can take; more are lost. */
export const soaks = ({ units }: Casualties): number =>
  Object.values(units).reduce((sum, unit) => sum + soaksOf(unit), 0)

/** The hits that have to be taken. */
export const due = (options: Casualties): number => Math.min(options.hits, soaks(options))

/** How many hits a choice takes. */
export const hitsTaken = ({ units }: Casualties, { damaged, destroyed, spurned = [] }: Fallen): number =>
  destroyed.reduce(
    (sum, id) => sum + (units[id] ? soaksOf(units[id]) : 0),
    taken({ units }, damaged) + spurned.length,
  )

/** The hits that have to be taken where these fall so. */
export const dueOf = (options: Casualties, { spurned = [] }: Fallen): number =>
  Math.min(options.hits, soaks(options) - taken(options, spurned))

const taken = ({ units }: Pick<Casualties, 'units'>, damaged: readonly UnitId[]): number =>
  damaged.reduce((sum, id) => sum + (units[id] ? cancelsOf(units[id]) : 1), 0)

/** What one that is damaged cancels beyond the last hit is lost. */
export const overflow = ({ units }: Casualties, { damaged }: Fallen): number =>
  Math.max(0, ...damaged.map(id => (units[id] ? cancelsOf(units[id]) - 1 : 0)))

/** Of the hits it can take, those it takes before others. */
const firstOf = (unit: Casualty): number => Math.min(unit.first ?? 0, soaksOf(unit))

/** The hits that have to go to what takes them first, and those left for the rest; nothing where nobody does. What takes
 *  one first and can take another is in both parts, with one hit each. */
export function inTwo(options: Casualties): readonly [Casualties, Casualties] | undefined {
  const all = Object.entries(options.units)
  if (!all.some(([, { first }]) => first)) return undefined
  const part = (soaked: (unit: Casualty) => number): Casualties['units'] =>
    Object.fromEntries(
      all.flatMap(([id, unit]) => {
        const { first, sustains, ...plain } = unit
        const count = soaked(unit)
        return count > 0 ? [[id, count > 1 ? { ...plain, sustains: true as const } : plain]] : []
      }),
    )
  const before: Casualties = { ...options, units: part(firstOf) }
  const hits = Math.min(options.hits, soaks(before))
  const others = part(unit => soaksOf(unit) - firstOf(unit))
  return [
    { ...before, hits },
    { ...options, hits: options.hits - hits, units: others },
  ]
}

const hitsOn = ({ units }: Casualties, { damaged, destroyed, spurned }: Fallen, id: UnitId): number => {
  const unit = units[id]
  if (!unit || destroyed.includes(id)) return unit ? soaksOf(unit) : 0
  return damaged.includes(id) || spurned?.includes(id) ? 1 : 0
}

/** What becomes of all of them by what falls in each part. */
export function bothOf(options: Casualties, parts: readonly Casualties[], fell: readonly Fallen[]): Fallen {
  const hits = Object.keys(options.units).map(
    id => [id, parts.reduce((sum, part, i) => sum + hitsOn(part, fell[i] ?? nothing, id), 0)] as const,
  )
  return shareOut(
    options,
    hits.flatMap(([id, count]) => Array<UnitId>(count).fill(id)),
  )
}
const nothing: Fallen = { damaged: [], destroyed: [] }

export const casualties: Shape<Casualties, Fallen> = {
  check(options, value) {
    if (!isBranch(value)) return notOffered
    const { damaged, destroyed, spurned = [], ...rest } = value as unknown as Fallen
    if (![damaged, destroyed, spurned].every(Array.isArray) || Object.keys(rest).length > 0) return notOffered
    if (spurned.length > 0 && !options.spurns) return notOffered
    const named = [...damaged, ...destroyed, ...spurned]
    const isOffered = (id: unknown) => typeof id === 'string' && Object.hasOwn(options.units, id)
    if (!named.every(isOffered)) return notOffered
    if (new Set(named).size < named.length) return refuse('twice')
    if ([...damaged, ...spurned].some(id => !options.units[id]?.sustains)) return refuse('cannotSustain')
    const fell: Fallen = { damaged, destroyed, spurned }
    const hits = hitsTaken(options, fell)
    const most = dueOf(options, fell)
    if (hits > most + overflow(options, fell)) return refuse('fewerCasualties')
    if (options.oneByOne && !isOneByOne(options, fell)) return refuse('oneByOne')
    if (options.oneByOne && damaged.length === 1) return undefined
    if (hits < Math.min(most, options.least ?? most)) return refuse('moreCasualties')
    const [before] = inTwo(options) ?? []
    const inFront = Object.entries(options.units).reduce(
      (sum, [id, unit]) => sum + Math.min(firstOf(unit), hitsOn(options, fell, id)),
      0,
    )
    if (before && inFront < Math.min(before.hits, hits)) return refuse('firstCasualties')
    return undefined
  },
  sample(options, chance) {
    const { least, oneByOne, asked, ...all } = options
    if (asked && chance.below('casualties/spurned', 2) === 1)
      return { damaged: [], destroyed: [], spurned: spurnedFirst(options) }
    if (oneByOne) return inTurn(options, chance)
    if (least !== undefined && least < options.hits && chance.below('casualties/part', 2) === 1)
      return casualties.sample({ ...all, hits: least }, chance)
    const two = inTwo(options)
    if (two)
      return bothOf(
        options,
        two,
        two.map(part => casualties.sample(part, chance)),
      )
    if (Object.values(options.units).some(unit => cancelsOf(unit) > 1)) return eachInTurn(options, chance)
    return shareOut(options, wounds(options, chance))
  },
  only(options) {
    if (options.asked && due(options) < soaks(options)) return undefined
    if (options.oneByOne) return onlyOne(options)
    const two = inTwo(options)
    if (two) {
      const [one, other] = two.map(part => casualties.only?.(part))
      return one && other && bothOf(options, two, [one, other])
    }
    const all = Object.values(options.units)
    const count = due(options)
    const inOrder = Object.entries(options.units).flatMap(([id, unit]) => Array(soaksOf(unit)).fill(id))
    if (count === soaks(options) || count === 0) return shareOut(options, inOrder.slice(0, count))
    const alike = all.every(
      unit => !unit.cargo && !unit.leaders && unit.kind === all[0]?.kind && unit.sustains === all[0].sustains,
    )
    if (all.length > 1 && !alike) return undefined
    // Of several alike one or all but one hit can fall in one way only; between these, damage or loss is a choice.
    const isForced = all.length === 1 || !all[0]?.sustains || count === 1 || count === soaks(options) - 1
    return isForced ? shareOut(options, inOrder.slice(0, count)) : undefined
  },
}

/** One that sustains damage and nothing else, or whatever does not. */
const isOneByOne = ({ units }: Casualties, { damaged, destroyed, spurned = [] }: Fallen): boolean =>
  damaged.length === 0
    ? !destroyed.some(id => units[id]?.sustains)
    : damaged.length === 1 && destroyed.length + spurned.length === 0

/** All that is hit where nothing else can be chosen, as far as the hits go. */
const spurnedFirst = (options: Casualties): UnitId[] => soundOnes(options).slice(0, options.hits)

/** What could go down without anybody sustaining damage. */
const plainOnes = ({ units }: Casualties) => Object.keys(units).filter(id => !units[id]?.sustains)
const soundOnes = ({ units }: Casualties) => Object.keys(units).filter(id => units[id]?.sustains)

function inTurn(options: Casualties, chance: Chance): Fallen {
  const plain = plainOnes(options)
  if (plain.length >= options.hits && chance.below('casualties/kind', 2) === 1)
    return { damaged: [], destroyed: chance.shuffle('casualties', plain).slice(0, options.hits) }
  return { damaged: chance.shuffle('casualties', soundOnes(options)).slice(0, 1), destroyed: [] }
}

/** Of several that are alike it is the first. */
function onlyOne(options: Casualties): Fallen | undefined {
  const [first, ...others] = soundOnes(options)
  if (first === undefined || plainOnes(options).length >= options.hits) return undefined
  const like = options.units[first]
  const isAlike = (id: UnitId) => {
    const { kind, cargo, leaders } = options.units[id] ?? {}
    return !cargo && !leaders && kind === like?.kind
  }
  if (others.length > 0 && ![first, ...others].every(isAlike)) return undefined
  return { damaged: [first], destroyed: [] }
}

/** Each unit as often as it was hit, at random. */
function wounds(options: Casualties, chance: Chance): UnitId[] {
  const all = Object.entries(options.units).flatMap(([id, unit]) => Array<UnitId>(soaksOf(unit)).fill(id))
  return chance.shuffle('casualties', all).slice(0, options.hits)
}

/** Where damage takes more than a hit: one unit after the other is hit at random, those that sustain it a second time last. */
function eachInTurn(options: Casualties, chance: Chance): Fallen {
  const fallen: Fallen = { damaged: [], destroyed: [] }
  let left = due(options)
  for (const id of chance.shuffle('casualties', Object.keys(options.units))) {
    const unit = options.units[id]
    if (left < 1 || !unit) break
    if (unit.sustains) fallen.damaged.push(id)
    else fallen.destroyed.push(id)
    left -= unit.sustains ? cancelsOf(unit) : 1
  }
  if (left > 0) fallen.destroyed.push(...fallen.damaged.splice(0, left))
  return fallen
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
