import { at } from '../../cards/moments.ts'
import { whileDeciding } from '../moments.ts'
import type { StrategyCardRules } from './strategyCard.ts'
import { afterOwn, learnFree, type Research, selling, someMissing } from './technology.ts'

const second = selling(8, 'ti3/se.technologyTwo')

/** One technology for nothing, and a second one at the old price: the first may be what it needs. [SE 16] */
export const technologyTwo: StrategyCardRules<Research> = {
  *primary(table, seat, name = seat) {
    yield* learnFree(table, seat, name)
    const asking = second.aim(table, seat, `${name}/second`)
    const aim = yield* whileDeciding(table, at('beforeTechnologyPurchase', { seats: [seat] }), asking)
    if (aim && second.fits(table, seat, aim)) yield* second.does(table, seat, aim, `${name}/second`)
    yield* afterOwn(table, seat, 'se_technology_ii', name)
    return undefined
  },

  mayPrimary: someMissing,

  secondary: selling(6, 'ti3/se.technologyTwo'),
}
