import { choose, type Flow } from '../../engine/flow.ts'
import type { Choice, On } from '../../engine/options.ts'
import type { About, RuleId, State, TextId } from '../../engine/rules.ts'
import type { Aim, Playing, Scenes } from './acting.ts'

/** Usual aims, each with a sentence that says what to choose and for which component. */
export function aimsWith<S extends Scenes>(game: string, rule: RuleId) {
  type Among = Aim<S>['among']
  type Thing = 'planet' | 'hex' | 'seat' | 'unit' | 'card'

  const asking = (
    { by, card, about, name }: Playing<S>,
    last: string,
    text: TextId,
    among: Among,
    on: (id: string) => Choice,
  ): Flow<string> =>
    choose<string, State<S['table']>>(by, ({ table }) => ({
      name: `${name}/${last}`,
      rule,
      text,
      about: { card: card.split('.')[0] } as About,
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(among(table, by, about).map(id => [id, on(id)])),
      },
    }))

  const aiming =
    (what: string, on: (id: string) => Choice) =>
    (among: Among, text: TextId = `${game}.ask.aim.${what}`): Aim<S> => ({
      among,
      ask: (_table, playing, left) => asking(playing, 'aim', text, left, on),
    })

  const pointAt = (what: Thing) => (id: string) => ({ on: { [what]: id } as On })
  const pointing = (what: Thing) => aiming(what, pointAt(what))

  /** Two things that are one aim, chosen one after the other: `p2.a1`. */
  const both = (first: Thing, second: Thing, among: Among): Aim<S> => ({
    among,
    *ask(_table, playing, left) {
      const halves: Among = (...now) => [...new Set(left(...now).map(pair => pair.split('.')[0] as string))]
      const one = yield* asking(playing, 'aim', `${game}.ask.aim.${first}`, halves, pointAt(first))
      const others: Among = (...now) =>
        left(...now).flatMap(pair => (pair.startsWith(`${one}.`) ? [pair.slice(one.length + 1)] : []))
      const other = yield* asking(playing, 'aim/second', `${game}.ask.aim.${second}`, others, pointAt(second))
      return `${one}.${other}`
    },
  })

  return {
    planet: pointing('planet'),
    hex: pointing('hex'),
    seat: pointing('seat'),
    unit: pointing('unit'),
    card: pointing('card'),
    both,
    /** One of several things told by a sentence each. */
    word: (among: Among, say: (id: string) => Choice) => aiming('word', say)(among),
  }
}
