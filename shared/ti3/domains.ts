import type { Seat, View } from '../engine/rules.ts'
import type { HexId } from '../galaxy/hexes.ts'
import { type DomainKind, domainCounters } from './content/domainCounters.ts'
import type { PlanetId } from './content/planets.ts'
import { type Chosen, idsIn } from './content/sets.ts'
import { othersClockwise, planetsAt } from './realm.ts'
import type { Battle, Table, Ti3 } from './table.ts'

/** What client, bots and rules read about Domain Counters. [pp. 33–34] */

/** Every one has a name of its own: `radiation.3`. What a card lays without taking one of these is called by its kind. */
export const allCounters = (chosen: Chosen): string[] =>
  idsIn(chosen, domainCounters).flatMap(kind =>
    Array.from({ length: domainCounters[kind].copies }, (_, i) => `${kind}.${i + 1}`),
  )

export const kindOfCounter = (id: string): DomainKind => id.split('.')[0] as DomainKind

export const counterOn = (table: Table, planet: PlanetId) => table.domains?.[planet]

/** What lies open there. */
export function openKind(table: Table, planet: PlanetId): DomainKind | undefined {
  const face = counterOn(table, planet)?.face
  return face === undefined ? undefined : kindOfCounter(face)
}

export const isFaceDown = (table: Table, planet: PlanetId): boolean => {
  const counter = counterOn(table, planet)
  return counter !== undefined && counter.face === undefined
}

export const faceDownAt = (table: Table, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => isFaceDown(table, planet))

/** What lies open there, or is in one's own notes since one probed it. */
export function knownKind({ table, hand }: View<Ti3>, planet: PlanetId): DomainKind | undefined {
  if (!isFaceDown(table, planet)) return openKind(table, planet)
  const noted = hand?.domains?.[planet]
  return noted === undefined ? undefined : kindOfCounter(noted)
}

/** The side of those who belong to nobody, in a battle: no seat is called so. */
export const localSide = 'locals'

/** Who throws for them: the left neighbour. */
export const throwerOf = (table: Table, side: Seat): Seat =>
  side === localSide && table.battle
    ? (othersClockwise(table, table.battle.attacker)[0] ?? table.battle.attacker)
    : side

/** Ground Forces of nobody on a planet, Fighters of nobody in space. */
export const strangersIn = ({ planet }: Battle) =>
  planet === undefined
    ? ({ kind: 'fighter', hitsOn: 9 } as const)
    : ({ kind: 'ground_force', hitsOn: localsHitOn } as const)

export const localsHitOn = 8

/** Ground Forces of nobody known to everybody. */
export function localsOn(table: Table, planet: PlanetId): number {
  const kind = openKind(table, planet)
  return (kind && domainCounters[kind].locals) ?? 0
}
