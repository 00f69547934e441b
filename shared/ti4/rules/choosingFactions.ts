import { choose, type Flow, inHand, tell, together } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Question, Seat } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import { type FormId, factions } from '../content/factions.ts'
import { areHoused, factionsIn, formsFree } from '../homes.ts'
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
        factionsIn(seen.table).filter(id => !taken.includes(id) && areHoused([...taken, id])),
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

/** Who has no home takes that of a faction nobody plays, once all is chosen. */
export function* takeForms(table: Table): Flow {
  for (const seat of table.order) {
    const player = sheet(table, seat)
    if (!factions[player.faction].forms) continue
    player.form = yield* askForm(seat)
    const { like } = factions[player.faction].forms?.[player.form] ?? {}
    yield* tell('everyone', { text: 'ti4.log.form', about: { seat, faction: like ?? player.faction } })
  }
}

const askForm = (seat: Seat): Flow<FormId> =>
  choose<FormId, Ti4>(seat, ({ table }) => {
    const free = formsFree(table, seat)
    const [only] = free
    if (only !== undefined && free.length === 1) return { skip: only }
    const { forms } = factions[sheet(table, seat).faction]
    return {
      name: `form/${seat}`,
      rule: 'ti4/S2',
      text: 'ti4.ask.form',
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          free.map(id => [id, { text: 'ti4.choice.form', about: { faction: forms?.[id].like ?? '' } }]),
        ),
      } satisfies OneOf,
    }
  })
