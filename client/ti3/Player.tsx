import type { Seat } from '../../shared/engine/rules.ts'
import { systemsIn } from '../../shared/ti3/laying.ts'
import { TileSvg } from '../galaxy/art/Tile.tsx'
import { lookedAt, lookedInHand } from '../galaxy/map/picking.ts'
import { tileArt } from '../galaxy/map/tileArt.ts'
import { nameOf } from '../galaxy/names.ts'
import { say } from '../text/text.ts'
import { sheetOf, ti3Table } from './table.ts'

/** What lies open before a player. */
export function FirstPlayer({ seat }: { seat: Seat }) {
  const sheet = sheetOf(seat)
  if (!sheet) return null
  const facts = [
    ti3Table.value?.speaker === seat && say('galaxy.speaker'),
    sheet.position !== undefined && say('ti3.position', { position: sheet.position }),
    sheet.systems > 0 && say('ti3.systemsLeft', { count: sheet.systems }),
    sheet.tradeGoods > 0 && say('galaxy.tradeGoods.count', { count: sheet.tradeGoods }),
    sheet.owesPlanet && sheet.systems > 0 && say('ti3.owesPlanet'),
  ].filter(fact => typeof fact === 'string')
  const shown = systemsIn(sheet.shown ?? {})
  return (
    <>
      <p class="hint facts-line">
        {ti3Table.value?.phase !== 'races' && <span class="player-race">{nameOf('race', sheet.race)}</span>}
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {shown.length > 0 && (
        <div class="shown">
          <p class="hint">{say('ti3.shown')}</p>
          {shown.map(system => (
            <button
              key={system}
              type="button"
              aria-label={nameOf('system', system)}
              onClick={() => {
                lookedAt.value = undefined
                lookedInHand.value = system
              }}>
              <TileSvg tile={tileArt(system)} size={48} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
