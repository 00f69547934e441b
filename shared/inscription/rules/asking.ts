import { choose, type Flow, inHand } from '../../engine/flow.ts'
import { same } from '../../engine/json.ts'
import { type Choice, onlyAnswer } from '../../engine/options.ts'
import type { About, Question, Seat } from '../../engine/rules.ts'
import { shapes } from '../shapes/index.ts'
import type { Hand, Inscription, Table } from '../table.ts'

export interface Seen {
  readonly table: Table
  readonly hand: Hand
}

/** Asks under a name that no other question of this step has: marks and choices are counted in the hand. */
export function* ask<A>(
  seat: Seat,
  word: string,
  about: (seen: Seen) => Omit<Question<A>, 'name'> | { skip: A },
): Flow<A> {
  let question: Omit<Question<A>, 'name'> | undefined
  const answer = yield* choose<A, Inscription>(seat, ({ table, hand }) => {
    if (!hand) throw new Error(`${seat} has no sheets`)
    const asked = about({ table, hand })
    question = 'skip' in asked ? undefined : asked
    return 'skip' in asked ? asked : { ...asked, name: `${word}${hand.turn.marks}` }
  })
  const takesUp = question !== undefined && isChosen(question, answer)
  yield* inHand<Inscription>(seat, ({ turn }) => {
    turn.marks++
    if (takesUp && turn.up === false) turn.up = true
  })
  return answer
}

/** Whether a player chose it, rather than letting things be or having no choice. */
const isChosen = <A>({ options, otherwise }: Omit<Question<A>, 'name'>, answer: A): boolean =>
  onlyAnswer(shapes, options) === undefined && !same(answer, otherwise)

/** One of several, or the skipped answer where there is nothing to choose from. */
export function* askOne<K extends string>(
  seat: Seat,
  { word, rule, about }: { word: string; rule: string; about?: About },
  of: (seen: Seen) => Readonly<Record<string, Choice>>,
): Flow<K | undefined> {
  return yield* ask<K | undefined>(seat, word, seen => {
    const choices = of(seen)
    if (Object.keys(choices).length === 0) return { skip: undefined }
    return {
      rule,
      text: `inscription.ask.${word}`,
      ...(about ? { about } : {}),
      options: { shape: 'oneOf', of: choices } as never,
    }
  })
}

export const named = (ids: readonly string[], kind: string): Record<string, Choice> =>
  Object.fromEntries(ids.map(id => [id, { text: `inscription.choice.${kind}`, about: { [kind]: id } }]))
