import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { tollFor } from '../activation.ts'
import type { PlanetId } from '../content/planets.ts'
import { goodsToSpend, readyPlanets, sheet } from '../realm.ts'
import type { Table, Ti3 } from '../table.ts'
import { exhaust, spendTradeGoods } from './economy.ts'

/** For each system that costs something to activate a trade good is spent or a ready planet exhausted. Says whether all
 *  was paid: trade goods may be given away even while they are asked for. */
export function* payTolls(table: Table, seat: Seat, hexes: readonly HexId[]): Flow<boolean> {
  for (const hex of hexes)
    for (let left = tollFor(table, seat, [hex]); left > 0; left--) {
      const said = yield* choose<PlanetId | 'tradeGood' | 'none', Ti3>(seat, ({ table }) => {
        const of: Record<string, Choice> = {}
        if (goodsToSpend(sheet(table, seat)) > 0) of['tradeGood'] = { text: 'ti3.toll.tradeGood' }
        for (const planet of readyPlanets(table, seat)) of[planet] = { on: { planet } }
        if (Object.keys(of).length === 0) return { skip: 'none' }
        return {
          name: `toll/${hex}/${left}`,
          rule: 'ti3/11.activate',
          text: 'ti3.ask.toll',
          about: { hex },
          options: { shape: 'oneOf', of },
        }
      })
      if (said === 'none') return false
      if (said === 'tradeGood') spendTradeGoods(table, seat, 1)
      else exhaust(table, said)
      const about = { seat, hex, ...(said !== 'tradeGood' && { planet: said }) }
      yield* tell('everyone', {
        text: said === 'tradeGood' ? 'ti3.log.toll.tradeGood' : 'ti3.log.toll.planet',
        about,
      })
    }
  return true
}
