import type { View } from '../engine/rules.ts'
import type { Lay } from '../galaxy/shapes/lay.ts'
import { besideItsLike, freePlaces, systemsIn } from './galaxy.ts'
import type { Ti4 } from './table.ts'

/** Every system in hand and where it may go. What is kept apart lies side by side only where nothing else can be laid. [S6] */
export function layingOptions({ table, hand }: View<Ti4>): Lay {
  const held = systemsIn(hand?.systems ?? {})
  const hexes = freePlaces(table, table.galaxy.ring)
  const kept = held.map(system => ({ system, not: besideItsLike(table, system, hexes) }))
  const nothingElse = kept.every(({ not }) => not.length === hexes.length)
  return {
    shape: 'lay',
    hexes,
    systems: Object.fromEntries(
      kept.map(({ system, not }) => [system, nothingElse || not.length === 0 ? {} : { not }]),
    ),
    held: {},
  }
}
