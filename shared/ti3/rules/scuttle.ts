import { type Flow, tell } from '../../engine/flow.ts'
import type { SomeOf } from '../../engine/options.ts'
import type { Command, Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { type Piece, piecesOf } from '../forces.ts'
import { inStatusPhase } from '../realm.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { leaveBarePlanets } from './barePlanets.ts'
import { leadersOfLostShips } from './leaders.ts'
import { destroy } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'

/** At any time during the Status Phase: own units go back to the reinforcements. [p. 19] */
export const scuttle: Command<Ti3> = {
  during: inStatusPhase,
  may: ({ table, seat }) => (seat === undefined ? undefined : offerOf(piecesOf(table, seat))),
  does: scuttles,
}

function offerOf(own: readonly Piece[]): SomeOf | undefined {
  if (own.length === 0) return undefined
  const of = Object.fromEntries(own.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]))
  return { shape: 'someOf', of, least: 1, most: own.length }
}

function* scuttles(table: Table, seat: Seat, chosen: readonly UnitId[]): Flow {
  const hexes = new Set<HexId>(chosen.flatMap(id => table.units[id]?.at ?? []))
  const gone = destroy(table, chosen)
  yield* tell('everyone', { text: 'ti3.log.scuttles', about: { seat, count: gone.length } })
  yield* leadersOfLostShips(table, 'scuttled', false)
  for (const hex of hexes) yield* enforceSupply(table, seat, hex, `supply/${hex}`)
  yield* leaveBarePlanets(table)
}
