import { type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { Worth } from '../../../galaxy/realm.ts'
import type { PlanetId } from '../../content/planets.ts'
import type { UnitEffectId } from '../../content/units.ts'
import { holds } from '../../effects.ts'
import { onPlanet } from '../../forces.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { payFor } from '../../rules/economy.ts'
import { askPayment } from '../../rules/paying.ts'
import { destroy, place, unit } from '../../rules/pieces.ts'
import { takesUnits } from '../../sites.ts'
import type { Table, UnitId } from '../../table.ts'
import type { Component } from '../act.ts'

/** Mechs that come onto the board by what is printed on them. [30] */

export type Mechs = { readonly [Id in UnitEffectId]?: Component }

/** Out of reinforcements alone: nothing is lifted off the board for it. [30.2] */
export const canDeploy = (table: Table, seat: Seat, id: UnitEffectId, planet?: PlanetId): boolean =>
  holds(table, seat, id) &&
  piecesLeft(table, seat, 'mech') > 0 &&
  (planet === undefined || takesUnits(table, seat, planet))

export const infantryOn = (table: Table, seat: Seat, planet: PlanetId) =>
  onPlanet(table, planet, 'infantry').filter(({ of }) => of === seat)

export const mechsOn = (table: Table, seat: Seat, planet: PlanetId) =>
  onPlanet(table, planet, 'mech').filter(({ of }) => of === seat)

/** An Infantry goes home, and a Mech stands where it was. */
export function* exchangeForMech(table: Table, seat: Seat, id: UnitId): Flow {
  const { at, planet } = unit(table, id)
  destroy(table, [id])
  place(table, { kind: 'mech', of: seat, at, ...(planet && { planet }) })
  yield* tell('everyone', {
    text: planet ? 'ti4.log.becomesMech' : 'ti4.log.becomesMechInSpace',
    about: { seat, ...(planet ? { planet } : { hex: at }) },
  })
}

interface Price {
  readonly name: string
  readonly card: UnitEffectId
  readonly worth: Worth
  readonly least: number
}

/** Says whether it was paid. */
export function* paysForMech(table: Table, seat: Seat, { card, least, ...price }: Price): Flow<boolean> {
  const about = { card, price: least }
  const paid = yield* askPayment(seat, { ...price, least, rule: 'ti4/30.1', text: 'ti4.ask.payMech', about })
  if (paid) payFor(table, seat, paid)
  return paid !== undefined
}
