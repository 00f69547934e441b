import type { Seat } from '../../../shared/engine/rules.ts'
import { captivesOf, leadersOfSeat } from '../../../shared/ti3/leaders.ts'
import { sheet as sheetIn } from '../../../shared/ti3/realm.ts'
import type { Table } from '../../../shared/ti3/table.ts'
import { partnersOf } from '../../../shared/ti3/trading.ts'
import type { PlayerShown } from '../../galaxy/pages/playerShown.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { called, say } from '../../text/text.ts'
import { LeaderList } from '../leaders/LeaderList.tsx'
import { Survivors } from './RealmSheet.tsx'
import { outlookOf } from './radar.ts'

/** What of a player only this edition has. */
export function playerShown(table: Table, seat: Seat): PlayerShown {
  const { counters, actionCards, politicalCards, spare = 0, survivors = [] } = sheetIn(table, seat)
  const { strategy, pool, fleet } = counters
  return {
    outlook: outlookOf(table, seat),
    facts: [
      say('galaxy.player.cards', { count: actionCards }),
      ...(politicalCards === undefined ? [] : [say('ti3.player.political', { count: politicalCards })]),
      ...(spare > 0 ? [say('ti3.player.spare', { count: spare })] : []),
    ],
    counters: [say('ti3.player.counters', { strategy, pool, fleet }), say('ti3.player.counters.long')],
    tags: <Survivors kept={survivors} />,
    more: (
      <>
        {table.leaders && <Leaders table={table} seat={seat} />}
        <Partners table={table} seat={seat} />
      </>
    ),
  }
}

interface OfPlayer {
  table: Table
  seat: Seat
}

function Leaders({ table, seat }: OfPlayer) {
  const captives = captivesOf(table, seat)
  return (
    <div class="facts-line">
      <LeaderList table={table} ids={leadersOfSeat(table, seat)} full />
      {captives.length > 0 && <span class="hint">{say('ti3.leaders.captives')}</span>}
      <LeaderList table={table} ids={captives} />
    </div>
  )
}

function Partners({ table, seat }: OfPlayer) {
  const partners = partnersOf(table, seat)
  if (partners.length === 0) return null
  return (
    <p class="facts-line hint">
      {say('ti3.player.trades')}{' '}
      {partners.map(partner => (
        <span key={partner} class="bare" title={called('seat', partner)}>
          <SeatMark seat={partner} size={18} />
          <span class="hidden">{called('seat', partner)}</span>
        </span>
      ))}
    </p>
  )
}
