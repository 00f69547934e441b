import type { Seat } from '../../engine/rules.ts'
import { troopsOn } from '../battles.ts'
import { isIn } from '../content/sets.ts'
import { type Deed, deedAs, greatFleet } from '../deeds.ts'
import { fleet } from '../forces.ts'
import { sheet } from '../realm.ts'
import type { Battle, Table } from '../table.ts'

/** Remembered until the round is over, where objectives may ask for it. */
const areCounted = (table: Table): boolean => isIn(table, { set: 'expansionObjectives' })

export function remember(table: Table, seat: Seat, deed: Deed, to: string) {
  if (areCounted(table)) sheet(table, seat).memory[deedAs(deed, to)] = 'round'
}

/** How many ships meet, before any of them shoots. */
export function countFleets(table: Table, battle: Battle) {
  if (!areCounted(table)) return
  const { attacker, defender, hex } = battle
  const counts = [attacker, defender].map(seat => [seat, fleet(table, seat, hex).length] as const)
  battle.met = Object.fromEntries(counts)
}

/** Whether anybody stands up to who lands. */
export function countDefenders(table: Table, battle: Battle) {
  const { planet, defender } = battle
  if (areCounted(table) && planet && troopsOn(table, planet, defender).length > 0) battle.defended = true
}

/** Whoever is left alone has won. */
export function rememberVictory(
  table: Table,
  { met, attacker, defender, hex }: Battle,
  left: readonly Seat[],
) {
  const [winner, other] = left
  if (!met || winner === undefined || other !== undefined) return
  const beaten = winner === attacker ? defender : attacker
  if ((met[beaten] ?? 0) >= greatFleet) remember(table, winner, 'beat', hex)
}
