import { fightingWith } from '../galaxy/fighting.ts'
import { opinionWith } from '../galaxy/opinion.ts'
import { worthWith } from '../galaxy/worth.ts'
import { botEdition } from './edition.ts'

/** What bots of this edition reckon with. */
export const { worthOf, costOf } = worthWith(botEdition)
export const { standing } = fightingWith(botEdition)
export const { rivalry, lead, each } = opinionWith(botEdition)
