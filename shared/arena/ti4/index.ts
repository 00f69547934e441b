import type { Seat } from '../../engine/rules.ts'
import { edition } from '../../ti4/edition.ts'
import { print } from '../../ti4/prints.ts'
import type { Table, Ti4, Unit } from '../../ti4/table.ts'
import { counterFaults, keys } from '../galaxy/conserved.ts'
import { forceFaultsWith } from '../galaxy/forces.ts'
import type { Watch } from '../watch.ts'
import { cardFaults } from './cards.ts'
import { endOf } from './end.ts'
import { exchange } from './exchange.ts'
import { everything, happened } from './happened.ts'

const tokens = 16

const forceFaults = forceFaultsWith<Table>(edition, {
  isAtRest: ({ phase, doing, battle, agenda }) =>
    (phase === 'strategy' || phase === 'action') && !doing && !battle && !agenda,
  mayBeDamaged: (table, { of, kind }: Unit) => print(table, of, kind).sustainsDamage === true,
  isOverSupply: ({ overSupply }, seat) => overSupply === seat,
})

function faults(state: Ti4): string[] {
  const { table, hands } = state
  const found = [...cardFaults(state), ...forceFaults(table), ...counterFaults(table, tokens)]
  for (const [seat, { points, commodities }] of Object.entries(table.players))
    if (points < 0 || points > table.goal || commodities < 0) found.push(`${seat} has what nobody can have`)
  const dealt = Object.values(hands).flatMap(({ factions = [] }) => factions)
  if (new Set(dealt).size < dealt.length) found.push(`factions dealt twice: ${dealt}`)
  return found
}

/** A note is known to who holds it, whose it is by its id alone, and to whoever was shown it or deals with it. */
function hiddenNotes({ hands }: Ti4, viewer: Seat | undefined): string[] {
  const own = viewer === undefined ? undefined : hands[viewer]
  const known = JSON.stringify([own?.deals, own?.shown])
  return Object.entries(hands).flatMap(([seat, { notes }]) =>
    seat === viewer ? [] : keys(notes).filter(key => !known.includes(key)),
  )
}

function hidden(state: Ti4, viewer: Seat | undefined): string[] {
  const { hands, box } = state
  const ids: string[] = [
    box.seed,
    ...box.systems.blue,
    ...box.systems.red,
    ...box.faceDown,
    ...box.unused,
    ...box.secrets,
    ...box.actionCards,
    ...box.agendas,
    ...hiddenNotes(state, viewer),
  ]
  for (const [seat, hand] of Object.entries(hands)) {
    if (seat === viewer) continue
    ids.push(...keys(hand.systems), ...keys(hand.actionCards), ...keys(hand.secretObjectives))
    ids.push(...(hand.factions ?? []), ...(hand.dealt ?? []), ...(hand.lookedAt ?? []))
    if (hand.agenda) ids.push(hand.agenda)
  }
  return ids
}

const shows = new Set([
  'ti4.log.discardsCard',
  'ti4.log.givesCard',
  'ti4.log.givesNote',
  'ti4.log.playsCard',
  'ti4.log.returnsSecret',
  'ti4.log.showsNote',
])

export const watchTi4: Watch<Ti4> = {
  shown: ({ text, about }) => (shows.has(text) && about?.['card'] ? [String(about['card'])] : []),
  happened,
  everything,
  seldom: ['acceptOffer', 'promise', 'showNote'],
  faults,
  hidden,
  exchange,
  result({ table }, winners) {
    const end = endOf(table, winners)
    return {
      scores: Object.fromEntries(Object.entries(table.players).map(([seat, { points }]) => [seat, points])),
      rounds: table.round,
      ...(end && { end }),
    }
  },
}
