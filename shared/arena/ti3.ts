import type { Chance } from '../engine/chance.ts'
import type { Seat } from '../engine/rules.ts'
import { actionCards } from '../ti3/content/actionCards.ts'
import { objectives } from '../ti3/content/objectives.ts'
import { politicalCards } from '../ti3/content/politicalCards.ts'
import { races } from '../ti3/content/races.ts'
import { systems } from '../ti3/content/systems.ts'
import { type UnitKind, units } from '../ti3/content/units.ts'
import type { Hand, Ti3 } from '../ti3/table.ts'
import type { Exchange, Watch } from './watch.ts'

const keys = (of: object | undefined) => Object.keys(of ?? {})
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** Every card exactly once, wherever it lies. */
function twiceOrMissing(what: string, all: readonly string[], found: readonly string[]): string[] {
  const sorted = found.slice().sort().join(' ')
  return sorted === all.slice().sort().join(' ') ? [] : [`${what}: ${sorted}`]
}

function faults({ table, hands, box }: Ti3): string[] {
  const found: string[] = []
  const held = Object.values(hands)
  const laid = Object.values(table.galaxy.tiles).flatMap(({ system }) => (system ? [system] : []))
  const common = keys(systems).filter(id => systems[id as keyof typeof systems].home === undefined)
  const lying = [
    ...laid.filter(id => systems[id].home === undefined),
    ...held.flatMap(hand => keys(hand.systems)),
    ...box.systems,
    ...box.removed,
    ...(box.faceDown ? [box.faceDown] : []),
  ]
  found.push(...twiceOrMissing('systems', common, lying))
  const secrets = held.flatMap(hand => (hand.secretObjective ? [hand.secretObjective] : []))
  found.push(
    ...twiceOrMissing('objectives', keys(objectives), [...secrets, ...box.objectives, ...box.unused]),
  )
  const copies = Object.values(actionCards).map(card => card.copies)
  if (box.actionCards.length + total(Object.values(table.players).map(p => p.actionCards)) !== total(copies))
    found.push('action cards')
  if (box.politicalCards.length !== keys(politicalCards).length) found.push('political cards')
  if (table.decks.objective !== box.objectives.length) found.push('objective deck count')
  for (const [seat, player] of Object.entries(table.players)) {
    const hand = hands[seat] as Hand
    if (player.systems !== keys(hand.systems).length) found.push(`${seat} counts ${player.systems} systems`)
    if (player.shown && keys(player.shown).sort().join() !== keys(hand.systems).sort().join())
      found.push(`${seat} shown`)
    if (total(Object.values(player.counters)) !== 16) found.push(`${seat} command counters`)
    found.push(...unitFaults(table.units, seat))
  }
  if (total(Object.values(table.players).map(p => p.tradeGoods)) + table.supply.tradeGoods !== 40)
    found.push('trade goods')
  if (table.phase === 'stationing' && table.unitsMade > 0) found.push(...startFaults({ table, hands, box }))
  return found
}

function unitFaults(all: Ti3['table']['units'], seat: Seat): string[] {
  const own = Object.values(all).filter(unit => unit.of === seat)
  return (Object.keys(units) as UnitKind[])
    .filter(kind => !units[kind].unlimited && own.filter(u => u.kind === kind).length > units[kind].pieces)
    .map(kind => `${seat} has too many ${kind}`)
}

/** What a race starts with is on its home system, no more and no less. */
function startFaults({ table }: Ti3): string[] {
  const found: string[] = []
  for (const [seat, { race, home }] of Object.entries(table.players))
    for (const [kind, count] of Object.entries(races[race].startingUnits)) {
      const here = Object.values(table.units).filter(u => u.of === seat && u.kind === kind && u.at === home)
      if (here.length !== count) found.push(`${seat} starts with ${here.length} ${kind}`)
    }
  return found
}

function hidden({ table, hands, box }: Ti3, viewer: Seat | undefined): string[] {
  const ids: string[] = [
    box.seed,
    ...box.systems,
    ...box.removed,
    ...(box.faceDown ? [box.faceDown] : []),
    ...box.objectives,
    ...box.unused,
    ...box.actionCards,
    ...box.politicalCards,
  ]
  for (const [seat, hand] of Object.entries(hands)) {
    if (seat === viewer) continue
    const shown = table.players[seat]?.shown ?? {}
    ids.push(...keys(hand.systems).filter(id => !Object.hasOwn(shown, id)))
    if (hand.secretObjective) ids.push(hand.secretObjective)
  }
  return ids
}

/** Two systems or two secret objectives change places, between two hands or a hand and the box. */
function exchange(state: Ti3, chance: Chance): Exchange<Ti3> | undefined {
  const copy = structuredClone(state)
  const seats = chance.shuffle('seats', Object.keys(copy.hands))
  const [one, other] = seats as [Seat, Seat]
  const first = copy.hands[one] as Hand
  const second = copy.hands[other] as Hand
  if (chance.below('what', 2) === 0) {
    const a = first.secretObjective
    const fromBox = chance.below('box', 2) === 0
    const b = fromBox ? copy.box.unused.pop() : second.secretObjective
    if (!a || !b) return undefined
    first.secretObjective = b
    if (fromBox) copy.box.unused.push(a)
    else second.secretObjective = a
    return { state: copy, cards: [a, b], knowing: fromBox ? [one] : [one, other] }
  }
  const unseen = (seat: Seat, hand: Hand) =>
    chance.shuffle(
      `systems/${seat}`,
      copy.table.players[seat]?.shown ? [] : (keys(hand.systems) as (keyof typeof systems)[]),
    )
  const [a] = unseen(one, first)
  const [b] = unseen(other, second)
  if (!a || !b) return undefined
  delete first.systems[a]
  delete second.systems[b]
  first.systems[b] = true
  second.systems[a] = true
  return { state: copy, cards: [a, b], knowing: [one, other] }
}

export const watchTi3: Watch<Ti3> = {
  faults,
  hidden,
  exchange,
  result: ({ table }) => ({
    scores: Object.fromEntries(Object.entries(table.players).map(([seat, { points }]) => [seat, points])),
    rounds: 0,
  }),
}
