import type { Chance } from '../../engine/chance.ts'
import type { Seat } from '../../engine/rules.ts'
import type { SystemId } from '../../ti3/content/systems.ts'
import { holdsPoliticalCards } from '../../ti3/strategySet.ts'
import type { Hand, Ti3 } from '../../ti3/table.ts'
import type { Exchange } from '../watch.ts'
import { exchangeDomains } from './domains.ts'

const keys = <T extends string>(of: Partial<Record<T, unknown>> | undefined) => Object.keys(of ?? {}) as T[]

/** Two unseen cards of a kind change places, between two hands or a hand and the box. */
export function exchange(state: Ti3, chance: Chance): Exchange<Ti3> | undefined {
  const seats = chance.shuffle('seats', Object.keys(state.hands)) as [Seat, Seat]
  for (const kind of chance.shuffle('kinds', kindsIn(state))) {
    const exchanged = kind(structuredClone(state), seats, chance)
    if (exchanged) return exchanged
  }
  return undefined
}

const kindsIn = ({ table, box }: Ti3): Exchanging[] => [
  secretObjectives,
  actionCards,
  systemsInHand,
  racesDealt,
  ...(box.domains ? [exchangeDomains] : []),
  ...(holdsPoliticalCards(table) ? [politicalCards] : []),
]

type Exchanging = (copy: Ti3, seats: [Seat, Seat], chance: Chance) => Exchange<Ti3> | undefined

const secretObjectives: Exchanging = (copy, [one, other], chance) => {
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

const actionCards: Exchanging = (copy, [one, other], chance) => {
  const first = (copy.hands[one] as Hand).actionCards
  const [a] = chance.shuffle('mine', keys(first))
  const fromBox = chance.below('box', 2) === 0
  if (fromBox) {
    const b = copy.box.actionCards[0]
    if (!a || !b) return undefined
    delete first[a]
    first[b] = true
    copy.box.actionCards[0] = a
    return { state: copy, cards: [a, b], knowing: [one] }
  }
  const second = (copy.hands[other] as Hand).actionCards
  const [b] = chance.shuffle('theirs', keys(second))
  if (!a || !b) return undefined
  delete first[a]
  delete second[b]
  first[b] = true
  second[a] = true
  return { state: copy, cards: [a, b], knowing: [one, other] }
}

const politicalCards: Exchanging = (copy, [one, other], chance) => {
  const first = (copy.hands[one] as Hand).politicalHand
  const second = (copy.hands[other] as Hand).politicalHand
  const [a] = chance.shuffle('political/mine', keys(first))
  if (!first || !a) return undefined
  const fromBox = chance.below('box', 2) === 0
  const b = fromBox ? copy.box.politicalCards[0] : chance.shuffle('political/theirs', keys(second))[0]
  if (!b || (!fromBox && !second)) return undefined
  delete first[a]
  first[b] = true
  if (fromBox) copy.box.politicalCards[0] = a
  else if (second) {
    delete second[b]
    second[a] = true
  }
  return { state: copy, cards: [a, b], knowing: fromBox ? [one] : [one, other] }
}

const racesDealt: Exchanging = (copy, [one, other]) => {
  const first = copy.hands[one] as Hand
  const second = copy.hands[other] as Hand
  const [a, mine] = first.races ?? []
  const [b, theirs] = second.races ?? []
  if (!a || !b || !mine || !theirs) return undefined
  first.races = [b, mine]
  second.races = [a, theirs]
  return { state: copy, cards: [a, b], knowing: [one, other] }
}

const systemsInHand: Exchanging = (copy, [one, other], chance) => {
  const first = copy.hands[one] as Hand
  const second = copy.hands[other] as Hand
  const unseen = (seat: Seat, hand: Hand) =>
    chance.shuffle(`systems/${seat}`, copy.table.players[seat]?.shown ? [] : keys<SystemId>(hand.systems))
  const [a] = unseen(one, first)
  const [b] = unseen(other, second)
  if (!a || !b) return undefined
  delete first.systems[a]
  delete second.systems[b]
  first.systems[b] = true
  second.systems[a] = true
  return { state: copy, cards: [a, b], knowing: [one, other] }
}
