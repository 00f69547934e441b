import type { Seat } from '../../../shared/engine/rules.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { strategyCards } from '../../../shared/ti4/content/strategyCards.ts'
import { planetsOf, sheet as sheetIn, strategyCardsOf } from '../../../shared/ti4/realm.ts'
import { cardName } from '../../galaxy/cards/cards.ts'
import { nameOf } from '../../galaxy/names.ts'
import { LawsOn } from '../../galaxy/parts/Changes.tsx'
import { Radar } from '../../galaxy/parts/Radar.tsx'
import { readyWorth } from '../../galaxy/parts/readyWorth.ts'
import { Tag } from '../../galaxy/parts/Tag.tsx'
import { Worth } from '../../galaxy/parts/Worth.tsx'
import { wide } from '../../parts/wide.ts'
import { say } from '../../text/text.ts'
import { ti4Table } from '../table.ts'
import { atMost, outlookOf, surely } from './radar.ts'

/** What everybody may know of a player: points, how far they could go, what is to spend, cards, tokens, goods, and whose notes lie before him. */
export function PlayPlayer({ seat }: { seat: Seat }) {
  const table = ti4Table.value
  if (!table?.players[seat]) return null
  const sheet = sheetIn(table, seat)
  const { counters, commodities, faction } = sheet
  const { tactic, fleet, strategy } = counters
  const outlook = outlookOf(table, seat)
  return (
    <div class="play-player">
      <p class="player-race">{nameOf('faction', faction)}</p>
      <Radar target={table.goal} now={outlook.now} sure={surely(outlook)} most={atMost(outlook)} />
      <details class="player-more" open={!wide.value}>
        <summary class="tags">
          <Worth {...readyWorth(table, seat)} />
          {sheet.out && <Tag look="hurt">{say('ti4.player.out')}</Tag>}
          {table.speaker === seat && <Tag look="strong">{say('ti4.speaker')}</Tag>}
          {strategyCardsOf(table, seat).map(id => (
            <Tag key={id} look={table.strategyCards[id].exhausted ? 'used' : 'strong'}>
              {strategyCards[id].initiative} {cardName(id)}
            </Tag>
          ))}
          <LawsOn table={table} id={seat} />
          {sheet.passed && <Tag>{say('ti4.player.passed')}</Tag>}
        </summary>
        <p class="facts-line hint">
          <span>{say('ti4.tradeGoods.count', { count: sheet.tradeGoods })}</span>
          <span>
            {say('ti4.commodities.count', { count: commodities, most: factions[faction].commodities })}
          </span>
          <span>{say('ti4.player.cards', { count: sheet.actionCards })}</span>
          <span>{say('ti4.player.secrets', { count: sheet.secretObjectives })}</span>
          <span>{say('ti4.player.notes', { count: sheet.notes })}</span>
          <span>{say('ti4.player.planets', { count: planetsOf(table, seat).length })}</span>
          <span>{say('ti4.player.technologies', { count: Object.keys(sheet.technologies).length })}</span>
          <span title={say('ti4.player.tokens.long')}>
            {say('ti4.player.tokens', { tactic, fleet, strategy })}
          </span>
        </p>
        {Object.keys(sheet.laidOut).length > 0 && (
          <p class="facts-line">
            {Object.keys(sheet.laidOut).map(note => (
              <Tag key={note}>{cardName(note)}</Tag>
            ))}
          </p>
        )}
      </details>
    </div>
  )
}
