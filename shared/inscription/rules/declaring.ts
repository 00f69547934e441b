import { inHand } from '../../engine/flow.ts'
import type { Choice, OneOf, Options } from '../../engine/options.ts'
import type { Command, Seat, View } from '../../engine/rules.ts'
import type { SheetId } from '../content/assets.ts'
import { declarable } from '../objectives.ts'
import type { Inscription } from '../table.ts'
import { declare } from './markersDown.ts'

type Declared = SheetId | 'mecatol'

const choices = (all: readonly Declared[]): Options | undefined => {
  if (all.length === 0) return undefined
  const of: Record<string, Choice> = Object.fromEntries(
    all.map(what => [what, { text: `inscription.declare.${what}` }]),
  )
  return { shape: 'oneOf', of } as OneOf
}

const reached = ({ table, seat, hand }: View<Inscription>): Declared[] =>
  seat && hand && table.phase !== 'over' ? declarable(table, seat, hand.marks) : []

/** At once, before the step is over: everybody knows, and who reaches it in the same step shares it. */
const declareNow: Command<Inscription> = {
  may: seen => choices(reached(seen)),
  *does(table, seat: Seat, what: Declared) {
    yield* inHand<Inscription>(seat, ({ waits }) => {
      delete waits[what]
    })
    yield* declare(table, seat, what)
  },
}

/** Not at the end of this step: it then counts when it is declared. */
const waitWith: Command<Inscription> = {
  may: seen => choices(reached(seen).filter(what => !seen.hand?.waits[what])),
  *does(_, seat: Seat, what: Declared) {
    yield* inHand<Inscription>(seat, ({ waits }) => {
      waits[what] = true
    })
  },
}

export const declareCommands = { declareNow, waitWith }
