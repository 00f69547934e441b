import { choose, draw, type Flow, inHand, shuffle, tell, together } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Question, Seat } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import { type FormId, factions } from '../content/factions.ts'
import { factionsOpen } from '../draft/factions.ts'
import { beyondMean, worthOfFaction } from '../draft/worth.ts'
import { areHoused, dealtHoused, formsFree } from '../homes.ts'
import { sheet } from '../realm.ts'
import type { Hand, Table, Ti4 } from '../table.ts'

/** Of which one is kept. */
export const factionsDealt = 3

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

/** Of a few, chosen unseen: which of them is worth most is said. */
function weighed(among: readonly FactionId[]): Question<FactionId> {
  const asked = question('faction', among)
  const { of } = asked.options as OneOf
  const worths = beyondMean(Object.fromEntries(among.map(id => [id, worthOfFaction(id)])))
  const said = among.map(id => [id, { ...of[id], hint: { helps: 'you', by: worths[id] ?? 0 } }] as const)
  const options: OneOf = { shape: 'oneOf', of: Object.fromEntries(said) }
  return { ...asked, options }
}

/** One after the other, clockwise from the speaker, openly. [S2] */
export function* factionsInTurn(table: Table): Flow<Next> {
  const taken: FactionId[] = []
  for (const seat of table.order) {
    const faction = yield* choose<FactionId, Ti4>(seat, seen =>
      question(
        `faction/${seat}`,
        factionsOpen(seen.table).filter(id => !taken.includes(id) && areHoused([...taken, id])),
      ),
    )
    taken.push(faction)
    sheet(table, seat).faction = faction
  }
  return { segment: 'opening' }
}

/** Dealt once some are banned: by lot one each, else as many as are chosen from. */
export function* factionsDrawn(table: Table, { how }: { how: string }): Flow<Next> {
  const shuffled = yield* shuffle('factions', factionsOpen(table))
  const drawn = dealtHoused(shuffled, how === 'lot' ? 1 : factionsDealt, table.order.length)
  if (how === 'lot') {
    for (const [i, seat] of table.order.entries()) sheet(table, seat).faction = drawn[i] as FactionId
    return { segment: 'opening' }
  }
  yield* draw<Ti4, void>(({ hands }) => {
    for (const [i, seat] of table.order.entries())
      (hands[seat] as Hand).factions = drawn.slice(i * factionsDealt, (i + 1) * factionsDealt)
  })
  return { segment: 'factionsKept' }
}

/** Three are dealt to each and one is kept; nobody knows of which before all have chosen. */
export function* factionsKept(table: Table): Flow<Next> {
  const lane = () => choose<FactionId, Ti4>
  const lanes = Object.fromEntries(
    table.order.map(seat => [seat, lane()(seat, ({ hand }) => weighed(hand?.factions ?? []))]),
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
          free.map(id => {
            const like = forms?.[id].like ?? 'mentak'
            const hint = { helps: 'you', by: worthOfFaction(like) } as const
            return [id, { text: 'ti4.choice.form', about: { faction: like }, hint }]
          }),
        ),
      } satisfies OneOf,
    }
  })
