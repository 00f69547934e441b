import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { AgendaId } from '../../content/agendas.ts'
import type { PlanetId } from '../../content/planets.ts'
import { chairOf } from '../../council.ts'
import { onPlanet } from '../../forces.ts'
import { clockwiseFrom, planetsOf, sheet } from '../../realm.ts'
import { loseUnits } from '../../rules/combat.ts'
import { exhaust, spendCounter } from '../../rules/economy.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { pools } from '../../rules/tokens.ts'
import type { Pool, Table, Ti4, UnitId } from '../../table.ts'
import type { Lasts, Votes } from '../act.ts'

/** What several agendas do. */

/** All players clockwise from the Speaker. [1.20] */
export const everyone = (table: Table): Seat[] => clockwiseFrom(table, chairOf(table))

/** Who cast a vote for it, clockwise from the Speaker. */
export const whoVoted = (table: Table, votes: Votes, outcome: string): Seat[] =>
  everyone(table).filter(seat => {
    const { count = 0, what = [] } = votes[seat] ?? {}
    return count > 0 && what.includes(outcome)
  })

/** What happens when the next Strategy Phase begins, to each of these. */
export function later(table: Table, effect: AgendaId, seats = everyone(table)) {
  for (const by of seats) begin(table, { effect, by, until: 'strategyPhase' })
}

/** All planets of a kind are exhausted then. */
export const exhaustsLater = (which: (table: Table, seat: Seat, planet: PlanetId) => boolean): Lasts => ({
  at: {
    strategyPhaseStart: {
      *does(table, { by }) {
        const such = planetsOf(table, by).filter(planet => which(table, by, planet))
        yield* exhaustAll(table, by, such)
      },
    },
  },
})

/** Those of them that are ready. */
export function* exhaustAll(table: Table, seat: Seat, planets: readonly PlanetId[]): Flow {
  const ready = planets.filter(planet => !table.planets[planet]?.exhausted)
  for (const planet of ready) exhaust(table, planet)
  if (ready.length > 0)
    yield* tell('everyone', { text: 'ti4.log.exhausts', about: { seat, count: ready.length } })
}

/** Player by player; what is then without support goes too. */
export function* destroyAll(table: Table, name: string, ids: readonly UnitId[]): Flow {
  for (const seat of everyone(table)) {
    const own = ids.filter(id => table.units[id]?.of === seat)
    yield* destroyOf(table, seat, `${name}/${seat}`, own)
  }
}

export function* destroyOf(table: Table, seat: Seat, name: string, ids: readonly UnitId[]): Flow {
  const left = new Set(ids.flatMap(id => table.units[id]?.at ?? []))
  yield* loseUnits(table, seat, name, ids)
  for (const hex of left) yield* enforceSupply(table, seat, hex, `${name}/${hex}`)
}

export const unitsOn = (table: Table, planet: PlanetId): UnitId[] =>
  onPlanet(table, planet).map(({ id }) => id)

/** Which tokens of his sheet go: asked while others are, too. */
export const tokensToReturn = (seat: Seat, count: number): Flow<Partial<Record<Pool, number>>> =>
  choose<Partial<Record<Pool, number>>, Ti4>(seat, ({ table }) => {
    const { counters } = sheet(table, seat)
    const most = Math.min(
      count,
      pools.reduce((sum, pool) => sum + counters[pool], 0),
    )
    if (most === 0) return { skip: {} }
    return {
      name: `return/${seat}`,
      rule: 'ti4/8.18',
      text: 'ti4.ask.returnTokens',
      about: { count: most },
      hint: { loses: 'counters' },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(
          pools.map(pool => [pool, { text: `ti4.pool.${pool}`, most: Math.min(counters[pool], most) }]),
        ),
        least: most,
        most,
      },
    }
  })

export function* returnTokens(table: Table, seat: Seat, from: Partial<Record<Pool, number>>): Flow {
  let count = 0
  for (const pool of pools) {
    spendCounter(table, seat, pool, from[pool] ?? 0)
    count += from[pool] ?? 0
  }
  if (count > 0) yield* tell('everyone', { text: 'ti4.log.returnsTokens', about: { seat, count } })
}
