import { piecesAt } from '../forces.ts'
import type { Lasting, Table } from '../table.ts'
import type { Lasts } from './act.ts'

/** What lasts, cannot be said by what it adds, allows and forbids, and comes from no card with a record of its own. */

const standsIn = (table: Table, seat: string | undefined, hex: string) =>
  piecesAt(table, hex).some(({ of }) => of === seat)

/** Where it lies, if anywhere. */
const hexOf = (lasting: object | undefined) => (lasting as Lasting | undefined)?.hex

export const lastingEffects: Readonly<Record<string, Lasts>> = {
  /** The one dock at which its owner produces this round. */
  onlyDock: {
    permits: { produces: ({ dock, lasting }) => (dock === lasting?.where?.['dock'] ? undefined : false) },
  },
  /** Ships where the token lies shoot better in rounds of Space Battles, and set out faster. */
  highAlert: {
    numbers: {
      combat: ({ hex, step, lasting }) => (step === 'battle' && hex === hexOf(lasting) ? 1 : 0),
      move: ({ from, lasting }) => (from === hexOf(lasting) ? 1 : 0),
    },
  },
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
}
