import { drawActionCards } from '../../rules/actionCards.ts'
import { gainGoods } from '../../rules/goods.ts'
import type { Foretold } from '../act.ts'
import { foretells } from '../action/riders.ts'
import type { Note, NotePlays } from './plays.ts'

/** The Keleres Rider: foretold like other riders, and what being right brings. */
export const keleresNotes: NotePlays = { keleres_rider: foretells as unknown as Note }

const goods = 2

export const keleresFulfilled: Readonly<Record<'keleres_rider', Foretold>> = {
  *keleres_rider(table, { by, name }) {
    yield* drawActionCards(table, by, 1, name)
    yield* gainGoods(table, by, goods)
  },
}
