import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import type { PlanetId } from '../../content/planets.ts'
import { onPlanet, type Piece } from '../../forces.ts'
import { withinReach } from '../../range.ts'
import { groundsOf, hexOf, isColony } from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { begin } from '../../rules/lasting.ts'
import { unit } from '../../rules/pieces.ts'
import { enforceSupply } from '../../rules/supplyLimits.ts'
import type { Table, Ti3 } from '../../table.ts'
import type { ActionCards, Playing } from '../act.ts'
import { march, marches } from '../troops.ts'

/** Space Docks, and what is carried from planet to planet. */

const dockOn = (table: Table, planet: PlanetId): Piece | undefined => onPlanet(table, planet, 'space_dock')[0]

const foreignDocks = (table: Table): PlanetId[] =>
  (Object.keys(table.planets) as PlanetId[]).filter(planet => isColony(planet) && dockOn(table, planet))

/** `from.to`, where a way that no ship bars joins two planets of this seat. */
function ways(table: Table, seat: Seat, fits: (from: PlanetId, to: PlanetId) => boolean): string[] {
  const own = groundsOf(table, seat).flatMap(planet => {
    const hex = hexOf(table, planet)
    return hex === undefined ? [] : [{ planet, hex }]
  })
  const reached = new Map<HexId, ReadonlySet<HexId>>()
  const reach = (hex: HexId) => {
    const found = reached.get(hex) ?? withinReach(table, seat, hex)
    reached.set(hex, found)
    return found
  }
  return own.flatMap(from =>
    own
      .filter(to => to !== from && fits(from.planet, to.planet) && reach(from.hex).has(to.hex))
      .map(to => `${from.planet}.${to.planet}`),
  )
}

const ends = (way: string) => way.split('.') as [from: PlanetId, to: PlanetId]

const mostCarried = 3

const troopWays = aimAt.both('planet', 'planet', (table, by) =>
  ways(table, by, (from, to) => marches(table, by, from, to, mostCarried).length > 0),
)

function* howMany({ by, name }: Playing, from: PlanetId, to: PlanetId): Flow<number> {
  const said = yield* choose<string, Ti3>(by, ({ table }) => ({
    name: `${name}/count`,
    rule: 'ti3/22.aims',
    text: 'ti3.ask.beamCount',
    about: { planet: to },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(
        marches(table, by, from, to, mostCarried).map((count): [string, Choice] => [
          `n${count}`,
          { text: 'ti3.ask.beamSome', about: { count } },
        ]),
      ),
    },
  }))
  return Number(said.slice(1))
}

export const transport = {
  massive_transport: {
    aims: aimAt.both('planet', 'planet', (table, by) =>
      ways(table, by, (from, to) => dockOn(table, from) !== undefined && !dockOn(table, to)),
    ),
    *does(table, { by, name }, way: string) {
      const [from, to] = ends(way)
      const dock = dockOn(table, from)
      const at = hexOf(table, to)
      if (!dock || at === undefined) return
      Object.assign(unit(table, dock.id), { planet: to, at })
      yield* tell('everyone', { text: 'ti3.log.movesDock', about: { seat: by, from, planet: to } })
      if (dock.at !== at) yield* enforceSupply(table, by, dock.at, `${name}/supply`)
    },
  },
  transport: {
    may: (table, by) => troopWays.among(table, by, {}).length > 0,
    *aims(table, playing) {
      const way = yield* troopWays.ask(table, playing, troopWays.among)
      return way === undefined ? undefined : { way, count: yield* howMany(playing, ...ends(way)) }
    },
    *does(table, { by }, { way, count }: { way: string; count: number }) {
      const [from, to] = ends(way)
      march(table, by, from, to, count)
      yield* tell('everyone', { text: 'ti3.log.transports', about: { seat: by, count, from, planet: to } })
    },
  },
  secret_industrial_agent: {
    hint: { harms: 'aimed', by: 3 },
    aims: aimAt.planet(foreignDocks),
    *does(table, { name }, planet: PlanetId) {
      const dock = dockOn(table, planet)
      if (!dock) return
      yield* loseUnits(table, dock.of, `${name}/dock`, [dock.id])
      yield* enforceSupply(table, dock.of, dock.at, `${name}/supply`)
    },
  },
  /** The mark goes where the dock goes. */
  spacedock_accident: {
    aims: aimAt.planet(foreignDocks),
    *does(table, { by }, planet: PlanetId) {
      const dock = dockOn(table, planet)
      if (!dock) return
      begin(table, {
        effect: 'spacedock_accident',
        by,
        on: dock.of,
        until: 'round',
        forbids: { produces: true },
        where: { dock: dock.id },
      })
      yield* tell('everyone', { text: 'ti3.log.dockStands', about: { seat: dock.of, planet } })
    },
  },
} satisfies ActionCards
