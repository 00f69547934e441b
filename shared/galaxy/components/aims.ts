import { choose } from '../../engine/flow.ts'
import type { Choice, On } from '../../engine/options.ts'
import type { About, RuleId, State, TextId } from '../../engine/rules.ts'
import type { Aim, Scenes } from './acting.ts'

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
