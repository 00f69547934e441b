import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import { checkAnswer, type Options } from '../../engine/options.ts'
import type { View } from '../../engine/rules.ts'
import type { Land } from '../../galaxy/shapes/land.ts'
import type { Lay, Station } from '../../galaxy/shapes/lay.ts'
import type { Move } from '../../galaxy/shapes/move.ts'
import type { Pay } from '../../galaxy/shapes/pay.ts'
import type { Produce } from '../../galaxy/shapes/produce.ts'
import type { Turn } from '../../galaxy/shapes/turn.ts'
import { shapes } from '../../ti3/shapes.ts'
import type { Ti3 } from '../../ti3/table.ts'
import { fillCart } from './building.ts'
import { bestLaying, strongestPlanetFirst } from './galaxy.ts'
import { byHint, byOption } from './hints.ts'
import { landTroops } from './landing.ts'
import { moveShips } from './moving.ts'
import { commandOf } from './playing.ts'
import { respond } from './responding.ts'
import { budgetOf } from './saving.ts'
import { conquering, type Seen, scoring, type Temper } from './temper.ts'
import { takeTurn } from './turn.ts'
import { wishesOf } from './wishes.ts'

/** What doing nothing is, where it is possible. */
const nothing: Readonly<Record<string, unknown>> = { move: {}, land: {}, someOf: [] }

type Bot = (seen: View<Ti3>, ask: AskFrame, chance: Chance) => unknown

/** Expands, fights at good odds, follows useful secondaries, and scores. Where it has no opinion it does what a clock
 *  would do for an absent player, and else anything. */
const minded =
  (temper: Temper): Bot =>
  (view, ask, chance) => {
    const seen = { ...view, temper }
    const fits = (answer: unknown) => answer !== undefined && !checkAnswer(shapes, ask.options, answer)
    // What a rule of the pieces forbids once in a while is not done at all.
    const opinions = [
      () => inWindow(seen, ask),
      () => byShape(seen, ask, chance),
      () => byHint(seen, ask, chance),
      () => byOption(seen, ask),
      () => ask.otherwise,
    ]
    for (const opinion of [...opinions, () => nothing[ask.options.shape]]) {
      const answer = opinion()
      if (fits(answer)) return answer
    }
    return undefined
  }

/** How a bot answers what it is asked, and what it does unasked before it answers. */
export interface Mind {
  readonly answers: Bot
  commands(
    view: View<Ti3>,
    offers: () => Readonly<Record<string, Options>>,
  ): { name: string; value: string } | undefined
}

const mind = (temper: Temper): Mind => ({
  answers: minded(temper),
  commands: (view, offers) => (temper.cards ? commandOf({ ...view, temper }, offers) : undefined),
})

export const sensible = mind(scoring)
export const warlike = mind(conquering)
/** What cards are worth is measured against it. */
export const cardless = mind({ ...scoring, cards: false })

/** What a window offers has no question of its own. */
const inWindow = (seen: Seen, ask: AskFrame) => (ask.window === undefined ? undefined : respond(seen, ask))

function byShape(seen: Seen, { options, hint }: AskFrame, chance: Chance): unknown {
  switch (options.shape) {
    case 'lay':
      return bestLaying(seen, options as Lay, chance)
    case 'station':
      return strongestPlanetFirst(options as Station)
    case 'turn':
      return takeTurn(seen, options as Turn, chance)
    case 'move':
      return hint?.sends === 'fleet' ? moveShips(seen, options as Move) : undefined
    case 'land':
      return landTroops(seen, options as Land)
    case 'produce':
      return fillCart(seen, options as Produce)
    case 'pay':
      return payWith(seen, options as Pay, hint?.gains === 'counters')
    default:
      return undefined
  }
}

/** Where more buys more, everything that buys something and is not kept for better. */
function payWith(seen: Seen, options: Pay, saves: boolean): unknown {
  const { least, step, most = least } = options
  const { aims, ...others } = wishesOf(seen)
  const budget = budgetOf(seen, saves ? { aims, ...others } : { ...others, aims: [], goods: 0 }, false)
  if (step === undefined) return budget.pays(options, least)
  for (let due = least + Math.floor((most - least) / step) * step; due >= least; due -= step) {
    const paid = budget.pays(options, due)
    if (paid) return paid
  }
  return undefined
}
