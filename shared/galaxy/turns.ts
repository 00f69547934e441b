import type { Seat, Turns } from '../engine/rules.ts'
import type { Offer } from './offers.ts'

/** Whose turn it is and who comes after, as it lies open on every galaxy's table. */

interface Turning {
  phase: string
  active?: Seat
  players: Readonly<Record<Seat, { passed?: true } | undefined>>
  agenda?: { asked?: Seat; votes: Readonly<Record<Seat, unknown>> }
  deals?: Readonly<Record<string, Offer>>
  negotiation?: { offers: Readonly<Record<string, Offer & { accepted?: true }>> }
}

/** In the order of play, without those who have passed. */
export function nextInOrder(
  { active = '', players }: Pick<Turning, 'active' | 'players'>,
  inOrder: readonly Seat[],
): readonly Seat[] {
  const at = inOrder.indexOf(active)
  return [...inOrder.slice(at + 1), ...inOrder.slice(0, Math.max(0, at))].filter(
    seat => !players[seat]?.passed,
  )
}

const offersOn = ({ deals = {}, negotiation }: Turning): Record<string, Seat> =>
  Object.fromEntries([
    ...Object.entries(deals).map(([key, { to }]) => [key, to]),
    ...Object.entries(negotiation?.offers ?? {})
      .filter(([, { accepted }]) => !accepted)
      .map(([key, { to }]) => [`agreement ${key}`, to]),
  ])

export const turnsWith =
  <T extends Turning>(
    orderOfPlay: (table: T) => readonly Seat[],
    votingOrder: (table: T) => readonly Seat[],
  ) =>
  (table: T): Turns => {
    const { phase, agenda, active } = table
    const offers = offersOn(table)
    if (agenda) {
      const next = votingOrder(table).find(seat => !agenda.votes[seat] && seat !== agenda.asked)
      return { of: agenda.asked, next, offers }
    }
    if (phase !== 'action') return { offers }
    return { of: active, next: nextInOrder(table, orderOfPlay(table))[0], offers }
  }
