import { payingWith } from '../../galaxy/rules/paying.ts'
import { edition } from '../edition.ts'

export const { askPayment, payOptions, worthPaid } = payingWith(edition)
