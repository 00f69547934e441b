import { choose, type Flow } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { shotsOf } from '../../galaxy/shots.ts'
import { enemyTroopsOn, rollOf, troopsOn, withMoreDice } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { numberOf, permits } from '../effects.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { bareTarget, bombers, bombTargets } from '../volleys.ts'
import { fire, troopsTakeHits } from './combat.ts'
import { noteBombarded } from './deeds.ts'
import { exhaust } from './economy.ts'
import { moment } from './moments.ts'
import type { InSystem } from './tacticalAction.ts'

const hold = 'hold'

/** Each unit is given a planet before any die is rolled; no landing need follow. [15] */
export function* bombard(table: Table, { seat, hex }: InSystem): Flow {
  const aims = new Map<PlanetId, UnitId[]>()
  for (const { id } of bombers(table, seat, hex)) {
    const planet = yield* askPlanet(seat, hex, id)
    if (planet !== hold) aims.set(planet, [...(aims.get(planet) ?? []), id])
  }
  const favoured = yield* askFavoured(table, seat, [...aims.keys()])
  for (const [planet, ids] of aims) {
    const isAimed = ({ id }: { id: UnitId }) => ids.includes(id)
    const how = { isAimed, isFavoured: planet === favoured }
    const enemy = yield* bombardPlanet(table, { seat, hex }, planet, `bombardment/${planet}`, how)
    noteBombarded(table, seat, planet, enemy)
  }
}

interface Volley {
  /** Which of the units fire; all where nothing is said. */
  isAimed?(unit: { id: UnitId }): boolean
  /** Dice that come besides are thrown here. */
  isFavoured: boolean
}

/** Says whose ground forces were bombarded. */
export function* bombardPlanet(
  table: Table,
  { seat, hex }: InSystem,
  planet: PlanetId,
  name: string,
  { isAimed = () => true, isFavoured }: Volley,
): Flow<Seat | undefined> {
  const enemy = enemyTroopsOn(table, seat, planet)
  const against = enemy ?? bareTarget(table, seat, planet)
  if (against === undefined) return undefined
  const own = bombers(table, seat, hex).filter(isAimed)
  yield* moment(table, 'whenUnitAbilityRoll', name, { of: seat, hex, planet, step: 'bombardment' })
  const shots = shotsOf(own, kind => rollOf(table, seat, kind, 'bombardment')?.dice ?? 0)
  const fight = { hex, planet, step: 'bombardment', side: 'attacker', against, round: 0 } as const
  const all = withMoreDice(table, seat, shots, fight, isFavoured)
  const hits = (yield* fire(table, seat, name, all, fight)) * numberOf(table, seat, 'bombardmentHits', 1, {})
  end(table, 'roll')
  const card = table.planets[planet]
  if (card && !card.exhausted && permits(table, seat, 'exhaustsBombarded', {})) exhaust(table, planet)
  if (enemy !== undefined)
    yield* troopsTakeHits(table, enemy, `${name}/casualties`, hits, troopsOn(table, planet, enemy))
  return enemy
}

/** Dice that come besides come once in a step, on one planet. [15.1] */
function* askFavoured(table: Table, seat: Seat, planets: readonly PlanetId[]): Flow<PlanetId | undefined> {
  if (
    planets.length < 2 ||
    numberOf(table, seat, 'additionalDice', 0, { step: 'bombardment', isFavoured: true }) === 0
  )
    return planets[0]
  return yield* choose<PlanetId, Ti4>(seat, () => ({
    name: 'bombardment/favoured',
    rule: 'ti4/15.1',
    text: 'ti4.ask.moreDice',
    hint: { harms: 'aimed' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(planets.map(planet => [planet, { on: { planet } }])),
    } satisfies OneOf,
  }))
}

const askPlanet = (seat: Seat, hex: HexId, id: UnitId) =>
  choose<PlanetId | typeof hold, Ti4>(seat, ({ table }) => {
    const open = bombTargets(table, seat, hex)
    if (open.length === 0) return { skip: hold }
    return {
      name: `bombardment/${id}`,
      rule: 'ti4/15.1',
      text: 'ti4.ask.bombard',
      about: { unit: table.units[id]?.kind ?? '' },
      hint: { harms: 'aimed' },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(open.map(planet => [planet, { on: { planet } }])),
          [hold]: { text: 'ti4.bombardment.hold' },
        },
      } satisfies OneOf,
      otherwise: hold,
    }
  })
