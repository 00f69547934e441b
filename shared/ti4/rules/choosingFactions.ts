import { choose, type Flow, inHand, together } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Question } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import { factions } from '../content/factions.ts'
import { idsIn } from '../content/sets.ts'
import { sheet } from '../realm.ts'
import type { Table, Ti4 } from '../table.ts'

const question = (name: string, among: readonly FactionId[]): Question<FactionId> => ({
  name,
  rule: 'ti4/S2',
  text: 'ti4.ask.faction',
  options: {
    shape: 'oneOf',
    of: Object.fromEntries(
      among.map(faction => [faction, { text: 'ti4.choice.faction', about: { faction } }]),
    ),
  } as OneOf,
})

/** One after the other, clockwise from the speaker, openly. [S2] */
export function* factionsInTurn(table: Table): Flow<Next> {
  const taken: FactionId[] = []
  for (const seat of table.order) {
    const faction = yield* choose<FactionId, Ti4>(seat, seen =>
      question(
        `faction/${seat}`,
        idsIn(seen.table, factions).filter(id => !taken.includes(id)),
      ),
    )
    taken.push(faction)
    sheet(table, seat).faction = faction
  }
  return { segment: 'opening' }
}

/** Three are dealt to each and one is kept; nobody knows of which before all have chosen. */
export function* factionsKept(table: Table): Flow<Next> {
  const lane = () => choose<FactionId, Ti4>
  const lanes = Object.fromEntries(
    table.order.map(seat => [seat, lane()(seat, ({ hand }) => question('faction', hand?.factions ?? []))]),
  )
  const kept = yield* together<FactionId>(lanes)
  for (const seat of table.order) {
    sheet(table, seat).faction = kept[seat] as FactionId
    yield* inHand<Ti4>(seat, hand => {
      delete hand.factions
    })
  }
  return { segment: 'opening' }
}
