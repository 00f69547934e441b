import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { OneOf } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { offer } from '../../galaxy/components/aims.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { cannonShotsAt, cannonShotsOn, landedOn, sustains, withMoreDice } from '../battles.ts'
import type { PlanetId } from '../content/planets.ts'
import { numberOf, permits } from '../effects.ts'
import { fleet, seatsInSpace } from '../forces.ts'
import { clockwiseFrom } from '../realm.ts'
import type { Table, Ti4, UnitId } from '../table.ts'
import { fire, shipsShareHits, shipsTakeHits, troopsTakeHits } from './combat.ts'
import { noteDestroyed, noteShotDown } from './deeds.ts'
import { moment } from './moments.ts'

/** From the active player clockwise, each may fire with what stands in the active system, or adjacent and with range. [77.2] */
export function* spaceCannonOffense(table: Table, { seat: active, hex }: { seat: Seat; hex: HexId }): Flow {
  for (const seat of clockwiseFrom(table, active)) {
    const target = yield* askTarget(seat, active, hex)
    if (target === undefined) continue
    const name = `cannon/${seat}`
    yield* moment(table, 'whenUnitAbilityRoll', name, { of: seat, hex, step: 'spaceCannon' })
    const shots = cannonShotsAt(table, seat, hex)
    yield* tell('everyone', { text: 'ti4.log.spaceCannon', about: { seat, other: target, hex } })
    const fight = { hex, step: 'spaceCannon', side: 'attacker', against: target, round: 0 } as const
    const dice = withMoreDice(table, seat, shots, fight)
    const scored = yield* fire(table, seat, name, dice, fight)
    end(table, 'roll')
    yield* landHits(table, seat, target, hex, name, scored)
  }
}

/** Whoever is hit takes what he cannot cancel. */
export function* landHits(
  table: Table,
  seat: Seat,
  target: Seat,
  hex: HexId,
  name: string,
  scored: number,
): Flow {
  const hits = yield* hitsLeft(table, target, name, scored, hex)
  const before = fleet(table, target, hex)
  if (table.doing) table.doing.fires = seat
  const gone = permits(table, seat, 'cannonsSpareFighters', {})
    ? yield* largeShipsFirst(table, target, name, hits, hex)
    : yield* shipsTakeHits(table, target, `${name}/casualties`, hits, before)
  delete table.doing?.fires
  noteDestroyed(
    table,
    seat,
    before.filter(({ id }) => gone.includes(id)),
  )
  noteShotDown(table, seat, target, hex, before)
}

/** A heap of its own: Fighters take only what other ships cannot. */
function* largeShipsFirst(table: Table, of: Seat, name: string, hits: number, hex: HexId): Flow<UnitId[]> {
  const large = fleet(table, of, hex).filter(({ kind }) => kind !== 'fighter')
  const room = large.reduce(
    (sum, { kind, damaged }) => sum + (!damaged && sustains(table, of, kind) ? 2 : 1),
    0,
  )
  const taken = Math.min(hits, room)
  const { gone, spare } = yield* shipsShareHits(table, of, `${name}/large`, taken, large)
  const fighters = fleet(table, of, hex).filter(({ kind }) => kind === 'fighter')
  return [...gone, ...(yield* shipsTakeHits(table, of, `${name}/casualties`, hits - room - spare, fighters))]
}

/** Whoever is hit may have something against it. */
function* hitsLeft(table: Table, of: Seat, name: string, count: number, hex: HexId): Flow<number> {
  if (count === 0) return 0
  const before = { of, hex, count }
  yield* moment(table, 'beforeSpaceCannonHits', `${name}/hits`, before)
  const left = Math.max(0, count + numberOf(table, of, 'cannonHits', 0, {}))
  end(table, 'hits')
  return left
}

const hold = 'hold'

/** The active player picks one of those who have ships there; everybody else fires at him alone. [77.5] */
function* askTarget(seat: Seat, active: Seat, hex: HexId): Flow<Seat | undefined> {
  const said = yield* choose<string, Ti4>(seat, ({ table }) => {
    const targets = seatsInSpace(table, hex).filter(
      other =>
        (seat === active ? other !== seat : other === active) &&
        permits(table, other, 'firedUpon', { hex }, true),
    )
    if (targets.length === 0 || cannonShotsAt(table, seat, hex).length === 0) return { skip: hold }
    return {
      name: `cannon/${seat}`,
      rule: 'ti4/77.2',
      text: 'ti4.ask.spaceCannon',
      about: { hex },
      hint: { harms: 'aimed' },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(targets.map(other => [other, { on: { seat: other } }])),
          [hold]: { text: 'ti4.spaceCannon.hold' },
        },
      } satisfies OneOf,
      otherwise: hold,
    }
  })
  return said === hold ? undefined : said
}

/** Those on a planet where somebody has landed may fire at whoever did; range is nothing here. [77.6] */
export function* spaceCannonDefense(
  table: Table,
  { seat: active, hex }: { seat: Seat; hex: HexId },
  planet: PlanetId,
): Flow {
  for (const seat of clockwiseFrom(table, active)) {
    if (seat === active) continue
    const fires = yield* offer<Ti4>(seat, ({ table }) =>
      cannonShotsOn(table, seat, planet).length > 0 && landedOn(table, planet, active).length > 0
        ? {
            name: `defense/${planet}/${seat}`,
            rule: 'ti4/77.6',
            text: 'ti4.ask.spaceCannonDefense',
            about: { planet },
            hint: { harms: 'foe' },
            yes: 'ti4.spaceCannon.fire',
            no: 'ti4.spaceCannon.hold',
          }
        : undefined,
    )
    if (!fires) continue
    const name = `defense/${planet}/${seat}`
    yield* moment(table, 'whenUnitAbilityRoll', name, { of: seat, hex, planet, step: 'spaceCannon' })
    const shots = cannonShotsOn(table, seat, planet)
    const fight = { hex, planet, step: 'spaceCannon', side: 'defender', against: active, round: 0 } as const
    const scored = yield* fire(table, seat, name, withMoreDice(table, seat, shots, fight), fight)
    end(table, 'roll')
    const hits = yield* hitsLeft(table, active, name, scored, hex)
    yield* troopsTakeHits(table, active, `${name}/casualties`, hits, landedOn(table, planet, active))
  }
}
