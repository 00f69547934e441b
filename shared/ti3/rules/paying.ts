import { payingWith } from '../../galaxy/rules/paying.ts'
import { edition } from '../edition.ts'

/** Prices paid with planets and trade goods. */

export const { payOptions, askPayment, worthPaid } = payingWith(edition)
