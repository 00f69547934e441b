import type { Seat } from '../../../shared/engine/rules.ts'
import { about } from '../../parts/lookUp.ts'
import { Word } from '../../parts/Word.tsx'
import { low, wide } from '../../parts/wide.ts'
import { say } from '../../text/text.ts'
import { cardName, cardOf } from '../cards/cards.ts'
import { LawsOn } from '../parts/Changes.tsx'
import { Radar } from '../parts/Radar.tsx'
import { readyWorth } from '../parts/readyWorth.ts'
import { Tag } from '../parts/Tag.tsx'
import { Worth } from '../parts/Worth.tsx'
import { reads } from '../reads.ts'
import { galaxyTable, type Table } from '../table.ts'
import { atMost, surely } from './outlook.ts'
import { shortName } from './shortName.ts'

/** What everybody may know of a player: points and how far they could go, what is to spend, cards and counters. */
export function PlayPlayer({ seat }: { seat: Seat }) {
  const table = galaxyTable.value
  const sheet = table?.players[seat]
  if (!table || !sheet) return null
  const { outlook, facts, counters, tags, more } = reads.playerShown(table, seat)
  const [line, long] = counters
  // On a phone all of it is open, unless so many players would be a long way down.
  const isWhole = !wide.value && table.order.length <= 6
  // Beside the board six players are to be in view; what a law made of them is unfolded.
  const laws = <LawsOn table={table} id={seat} />
  const people = reads.peopleOf(table, seat)
  return (
    <div class="play-player">
      <p class="player-race">
        <Word thing={{ kind: 'seat', id: seat }}>
          {wide.value && low.value ? shortName(people, reads.peopleIdOf(table, seat)) : people}
        </Word>
      </p>
      <Radar
        target={reads.pointsToWin(table)}
        now={outlook.now}
        sure={surely(outlook)}
        most={atMost(outlook)}
      />
      <details class={isWhole ? 'player-more whole' : 'player-more'} open={isWhole}>
        <summary class="tags">
          <Worth {...readyWorth(table, seat)} />
          {sheet.out && <Tag look="hurt">{say('galaxy.player.out')}</Tag>}
          {table.speaker === seat && <Tag look="strong">{say('galaxy.speaker')}</Tag>}
          {reads.strategyCardsOf(table, seat).map(id => (
            <StrategyTag key={id} table={table} id={id} brief={wide.value && sheet.passed === true} />
          ))}
          {tags}
          {!wide.value && laws}
          {sheet.passed && <Tag>{say('galaxy.player.passed')}</Tag>}
        </summary>
        {wide.value && <p class="tags">{laws}</p>}
        <p class="facts-line hint">
          <span>{say('galaxy.tradeGoods.count', { count: sheet.tradeGoods })}</span>
          {facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
          <span>{say('galaxy.player.planets', { count: planetsOf(table, seat) })}</span>
          <span>{say('galaxy.player.technologies', { count: Object.keys(sheet.technologies).length })}</span>
          <span title={long}>{line}</span>
        </p>
        {more}
      </details>
    </div>
  )
}

interface StrategyTagProps {
  table: Table
  id: string
  /** By its number: whoever has passed is done with it, and stands in no more than two lines. */
  brief: boolean
}

const StrategyTag = ({ table, id, brief }: StrategyTagProps) => (
  <span data-about={about('card', id)}>
    <Tag look={reads.strategyPlace(table, id).used ? 'used' : 'strong'}>
      {cardOf(id)?.initiative} <span class={brief ? 'hidden' : ''}>{cardName(id)}</span>
    </Tag>
  </span>
)

const planetsOf = ({ planets }: Table, seat: Seat): number =>
  Object.values(planets).filter(card => card?.owner === seat).length
