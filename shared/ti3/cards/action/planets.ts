import { choose, draw, type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { aimAt } from '../../aims.ts'
import { troopsOn } from '../../battles.ts'
import type { PlanetId } from '../../content/planets.ts'
import { units } from '../../content/units.ts'
import { permits } from '../../effects.ts'
import { fleet, onPlanet } from '../../forces.ts'
import { piecesLeft, piecesOnBoard } from '../../pieceLimits.ts'
import {
  groundsOf,
  hexOf,
  isColony,
  othersClockwise,
  ownerOf,
  planetsAt,
  planetsOf,
  sheet,
} from '../../realm.ts'
import { loseUnits } from '../../rules/casualties.ts'
import { turnNeutral } from '../../rules/conquest.ts'
import { throwDice } from '../../rules/dice.ts'
import { boxCounter } from '../../rules/domains/counters.ts'
import { exhaust } from '../../rules/economy.ts'
import { begin } from '../../rules/lasting.ts'
import { moment } from '../../rules/moments.ts'
import { place, takePlanet } from '../../rules/pieces.ts'
import type { Hand, Table, Ti3 } from '../../table.ts'
import { takesTroops } from '../../unasked.ts'
import { systemAt, touching } from '../../ways.ts'
import type { ActionCards } from '../act.ts'
import { recruit } from '../troops.ts'

/** What befalls planets and who holds them. */

const held = (table: Table): PlanetId[] => Object.keys(table.planets) as PlanetId[]
const isReady = (table: Table, planet: PlanetId) => table.planets[planet]?.exhausted === undefined
const hexes = (table: Table): HexId[] => Object.keys(table.galaxy.tiles)

const shelters = (table: Table, seat: Seat): PlanetId[] =>
  piecesLeft(table, seat, 'pds') > 0
    ? groundsOf(table, seat).filter(
        planet => hexOf(table, planet) && onPlanet(table, planet, 'pds').length === 0,
      )
    : []

/** Planets there that are held and ready. */
const readyAt = (table: Table, hex: HexId): PlanetId[] =>
  planetsAt(table, hex).filter(planet => ownerOf(table, planet) && isReady(table, planet))

const suffersUnrest = (table: Table, planet: PlanetId): boolean =>
  permits(table, ownerOf(table, planet) ?? '', 'suffersUnrest', { planet }, true)

const strikable = (table: Table, seat: Seat, hex: HexId): PlanetId[] =>
  readyAt(table, hex).filter(planet => ownerOf(table, planet) !== seat)

function* exhaustAll(table: Table, planets: readonly PlanetId[]): Flow {
  for (const planet of planets) {
    exhaust(table, planet)
    yield* tell('everyone', { text: 'ti3.log.exhausted', about: { planet } })
  }
}

/** Neutral, and beside a system with a planet of this seat. */
const annexable = (table: Table, seat: Seat): PlanetId[] => {
  const beside = new Set(
    planetsOf(table, seat)
      .flatMap(planet => hexOf(table, planet) ?? [])
      .flatMap(hex => touching(table, hex)),
  )
  return [...beside].flatMap(hex =>
    planetsAt(table, hex).filter(
      planet => ownerOf(table, planet) === undefined && takesTroops(table, seat, planet),
    ),
  )
}
const annexers = 3

/** Planets of one's own that Ground Forces may come to, those without any last; and how many of these the pieces reach. */
function called(table: Table, seat: Seat): { sure: PlanetId[]; bare: PlanetId[]; most: number } {
  const own = groundsOf(table, seat).filter(planet => hexOf(table, planet))
  const bare = own.filter(planet => troopsOn(table, planet, seat).length === 0)
  const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['ground_force'] ?? {}
  const most = Math.max(0, Math.min(bare.length, pieces - Object.keys(at).length))
  return { sure: own.filter(planet => !bare.includes(planet)), bare, most }
}

const comesBack = 6

export const planetCards = {
  armistice: {
    aims: aimAt.both('seat', 'planet', (table, by) =>
      othersClockwise(table, by).flatMap(other => groundsOf(table, by).map(planet => `${other}.${planet}`)),
    ),
    *does(table, { by }, aim: string) {
      const [on, planet] = aim.split('.') as [Seat, PlanetId]
      begin(table, {
        effect: 'armistice',
        by,
        on,
        planet,
        whileHeld: true,
        until: 'round',
        forbids: { invades: true },
        where: { planet },
      })
      yield* tell('everyone', { text: 'ti3.log.armistice', about: { seat: on, planet } })
    },
  },
  civil_defense: {
    aims: aimAt.planet(shelters),
    *does(table, { by }, planet: PlanetId) {
      const count = Math.min(units.pds.perPlanet ?? 0, piecesLeft(table, by, 'pds'))
      const at = hexOf(table, planet) as HexId
      for (let i = 0; i < count; i++) place(table, { kind: 'pds', of: by, at, planet })
      yield* tell('everyone', { text: 'ti3.log.placesOn', about: { seat: by, unit: 'pds', count, planet } })
    },
  },
  local_unrest: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.planet((table, by) => {
      const colonies = held(table).filter(planet => isColony(planet) && suffersUnrest(table, planet))
      const isOwn = (planet: PlanetId) => ownerOf(table, planet) === by
      return [...colonies.filter(planet => !isOwn(planet)), ...colonies.filter(isOwn)]
    }),
    *does(table, { name }, planet: PlanetId) {
      const seat = ownerOf(table, planet)
      if (seat === undefined) return
      if (isReady(table, planet)) yield* exhaustAll(table, [planet])
      const [first] = troopsOn(table, planet, seat)
      if (first) yield* loseUnits(table, seat, `${name}/riot`, [first.id])
      if (troopsOn(table, planet, seat).length === 0) yield* turnNeutral(table, planet)
    },
  },
  /** No combat roll, so nothing changes it. */
  plague: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.planet((table, by) =>
      othersClockwise(table, by).flatMap(other =>
        planetsOf(table, other).filter(planet => troopsOn(table, planet, other).length > 0),
      ),
    ),
    *does(table, { by, name }, planet: PlanetId) {
      const seat = ownerOf(table, planet)
      if (seat === undefined) return
      const troops = troopsOn(table, planet, seat).map(({ id }) => id)
      const dice = yield* roll(`${name}/plague`, troops.length)
      const count = dice.filter(die => die % 2 === 0).length
      yield* tell('everyone', { text: 'ti3.log.plague', about: { seat: by, planet, count }, dice })
      yield* loseUnits(table, seat, `${name}/dead`, troops.slice(0, count))
    },
  },
  rise_of_a_messiah: {
    may(table, by) {
      const { sure, most } = called(table, by)
      return sure.length + most > 0
    },
    *aims(_table, { by, name }) {
      return yield* choose<PlanetId[], Ti3>(by, ({ table }) => {
        const { bare, most } = called(table, by)
        return {
          name: `${name}/bare`,
          rule: 'ti3/22.aims',
          text: 'ti3.ask.barePlanets',
          about: { count: most },
          options: {
            shape: 'someOf',
            of: Object.fromEntries(bare.map(planet => [planet, { on: { planet } }])),
            least: most,
            most,
          },
        }
      })
    },
    *does(table, { by }, chosen: PlanetId[]) {
      for (const planet of [...called(table, by).sure, ...chosen]) yield* recruit(table, by, planet, 1)
    },
  },
  /** A copy of it brings nothing back. */
  strategic_bombardment: {
    hint: { harms: 'aimed', by: 1.2 },
    aims: aimAt.hex((table, by) =>
      hexes(table).filter(
        hex =>
          fleet(table, by, hex).some(({ kind }) => kind === 'war_sun') &&
          strikable(table, by, hex).length > 0,
      ),
    ),
    *does(table, { by, card, name }, hex: HexId) {
      yield* exhaustAll(table, strikable(table, by, hex))
      const lies = table.discards.action.indexOf(card)
      if (card !== 'strategic_bombardment' || lies < 0) return
      if ((yield* throwDice(table, by, `${name}/back`, 1, comesBack)) === 0) return
      table.discards.action.splice(lies, 1)
      sheet(table, by).actionCards++
      yield* draw<Ti3, void>(({ hands }) => {
        ;(hands[by] as Hand).actionCards[card] = true
      })
      yield* tell('everyone', { text: 'ti3.log.cardReturns', about: { seat: by, card } })
    },
  },
  uprising: {
    hint: { harms: 'aimed', by: 1.2 },
    aims: aimAt.hex(table =>
      hexes(table).filter(hex => !systemAt(table, hex)?.home && readyAt(table, hex).length > 0),
    ),
    does: (table, _, hex: HexId) => exhaustAll(table, readyAt(table, hex)),
  },
  voluntary_annexation: {
    aims: aimAt.planet(annexable),
    *does(table, { by, name }, planet: PlanetId) {
      yield* boxCounter(table, planet)
      takePlanet(table, by, planet)
      yield* tell('everyone', { text: 'ti3.log.annexes', about: { seat: by, planet } })
      yield* recruit(table, by, planet, annexers)
      yield* moment(table, 'neutralPlanetJoined', name, { of: by, planet })
    },
  },
} satisfies ActionCards
