import type { Seat } from '../../../shared/engine/rules.ts'
import { strategyCards } from '../../../shared/ti3/content/strategyCards.ts'
import { captivesOf, leadersOfSeat } from '../../../shared/ti3/leaders.ts'
import { planetsOf, sheet as sheetIn, strategyCardsOf } from '../../../shared/ti3/realm.ts'
import { pointsToWin } from '../../../shared/ti3/target.ts'
import { partnersOf } from '../../../shared/ti3/trading.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { nameOf } from '../../galaxy/names.ts'
import { LawsOn } from '../../galaxy/parts/Changes.tsx'
import { Radar } from '../../galaxy/parts/Radar.tsx'
import { readyWorth } from '../../galaxy/parts/readyWorth.ts'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { Worth } from '../../galaxy/parts/Worth.tsx'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { wide } from '../../parts/wide.ts'
import { called, say } from '../../text/text.ts'
import { LeaderList } from '../leaders/LeaderList.tsx'
import { ti3Table } from '../table.ts'
import { Survivors } from './RealmSheet.tsx'
import { atMost, outlookOf, surely } from './radar.ts'

/** What everybody may know of a player: points and how far they could go, what is to spend, cards and counters. */
export function PlayPlayer({ seat }: { seat: Seat }) {
  const table = ti3Table.value
  if (!table?.players[seat]) return null
  const sheet = sheetIn(table, seat)
  const { strategy, pool, fleet } = sheet.counters
  const partners = partnersOf(table, seat)
  const captives = captivesOf(table, seat)
  const outlook = outlookOf(table, seat)
  return (
    <div class="play-player">
      <p class="player-race">{nameOf('race', sheet.race)}</p>
      <Radar target={pointsToWin(table)} now={outlook.now} sure={surely(outlook)} most={atMost(outlook)} />
      <details class="player-more" open={!wide.value}>
        <summary class="tags">
          <Worth {...readyWorth(table, seat)} />
          {sheet.out && <Tag look="hurt">{say('ti3.player.out')}</Tag>}
          {table.speaker === seat && <Tag look="strong">{say('ti3.speaker')}</Tag>}
          {strategyCardsOf(table, seat).map(id => (
            <Tag key={id} look={table.strategyCards[id].used ? 'used' : 'strong'}>
              {strategyCards[id].initiative} {cardName(id)}
            </Tag>
          ))}
          <Survivors kept={sheet.survivors ?? []} />
          <LawsOn table={table} id={seat} />
          {sheet.passed && <Tag>{say('ti3.player.passed')}</Tag>}
        </summary>
        <p class="facts-line hint">
          <span>{say('ti3.tradeGoods.count', { count: sheet.tradeGoods })}</span>
          <span>{say('ti3.player.cards', { count: sheet.actionCards })}</span>
          {sheet.politicalCards !== undefined && (
            <span>{say('ti3.player.political', { count: sheet.politicalCards })}</span>
          )}
          {(sheet.spare ?? 0) > 0 && <span>{say('ti3.player.spare', { count: sheet.spare ?? 0 })}</span>}
          <span>{say('ti3.player.planets', { count: planetsOf(table, seat).length })}</span>
          <span>{say('ti3.player.technologies', { count: Object.keys(sheet.technologies).length })}</span>
          <span title={say('ti3.player.counters.long')}>
            {say('ti3.player.counters', { strategy, pool, fleet })}
          </span>
        </p>
        {table.leaders && (
          <div class="facts-line">
            <LeaderList table={table} ids={leadersOfSeat(table, seat)} full />
            {captives.length > 0 && <span class="hint">{say('ti3.leaders.captives')}</span>}
            <LeaderList table={table} ids={captives} />
          </div>
        )}
        {partners.length > 0 && (
          <p class="facts-line hint">
            {say('ti3.player.trades')}{' '}
            {partners.map(partner => (
              <span key={partner} class="bare" title={called('seat', partner)}>
                <SeatMark seat={partner} size={18} />
                <span class="hidden">{called('seat', partner)}</span>
              </span>
            ))}
          </p>
        )}
      </details>
    </div>
  )
}
