import type { Seat } from '../../shared/engine/rules.ts'
import { nameOf } from '../galaxy/names.ts'
import { say } from '../text/text.ts'
import { sheetOf, ti4Table } from './table.ts'

/** What lies open before a player. */
export function FirstPlayer({ seat }: { seat: Seat }) {
  const sheet = sheetOf(seat)
  if (!sheet) return null
  const { speaker, phase, draft } = ti4Table.value ?? {}
  const facts = [
    speaker === seat && !draft && say('galaxy.speaker'),
    sheet.systems > 0 && say('ti4.systemsLeft', { count: sheet.systems }),
    sheet.tradeGoods > 0 && say('galaxy.tradeGoods.count', { count: sheet.tradeGoods }),
  ].filter(fact => typeof fact === 'string')
  return (
    <p class="hint facts-line">
      {phase !== 'factions' && !draft && <span class="player-race">{nameOf('faction', sheet.faction)}</span>}
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}
