import type { Chance } from '../engine/chance.ts'
import type { AskFrame } from '../engine/frames.ts'
import { type Shapes, sampleAnswer } from '../engine/options.ts'
import type { View } from '../engine/rules.ts'
import { shapes as inscriptionShapes } from '../inscription/shapes/index.ts'
import type { BotKind } from '../protocol.ts'
import { shapes as ti3Shapes } from '../ti3/shapes.ts'
import { shapes as ti4Shapes } from '../ti4/shapes.ts'
import type { Mind } from './galaxy/mind.ts'
import type { Offers, Said } from './galaxy/said.ts'
import { sensible as sensibleInscription } from './inscription/index.ts'
import { sensible, warlike } from './ti3/index.ts'
import { reply as replyTi3 } from './ti3/trading.ts'
import { sensible as sensibleTi4, warlike as warlikeTi4 } from './ti4/index.ts'
import { reply as replyTi4 } from './ti4/trading.ts'

export type { Said } from './galaxy/said.ts'

type Bot = (seen: View<never>, ask: AskFrame, chance: Chance) => unknown

const shapesOf: Readonly<Record<string, Shapes>> = {
  ti3: ti3Shapes,
  ti4: ti4Shapes,
  inscription: inscriptionShapes,
}
const thinking: Readonly<Record<string, Readonly<Partial<Record<BotKind, Bot>>>>> = {
  ti3: { sensible: sensible.answers as Bot, warlike: warlike.answers as Bot },
  ti4: { sensible: sensibleTi4.answers as Bot, warlike: warlikeTi4.answers as Bot },
  inscription: {
    sensible: sensibleInscription as unknown as Bot,
    warlike: sensibleInscription as unknown as Bot,
  },
}

const acting: Readonly<Record<string, Readonly<Partial<Record<BotKind, Mind>>>>> = {
  ti3: { sensible, warlike },
  ti4: { sensible: sensibleTi4, warlike: warlikeTi4 },
}

const replying: Readonly<Record<string, (seen: View<never>, offers: Offers) => Said | undefined>> = {
  ti3: replyTi3,
  ti4: replyTi4,
}

/** What a bot of any kind says to what others have offered it, whether it is asked something or not. */
export const botReply = (game: string, seen: View, offers: Offers): Said | undefined =>
  replying[game]?.(seen as View<never>, offers)

/** What a bot does by command before it answers. */
export const botCommand = (game: string, kind: BotKind, seen: View, offers: () => Offers): Said | undefined =>
  acting[game]?.[kind]?.commands(seen as View<never>, offers)

/** A bot sees what its seat sees and one question, nothing else. One without an opinion answers at random. */
export function botAnswer(game: string, kind: BotKind, seen: View, ask: AskFrame, chance: Chance): unknown {
  const shapes = shapesOf[game]
  if (!shapes) throw new Error(`No game is called "${game}"`)
  const opinion = thinking[game]?.[kind]?.(seen as View<never>, ask, chance)
  return opinion ?? sampleAnswer(shapes, ask.options, chance)
}
