import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { RuleId, Seat } from '../../engine/rules.ts'
import { bought, entriesOf } from '../../galaxy/cart.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Producing } from '../../galaxy/production.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { buildingWith } from '../../galaxy/rules/production.ts'
import type { Cart } from '../../galaxy/shapes/produce.ts'
import type { UnitKind } from '../content/units.ts'
import { edition } from '../edition.ts'
import { piecesOf } from '../forces.ts'
import { piecesLeft } from '../pieceLimits.ts'
import { liftable, produceOptions, yardsAt } from '../production.ts'
import { sheet } from '../realm.ts'
import type { CaptiveKey, Table, Ti4, UnitId } from '../table.ts'
import { unitChoices } from '../unitChoices.ts'
import { returnCaptives } from './capture.ts'
import { payFor } from './economy.ts'
import { noteFeat } from './leaders.ts'
import { moment } from './moments.ts'
import { destroy, unit } from './pieces.ts'
import { enforceSupply } from './supplyLimits.ts'
import type { InSystem } from './tacticalAction.ts'

const building = buildingWith<Table>(edition, { rule: 'ti4/68.1', produceOptions, payFor })

export const { askProduction, stillFits } = building

/** The last step of a Tactical Action. [89.5] */
export function* production(table: Table, { seat, hex }: InSystem): Flow<undefined> {
  yield* useProduction(table, seat, hex, 'production', { newDocks: false })
  return undefined
}

/** Units use Production: what helps them is said first. What was put together ahead is asked for anew where that changed
 *  something. [68] */
export function* useProduction(
  table: Table,
  seat: Seat,
  hex: HexId,
  name: string,
  how: Producing,
  ahead?: Cart,
): Flow {
  const lasting = Object.keys(table.lasting).length
  if (yardsAt(table, seat, hex, how).length > 0)
    yield* moment(table, 'whenProducing', `${name}/producing`, { of: seat, hex })
  const isAsBefore = Object.keys(table.lasting).length === lasting
  const isFit = ahead && isAsBefore && stillFits(table, seat, hex, ahead, how)
  const cart = isFit ? ahead : yield* askProduction(seat, hex, { name, ...how })
  const units = how.oneDock && docksOf(table, seat, Object.keys(cart.build))
  yield* produceUnits(table, seat, hex, cart, `${name}/made`, undefined, units || undefined)
  if (!isAsBefore && Object.keys(bought(cart)).length === 0)
    yield* moment(table, 'producedNothing', `${name}/nothing`, { of: seat, hex })
  end(table, 'production')
}

/** Those that have produced, by where what they make comes. */
const docksOf = (table: Table, seat: Seat, places: readonly string[]): UnitId[] =>
  piecesOf(table, seat).flatMap(({ id, kind, planet }) =>
    kind === 'space_dock' && places.includes(planet ?? id) ? [id] : [],
  )

/** Paid for and placed; what is then too much for the fleet pool goes. */
export function* produceUnits(
  table: Table,
  seat: Seat,
  hex: HexId,
  cart: Cart,
  name: string,
  how?: Partial<Producing>,
  docks?: readonly UnitId[],
): Flow {
  for (const [key, count] of entriesOf(cart.returns ?? {}) as [CaptiveKey, number][])
    yield* returnCaptives(table, seat, key, count)
  let before = table.unitsMade
  yield* building.build(table, seat, hex, cart, {
    ...how,
    *paid() {
      for (const [kind, count] of entriesOf(bought(cart)) as [UnitKind, number][])
        yield* liftPieces(table, seat, kind, count, { name: `${name}/${kind}`, rule: 'ti4/67.5' })
      before = table.unitsMade
    },
  })
  const units = Array.from({ length: table.unitsMade - before }, (_, i) => `u${before + i + 1}`)
  if (bought(cart)['war_sun']) noteFeat(table, seat, 'warSunProduced')
  if (units.length > 0 && sheet(table, seat).leaders) {
    // Some of it may be too much here until it has gone elsewhere.
    table.overSupply = seat
    yield* moment(table, 'unitsProduced', `${name}/placed`, { of: seat, hex, units })
    delete table.overSupply
  }
  yield* enforceSupply(table, seat, hex, `${name}/supply`)
  if (Object.keys(bought(cart)).length === 0) return
  if (how?.byAbility) yield* moment(table, 'producedByAbility', `${name}/after`, { of: seat, hex })
  else
    yield* moment(table, 'afterProduction', `${name}/after`, {
      of: seat,
      hex,
      count: bought(cart).fighter ?? 0,
      ...(docks && { units: docks }),
    })
}

/** What reinforcements lack comes from the board, as its owner chooses. [23.4] */
export function* liftPieces(
  table: Table,
  seat: Seat,
  kind: UnitKind,
  count: number,
  { name, rule }: { name: string; rule: RuleId },
): Flow {
  const missing = count - piecesLeft(table, seat, kind)
  if (missing <= 0) return
  const lifted = yield* choose<UnitId[], Ti4>(seat, seen => ({
    name: `${name}/lifted`,
    rule,
    text: 'ti4.ask.lift',
    about: { unit: kind, count: missing },
    hint: { loses: 'unit' },
    options: {
      shape: 'someOf',
      of: unitChoices(liftable(seen.table, seat, kind)),
      least: missing,
      most: missing,
    },
  }))
  const left = new Set(lifted.map(id => unit(table, id).at))
  destroy(table, lifted)
  yield* tell('everyone', { text: 'ti4.log.lifts', about: { seat, unit: kind, count: missing } })
  for (const at of left) yield* enforceSupply(table, seat, at, `${name}/${at}`)
}

/** One piece to place where nobody has to: from reinforcements, else from the board if he likes. Says whether there is one.
 *  [23.4] */
export function* offerPiece(
  table: Table,
  seat: Seat,
  kind: UnitKind,
  { name, rule }: { name: string; rule: RuleId },
): Flow<boolean> {
  if (piecesLeft(table, seat, kind) > 0) return true
  if (liftable(table, seat, kind).length === 0) return false
  const said = yield* choose<string, Ti4>(seat, () => ({
    name: `${name}/piece`,
    rule,
    text: 'ti4.ask.pieceFromBoard',
    about: { unit: kind },
    options: {
      shape: 'oneOf',
      of: { yes: { text: 'ti4.piece.lift' }, no: { text: 'ti4.piece.leave' } },
    } satisfies OneOf,
    otherwise: 'no',
  }))
  if (said === 'no') return false
  yield* liftPieces(table, seat, kind, 1, { name, rule })
  return true
}
