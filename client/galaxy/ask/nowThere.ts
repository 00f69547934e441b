import type { Choice } from '../../../shared/engine/options.ts'
import { mySeat } from '../../net/room.ts'
import { reads } from '../reads.ts'
import { galaxyTable, mySheet } from '../table.ts'

/** Where counters lie, as each edition calls it. */
const ofCounters = /^ti\d\.(counters|pool)\./

/** How many of what is shared out lie there already: counters in an area, my troops on a planet. */
export function nowThere(id: string, { text = '', on, about = {} }: Choice): number | undefined {
  const counters: Readonly<Record<string, number>> = mySheet.value?.counters ?? {}
  if (ofCounters.test(text)) return typeof about['count'] === 'number' ? about['count'] : counters[id]
  if (!on || !('planet' in on)) return undefined
  return Object.values(galaxyTable.value?.units ?? {}).filter(
    ({ of, planet, kind }) => of === mySeat.value && planet === on.planet && kind === reads.troop,
  ).length
}
