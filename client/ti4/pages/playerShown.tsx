import type { Seat } from '../../../shared/engine/rules.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { sheet as sheetIn } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import type { PlayerShown } from '../../galaxy/pages/PlayPlayer.tsx'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { say } from '../../text/text.ts'
import { outlookOf } from './radar.ts'

/** What of a player only this edition has. */
export function playerShown(table: Table, seat: Seat): PlayerShown {
  const { counters, commodities, faction, actionCards, secretObjectives, notes, laidOut } = sheetIn(
    table,
    seat,
  )
  const { tactic, fleet, strategy } = counters
  const open = Object.keys(laidOut)
  return {
    outlook: outlookOf(table, seat),
    facts: [
      say('ti4.commodities.count', { count: commodities, most: factions[faction].commodities }),
      say('galaxy.player.cards', { count: actionCards }),
      say('ti4.player.secrets', { count: secretObjectives }),
      say('ti4.player.notes', { count: notes }),
    ],
    counters: [say('ti4.player.tokens', { tactic, fleet, strategy }), say('ti4.player.tokens.long')],
    more: open.length > 0 && (
      <p class="facts-line">
        {open.map(note => (
          <Tag key={note}>{cardName(note)}</Tag>
        ))}
      </p>
    ),
  }
}
