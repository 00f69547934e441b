import { choose, type Flow, tell } from '../../engine/flow.ts'
import type { Choice } from '../../engine/options.ts'
import type { Seat } from '../../engine/rules.ts'
import { troopsOn } from '../battles.ts'
import { type PlanetId, planets } from '../content/planets.ts'
import { numberOf } from '../effects.ts'
import { groundsOf, hexOf, planetsOf, sheet } from '../realm.ts'
import { spendCounter } from '../rules/economy.ts'
import type { Table, Ti3 } from '../table.ts'
import { takesTroops } from '../unasked.ts'
import type { ActsAt, Playing } from './act.ts'
import { march, marches, recruit } from './troops.ts'

/** What takes the place of an ordinary action. */

const hasCounter = (table: Table, seat: Seat) => sheet(table, seat).counters.strategy > 0

const choices = (ids: readonly string[]) =>
  Object.fromEntries(ids.map(planet => [planet, { on: { planet } }]))

const landingZones = (table: Table, seat: Seat): PlanetId[] =>
  planetsOf(table, seat).filter(planet => hexOf(table, planet) && takesTroops(table, seat, planet))

export const canDrop = (table: Table, seat: Seat): boolean =>
  hasCounter(table, seat) && landingZones(table, seat).length > 0

const printedDrop = 2

/** Ground Forces onto one own planet. */
export function* orbitalDrop(table: Table, seat: Seat): Flow {
  const dropped = numberOf(table, seat, 'orbitalDrop', printedDrop, {})
  const planet = yield* choose<string, Ti3>(seat, ({ table }) => ({
    name: 'drop',
    rule: 'ti3/20.orbitalDrop',
    text: 'ti3.ask.drop',
    hint: { gains: 'troops' },
    about: { count: dropped },
    options: { shape: 'oneOf', of: choices(landingZones(table, seat)) },
  }))
  spendCounter(table, seat, 'strategy')
  yield* recruit(table, seat, planet as PlanetId, dropped)
}

const mostBeamed = 4

const destinations = (table: Table, seat: Seat, from: PlanetId): PlanetId[] =>
  groundsOf(table, seat).filter(
    to => to !== from && hexOf(table, to) && marches(table, seat, from, to, mostBeamed).length > 0,
  )

const sources = (table: Table, seat: Seat): PlanetId[] =>
  (Object.keys(planets) as PlanetId[]).filter(
    from => troopsOn(table, from, seat).length > 0 && destinations(table, seat, from).length > 0,
  )

export const canBeam = (table: Table, seat: Seat): boolean =>
  hasCounter(table, seat) && sources(table, seat).length > 0

/** Up to four Ground Forces from one planet to another, however far. */
export function* transitDiodes(table: Table, seat: Seat): Flow {
  const ask = (name: string, text: 'ti3.ask.beamFrom' | 'ti3.ask.beamTo', from?: PlanetId) =>
    choose<string, Ti3>(seat, ({ table }) => ({
      name,
      rule: 'ti3/24.transitDiodes',
      text,
      hint: from ? { sends: 'troops' } : { loses: 'troops' },
      options: {
        shape: 'oneOf',
        of: choices(from ? destinations(table, seat, from) : sources(table, seat)),
      },
    }))
  const from = (yield* ask('beamFrom', 'ti3.ask.beamFrom')) as PlanetId
  const to = (yield* ask('beamTo', 'ti3.ask.beamTo', from)) as PlanetId
  const said = yield* choose<string, Ti3>(seat, ({ table }) => ({
    name: 'beamCount',
    rule: 'ti3/24.transitDiodes',
    text: 'ti3.ask.beamCount',
    about: { planet: to },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        marches(table, seat, from, to, mostBeamed).map((count): [string, Choice] => [
          `n${count}`,
          { text: 'ti3.ask.beamSome', about: { count } },
        ]),
      ),
    },
  }))
  const count = Number(said.slice(1))
  spendCounter(table, seat, 'strategy')
  march(table, seat, from, to, count)
  yield* tell('everyone', { text: 'ti3.log.beams', about: { seat, count, planet: from, to } })
}

/** Not twice in a row: `skipping` is the turn under way, `skipped` the one before. */
export const canSkip = (table: Table, seat: Seat): boolean => !sheet(table, seat).memory['skipped']

export function* skipTurn(table: Table, seat: Seat): Flow {
  sheet(table, seat).memory['skipping'] = true
  yield* tell('everyone', { text: 'ti3.log.skips', about: { seat } })
}

export const rememberSkip: ActsAt<'turnEnds'> = { does: remember }

function* remember(table: Table, { by: holder, about: { of } }: Playing<'turnEnds'>): Flow {
  if (of !== holder) return
  const { memory } = sheet(table, holder)
  if (memory['skipping']) memory['skipped'] = true
  else delete memory['skipped']
  delete memory['skipping']
}
