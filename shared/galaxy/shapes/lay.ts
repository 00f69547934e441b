import type { Chance } from '../../engine/chance.ts'
import { isBranch } from '../../engine/json.ts'
import type { Options, Refusal, Shape } from '../../engine/options.ts'
import type { HexId } from '../hexes.ts'
import { notOffered, refuse } from '../refuse.ts'

/** A system to lay and a hex to lay it on. */
export interface Lay extends Options {
  readonly shape: 'lay'
  /** The free hexes of the ring being built. */
  readonly hexes: readonly HexId[]
  /** For each system that may be laid now: the free hexes it may not go to, and the rule that says so. */
  readonly systems: Readonly<Record<string, { readonly not?: readonly HexId[] }>>
  /** Systems in hand that may not be laid now, and the rule that says so. */
  readonly held: Readonly<Record<string, Refusal>>
}
export interface Laid {
  system: string
  hex: HexId
}

/** Starting units that go to planets of the owner's choice. */
export interface Station extends Options {
  readonly shape: 'station'
  readonly units: Readonly<Record<string, number>>
  readonly planets: readonly string[]
  /** The most of a kind a planet holds. */
  readonly most: Readonly<Record<string, number>>
}
/** Planet, then kind of unit: how many. */
export type Stationed = Record<string, Record<string, number>>

export const lay: Shape<Lay, Laid> = {
  check(options, value) {
    if (!isBranch(value) || Object.keys(value).length !== 2) return notOffered
    const { system, hex } = value
    if (typeof system !== 'string' || typeof hex !== 'string') return notOffered
    if (Object.hasOwn(options.held, system)) return options.held[system]
    const offered = Object.hasOwn(options.systems, system) ? options.systems[system] : undefined
    if (!offered) return notOffered
    if (!options.hexes.includes(hex)) return refuse('notThisRing')
    return offered.not?.includes(hex) ? refuse('specialBesideSpecial') : undefined
  },
  sample(options, chance) {
    const all = everyLaying(options)
    return all[chance.below('lay', all.length)] as Laid
  },
  /** Only where the whole table can count one system and one hex: laying without being asked would else tell of a hand. */
  only(options) {
    const inHand = Object.keys(options.systems).length + Object.keys(options.held).length
    const all = inHand === 1 && options.hexes.length === 1 ? everyLaying(options) : []
    return all.length === 1 ? all[0] : undefined
  },
  count: options => everyLaying(options).length,
}

export function everyLaying(options: Lay): Laid[] {
  return Object.entries(options.systems).flatMap(([system, { not }]) =>
    options.hexes.filter(hex => !not?.includes(hex)).map(hex => ({ system, hex })),
  )
}

export const station: Shape<Station, Stationed> = {
  check(options, value) {
    if (!isBranch(value)) return notOffered
    const left: Record<string, number> = { ...options.units }
    for (const [planet, units] of Object.entries(value)) {
      if (!options.planets.includes(planet) || !isBranch(units)) return notOffered
      for (const [kind, count] of Object.entries(units)) {
        const available = Object.hasOwn(left, kind) ? (left[kind] as number) : -1
        if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > available)
          return notOffered
        if (count > (options.most[kind] ?? count)) return refuse('planetFull', { unit: kind })
        left[kind] = available - count
      }
    }
    const over = Object.values(left).some(count => count > 0)
    return over ? refuse('unitsLeft') : undefined
  },
  sample(options, chance) {
    const result: Stationed = {}
    for (const [kind, count] of Object.entries(options.units))
      for (let i = 0; i < count; i++) {
        const planet = somePlanet(options, result, kind, chance, i)
        const there = result[planet] ?? {}
        result[planet] = { ...there, [kind]: (there[kind] ?? 0) + 1 }
      }
    return result
  },
  only(options) {
    const [planet, second] = options.planets
    return planet !== undefined && second === undefined ? { [planet]: { ...options.units } } : undefined
  },
}

function somePlanet(options: Station, so: Stationed, kind: string, chance: Chance, i: number): string {
  const free = options.planets.filter(
    p => (so[p]?.[kind] ?? 0) < (options.most[kind] ?? Number.POSITIVE_INFINITY),
  )
  return free[chance.below(`station/${kind}/${i}`, free.length)] as string
}
