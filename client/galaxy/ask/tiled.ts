import type { Choice } from '../../../shared/engine/options.ts'
import { choiceName } from '../../ask/choiceName.ts'
import { cardOf } from '../cards/cards.ts'
import type { Table } from '../table.ts'

/** Several choices beside each other. */

type Choices = Readonly<Record<string, Choice>>

const several = 3
const short = 44
const brief = 10

/** Several short things stand in columns, and only what is chosen shows all it says. */
export function isTiled(of: Choices): boolean {
  const all = Object.entries(of)
  const fits = ([id, choice]: [string, Choice]) => {
    const { on } = choice
    if (!on || 'hex' in on || 'unit' in on) return choiceName(id, choice).length <= short
    if ('seat' in on) return choice.text === undefined
    return 'planet' in on || ('card' in on && cardOf(on.card)?.kind !== 'objective')
  }
  return all.length >= several && all.every(fits)
}

/** Names alone, so short that three stand in a row on a phone. */
export const isSlim = (of: Choices, plain: boolean): boolean =>
  Object.entries(of).every(
    ([id, choice]) =>
      (!choice.on || (plain && 'seat' in choice.on)) && choiceName(id, choice).length <= brief,
  )

/** What is the same of all planets to choose from tells none from the others, and is not said of each. */
export interface Alike {
  readonly owner: boolean
  readonly exhausted: boolean
}

export function alikeIn(table: Table | undefined, of: Choices): Alike {
  const held = planetsAmong(of).map(id => table?.planets[id])
  const same = (what: 'owner' | 'exhausted') =>
    held.length > 1 && held.every(one => one?.[what] === held[0]?.[what])
  return { owner: same('owner'), exhausted: same('exhausted') }
}

const planetsAmong = (of: Choices): string[] =>
  Object.values(of).flatMap(({ on }) => (on && 'planet' in on ? [on.planet] : []))
