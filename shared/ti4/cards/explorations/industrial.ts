import { type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import { commoditiesMissing } from '../../commodities.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { sheet } from '../../realm.ts'
import { drawActionCards } from '../../rules/actionCards.ts'
import { convertCommodities, gainCommodities } from '../../rules/commodities.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { takesUnits } from '../../sites.ts'
import type { Table } from '../../table.ts'
import { type Explored, type Exploring, onPlanet } from '../act.ts'
import { putUnits } from '../factions/placing.ts'
import { offered } from './offering.ts'

/** Warehouses: so many of the one or the other. */
const warehouses = 2

const abandonedWarehouses: Explored = {
  *does(table, exploring) {
    const { by } = exploring
    const said = yield* offered<'gain' | 'convert' | 'convertOne'>(exploring, now => ({
      ...(commoditiesMissing(now, by) > 0 && {
        gain: gains(Math.min(warehouses, commoditiesMissing(now, by))),
      }),
      ...(sheet(now, by).commodities > 0 && {
        convert: converts(Math.min(warehouses, sheet(now, by).commodities)),
      }),
      ...(sheet(now, by).commodities > 1 && { convertOne: converts(1) }),
    }))
    if (said === 'gain') yield* gainCommodities(table, by, warehouses)
    if (said === 'convert') yield* convertCommodities(table, by, warehouses)
    if (said === 'convertOne') yield* convertCommodities(table, by, 1)
  },
}

const gains = (count: number): Choice => ({
  text: 'ti4.explore.gainCommodities',
  about: { count },
  hint: { gains: 'tradeGoods' },
})

const converts = (count: number): Choice => ({
  text: 'ti4.explore.convert',
  about: { count },
  hint: { gains: 'tradeGoods' },
})

type Payment = 'tradeGood' | 'commodity'

/** A commodity, or for one of either kind something better. */
function* fabricated(table: Table, exploring: Exploring, better: boolean): Flow<boolean> {
  const { by } = exploring
  const said = yield* offered<'gain' | Payment>(exploring, now => {
    const { tradeGoods, commodities } = sheet(now, by)
    return {
      ...(commoditiesMissing(now, by) > 0 && { gain: gains(1) }),
      ...(better &&
        commodities > 0 && { commodity: { text: 'ti4.explore.payCommodity', hint: { helps: 'you' } } }),
      ...(better &&
        tradeGoods > 0 && { tradeGood: { text: 'ti4.explore.payTradeGood', hint: { helps: 'you' } } }),
    }
  })
  if (said === 'gain') yield* gainCommodities(table, by, 1)
  if (said === 'gain' || said === 'none') return false
  if (said === 'tradeGood') spendTradeGoods(table, by, 1)
  else sheet(table, by).commodities--
  yield* tell('everyone', { text: `ti4.log.pays.${said}`, about: { seat: by } })
  return true
}

export const industrial = {
  abandoned_warehouses: abandonedWarehouses,
  functioning_base: {
    *does(table, exploring) {
      if (yield* fabricated(table, exploring, true))
        yield* drawActionCards(table, exploring.by, 1, `${exploring.name}/card`)
    },
  },
  local_fabricators: {
    does: onPlanet(function* (table, exploring) {
      const { by, planet } = exploring
      const isOpen = piecesLeft(table, by, 'mech') > 0 && takesUnits(table, by, planet)
      if (yield* fabricated(table, exploring, isOpen)) yield* putUnits(table, by, 'mech', 1, { planet })
    }),
  },
} as const satisfies Record<string, Explored>
