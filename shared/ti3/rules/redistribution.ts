import { behind } from '../../engine/draft.ts'
import { choose, type Flow, tell, together } from '../../engine/flow.ts'
import type { Amounts } from '../../engine/options.ts'
import type { Command, Next, Question, Seat } from '../../engine/rules.ts'
import { isOut, orderOfPlay, roomInArea, sheet } from '../realm.ts'
import type { Counters, Table, Ti3 } from '../table.ts'
import { eliminateBeaten } from './elimination.ts'
import { enforceEverywhere } from './supplyLimits.ts'

type Areas = Omit<Counters, 'reinforcements'>
type Shared = Partial<Areas>

/** Step 6: counters change their area, all players at once, or in order of play when somebody asks. [p. 14] */
export function* redistribute(table: Table): Flow<Next> {
  const seats = orderOfPlay(table)
  table.redistribution = 'atOnce'
  const lanes = Object.fromEntries(seats.map(seat => [seat, atOnce(seat)]))
  const shared = yield* together<Shared | undefined>(lanes)
  const inTurn = toldInTurn(table)
  delete table.redistribution
  if (inTurn) return { segment: 'redistributeInTurn', args: { seats } }
  for (const seat of seats) yield* shareOut(table, seat, shared[seat] ?? {})
  delete table.newCounters
  return { segment: 'fleetsInSupply', args: { seats } }
}

const toldInTurn = (table: Table) => table.redistribution === 'inTurn'

function* atOnce(seat: Seat): Flow<Shared | undefined> {
  return yield* choose<Shared | undefined, Ti3>(seat, ({ table }) =>
    toldInTurn(table) ? { skip: undefined } : sharing(table, seat, 'areas'),
  )
}

/** One after the other, each knowing what those before him did. */
export function* redistributeInTurn(table: Table, { seats }: { seats: Seat[] }): Flow<Next> {
  for (const seat of seats) {
    const shared = yield* choose<Shared, Ti3>(seat, ({ table }) => sharing(table, seat, `${seat}/areas`))
    yield* shareOut(table, seat, shared)
  }
  delete table.newCounters
  return { segment: 'fleetsInSupply', args: { seats } }
}

const areas = ['strategy', 'pool', 'fleet'] as const

const sharing = (table: Table, seat: Seat, name: string): Question<Shared> =>
  table.newCounters?.[seat] === undefined ? redistributing(table, seat, name) : placing(table, seat, name)

/** Where counters may not change their area, those just gained still find one. They wait in the Command Pool. */
function placing(table: Table, seat: Seat, name: string): Question<Shared> {
  const { counters } = sheet(table, seat)
  const fresh = table.newCounters?.[seat] ?? 0
  const area = (id: keyof Areas) => {
    const lies = counters[id] - (id === 'pool' ? fresh : 0)
    return {
      text: `ti3.counters.${id}`,
      about: { count: lies },
      most: Math.min(fresh, roomInArea(table, seat, id)),
    } as const
  }
  const of = { strategy: area('strategy'), pool: area('pool'), fleet: area('fleet') }
  return {
    name,
    rule: 'ti3/14.redistribute',
    text: 'ti3.ask.placeCounters',
    about: { count: fresh },
    options: { shape: 'amounts', of, least: fresh, most: fresh } as Amounts,
    otherwise: fresh > 0 ? { pool: fresh } : {},
  }
}

function redistributing(table: Table, seat: Seat, name: string): Question<Shared> {
  const { counters } = sheet(table, seat)
  const all = areas.reduce((sum, area) => sum + counters[area], 0)
  const area = (id: keyof Areas) =>
    ({
      text: `ti3.counters.${id}`,
      about: { count: counters[id] },
      most: Math.min(all, counters[id] + roomInArea(table, seat, id)),
    }) as const
  const of = { strategy: area('strategy'), pool: area('pool'), fleet: area('fleet') }
  return {
    name,
    rule: 'ti3/14.redistribute',
    text: 'ti3.ask.redistribute',
    hint: { uses: 'counters' },
    about: { count: all },
    options: { shape: 'amounts', of, least: all, most: all } as Amounts,
    otherwise: Object.fromEntries(areas.flatMap(id => (counters[id] > 0 ? [[id, counters[id]]] : []))),
  }
}

function* shareOut(table: Table, seat: Seat, shared: Shared): Flow {
  const { counters } = sheet(table, seat)
  const fresh = table.newCounters?.[seat]
  const lies = { strategy: 0, pool: 0, fleet: 0 }
  if (fresh !== undefined) Object.assign(lies, behind(counters), { pool: counters.pool - fresh })
  const [strategy, pool, fleet] = areas.map(id => lies[id] + (shared[id] ?? 0)) as [number, number, number]
  if (counters.strategy === strategy && counters.pool === pool && counters.fleet === fleet) return
  Object.assign(counters, { strategy, pool, fleet })
  yield* tell('everyone', { text: 'ti3.log.redistributes', about: { seat, strategy, pool, fleet } })
}

/** Where Fleet Supply no longer suffices ships are lost, player by player. At the end of the round whoever has nothing
 *  left after it is out. [pp. 14, 21] */
export function* fleetsInSupply(
  table: Table,
  { seats, ends }: { seats: Seat[]; ends?: 'round' },
): Flow<Next | undefined> {
  const [seat, ...others] = seats
  if (seat === undefined) {
    if (ends) yield* eliminateBeaten(table)
    return undefined
  }
  yield* enforceEverywhere(table, seat, 'supply')
  return { segment: 'fleetsInSupply', args: { seats: others, ...(ends && { ends }) } }
}

/** "In order of play, please": what others have chosen already is asked of them again, in their turn. */
export const inOrderOfPlay: Command<Ti3> = {
  during: ({ redistribution }) => redistribution === 'atOnce',
  may: ({ table, seat }) =>
    seat && !isOut(table, seat)
      ? { shape: 'oneOf', of: { inTurn: { text: 'ti3.redistribute.inTurn' } } as const }
      : undefined,
  does(table, seat) {
    table.redistribution = 'inTurn'
    return tell('everyone', { text: 'ti3.log.inOrderOfPlay', about: { seat } })
  },
}
