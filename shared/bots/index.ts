import type { Chance } from '../engine/chance.ts'
import type { AskFrame } from '../engine/frames.ts'
import { type Shapes, sampleAnswer } from '../engine/options.ts'
import type { View } from '../engine/rules.ts'
import type { BotKind } from '../protocol.ts'
import { shapes as ti3Shapes } from '../ti3/shapes/index.ts'
import { sensible as sensibleTi3 } from './ti3/index.ts'

type Bot = (seen: View<never>, ask: AskFrame, chance: Chance) => unknown

const shapesOf: Readonly<Record<string, Shapes>> = { ti3: ti3Shapes }
const sensible: Readonly<Record<string, Bot>> = { ti3: sensibleTi3 }

/** A bot sees what its seat sees and one question, nothing else. A sensible one without an opinion answers at random. */
export function botAnswer(game: string, kind: BotKind, seen: View, ask: AskFrame, chance: Chance): unknown {
  const shapes = shapesOf[game]
  if (!shapes) throw new Error(`No game is called "${game}"`)
  const opinion = kind === 'sensible' ? sensible[game]?.(seen as View<never>, ask, chance) : undefined
  return opinion ?? sampleAnswer(shapes, ask.options, chance)
}
