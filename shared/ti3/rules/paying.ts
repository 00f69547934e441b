import { payingWith } from '../../galaxy/rules/paying.ts'
import { edition } from '../edition.ts'

/** Prices paid with planets and trade goods. */

export type { Price } from '../../galaxy/rules/paying.ts'

export const { payOptions, askPayment, worthPaid } = payingWith(edition)
