import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { Paid } from '../../../galaxy/shapes/pay.ts'
import { annexable } from '../../annexing.ts'
import type { PlanetId } from '../../content/planets.ts'
import { hasActivated, othersClockwise, ownerOf, planetsAt, sheet, spendable } from '../../realm.ts'
import type { Table, Ti3 } from '../../table.ts'
import { boxCounter } from '../domains/counters.ts'
import { activate, payFor } from '../economy.ts'
import { begin } from '../lasting.ts'
import { moment } from '../moments.ts'
import { askPayment, worthPaid } from '../paying.ts'
import { takePlanet } from '../pieces.ts'
import { enforceEverywhere } from '../supplyLimits.ts'
import type { StrategyCardRules } from './strategyCard.ts'

interface Annexation {
  planet: PlanetId
  paid: Paid
}

const price = 3

/** [SE 14] */
export const diplomacyTwo: StrategyCardRules<Annexation> = {
  *primary(table, seat) {
    const way = yield* choose<'zone' | 'annex' | 'none', Ti3>(seat, ({ table: now }) => {
      const of = {
        ...(zones(now, seat).length > 0 && { zone: { text: 'ti3.diplomacyTwo.zone' } }),
        ...(annexable(now, seat).length > 0 && {
          annex: { text: 'ti3.diplomacyTwo.annex', hint: { helps: 'you' } },
        }),
      }
      if (Object.keys(of).length === 0) return { skip: 'none' }
      return {
        name: `${seat}/way`,
        rule: 'ti3/se.diplomacyTwo',
        text: 'ti3.ask.diplomacyTwo',
        options: { shape: 'oneOf', of },
      }
    })
    if (way === 'zone') yield* demilitarize(table, seat)
    if (way === 'annex') {
      const planet = yield* askPlanet(seat, `${seat}/annexes`)
      if (planet) yield* annex(table, seat, planet, `${seat}/annexed`)
    }
    return undefined
  },

  secondary: {
    may: (table, seat) => annexable(table, seat).length > 0 && spendable(table, seat, 'influence') >= price,
    *aim(_table, seat, name) {
      const planet = yield* askPlanet(seat, `${name}/planet`)
      const paid =
        planet &&
        (yield* askPayment(seat, {
          name: `${name}/price`,
          rule: 'ti3/se.annexation',
          text: 'ti3.ask.payAnnexation',
          about: { planet, price },
          worth: 'influence',
          least: price,
        }))
      return paid && { planet, paid }
    },
    fits: (table, seat, { planet, paid }) =>
      annexable(table, seat).includes(planet) && worthPaid(table, seat, paid, 'influence') >= price,
    *does(table, seat, { planet, paid }, name) {
      payFor(table, seat, paid)
      yield* annex(table, seat, planet, name)
    },
  },
}

/** Systems with a planet of his own. */
const zones = (table: Table, seat: Seat): HexId[] =>
  Object.keys(table.galaxy.tiles).filter(hex =>
    planetsAt(table, hex).some(planet => ownerOf(table, planet) === seat),
  )

const areas = ['strategy', 'pool', 'fleet'] as const
type Area = (typeof areas)[number]

/** All others have activated the system from now on. Nobody activates it by himself, so nothing answers to it. */
function* demilitarize(table: Table, seat: Seat): Flow {
  const hex = yield* choose<HexId, Ti3>(seat, ({ table: now }) => ({
    name: `${seat}/zone`,
    rule: 'ti3/se.diplomacyTwo',
    text: 'ti3.ask.zone',
    hint: { helps: 'system' },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(zones(now, seat).map(id => [id, { on: { hex: id } }])),
    },
  }))
  yield* tell('everyone', { text: 'ti3.log.zone', about: { seat, hex } })
  for (const other of othersClockwise(table, seat)) {
    if (hasActivated(table, other, hex)) continue
    const area = yield* areaToGive(other)
    if (area === undefined) continue
    activate(table, other, hex, area)
    yield* tell('everyone', { text: 'ti3.log.zoneCounter', about: { seat: other, hex } })
    if (area === 'fleet') yield* enforceEverywhere(table, other, `zone/${other}`)
  }
}

/** From reinforcements; whoever has none there gives one up where he chooses. */
function* areaToGive(seat: Seat): Flow<Area | 'reinforcements' | undefined> {
  return yield* choose<Area | 'reinforcements' | undefined, Ti3>(seat, ({ table: now }) => {
    const { counters } = sheet(now, seat)
    if (counters.reinforcements > 0) return { skip: 'reinforcements' }
    const able = areas.filter(area => counters[area] > 0)
    if (able.length === 0) return { skip: undefined }
    return {
      name: `${seat}/gives`,
      rule: 'ti3/se.diplomacyTwo',
      text: 'ti3.ask.zoneCounter',
      hint: { loses: 'counters' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(able.map(area => [area, { text: `ti3.counters.${area}` }])),
      },
    }
  })
}

function* askPlanet(seat: Seat, name: string): Flow<PlanetId | undefined> {
  return yield* choose<PlanetId | undefined, Ti3>(seat, ({ table }) => {
    const offered = annexable(table, seat)
    if (offered.length === 0) return { skip: undefined }
    return {
      name,
      rule: 'ti3/se.annexation',
      text: 'ti3.ask.annexation',
      hint: { gains: 'planet' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(offered.map(planet => [planet, { on: { planet } }])),
      },
    }
  })
}

/** A marker is put on it: nobody lands, nobody was attacked. */
function* annex(table: Table, seat: Seat, planet: PlanetId, name: string): Flow {
  const from = ownerOf(table, planet)
  yield* boxCounter(table, planet)
  takePlanet(table, seat, planet)
  begin(table, { effect: 'annexed', by: seat, planet, until: 'round' })
  yield* tell('everyone', { text: 'ti3.log.annexesFreely', about: { seat, planet } })
  if (from === undefined) yield* moment(table, 'neutralPlanetJoined', name, { of: seat, planet })
}
