import { choose, type Flow } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { countOf } from '../../galaxy/cart.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { buildingWith } from '../../galaxy/rules/production.ts'
import type { Cart } from '../../galaxy/shapes/produce.ts'
import type { PlanetId } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { edition } from '../edition.ts'
import { permits } from '../effects.ts'
import { onPlanet } from '../forces.ts'
import { canProduce, produceOptions } from '../production.ts'
import type { Table, Ti3 } from '../table.ts'
import { payFor } from './economy.ts'
import { begin } from './lasting.ts'
import { moment } from './moments.ts'
import { placeDock } from './pieces.ts'
import type { InSystem } from './tacticalAction.ts'

export const { askProduction, stillFits, build } = buildingWith<Table>(edition, {
  rule: 'ti3/26.building',
  produceOptions,
  payFor,
  built,
  placeDock,
})

/** Space Docks of the activated system build, and new docks are built; of the two systems of a transfer, in one. [pp. 12, 26] */
export function* production(
  table: Table,
  { seat, hex, transfer }: InSystem & { transfer?: HexId },
): Flow<Next | undefined> {
  const where = transfer === undefined ? hex : yield* inOneOf(seat, [hex, transfer])
  const cart = yield* askProduction(seat, where, { name: 'production', newDocks: true })
  yield* build(table, seat, where, cart)
  return undefined
}

/** Nobody is asked where there is but one system to build in. */
function* inOneOf(seat: Seat, hexes: readonly [HexId, HexId]): Flow<HexId> {
  return yield* choose<HexId, Ti3>(seat, ({ table }) => {
    const able = hexes.filter(hex => canProduce(table, seat, hex, { newDocks: true }))
    if (able.length < 2) return { skip: able[0] ?? hexes[0] }
    const options: OneOf = { shape: 'oneOf', of: Object.fromEntries(able.map(hex => [hex, { on: { hex } }])) }
    return { name: 'where', rule: 'ti3/12.transferProduction', text: 'ti3.ask.produceWhere', options }
  })
}

function* built(
  table: Table,
  seat: Seat,
  hex: HexId,
  cart: Cart,
  kinds: ReadonlyMap<UnitKind, number>,
): Flow {
  keepToDock(table, seat, cart)
  for (const [unit, count] of kinds)
    yield* moment(table, 'unitsBuilt', `${seat}/${hex}/${unit}`, { of: seat, count, unit })
}

/** Where he may produce at one Space Dock alone, it is this one from now on. */
function keepToDock(table: Table, seat: Seat, { build: built }: Cart) {
  if (permits(table, seat, 'producesAtSeveral', {}, true)) return
  const from = Object.keys(built).find(dock => countOf(built[dock] ?? {}) > 0)
  const dock = from && (table.units[from] ? from : onPlanet(table, from as PlanetId, 'space_dock')[0]?.id)
  if (dock) begin(table, { effect: 'onlyDock', by: seat, until: 'round', where: { dock } })
}
