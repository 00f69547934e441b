import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import { type Amounts, checkAnswer, type OneOf, type SomeOf } from '../../engine/options.ts'
import type { Seat, View } from '../../engine/rules.ts'
import { cheapest } from '../../ti3/payment.ts'
import { cheapestFor } from '../../ti3/production.ts'
import { sheet } from '../../ti3/realm.ts'
import type { Lay, Station } from '../../ti3/shapes/galaxy.ts'
import { shapes } from '../../ti3/shapes/index.ts'
import type { Land } from '../../ti3/shapes/land.ts'
import type { Move } from '../../ti3/shapes/move.ts'
import type { Pay } from '../../ti3/shapes/pay.ts'
import type { Produce } from '../../ti3/shapes/produce.ts'
import type { Turn } from '../../ti3/shapes/turn.ts'
import type { Ti3 } from '../../ti3/table.ts'
import { fillCart } from './building.ts'
import { claim, dearest, pickCard, research, resourcesOf, shareCounters, useSecondary } from './choosing.ts'
import { bestLaying, roomiestHome, strongestPlanetFirst } from './galaxy.ts'
import { landTroops, moveShips } from './moving.ts'
import { takeTurn } from './turn.ts'

/** Expands, fights at good odds, follows useful secondaries, and scores. Where it has no opinion it does what a clock
 *  would do for an absent player, and else anything. */
export function sensible(seen: View<Ti3>, ask: AskFrame, chance: Chance): unknown {
  const opinion = byShape(seen, ask, chance) ?? byText(seen, ask, chance) ?? ask.otherwise
  // What a rule of the pieces forbids once in a while is left to chance.
  return opinion === undefined || checkAnswer(shapes, ask.options, opinion) ? undefined : opinion
}

function byShape(seen: View<Ti3>, { options }: AskFrame, chance: Chance): unknown {
  switch (options.shape) {
    case 'lay':
      return bestLaying(seen, options as Lay, chance)
    case 'station':
      return strongestPlanetFirst(options as Station)
    case 'turn':
      return takeTurn(seen, options as Turn, chance)
    case 'move':
      return moveShips(seen, options as Move)
    case 'land':
      return landTroops(options as Land)
    case 'produce':
      return fillCart(seen, options as Produce, (offer, cart) => cheapestFor(seen.table, offer, cart))
    case 'pay':
      return payWith(options as Pay)
    default:
      return undefined
  }
}

/** Where more buys more, everything that buys something. */
function payWith(options: Pay): unknown {
  const { least, step, most = least } = options
  if (step === undefined) return cheapest(options, least)
  for (let due = most; due >= least; due -= step) {
    const paid = cheapest(options, due)
    if (paid) return paid
  }
  return undefined
}

function byText(seen: View<Ti3>, { text, about, options }: AskFrame, chance: Chance): unknown {
  switch (text) {
    case 'ti3.ask.home':
      return roomiestHome(seen.table, options as OneOf, chance)
    case 'ti3.ask.pick':
      return pickCard(seen, options as OneOf, chance)
    case 'ti3.ask.claim':
      return claim(options as OneOf, chance)
    case 'ti3.ask.technology':
    case 'ti3.ask.research':
      return research(options as OneOf)
    case 'ti3.ask.secondary':
    case 'ti3.ask.secondaryFree':
    case 'ti3.ask.secondaryAgain':
      return useSecondary(seen, String(about?.['card']), options as OneOf)
    case 'ti3.ask.redistribute':
      return shareCounters({}, (options as Amounts).most)
    case 'ti3.ask.areas':
      return shareCounters(sheet(seen.table, seen.seat as Seat).counters, (options as Amounts).most)
    case 'ti3.ask.stimulus':
      return dearest(options as SomeOf, resourcesOf)
    case 'ti3.ask.bonus':
      return 'pool' in (options as OneOf).of ? 'pool' : undefined
    case 'ti3.ask.trade':
      return 'profit'
    case 'ti3.ask.secondTactical':
      return undefined
    default:
      return undefined
  }
}
