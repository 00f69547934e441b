import { choose, draw, type Flow, inHand, shuffle, tell, together } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import type { FactionId } from '../content/factionIds.ts'
import type { SystemId } from '../content/systems.ts'
import { bagOptions, factionsEach, takenAtOnce } from '../draft/bags.ts'
import { dealtTogether, factionsOpen } from '../draft/factions.ts'
import { dearestIn } from '../draft/milty.ts'
import { setupOf } from '../galaxy.ts'
import { sheet } from '../realm.ts'
import type { Bag, Hand, Table, Ti4 } from '../table.ts'
import { emptyBags } from './draftLaidOut.ts'

/** A bag for each, with what a galaxy has for each and some factions. */
export function* bagDraft(table: Table): Flow<Next> {
  const shuffled = yield* shuffle('factions', factionsOpen(table))
  const count = Math.min(factionsEach, Math.floor(shuffled.length / table.order.length))
  const drawn = dealtTogether(shuffled, count * table.order.length)
  const { dealtEach } = setupOf(table)
  yield* draw<Ti4, void>(({ box, hands }) => {
    const piles = { blue: box.systems.blue.slice(), red: box.systems.red.slice() }
    for (const [i, seat] of table.order.entries()) {
      const dealt = (['blue', 'red'] as const).flatMap(back => piles[back].splice(0, dealtEach[back]))
      ;(hands[seat] as Hand).bag = {
        systems: Object.fromEntries(dealt.map(id => [id, true])),
        factions: drawn.slice(i * count, (i + 1) * count),
      }
    }
    box.systems = piles
  })
  table.draft = { ...emptyBags, factions: count }
  yield* tell('everyone', { text: 'ti4.log.bags', about: { ...dealtEach, factions: count } })
  return { segment: 'bagsPass' }
}

/** All take of what is before them, unseen; what is left goes on to the left. */
export function* bagsPass(table: Table): Flow<Next> {
  yield* together<void>(Object.fromEntries(table.order.map(seat => [seat, taking(seat)])))
  const { order } = table
  const isEmpty = yield* draw<Ti4, boolean>(({ hands }) => {
    const bags = order.map(seat => taken((hands[seat] as Hand).bag))
    for (const [i, seat] of order.entries()) {
      const hand = hands[seat] as Hand
      const next = bags[(i + order.length - 1) % order.length]
      if (isDone(next)) delete hand.bag
      else if (next) hand.bag = next
    }
    return bags.every(isDone)
  })
  if (table.draft?.kind === 'bag') table.draft.made++
  if (!isEmpty) return { segment: 'bagsPass' }
  const { blue, red } = setupOf(table).dealtEach
  for (const seat of order) sheet(table, seat).systems = blue + red
  delete table.draft
  table.phase = 'factions'
  return { segment: 'factionsKept' }
}

const taken = (bag: Bag | undefined): Bag | undefined =>
  bag && { systems: { ...bag.systems }, factions: bag.factions.slice() }

const isDone = (bag: Bag | undefined): boolean =>
  bag === undefined || Object.keys(bag.systems).length + bag.factions.length === 0

function* taking(seat: Seat): Flow {
  for (let nth = 0; nth < takenAtOnce; nth++) {
    const taken = yield* choose<string | undefined, Ti4>(seat, seen => {
      const options = bagOptions(seen)
      const dearest = dearestIn(options)
      if (dearest === undefined) return { skip: undefined }
      return {
        name: `take/${nth}`,
        rule: 'ti4/bag',
        text: 'ti4.ask.draftTake',
        options,
        otherwise: dearest,
      }
    })
    if (taken === undefined) return
    yield* inHand<Ti4>(seat, hand => take(hand, taken))
  }
}

function take(hand: Hand, taken: string) {
  const { bag } = hand
  if (!bag) return
  if (taken in bag.systems) {
    delete bag.systems[taken as SystemId]
    hand.systems[taken as SystemId] = true
  } else {
    bag.factions = bag.factions.filter(id => id !== taken)
    hand.factions = [...(hand.factions ?? []), taken as FactionId]
  }
}
