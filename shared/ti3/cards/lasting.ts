import { units } from '../content/units.ts'
import type { Effect } from '../effects.ts'
import { piecesAt } from '../forces.ts'
import type { LastingId, Table } from '../table.ts'

const standsIn = (table: Table, seat: string | undefined, hex: string) =>
  piecesAt(table, hex).some(({ of }) => of === seat)

export const lastingEffects: { readonly [id in LastingId]?: Effect } = {
  /** Neither enters where the other stands, docks and PDS included. */
  diplomacy: {
    wide: true,
    permits: {
      activates({ table, of, hex, lasting }) {
        if (!lasting || (of !== lasting.by && of !== lasting.on)) return undefined
        const other = of === lasting.by ? lasting.on : lasting.by
        return standsIn(table, other, hex) ? false : undefined
      },
    },
  },
  /** In space for all ships, on a planet for all Ground Forces. */
  munitions: {
    numbers: {
      combat({ kind, step }) {
        if (step === 'battle') return units[kind].type === 'ship' ? 1 : 0
        return step === 'invasion' && kind === 'ground_force' ? 2 : 0
      },
    },
  },
  /** From the pick to the end of the round. [p. 36] */
  initiative: { permits: { secondaryFree: () => true } },
}
