import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import { checkAnswer, type OneOf, sampleAnswer } from '../../shared/engine/options.ts'
import type { Rules, Seat, View } from '../../shared/engine/rules.ts'
import type { Turn, Turned } from '../../shared/galaxy/shapes/turn.ts'
import { objectives as objectivesOfTi3 } from '../../shared/ti3/content/objectives.ts'
import { objectives as objectivesOfTi4 } from '../../shared/ti4/content/objectives.ts'

/** Games against seats that move nothing and build nothing, where one comes to hold what nobody holds against players. Whoever
 *  plays claims the secret objective and the greatest ones alone, in the fourth edition secret ones alone, so that it takes as
 *  long as that. */

/** Who is idle goes round. */
function idleAmong(seats: readonly Seat[], idle: number, seed: number): Set<Seat> {
  const first = seed % seats.length
  const turned = [...seats.slice(first), ...seats.slice(0, first)]
  return new Set(turned.slice(seats.length - idle))
}

export function withIdle(rules: Rules, seats: readonly Seat[], idle: number, seed: number) {
  const idlers = idleAmong(seats, idle, seed)
  return ({ seat = '' }: View, ask: AskFrame): unknown =>
    idlers.has(seat) ? doesNothing(rules, ask, seed) : idlers.size > 0 ? claimsGreat(ask) : undefined
}

/** What doing nothing is, by shape. */
const nothing: Readonly<Record<string, unknown>> = { move: {}, land: {}, produce: {}, someOf: [] }

/** What has to be chosen is chosen at random, and so they vote: what nobody is for comes up by them. */
function doesNothing(
  { shapes }: Rules,
  { options, otherwise, key, hint, window }: AskFrame,
  seed: number,
): unknown {
  if (hint?.decides === 'agenda' && window === undefined)
    return sampleAnswer(shapes, options, chanceOf(seedFrom(`idle ${seed} ${key}`)))
  if (options.shape === 'turn') return shortest(options as Turn, seed, key)
  const answer = otherwise ?? nothing[options.shape]
  return answer !== undefined && !checkAnswer(shapes, options, answer) ? answer : undefined
}

/** Strategy cards have to be played before one may pass. */
function shortest({ pass, strategic }: Turn, seed: number, key: string): Turned | undefined {
  if (pass) return { pass: true }
  const [card] = chanceOf(seedFrom(`idle ${seed} ${key}`)).shuffle('card', strategic)
  return card === undefined ? undefined : { strategic: card }
}

const great = 3

function isGreat(id: string): boolean {
  if (id === 'secret') return true
  const { points = 0, ends } = (objectivesOfTi3 as Objectives)[id] ?? {}
  return ends !== undefined || points >= great
}
type Objectives = Readonly<Record<string, { points: number; ends?: string; kind?: string } | undefined>>

const isSecret = (id: string) => (objectivesOfTi4 as Objectives)[id]?.kind === 'secret'

/** What may be claimed when one is asked so. */
const claimed: Readonly<Record<string, (id: string) => boolean>> = {
  'ti3.ask.claim': isGreat,
  'ti4.ask.score': isSecret,
  'ti4.ask.scorePublic': () => false,
}

function claimsGreat({ text, options, otherwise }: AskFrame): unknown {
  const may = claimed[text]
  return may && (Object.keys((options as OneOf).of).find(may) ?? otherwise)
}
