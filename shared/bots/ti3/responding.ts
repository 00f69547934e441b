import type { OneOf } from '../../engine/options.ts'
import { sheet } from '../../ti3/realm.ts'
import { munitions } from './fighting.ts'
import type { Seen } from './temper.ts'

type Wants = (seen: Seen) => boolean

const always = () => true

/** What is worth using at its moment; everything else is let pass. */
const wants: Readonly<Record<string, Wants>> = {
  letnev_munitions: munitions,
  mentak_pillage: always,
  yssaril_spy: always,
  /** While counters are plenty, what nobody can say the good of is swept away. */
  xxcha_veto: ({ table, seat = '' }) => sheet(table, seat).counters.strategy > 2,
}

export const respond = (seen: Seen, { of }: OneOf): string | undefined =>
  Object.keys(of).find(id => wants[id]?.(seen))
