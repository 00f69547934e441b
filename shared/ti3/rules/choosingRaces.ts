import { choose, type Flow, inHand, together } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Question, Seat } from '../../engine/rules.ts'
import { type RaceId, races } from '../content/races.ts'
import { idsIn } from '../content/sets.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'

const question = (name: string, among: readonly RaceId[]): Question<RaceId> => ({
  name,
  rule: 'ti3/6.race',
  text: 'ti3.ask.race',
  options: {
    shape: 'oneOf',
    of: Object.fromEntries(among.map(race => [race, { text: 'ti3.choice.race', about: { race } }])),
  } as OneOf,
})

/** One after the other from the first player, openly. */
export function* racesInTurn(table: Table): Flow<Next> {
  const taken: RaceId[] = []
  for (const seat of table.order) {
    const race = yield* choose<RaceId, Ti3>(seat, seen =>
      question(
        `race/${seat}`,
        idsIn(seen.table, races).filter(id => !taken.includes(id)),
      ),
    )
    taken.push(race)
    sheet(table, seat).race = race
  }
  return begins(table)
}

/** Two are dealt to each and one is kept; nobody knows of which before all have chosen. */
export function* racesKept(table: Table): Flow<Next> {
  const lane = function* (seat: Seat): Flow<RaceId> {
    return yield* choose<RaceId, Ti3>(seat, ({ hand }) => question('race', hand?.races ?? []))
  }
  const kept = yield* together<RaceId>(Object.fromEntries(table.order.map(seat => [seat, lane(seat)])))
  for (const seat of table.order) {
    sheet(table, seat).race = kept[seat] as RaceId
    yield* inHand<Ti3>(seat, hand => {
      delete hand.races
    })
  }
  return begins(table)
}

function begins(table: Table): Next {
  table.phase = 'homes'
  return { segment: 'opening' }
}
