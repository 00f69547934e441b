import { tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { holdsSystem } from '../control.ts'
import { sheet } from '../realm.ts'
import { spendCounter, takeBackCounter } from '../rules/economy.ts'
import { begin } from '../rules/lasting.ts'
import { enforceEverywhere } from '../rules/supplyLimits.ts'
import type { Table } from '../table.ts'
import { type ActsAt, cancels } from './act.ts'
import type { Moments } from './moments.ts'

/** Whoever activates a system that somebody else controls may rue it. */

type Activated = Moments['systemActivated']

/** The system of this seat's that another one has activated. */
const trespassed = (table: Table, by: Seat, { of, hexes }: Activated) =>
  of === by ? undefined : hexes.find(hex => holdsSystem(table, by, hex))

/** It costs a counter of Fleet Supply. */
export const strikeMinds: ActsAt<'systemActivated'> = {
  *does(table, { by, name, about }) {
    const { of } = about
    if (trespassed(table, by, about) === undefined || sheet(table, of).counters.fleet === 0) return
    spendCounter(table, of, 'fleet')
    yield* tell('everyone', { text: 'ti3.log.strikesMind', about: { seat: by, other: of } })
    yield* enforceEverywhere(table, of, name)
  },
}

const sent = 'diplomats'

/** It fails, and the turn with it. */
export const sendDiplomats: ActsAt<'systemActivated'> = {
  choice: {
    hint: { harms: 'foe' },
    may: (table, by, about) =>
      sheet(table, by).counters.strategy > 0 &&
      !sheet(table, by).memory[sent] &&
      trespassed(table, by, about) !== undefined,
    line: (_table, _by, { of, hexes: [hex = ''] }) => ({
      text: 'ti3.ask.sendsDiplomats',
      about: { seat: of, hex },
    }),
  },
  *does(table, { by, about }) {
    const { of, hexes } = about
    spendCounter(table, by, 'strategy')
    sheet(table, by).memory[sent] = 'round'
    for (const hex of hexes) {
      takeBackCounter(table, of, hex, 'reinforcements')
      yield* tell('everyone', { text: 'ti3.log.sendsDiplomats', about: { seat: by, other: of, hex } })
    }
    begin(table, { effect: sent, by, on: of, until: 'turn', forbids: { twoTacticalActions: true } })
    return cancels
  },
}
