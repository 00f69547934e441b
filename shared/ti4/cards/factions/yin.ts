import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { foesIn, opponentIn, shipsIn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { fleet, onPlanet, piecesOf } from '../../forces.ts'
import { hexOf, planetsAt, planetsOf, spendable } from '../../realm.ts'
import { hitFoe, loseUnits } from '../../rules/combat.ts'
import { payFor } from '../../rules/economy.ts'
import { noteFeat } from '../../rules/leaders.ts'
import { askPayment } from '../../rules/paying.ts'
import { bring, destroy } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import { ownSites } from '../../sites.ts'
import type { Battle, Table, Ti4, UnitId } from '../../table.ts'
import { aimAt } from '../aims.ts'
import { ashesCould, ashesPrice } from '../mechs/deploying.ts'
import { fightsInSpace, fightsOnGround, lightShips, type OfFaction } from './means.ts'

const price = 2

const enemyInfantry = (table: Table, by: Seat, battle: Battle & { planet: PlanetId }) =>
  onPlanet(table, battle.planet, 'infantry').filter(({ of }) => of === opponentIn(battle, by))

/** As what it comes: a Mech costs more. */
function* askTurned(seat: Seat, name: string): Flow<'infantry' | 'mech'> {
  const isMech = yield* offer<Ti4>(seat, ({ table }) =>
    ashesCould(table, seat, price)
      ? {
          name: `${name}/mech`,
          rule: 'ti4/30.1',
          text: 'ti4.ask.turnsMech',
          about: { price: ashesPrice },
          hint: { gains: 'unit' },
          yes: 'ti4.mech.deploy',
          no: 'ti4.mech.infantry',
        }
      : undefined,
  )
  return isMech ? 'mech' : 'infantry'
}

const ownLight = aimAt.unit((table, by, { battle }) =>
  fightsInSpace(battle, by) ? lightShips(table, by, battle.hex).map(({ id }) => id) : [],
)

/** Which ship of the opponent takes the hit. */
const askVictim = (seat: Seat, battle: Battle, name: string) =>
  choose<UnitId, Ti4>(seat, ({ table }) => ({
    name: `${name}/victim`,
    rule: 'ti4/78.6',
    text: 'ti4.ask.devotion',
    about: { hex: battle.hex },
    hint: { harms: 'aimed' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        foesIn(table, battle, seat).map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
      ),
    } satisfies OneOf,
  }))

/** A planet of his or a space area with ships of his; as first printed a planet of the system. */
function spotsFor(table: Table, seat: Seat, hex: HexId): Record<string, { on: object }> {
  const isFirst = table.printing === 'first'
  const own = ownSites(table, seat)
  const there = isFirst ? own.filter(planet => planetsAt(table, hex).includes(planet)) : own
  const spaces = isFirst
    ? []
    : [...new Set(piecesOf(table, seat).flatMap(({ at, id }) => (isFlying(table, id) ? [at] : [])))]
  return Object.fromEntries([
    ...there.map(planet => [planet, { on: { planet } }] as const),
    ...spaces.map(at => [at, { on: { hex: at } }] as const),
  ])
}

const isFlying = (table: Table, id: UnitId): boolean => {
  const unit = table.units[id]
  return unit !== undefined && fleet(table, unit.of, unit.at).some(ship => ship.id === id)
}

function* spin(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  const spot = yield* choose<string, Ti4>(seat, seen => {
    const spots = spotsFor(seen.table, seat, hex)
    if (Object.keys(spots).length === 0) return { skip: 'none' }
    return {
      name: `${name}/spot`,
      rule: 'ti4/68.1',
      text: 'ti4.ask.yinSpinner',
      hint: { gains: 'troops' },
      options: { shape: 'oneOf', of: { ...spots, none: { text: 'ti4.yinSpinner.none' } } } satisfies OneOf,
    }
  })
  if (spot === 'none') return
  const count = table.printing === 'first' ? 1 : 2
  const planet = planetsOf(table, seat).find(id => id === spot)
  const at = planet ? (hexOf(table, planet) as HexId) : spot
  if (bring(table, { kind: 'infantry', of: seat, at, ...(planet && { planet }) }, count) === 0) return
  const where = planet ? { planet } : { hex: at }
  const text = planet ? 'ti4.log.infantryPlaced' : 'ti4.log.infantryInSpace'
  yield* tell('everyone', { text, about: { seat, count, ...where } })
  if (!planet) yield* enforceSupply(table, seat, at, `${name}/supply`)
}

export const yin: OfFaction = {
  indoctrination: {
    at: {
      combatStart: {
        choice: {
          hint: { harms: 'foe', gains: 'troops' },
          may: (table, by, { battle }) =>
            fightsOnGround(battle, by) &&
            enemyInfantry(table, by, battle).length > 0 &&
            spendable(table, by, 'influence') >= price,
        },
        *does(table, { by, about: { battle }, name }) {
          if (!fightsOnGround(battle, by)) return
          const kind = yield* askTurned(by, name)
          const ask = { name: `${name}/price`, rule: 'ti4/42.1', text: 'ti4.ask.payIndoctrination' } as const
          const least = kind === 'mech' ? price + ashesPrice : price
          const paid = yield* askPayment(by, { ...ask, worth: 'influence', least })
          const [turned] = enemyInfantry(table, by, battle)
          if (!paid || !turned) return
          noteFeat(table, by, 'indoctrinationUsed')
          noteFeat(table, by, 'factionAbilityUsed')
          payFor(table, by, paid)
          const { hex, planet } = battle
          destroy(table, [turned.id])
          bring(table, { kind, of: by, at: hex, planet })
          const about = { seat: by, other: opponentIn(battle, by), planet }
          yield* tell('everyone', { text: 'ti4.log.changesSides', about })
        },
      },
    },
  },
  devotion: {
    at: {
      combatRoundEnd: {
        choice: {
          hint: { harms: 'foe', loses: 'ship' },
          may: (table, by, { battle }) => fightsInSpace(battle, by) && foesIn(table, battle, by).length > 0,
          aims: ownLight,
        },
        *does(table, { by, about: { battle }, name }, aim) {
          const ship = aim as unknown as UnitId
          noteFeat(table, by, 'factionAbilityUsed')
          const victim = yield* askVictim(by, battle, name)
          yield* loseUnits(table, by, `${name}/devoted`, [ship])
          yield* hitFoe(
            table,
            by,
            name,
            1,
            foesIn(table, battle, by).filter(({ id }) => id === victim),
          )
        },
      },
    },
  },
  impulse_core: {
    at: {
      combatStart: {
        choice: { hint: { harms: 'foe', loses: 'ship' }, aims: ownLight },
        *does(table, { by, about: { battle }, name }, aim) {
          yield* loseUnits(table, by, `${name}/spent`, [aim as unknown as UnitId])
          const all = foesIn(table, battle, by)
          const great = all.filter(({ kind }) => kind !== 'fighter')
          yield* hitFoe(table, by, name, 1, great.length > 0 ? great : all)
        },
      },
    },
  },
  van_hauge: {
    permits: { fallsInstead: ({ kind }) => (kind === 'flagship' ? true : undefined) },
    at: {
      afterUnitDestroyed: {
        *does(table, { by, about: { of, hex, kinds }, name }) {
          if (of !== by || !kinds.flagship) return
          yield* tell('everyone', { text: 'ti4.log.vanHauge', about: { seat: by, hex } })
          for (const seat of table.order) {
            const { battle } = table
            const ships = battle?.hex === hex ? shipsIn(table, battle, seat) : fleet(table, seat, hex)
            const ids = ships.map(({ id }) => id)
            if (ids.length > 0) yield* loseUnits(table, seat, `${name}/${seat}`, ids)
          }
        },
      },
    },
  },
  yin_spinner: {
    at: {
      afterProduction: {
        *does(table, { by, about: { of, hex }, name }) {
          if (of === by) yield* spin(table, by, hex, `${name}/${hex}`)
        },
      },
      // As first printed it waits for units that use Production.
      producedByAbility: {
        *does(table, { by, about: { of, hex }, name }) {
          if (of === by && table.printing !== 'first') yield* spin(table, by, hex, `${name}/${hex}`)
        },
      },
    },
  },
}
