import { choose, type Flow } from '../../engine/flow.ts'
import type { Hint } from '../../engine/hint.ts'
import type { Choice, On, OneOf } from '../../engine/options.ts'
import type { About, RuleId, Seat, State, TextId, View } from '../../engine/rules.ts'
import type { Aim, Playing, Scenes } from './acting.ts'

interface Offer {
  name: string
  rule: RuleId
  text: TextId
  about?: About
  /** What comes of it if it is done. */
  hint?: Hint
  yes: TextId
  no: TextId
}

/** Something one may do or let be; `undefined` where it cannot be done. */
export function* offer<S extends State>(to: Seat, what: (seen: View<S>) => Offer | undefined): Flow<boolean> {
  const said = yield* choose<'yes' | 'no', S>(to, seen => {
    const offered = what(seen)
    if (!offered) return { skip: 'no' }
    const { yes, no, hint, ...ask } = offered
    const options: OneOf = {
      shape: 'oneOf',
      of: { yes: { text: yes, ...(hint && { hint }) }, no: { text: no } },
    }
    return { ...ask, options, otherwise: 'no' }
  })
  return said === 'yes'
}

/** Usual aims, each with a sentence that says what to choose and for which component. */
export function aimsWith<S extends Scenes>(
  game: string,
  rule: RuleId,
  /** What sentences need to know to name a unit. */
  aboutUnit: (table: S['table'], id: string) => About,
) {
  type Among = Aim<S>['among']
  type Thing = 'planet' | 'hex' | 'seat' | 'unit' | 'card'

  const asking = (
    { by, card, about, name }: Playing<S>,
    last: string,
    text: TextId,
    among: Among,
    on: (id: string) => Choice,
  ): Flow<string | undefined> =>
    choose<string | undefined, State<S['table']>>(by, ({ table }) => {
      const ids = among(table, by, about)
      // Another card, played meanwhile, may have left nothing.
      if (ids.length === 0) return { skip: undefined }
      return {
        name: `${name}/${last}`,
        rule,
        text,
        about: { card: card.split('.')[0] } as About,
        hint: { aims: 'card' },
        options: { shape: 'oneOf', of: Object.fromEntries(ids.map(id => [id, on(id)])) },
      }
    })

  const told = (table: S['table'], seat: Seat, what: Thing, id: string) => {
    const about = what === 'unit' ? aboutUnit(table, id) : { [what === 'seat' ? 'other' : what]: id }
    return { text: `${game}.log.aim.${what}`, about: { ...about, seat } }
  }

  const aiming =
    (what: string, on: (id: string) => Choice) =>
    (among: Among, text: TextId = `${game}.ask.aim.${what}`): Aim<S> => ({
      among,
      ask: (_table, playing, left) => asking(playing, 'aim', text, left, on),
    })

  const pointAt = (what: Thing) => (id: string) => ({ on: { [what]: id } as On })
  const pointing =
    (what: Thing) =>
    (...said: Parameters<ReturnType<typeof aiming>>): Aim<S> => ({
      ...aiming(what, pointAt(what))(...said),
      told: (table, by, id) => [told(table, by, what, id)],
    })

  /** Two things that are one aim, chosen one after the other: `p2.a1`. */
  const both = (first: Thing, second: Thing, among: Among): Aim<S> => ({
    among,
    *ask(_table, playing, left) {
      const halves: Among = (...now) => [...new Set(left(...now).map(pair => pair.split('.')[0] as string))]
      const one = yield* asking(playing, 'aim', `${game}.ask.aim.${first}`, halves, pointAt(first))
      if (one === undefined) return undefined
      const others: Among = (...now) =>
        left(...now).flatMap(pair => (pair.startsWith(`${one}.`) ? [pair.slice(one.length + 1)] : []))
      const other = yield* asking(playing, 'aim/second', `${game}.ask.aim.${second}`, others, pointAt(second))
      return other && `${one}.${other}`
    },
    told(table, by, pair) {
      const [one = '', other = ''] = pair.split('.')
      return [told(table, by, first, one), told(table, by, second, other)]
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
