import { choose, type Flow } from '../../engine/flow.ts'
import type { Choice, On, OneOf } from '../../engine/options.ts'
import type { About, RuleId, Seat, State, TextId, View } from '../../engine/rules.ts'
import type { Aim, Scenes } from './acting.ts'

interface Offer {
  name: string
  rule: RuleId
  text: TextId
  about?: About
  yes: TextId
  no: TextId
}

/** Something one may do or let be; `undefined` where it cannot be done. */
export function* offer<S extends State>(to: Seat, what: (seen: View<S>) => Offer | undefined): Flow<boolean> {
  const said = yield* choose<'yes' | 'no', S>(to, seen => {
    const offered = what(seen)
    if (!offered) return { skip: 'no' }
    const { yes, no, ...ask } = offered
    const options: OneOf = { shape: 'oneOf', of: { yes: { text: yes }, no: { text: no } } }
    return { ...ask, options, otherwise: 'no' }
  })
  return said === 'yes'
}

/** Usual aims, each with a sentence that says what to choose and for which component. */
export function aimsWith<S extends Scenes>(game: string, rule: RuleId) {
  type Among = Aim<S>['among']

  const aiming =
    (what: string, on: (id: string) => Choice) =>
    (among: Among, text: TextId = `${game}.ask.aim.${what}`): Aim<S> => ({
      among,
      *ask(_table, { by, card, about, name }, left) {
        const [kind] = card.split('.')
        return yield* choose<string, State<S['table']>>(by, ({ table }) => ({
          name: `${name}/aim`,
          rule,
          text,
          about: { card: kind } as About,
          options: {
            shape: 'oneOf',
            of: Object.fromEntries(left(table, by, about).map(id => [id, on(id)])),
          },
        }))
      },
    })

  const pointing = (name: 'planet' | 'hex' | 'seat' | 'unit' | 'card') =>
    aiming(name, id => ({ on: { [name]: id } as On }))

  return {
    planet: pointing('planet'),
    hex: pointing('hex'),
    seat: pointing('seat'),
    unit: pointing('unit'),
    card: pointing('card'),
    /** One of several things told by a sentence each. */
    word: (among: Among, say: (id: string) => Choice) => aiming('word', say)(among),
  }
}
