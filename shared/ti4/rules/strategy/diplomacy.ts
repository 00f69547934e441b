import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { RuleId, Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import type { PlanetId } from '../../content/planets.ts'
import { hasActivated, hexOf, othersClockwise, planetsAt, planetsOf, sheet } from '../../realm.ts'
import type { Pool, Table, Ti4 } from '../../table.ts'
import { activate } from '../economy.ts'
import { readyUp } from '../planets.ts'
import { enforceEverywhere } from '../supplyLimits.ts'
import { pools } from '../tokens.ts'
import { inReserve, printingOn, type StrategyCardRules } from './strategyCard.ts'

const most = 2

const exhaustedOf = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => table.planets[planet]?.exhausted)

function* askReadied(seat: Seat, name: string, rule: RuleId): Flow<PlanetId[]> {
  return yield* choose<PlanetId[], Ti4>(seat, ({ table }) => {
    const offered = exhaustedOf(table, seat)
    if (offered.length === 0) return { skip: [] }
    return {
      name: `${name}/planets`,
      rule,
      text: 'ti4.ask.readyPlanets',
      about: { count: most },
      hint: { helps: 'planet' },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(offered.map(planet => [planet, { on: { planet } }])),
        least: Math.min(most, offered.length),
        most: Math.min(most, offered.length),
      },
    }
  })
}

/** Systems with a planet of his, but not Mecatol Rex's. */
const systemsToClose = (table: Table, seat: Seat): HexId[] => {
  const mecatol = hexOf(table, 'mecatol_rex')
  const hexes = planetsOf(table, seat).flatMap(planet => hexOf(table, planet) ?? [])
  return [...new Set(hexes)].filter(hex => hex !== mecatol)
}

/** From reinforcements, else from a pool of his choice; where one of his lies none is placed. [32.2] */
function* placeToken(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  if (hasActivated(table, seat, hex)) return
  if (inReserve(table, seat) > 0) return activate(table, seat, hex, 'reinforcements')
  const pool = yield* choose<Pool | 'none', Ti4>(seat, seen => {
    const { counters } = sheet(seen.table, seat)
    const full = pools.filter(id => counters[id] > 0)
    if (full.length === 0) return { skip: 'none' }
    return {
      name,
      rule: 'ti4/32.2',
      text: 'ti4.ask.tokenFrom',
      about: { hex },
      hint: { loses: 'counters' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          full.map(id => [id, { text: `ti4.pool.${id}`, about: { count: counters[id] } }]),
        ),
      },
    }
  })
  if (pool === 'none') return
  activate(table, seat, hex, pool)
  if (pool === 'fleet') yield* enforceEverywhere(table, seat, `${name}/supply`)
}

/** All others place a token there. */
export function* closeSystem(table: Table, seat: Seat, hex: HexId, name: string): Flow {
  yield* tell('everyone', { text: 'ti4.log.closesSystem', about: { seat, hex } })
  for (const other of othersClockwise(table, seat))
    yield* placeToken(table, other, hex, `${name}/token/${other}`)
}

/** [32] */
export const diplomacy: StrategyCardRules<PlanetId[]> = {
  *primary(table, seat, name = seat) {
    const hex = yield* choose<HexId | 'none', Ti4>(seat, seen => {
      const hexes = systemsToClose(seen.table, seat)
      if (hexes.length === 0) return { skip: 'none' }
      return {
        name: `${name}/system`,
        rule: 'ti4/32.2',
        text: 'ti4.ask.closeSystem',
        hint: { helps: 'system' },
        options: { shape: 'oneOf', of: Object.fromEntries(hexes.map(id => [id, { on: { hex: id } }])) },
      }
    })
    if (hex !== 'none') yield* closeSystem(table, seat, hex, name)
    if (printingOn(table, 'diplomacy') === 'latest') {
      yield* readyUp(table, seat, yield* askReadied(seat, name, 'ti4/32.2'))
      return undefined
    }
    const there = hex === 'none' ? [] : planetsAt(table, hex)
    yield* readyUp(
      table,
      seat,
      exhaustedOf(table, seat).filter(planet => there.includes(planet)),
    )
    return undefined
  },

  secondary: {
    may: (table, seat) => exhaustedOf(table, seat).length > 0,
    aim: (_, seat, name) => askReadied(seat, name, 'ti4/32.3'),
    fits: (table, seat, chosen) =>
      chosen.length > 0 && chosen.every(planet => exhaustedOf(table, seat).includes(planet)),
    does: (table, seat, chosen) => readyUp(table, seat, chosen),
  },
}
