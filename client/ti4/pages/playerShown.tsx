import type { Seat } from '../../../shared/engine/rules.ts'
import { commodityValue } from '../../../shared/ti4/commodities.ts'
import { sheet as sheetIn } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import type { PlayerShown } from '../../galaxy/pages/playerShown.ts'
import { say } from '../../text/text.ts'
import { Before } from './Before.tsx'
import { outlookOf } from './radar.ts'

/** What of a player only this edition has. */
export function playerShown(table: Table, seat: Seat): PlayerShown {
  const { counters, commodities, actionCards, secretObjectives, notes, laidOut } = sheetIn(table, seat)
  const { tactic, fleet, strategy } = counters
  return {
    outlook: outlookOf(table, seat),
    facts: [
      say('ti4.commodities.count', { count: commodities, most: commodityValue(table, seat) }),
      say('galaxy.player.cards', { count: actionCards }),
      say('ti4.player.secrets', { count: secretObjectives }),
      say('ti4.player.notes', { count: notes }),
    ],
    counters: [say('ti4.player.tokens', { tactic, fleet, strategy }), say('ti4.player.tokens.long')],
    more: <Before table={table} seat={seat} notes={Object.keys(laidOut)} />,
  }
}
