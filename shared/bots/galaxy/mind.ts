import type { Chance } from '../../engine/chance.ts'
import type { AskFrame } from '../../engine/frames.ts'
import type { Hint } from '../../engine/hint.ts'
import { checkAnswer, type OneOf, type Shapes } from '../../engine/options.ts'
import type { Land } from '../../galaxy/shapes/land.ts'
import type { Lay, Station } from '../../galaxy/shapes/lay.ts'
import type { Move } from '../../galaxy/shapes/move.ts'
import type { Pay } from '../../galaxy/shapes/pay.ts'
import type { Produce } from '../../galaxy/shapes/produce.ts'
import type { Turn } from '../../galaxy/shapes/turn.ts'
import { type Answers, answersWith, byHint, byOption, worthOfHint } from './answering.ts'
import { buildingWith } from './building.ts'
import type { BotCards } from './cards.ts'
import type { BotEdition, BotTable, Seen } from './edition.ts'
import { fightingWith } from './fighting.ts'
import { landingWith } from './landing.ts'
import { layingWith } from './laying.ts'
import { movingWith } from './moving.ts'
import { playingWith } from './playing.ts'
import type { Offers, Said } from './said.ts'
import { savingWith } from './saving.ts'
import type { Temper } from './temper.ts'
import { turnWith } from './turn.ts'

/** How a bot answers what it is asked, and what it does unasked before it answers. */
export interface Mind<T extends BotTable = never> {
  answers(view: Omit<Seen<T>, 'temper'>, ask: AskFrame, chance: Chance): unknown
  commands(view: Omit<Seen<T>, 'temper'>, offers: () => Offers): Said | undefined
}

/** What an edition brings of its own. */
export interface Own<T extends BotTable, What extends object> {
  readonly shapes: Shapes
  readonly cards: BotCards<T, What>
  /** Beside those every galaxy knows, or in their place. */
  readonly answers: Answers<T>
  /** What an option brings of which more is known than its hint says. */
  worthOf?(seen: Seen<T>, hint: Hint): number | undefined
}

/** What doing nothing is, where it is possible. */
const nothing: Readonly<Record<string, unknown>> = { move: {}, land: {}, someOf: [] }

/** Counters beyond these are spent on what is no action. */
const spareCounters = 2

/** Expands, fights at good odds, follows useful secondaries, and scores. Where it has no opinion it does what a clock
 *  would do for an absent player, and else anything. */
export function botsWith<T extends BotTable, What extends object>(
  bots: BotEdition<T>,
  own: Own<T, What>,
): (temper: Temper) => Mind<T> {
  const cards = playingWith(bots, own.cards)
  const answers: Answers<T> = { ...answersWith(bots, cards as never), ...own.answers }
  const { bestLaying, strongestPlanetFirst } = layingWith(bots)
  const { takeTurn } = turnWith(bots)
  const { moveShips } = movingWith(bots)
  const { landTroops } = landingWith(bots)
  const { fillCart } = buildingWith(bots)
  const { payWith } = savingWith(bots)
  const { isEven } = fightingWith(bots)

  function byShape(seen: Seen<T>, { options, hint }: AskFrame, chance: Chance): unknown {
    switch (options.shape) {
      case 'lay':
        return bestLaying(seen, options as Lay, chance)
      case 'station':
        return strongestPlanetFirst(options as Station)
      case 'turn': {
        const turn = options as Turn
        return takeTurn(seen, turn, cards.bestCard(seen, {}, Object.keys(turn.special), 'action'), chance)
      }
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

  /** What is free is used, and what costs something only where that can be spared; what nobody hinted at is let pass. */
  function isWorthUsing(seen: Seen<T>, { costs, helps, gains, loses, uses }: Hint): boolean {
    if (helps === 'others' || helps === 'foe' || uses === 'dice' || loses === 'fleet') return false
    if (loses === 'unit' && gains === undefined) return false
    if (costs === 'counters') return bots.counters(seen.table, seen.seat ?? '').strategy > spareCounters
    if (costs === 'tradeGoods' && bots.wishesOf(seen).goods > 0) return false
    return helps === 'dice' ? isEven(seen) : costs === undefined
  }

  /** What a window offers has no question of its own: a card, else what needs none. */
  function respond(seen: Seen<T>, ask: AskFrame): string | undefined {
    if (ask.window === undefined) return undefined
    const { of } = ask.options as OneOf
    const ids = Object.keys(of)
    const card = cards.bestCard(seen, ask.about ?? {}, ids, ask.window)
    const isUsed = (hint: Hint | undefined) => hint !== undefined && isWorthUsing(seen, hint)
    return card?.card ?? ids.find(id => isUsed(of[id]?.hint))
  }

  const worthOf = (seen: Seen<T>, hint: Hint) => own.worthOf?.(seen, hint) ?? worthOfHint(seen, hint)

  return temper => ({
    answers(view, ask, chance) {
      const seen = { ...view, temper }
      const fits = (answer: unknown) => answer !== undefined && !checkAnswer(own.shapes, ask.options, answer)
      // What a rule of the pieces forbids once in a while is not done at all.
      const opinions = [
        () => respond(seen, ask),
        () => byShape(seen, ask, chance),
        () => byHint(answers, seen, ask, chance),
        () => byOption(seen, ask, worthOf),
        () => ask.otherwise,
        () => nothing[ask.options.shape],
      ]
      for (const opinion of opinions) {
        const answer = opinion()
        if (fits(answer)) return answer
      }
      return undefined
    },
    commands: (view, offers) => (temper.cards ? cards.commandOf({ ...view, temper }, offers) : undefined),
  })
}
