import type { Chance } from '../../engine/chance.ts'
import { holdsPoliticalCards } from '../../ti3/strategySet.ts'
import type { Hand, Ti3 } from '../../ti3/table.ts'
import { type Exchanging, exchangeCards, exchangeOf } from '../galaxy/exchange.ts'
import type { Exchange } from '../watch.ts'
import { exchangeDomains } from './domains.ts'

/** Two unseen cards of a kind change places, between two hands or a hand and the box. */
export const exchange = (state: Ti3, chance: Chance): Exchange<Ti3> | undefined =>
  exchangeOf(state, chance, kindsIn(state))

const kindsIn = ({ table, box }: Ti3): Exchanging<Ti3>[] => [
  secretObjectives,
  actionCards,
  systemsInHand,
  racesDealt,
  ...(box.domains ? [exchangeDomains] : []),
  ...(holdsPoliticalCards(table) ? [politicalCards] : []),
]

const secretObjectives: Exchanging<Ti3> = (copy, [one, other], chance) => {
  const first = copy.hands[one] as Hand
  const second = copy.hands[other] as Hand
  const a = first.secretObjective
  const fromBox = chance.below('box', 2) === 0
  const b = fromBox ? copy.box.unused.pop() : second.secretObjective
  if (!a || !b) return undefined
  first.secretObjective = b
  if (fromBox) copy.box.unused.push(a)
  else second.secretObjective = a
  return { state: copy, cards: [a, b], knowing: fromBox ? [one] : [one, other] }
}

const actionCards = exchangeCards<Ti3>(
  'cards',
  ({ hands }, seat) => hands[seat]?.actionCards,
  ({ box }) => box.actionCards,
)

const politicalCards = exchangeCards<Ti3>(
  'political',
  ({ hands }, seat) => hands[seat]?.politicalHand,
  ({ box }) => box.politicalCards,
)

const racesDealt: Exchanging<Ti3> = (copy, [one, other]) => {
  const first = copy.hands[one] as Hand
  const second = copy.hands[other] as Hand
  const [a, mine] = first.races ?? []
  const [b, theirs] = second.races ?? []
  if (!a || !b || !mine || !theirs) return undefined
  first.races = [b, mine]
  second.races = [a, theirs]
  return { state: copy, cards: [a, b], knowing: [one, other] }
}

const systemsInHand = exchangeCards<Ti3>('systems', ({ table, hands }, seat) =>
  table.players[seat]?.shown ? undefined : hands[seat]?.systems,
)
