import { type Flow, inHand } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { isUnlocked } from '../abilities.ts'
import { type Resource, resourceIds, type SheetId, sheetIds } from '../content/assets.ts'
import type { Effect } from '../content/effects.ts'
import type { TechnologyId } from '../content/technologies.ts'
import { technologiesOf } from '../printed.ts'
import type { Inscription, Marks } from '../table.ts'
import { ask, askOne, named } from './asking.ts'
import { unlockDie, unlockTechnology } from './marks.ts'

export const lockedTechnologies = (marks: Marks, sheets: readonly SheetId[] = sheetIds): TechnologyId[] =>
  sheets.flatMap(sheet => technologiesOf(marks, sheet)).filter(id => !isUnlocked(marks, id))

/** By a card: an embargo on research does not matter. */
export function* unlockTechnologies(
  seat: Seat,
  { n = 1, tech, sheets }: Extract<Effect, { op: 'unlockTech' }>,
  by: string,
): Flow {
  if (tech)
    return yield* inHand<Inscription>(seat, ({ marks }) => unlockTechnology(marks, tech as TechnologyId))
  for (let i = 0; i < n; i++) {
    const chosen = yield* askOne<TechnologyId>(
      seat,
      { word: 'technology', rule: 'inscription/16.technologies', about: { by } },
      ({ hand }) => named(lockedTechnologies(hand.marks, sheets), 'technology'),
    )
    if (chosen) yield* inHand<Inscription>(seat, ({ marks }) => unlockTechnology(marks, chosen))
  }
}

const lockedDice = ({ focus }: Marks, sheet: SheetId) => resourceIds.filter(die => !focus[sheet][die])

/** Any focus dice, all on one sheet: one on which as many as possible are still locked. */
export function* unlockFocus(seat: Seat, n: number, by: string): Flow {
  const sheet = yield* askOne<SheetId>(
    seat,
    { word: 'focusSheet', rule: 'inscription/16.focus', about: { by } },
    ({ hand }) => {
      const unlocks = (each: SheetId) => Math.min(n, lockedDice(hand.marks, each).length)
      const most = Math.max(...sheetIds.map(unlocks))
      return named(
        sheetIds.filter(each => most > 0 && unlocks(each) === most),
        'sheet',
      )
    },
  )
  if (!sheet) return
  const dice = yield* ask<Resource[]>(seat, 'focusDice', ({ hand }) => {
    const of: Record<string, Choice> = named(lockedDice(hand.marks, sheet), 'die')
    const count = Math.min(n, Object.keys(of).length)
    return {
      rule: 'inscription/16.focus',
      text: 'inscription.ask.focusDice',
      about: { by, sheet },
      options: { shape: 'someOf', of, least: count, most: count } as never,
    }
  })
  yield* inHand<Inscription>(seat, hand => {
    for (const die of dice) unlockDie(hand, sheet, die)
  })
}
