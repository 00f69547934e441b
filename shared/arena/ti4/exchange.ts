import type { Chance } from '../../engine/chance.ts'
import type { Hand, Ti4 } from '../../ti4/table.ts'
import { keys } from '../galaxy/conserved.ts'
import { type Exchanging, exchangeCards, exchangeOf } from '../galaxy/exchange.ts'
import type { Exchange } from '../watch.ts'

/** Two unseen cards of a kind change places, between two hands or a hand and the box. */
export const exchange = (state: Ti4, chance: Chance): Exchange<Ti4> | undefined =>
  exchangeOf(state, chance, [actionCards, secretObjectives, notes, systems, factions])

const actionCards = exchangeCards<Ti4>(
  'cards',
  ({ hands }, seat) => hands[seat]?.actionCards,
  ({ box }) => box.actionCards,
)
const secretObjectives = exchangeCards<Ti4>(
  'secrets',
  ({ table, hands }, seat) =>
    table.phase === 'starting' || table.players[seat]?.openSecrets
      ? undefined
      : (hands[seat]?.secretObjectives as Record<string, true>),
  ({ box }) => box.secrets,
)
/** While bags go round, what one holds decides what he leaves to the next. */
const systems = exchangeCards<Ti4>('systems', ({ table, hands }, seat) =>
  table.draft ? undefined : hands[seat]?.systems,
)

/** Of two others, and neither shown to anybody nor part of an offer: the two who gave or took them know. */
const notes: Exchanging<Ti4> = (copy, seats, chance) => {
  const [one, other] = seats
  const foreign = (seat: string) =>
    keys(copy.hands[seat]?.notes).filter(key => !seats.some(each => key.endsWith(`.${each}`)))
  const [a] = chance.shuffle('notes/one', foreign(one))
  const [b] = chance.shuffle('notes/other', foreign(other))
  if (!a || !b || Object.values(copy.hands).some(({ deals, shown }) => deals || shown)) return undefined
  const [mine, theirs] = [(copy.hands[one] as Hand).notes, (copy.hands[other] as Hand).notes]
  delete mine[a]
  delete theirs[b]
  mine[b] = true
  theirs[a] = true
  return { state: copy, cards: [a, b], knowing: seats }
}

const factions: Exchanging<Ti4> = (copy, [one, other]) => {
  if (copy.table.draft) return undefined
  const [first, second] = [copy.hands[one] as Hand, copy.hands[other] as Hand]
  const [a, ...mine] = first.factions ?? []
  const [b, ...theirs] = second.factions ?? []
  if (!a || !b) return undefined
  first.factions = [b, ...mine]
  second.factions = [a, ...theirs]
  return { state: copy, cards: [a, b], knowing: [one, other] }
}
