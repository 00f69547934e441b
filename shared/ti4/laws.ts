import { behind } from '../engine/draft.ts'
import type { Seat } from '../engine/rules.ts'
import type { Table } from './table.ts'

/** Laws as far as they are in force. [7] */

type Laws = Table['laws']
const none: Laws = {}

/** While they all count as blank, none is. */
export function lawsOn(table: Table): Laws {
  const { laws, lasting } = behind(table)
  for (const key in lasting) if (lasting[key]?.effect === 'laws_order') return none
  return laws
}

/** The printed abilities of Mechs, Sustain Damage apart. */
export const mechsAreMute = (table: Table): boolean => lawsOn(table).articles_of_war !== undefined

/** His secret objectives are for all to see. */
export const showsSecrets = ({ laws }: Pick<Table, 'laws'>, seat: Seat): boolean =>
  laws.search_warrant?.elected?.includes(seat) === true
