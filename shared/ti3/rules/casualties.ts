import type { Flow } from '../../engine/flow.ts'
import type { Seat, View } from '../../engine/rules.ts'
import { casualtiesWith, type Lost } from '../../galaxy/rules/casualties.ts'
import type { Casualty } from '../../galaxy/shapes/casualties.ts'
import { opponentIn, sustains } from '../battles.ts'
import { at } from '../cards/moments.ts'
import type { PlanetId } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { edition } from '../edition.ts'
import { numberOf, permits } from '../effects.ts'
import { isShip } from '../forces.ts'
import { leadersAboard, worthOfLeader } from '../leaders.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import { leadersOfLostShips } from './leaders.ts'
import { moment } from './moments.ts'
import { couldPlay, playable } from './playable.ts'

/** Hits that are taken, and units that are lost. */
export const { takeHits, loseUnits } = casualtiesWith<Table, Ti3>(edition, {
  sustainsAnew: true,
  rule: 'ti3/16.casualties',
  sustains,
  about,
  between,
  strikes: countFirst,
  damaged,
  lost,
})

function about(table: Table, seat: Seat, id: UnitId): Partial<Casualty> {
  const leaders = leadersAboard(table, id)
  const first = firstHits(table, seat, id)
  return {
    ...(leaders.length > 0 && { leaders, loss: leaders.length * worthOfLeader }),
    ...(first > 0 && { first }),
  }
}

/** A card of his. */
function between(seen: View<Ti3>, seat: Seat, units: readonly UnitId[]) {
  const damaged = at('afterShipDamaged', { of: seat, units })
  const couldPause = couldPlay(seen.table, seat, damaged)
  const cards = couldPause ? playable(seen, damaged) : {}
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

function* damaged(table: Table, seat: Seat, name: string, units: readonly UnitId[]): Flow {
  const { battle } = table
  yield* moment(table, 'afterShipDamaged', name, { of: seat, units, ...(battle && { battle }) })
}

/** What answers to lost Ground Forces hears of it. */
function* lost(table: Table, seat: Seat, name: string, { kinds, ...from }: Lost<Table>): Flow {
  rememberWrecks(table, seat, Object.keys(kinds) as UnitKind[])
  yield* leadersOfLostShips(table, `${name}/leaders`, true)
  const count = kinds.ground_force ?? 0
  if (count === 0) return
  const planet = from.planet as PlanetId | undefined
  if (table.battle?.planet && table.battle.planet === planet)
    table.battle.killed = (table.battle.killed ?? 0) + count
  yield* moment(table, 'groundForcesLost', name, { of: seat, count, ...(planet && { planet }) })
}

/** Kinds of ships destroyed in a Space Battle, where the other side could build their like. */
function rememberWrecks(table: Table, seat: Seat, kinds: readonly UnitKind[]) {
  const { battle } = table
  if (!battle || battle.planet || (seat !== battle.attacker && seat !== battle.defender)) return
  if (!permits(table, opponentIn(battle, seat), 'salvages', {})) return
  const wrecked = Object.fromEntries(kinds.filter(isShip).map(kind => [kind, true as const]))
  battle.wrecked = { ...battle.wrecked, [seat]: { ...battle.wrecked?.[seat], ...wrecked } }
}
