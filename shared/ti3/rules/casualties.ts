import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat, View } from '../../engine/rules.ts'
import { leastPain } from '../../galaxy/leastPain.ts'
import {
  type Casualties,
  type Casualty,
  type Fallen,
  hitsTaken,
  soaks,
} from '../../galaxy/shapes/casualties.ts'
import { opponentIn, sustains } from '../battles.ts'
import { type UnitKind, units } from '../content/units.ts'
import { numberOf, permits } from '../effects.ts'
import { cargoOf, isShip, type Piece } from '../forces.ts'
import { leadersAboard } from '../leaders.ts'
import type { Table, Ti3, Unit, UnitId } from '../table.ts'
import { leadersOfLostShips } from './leaders.ts'
import { moment } from './moments.ts'
import { destroy, unit } from './pieces.ts'
import { couldPlay, playable } from './playable.ts'

/** The owner shares out hits among `pieces`: damage or destruction, as he chooses, and one by one where a card of his could
 *  be played between two of them. Returns what left the board. */
export function* takeHits(
  table: Table,
  seat: Seat,
  name: string,
  hits: number,
  pieces: readonly Piece[],
): Flow<UnitId[]> {
  if (hits < 1) return []
  const ids = pieces.map(({ id }) => id)
  const fallen = yield* choose<Fallen, Ti3>(seat, seen => {
    const { couldPause, pauses } = betweenHits(seen, seat, hits, ids)
    const all = sharing(seen.table, seat, hits, ids)
    const options: Casualties = pauses ? { ...all, least: 1 } : all
    const about = { count: hits }
    const otherwise = leastPain(options)
    const question = {
      name,
      rule: 'ti3/16.casualties',
      text: 'ti3.ask.casualties',
      about,
      options,
      otherwise,
    }
    // Asked whenever he might hold such a card, so that being asked shows nothing.
    return couldPause ? { ...question, always: true } : question
  })
  const options = sharing(table, seat, hits, ids)
  const taken = hitsTaken(options, fallen)
  for (const id of fallen.damaged) countFirst(table, seat, id)
  yield* damage(table, seat, name, fallen.damaged)
  const gone = yield* loseUnits(table, seat, name, fallen.destroyed)
  if (taken >= Math.min(hits, soaks(options))) return gone
  const left = pieces.filter(({ id }) => table.units[id])
  return [...gone, ...(yield* takeHits(table, seat, `${name}/rest`, hits - taken, left))]
}

/** Whether he could play a card between two hits, once one of them has damaged a ship: as far as the table can know, and
 *  with his own hand. */
function betweenHits(seen: View<Ti3>, seat: Seat, hits: number, ids: readonly UnitId[]) {
  const { table } = seen
  const sound = ids.filter(id => {
    const piece = table.units[id]
    return piece && !piece.damaged && sustains(table, piece.of, piece.kind)
  })
  if (hits < 2 || sound.length === 0) return {}
  const damaged = sound.map(id => [id, { ...unit(table, id), damaged: true as const }])
  const then: Table = { ...table, units: { ...table.units, ...Object.fromEntries(damaged) } }
  const about = { of: seat, units: sound }
  const couldPause = couldPlay(then, seat, 'afterShipDamaged', about)
  const cards = couldPause ? playable({ ...seen, table: then }, 'afterShipDamaged', about) : {}
  return { couldPause, pauses: Object.keys(cards).length > 0 }
}

/** Of the hits that have to go to a ship before any other, those it has not taken yet. */
const firstHits = (table: Table, seat: Seat, unit: UnitId): number =>
  numberOf(table, seat, 'firstHits', 0, { unit }) - (table.battle?.struck?.[unit] ?? 0)

/** Repaired it would not show that it has taken one. */
function countFirst(table: Table, seat: Seat, unit: UnitId) {
  const { battle } = table
  if (battle && firstHits(table, seat, unit) > 0)
    battle.struck = { ...battle.struck, [unit]: (battle.struck?.[unit] ?? 0) + 1 }
}

function sharing(table: Table, seat: Seat, hits: number, ids: readonly UnitId[]): Casualties {
  const offered: Record<UnitId, Casualty> = {}
  for (const id of ids) {
    const piece = table.units[id]
    if (!piece) continue
    const cargo = cargoOf(table, id).length
    const leaders = leadersAboard(table, id)
    const { cost, built } = units[piece.kind]
    const isTough = !piece.damaged && sustains(table, piece.of, piece.kind)
    const first = firstHits(table, seat, id)
    offered[id] = {
      kind: piece.kind,
      loss: cost / built + cargo / 2 + leaders.length * 2,
      ...(isTough && { sustains: true as const }),
      ...(cargo > 0 && { cargo }),
      ...(leaders.length > 0 && { leaders }),
      ...(first > 0 && { first }),
    }
  }
  return { shape: 'casualties', hits, units: offered }
}

function* damage(table: Table, seat: Seat, name: string, ids: readonly UnitId[]): Flow {
  for (const id of ids) {
    unit(table, id).damaged = true
    const { kind, at } = unit(table, id)
    yield* tell('everyone', { text: 'ti3.log.damaged', about: { seat, unit: kind, hex: at } })
  }
  const { battle } = table
  if (ids.length > 0)
    yield* moment(table, 'afterShipDamaged', name, { of: seat, units: ids, ...(battle && { battle }) })
}

/** Units leave the board with all they carry, told kind by kind; what answers to lost Ground Forces hears of it. */
export function* loseUnits(table: Table, seat: Seat, name: string, ids: readonly UnitId[]): Flow<UnitId[]> {
  const lost: Partial<Record<UnitKind, number>> = {}
  const before = behind(table).units
  const gone = destroy(table, ids)
  const planet = ids.flatMap(id => before[id]?.planet ?? []).at(-1)
  for (const id of gone) {
    const { kind } = before[id] as Unit
    lost[kind] = (lost[kind] ?? 0) + 1
  }
  for (const [kind, count] of Object.entries(lost))
    yield* tell('everyone', { text: 'ti3.log.loses', about: { seat, unit: kind, count } })
  rememberWrecks(table, seat, Object.keys(lost) as UnitKind[])
  yield* leadersOfLostShips(table, `${name}/leaders`, true)
  const count = lost.ground_force ?? 0
  if (count === 0) return gone
  if (table.battle?.planet && table.battle.planet === planet)
    table.battle.killed = (table.battle.killed ?? 0) + count
  yield* moment(table, 'groundForcesLost', name, { of: seat, count, ...(planet && { planet }) })
  return gone
}

/** Kinds of ships destroyed in a Space Battle, where the other side could build their like. */
function rememberWrecks(table: Table, seat: Seat, kinds: readonly UnitKind[]) {
  const { battle } = table
  if (!battle || battle.planet || (seat !== battle.attacker && seat !== battle.defender)) return
  if (!permits(table, opponentIn(battle, seat), 'salvages', {})) return
  const wrecked = Object.fromEntries(kinds.filter(isShip).map(kind => [kind, true as const]))
  battle.wrecked = { ...battle.wrecked, [seat]: { ...battle.wrecked?.[seat], ...wrecked } }
}
