import { type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { bombardiers, enemyOn, troopsOn } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { type UnitKind, units } from '../content/units.ts'
import { discardHand } from '../rules/actionCards.ts'
import { loseUnits } from '../rules/casualties.ts'
import type { Table, Ti3, UnitId } from '../table.ts'
import type { ActsAt, Playing } from './act.ts'

const bombarding = (Object.keys(units) as UnitKind[]).filter(kind => units[kind].bombardment)

/** A ship that can, instead of bombarding; better one that was going to. It is no bombardment: neither PDS nor what
 *  forbids bombarding is in its way. */
function carrier(
  table: Table,
  seat: Seat,
  hex: HexId,
  planet: PlanetId,
  meant: readonly UnitId[],
): UnitId | undefined {
  const enemy = enemyOn(table, planet, seat)
  if (enemy === undefined || troopsOn(table, planet, enemy).length === 0) return undefined
  const invades = troopsOn(table, planet, seat).length > 0
  const able = bombarding
    .filter(kind => invades || !units[kind].bombardment?.needsInvasion)
    .flatMap(kind => bombardiers(table, seat, hex, kind).map(({ id }) => id))
  return able.find(id => meant.includes(id)) ?? able[0]
}

export const bacteria: ActsAt<'bombardment'> = { does: spread }

/** In place of a ship's bombardment everybody on the planet dies, and the hand that did it is emptied. */
function* spread(
  table: Table,
  { by: holder, about: { of, hex, planet, units: meant }, name }: Playing<'bombardment'>,
): Flow {
  if (of !== holder) return
  const isUsed = yield* offer<Ti3>(holder, ({ table }) =>
    carrier(table, holder, hex, planet, meant) === undefined
      ? undefined
      : {
          name,
          rule: 'ti3/24.bacteria',
          text: 'ti3.ask.bacteria',
          hint: { harms: 'foe' },
          about: { planet },
          yes: 'ti3.ask.bacteriaYes',
          no: 'ti3.ask.bacteriaNo',
        },
  )
  const ship = carrier(table, holder, hex, planet, meant)
  const enemy = enemyOn(table, planet, holder)
  if (!isUsed || ship === undefined || enemy === undefined) return
  if (table.doing) table.doing.fired[ship] = true
  const dead = troopsOn(table, planet, enemy).map(({ id }) => id)
  yield* tell('everyone', { text: 'ti3.log.bacteria', about: { seat: holder, planet } })
  yield* loseUnits(table, enemy, `${name}/killed`, dead)
  yield* discardHand(table, holder)
}
