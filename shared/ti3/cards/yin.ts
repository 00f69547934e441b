import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Seat } from '../../engine/rules.ts'
import { aimAt } from '../aims.ts'
import { opponentIn, troopsOn } from '../battles.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import type { UnitKind } from '../content/units.ts'
import { holds } from '../effects.ts'
import { fleet } from '../forces.ts'
import { readyPlanets, sheet } from '../realm.ts'
import { loseUnits, takeHits } from '../rules/casualties.ts'
import { throwDice } from '../rules/dice.ts'
import { begin } from '../rules/lasting.ts'
import type { Battle, Table, Ti3, UnitId } from '../table.ts'
import type { ActsAt, Lasts } from './act.ts'
import { recruit } from './troops.ts'

/** Who converts, gives himself up, and turns a world around. */

const converts = 5

const used = ({ lasting }: Table, effect: string, seat: Seat) =>
  Object.values(lasting).some(one => one.effect === effect && one.by === seat)

/** Once before the rounds on each planet it attacks, or twice. */
export const indoctrinate: ActsAt<'beforeInvasionCombat'> = {
  choice: {
    hint: { harms: 'foe' },
    may: (table, by, { battle, planet }) =>
      battle.attacker === by &&
      !used(table, 'yin_indoctrinate', by) &&
      troopsOn(table, planet, by).length > 0 &&
      troopsOn(table, planet, battle.defender).length > 0,
  },
  *does(table, { by, card, name, about: { battle, planet } }) {
    begin(table, { effect: card, by, until: 'battle' })
    yield* preach(table, by, battle, planet, name)
    if (holds(table, by, 'fanaticism') && troopsOn(table, planet, battle.defender).length > 0)
      yield* preach(table, by, battle, planet, `${name}/again`)
  },
}

function* preach(table: Table, by: Seat, { defender }: Battle, planet: PlanetId, name: string): Flow {
  if ((yield* throwDice(table, by, `${name}/converts`, 1, converts)) === 0) return
  const [convert] = troopsOn(table, planet, defender)
  if (!convert) return
  yield* tell('everyone', { text: 'ti3.log.converts', about: { seat: by, planet } })
  yield* loseUnits(table, defender, `${name}/lost`, [convert.id])
  yield* recruit(table, by, planet, 1)
}

const devoted: readonly UnitKind[] = ['destroyer', 'cruiser']
const lastRites = 2

const martyrs = (table: Table, by: Seat, { hex }: Battle) =>
  fleet(table, by, hex).filter(({ kind }) => devoted.includes(kind))

/** A ship of one's own for a hit where one likes. */
export const devotion: ActsAt<'beforeSpaceBattleRound', string> = {
  choice: {
    may: (table, by, { battle }) =>
      [battle.attacker, battle.defender].includes(by) &&
      battle.round === lastRites &&
      !used(table, 'yin_devotion', by),
    aims: aimAt.both('unit', 'unit', (table, by) => {
      const { battle } = table
      if (!battle) return []
      const enemies = fleet(table, opponentIn(battle, by), battle.hex)
      return martyrs(table, by, battle).flatMap(({ id }) => enemies.map(enemy => `${id}.${enemy.id}`))
    }),
  },
  *does(table, { by, card, name, about: { battle } }, aim) {
    const [own = '', other = ''] = aim.split('.') as [UnitId?, UnitId?]
    begin(table, { effect: card, by, until: 'battle' })
    if (!table.units[own]) return
    yield* tell('everyone', { text: 'ti3.log.devotes', about: { seat: by, hex: battle.hex } })
    yield* loseUnits(table, by, `${name}/devoted`, [own])
    const struck = fleet(table, opponentIn(battle, by), battle.hex).filter(({ id }) => id === other)
    yield* takeHits(table, opponentIn(battle, by), `${name}/struck`, 1, struck)
  },
}

/** Worlds that are worth something else the other way around. */
const reversible = (table: Table, seat: Seat): PlanetId[] =>
  readyPlanets(table, seat).filter(id => planets[id].resources !== planets[id].influence)

export const canReverse = (table: Table, seat: Seat): boolean =>
  !sheet(table, seat).memory['reversed'] && reversible(table, seat).length > 0

export function* reverse(table: Table, seat: Seat): Flow {
  const planet = yield* choose<PlanetId, Ti3>(seat, ({ table }) => ({
    name: 'reverse',
    rule: 'ti3/se.reversal',
    text: 'ti3.ask.reverse',
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(reversible(table, seat).map(id => [id, { on: { planet: id } }])),
    },
  }))
  sheet(table, seat).memory['reversed'] = 'round'
  begin(table, {
    effect: 'yin_reverse',
    by: seat,
    planet,
    whileHeld: true,
    until: 'round',
    where: { planet },
  })
  yield* tell('everyone', { text: 'ti3.log.reverses', about: { seat, planet } })
}

/** Turned around by something else already, it is as printed again. */
export const reversed: Lasts = {
  numbers: {
    resources: {
      set: ({ lasting, planet, now }) =>
        lasting?.where?.['planet'] === planet ? other(planet, now) : undefined,
    },
    influence: {
      set: ({ lasting, planet, now }) =>
        lasting?.where?.['planet'] === planet ? other(planet, now) : undefined,
    },
  },
}

const other = (planet: PlanetId, now: number): number => {
  const { resources, influence } = planets[planet]
  return now === resources ? influence : resources
}
