import { choose, type Flow, roll, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import { offer } from '../../../galaxy/components/aims.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { troopsOn } from '../../battles.ts'
import type { LeaderId } from '../../content/leaders.ts'
import { type PlanetId, planets } from '../../content/planets.ts'
import type { UnitKind } from '../../content/units.ts'
import { fleet, piecesAt, piecesOf } from '../../forces.ts'
import { leadersOn } from '../../leaders.ts'
import { piecesOnBoard } from '../../pieceLimits.ts'
import {
  clockwiseFrom,
  groundsOf,
  hexOf,
  othersClockwise,
  planetsAt,
  readyPlanets,
  sheet,
} from '../../realm.ts'
import { loseUnits, takeHits } from '../../rules/casualties.ts'
import { throwDice } from '../../rules/dice.ts'
import { exhaust } from '../../rules/economy.ts'
import { everybody, someOfOnes } from '../../rules/everybody.ts'
import { begin } from '../../rules/lasting.ts'
import { killLeaders, leadersEscape } from '../../rules/leaders.ts'
import { takePlanet } from '../../rules/pieces.ts'
import { askTechnology, learn } from '../../rules/research.ts'
import { settle } from '../../rules/supplyLimits.ts'
import type { Table, Ti3, UnitId } from '../../table.ts'
import { takesTroops } from '../../unasked.ts'
import { touching } from '../../ways.ts'
import type { PoliticalCards, Votes } from '../act.ts'
import { recruit } from '../troops.ts'

/** Agendas that destroy, place and give on the whole map. */

const throne = 'mecatol_rex'
const awakes = 6
const blast = { dice: 3, needs: 5 }
const gifts = 2
const kept: readonly (readonly [UnitKind, number])[] = [
  ['dreadnought', 2],
  ['cruiser', 4],
]
const settlers = 3
const votesEach = 5

const idsOf = (pieces: readonly { id: UnitId }[]) => pieces.map(({ id }) => id)

/** Who lost a Carrier or a dock may have Fighters without support. */
function* settleAll(table: Table, seat: Seat, hexes: Iterable<HexId>, name: string): Flow {
  for (const hex of new Set(hexes)) yield* settle(table, seat, hex, `${name}/${seat}/${hex}`)
}

/** The heart of the galaxy is laid waste, and what is next to it is struck. */
function* explode(table: Table, by: Seat): Flow {
  const centre = hexOf(table, throne)
  if (centre === undefined) return
  const seats = clockwiseFrom(table, by)
  for (const seat of seats) {
    const ids = idsOf(piecesAt(table, centre).filter(({ of }) => of === seat))
    yield* loseUnits(table, seat, `centre/${seat}`, ids)
  }
  yield* killLeaders(table, leadersOn(table, throne))
  for (const hex of touching(table, centre)) for (const seat of seats) yield* strike(table, seat, hex)
}

/** Each fleet, and the Ground Forces of each planet by themselves; leaders there count to those. */
function* strike(table: Table, seat: Seat, hex: HexId): Flow {
  const targets = [
    {
      at: hex,
      pieces: () => fleet(table, seat, hex),
      leaders: [],
      text: 'ti3.log.blastFleet',
      where: { hex },
    },
    ...planetsAt(table, hex).map(planet => ({
      at: planet,
      pieces: () => troopsOn(table, planet, seat),
      leaders: leadersOn(table, planet, seat),
      text: 'ti3.log.blastPlanet',
      where: { planet },
    })),
  ]
  for (const { at, pieces, leaders, text, where } of targets) {
    if (pieces().length + leaders.length === 0) continue
    const name = `blast/${seat}/${at}`
    const dice = yield* roll(name, blast.dice)
    const hits = dice.filter(die => die >= blast.needs).length
    yield* tell('everyone', {
      text,
      about: { seat, hits, needs: blast.needs, ...where },
      dice,
    })
    const struck = yield* strikeLeaders(seat, `${name}/leaders`, leaders, hits, pieces().length)
    yield* killLeaders(table, struck)
    yield* takeHits(table, seat, `${name}/casualties`, hits - struck.length, pieces())
  }
  yield* settle(table, seat, hex, `blast/${seat}/${hex}/supply`)
}

/** Whom of them he gives a hit to; what Ground Forces cannot take falls on them. */
function* strikeLeaders(
  seat: Seat,
  name: string,
  leaders: readonly LeaderId[],
  hits: number,
  troops: number,
): Flow<LeaderId[]> {
  const most = Math.min(hits, leaders.length)
  const least = Math.min(Math.max(0, hits - troops), most)
  return yield* choose<LeaderId[], Ti3>(seat, () => {
    if (most === 0) return { skip: [] }
    if (least === leaders.length) return { skip: [...leaders] }
    return {
      name,
      rule: 'ti3/34.struck',
      text: 'ti3.ask.leadersStruck',
      about: { count: hits },
      options: {
        shape: 'someOf',
        of: Object.fromEntries(leaders.map(id => [id, { text: 'ti3.ask.leader', about: { leader: id } }])),
        least,
        most,
      },
      otherwise: leaders.slice(0, least),
    }
  })
}

/** By lot among those with most points. */
function* foremost(table: Table, by: Seat): Flow<Seat | undefined> {
  const seats = clockwiseFrom(table, by)
  const most = Math.max(...seats.map(seat => sheet(table, seat).points))
  const tied = seats.filter(seat => sheet(table, seat).points === most)
  if (tied.length < 2) return tied[0]
  const [die = 1] = yield* roll('foremost', 1, tied.length)
  return tied[die - 1]
}

const fewest = (table: Table, seat: Seat): Seat[] => {
  const others = othersClockwise(table, seat)
  const least = Math.min(...others.map(other => sheet(table, other).points))
  return others.filter(other => sheet(table, other).points === least)
}

/** A planet of the one ahead, and one of those behind. */
function* redistribute(table: Table, from: Seat): Flow {
  const planet = yield* choose<PlanetId | 'none', Ti3>(from, ({ table }) => {
    const own = groundsOf(table, from).filter(id => hexOf(table, id))
    if (own.length === 0) return { skip: 'none' }
    return {
      name: 'redistributed',
      rule: 'ti3/22.struck',
      text: 'ti3.ask.redistributed',
      options: { shape: 'oneOf', of: Object.fromEntries(own.map(id => [id, { on: { planet: id } }])) },
    }
  })
  if (planet === 'none') return
  yield* loseUnits(table, from, `redistributed/${planet}`, idsOf(troopsOn(table, planet, from)))
  const to = yield* choose<Seat, Ti3>(from, ({ table }) => ({
    name: 'receiver',
    rule: 'ti3/22.struck',
    text: 'ti3.ask.receiver',
    about: { planet },
    options: {
      shape: 'oneOf',
      of: Object.fromEntries(fewest(table, from).map(seat => [seat, { on: { seat } }])),
    },
  }))
  const accepts = yield* offer<Ti3>(to, ({ table }) =>
    takesTroops(table, to, planet)
      ? {
          name: 'accepts',
          rule: 'ti3/22.forAgainst',
          text: 'ti3.ask.colony',
          about: { planet, count: settlers },
          yes: 'ti3.ask.colonyYes',
          no: 'ti3.ask.useNone',
        }
      : undefined,
  )
  if (!accepts) return
  takePlanet(table, to, planet)
  yield* leadersEscape(table, leadersOn(table, planet, from), `redistributed/${planet}`, true)
  yield* tell('everyone', { text: 'ti3.log.annexes', about: { seat: to, planet } })
  yield* recruit(table, to, planet, settlers)
  yield* settleAll(table, from, [hexOf(table, planet) as HexId], 'redistributed')
}

/** All of a kind but so many. */
function* disarms(table: Table, seat: Seat): Flow<UnitId[]> {
  const chosen: UnitId[] = []
  for (const [kind, count] of kept) {
    const ships = (now: Table) => idsOf(piecesOf(now, seat).filter(piece => piece.kind === kind))
    const over = ships(table).length - count
    if (over < 1) continue
    const gone = yield* someOfOnes(seat, {
      name: `arms/${kind}`,
      rule: 'ti3/22.struck',
      text: 'ti3.ask.disarm',
      hint: { loses: 'unit' },
      count: over,
      among: ships,
      on: id => ({ on: { unit: id }, about: { unit: kind } }),
    })
    chosen.push(...gone)
  }
  return chosen
}

type Levy = Readonly<Record<string, number>>

/** Planets without Ground Forces take some as far as real pieces reach them. */
function* levies(seat: Seat, count: number): Flow<Levy> {
  const reach = (table: Table) => {
    const own = groundsOf(table, seat).filter(planet => hexOf(table, planet))
    const bare = own.filter(planet => troopsOn(table, planet, seat).length === 0)
    const { at = {}, pieces = 0 } = piecesOnBoard(table, seat)['ground_force'] ?? {}
    return { own, bare, most: Math.max(0, Math.min(bare.length, pieces - Object.keys(at).length)) }
  }
  const reached = yield* choose<PlanetId[], Ti3>(seat, ({ table }) => {
    const { bare, most } = reach(table)
    if (most === bare.length) return { skip: bare }
    return {
      name: `bare/${seat}`,
      rule: 'ti3/19.counters',
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
  return yield* choose<Levy, Ti3>(seat, ({ table }) => {
    const { own, bare } = reach(table)
    const open = own.filter(planet => !bare.includes(planet) || reached.includes(planet))
    if (open.length === 0) return { skip: {} }
    return {
      name: `levy/${seat}`,
      rule: 'ti3/22.forAgainst',
      text: 'ti3.ask.levy',
      about: { count },
      options: {
        shape: 'amounts',
        of: Object.fromEntries(open.map(planet => [planet, { on: { planet }, most: count }])),
        least: 0,
        most: count,
      },
      otherwise: {},
    }
  })
}

const allVotes = (votes: Votes): number => Object.values(votes).reduce((sum, { count }) => sum + count, 0)

export const upheavals = {
  ancient_artifact: {
    *outcome(table, [decided], by) {
      if (decided !== 'for') return
      if ((yield* throwDice(table, by, 'artifact', 1, awakes)) === 0) {
        yield* explode(table, by)
        return
      }
      for (const seat of clockwiseFrom(table, by))
        for (let nth = 1; nth <= gifts; nth++) {
          const chosen = yield* askTechnology(seat, {
            name: `${seat}/gift${nth}`,
            rule: 'ti3/22.forAgainst',
            text: 'ti3.ask.technology',
          })
          if (chosen) yield* learn(table, seat, chosen)
        }
    },
  },
  arms_reduction: {
    *outcome(table, [decided], by) {
      if (decided === 'for') {
        yield* everybody(
          table,
          { by },
          seat => disarms(table, seat),
          function* (seat, ids) {
            const left = ids.flatMap(id => table.units[id]?.at ?? [])
            yield* loseUnits(table, seat, `arms/${seat}`, ids)
            yield* settleAll(table, seat, left, 'arms')
          },
        )
        return
      }
      for (const seat of clockwiseFrom(table, by)) {
        const red = readyPlanets(table, seat).filter(planet => planets[planet].specialty === 'red')
        for (const planet of red) exhaust(table, planet)
        if (red.length > 0)
          yield* tell('everyone', { text: 'ti3.log.exhausts', about: { seat, count: red.length } })
      }
    },
  },
  colonial_redistribution: {
    *outcome(table, [decided], by) {
      if (decided !== 'for') return
      const first = yield* foremost(table, by)
      if (first !== undefined) yield* redistribute(table, first)
    },
  },
  mass_mobilization: {
    *outcome(table, [decided], by, votes) {
      if (decided === 'against') {
        begin(table, {
          effect: 'mass_mobilization',
          by,
          touches: 'all',
          until: 'round',
          forbids: { purchases: true },
          where: { kind: 'ground_force' },
        })
        return
      }
      const count = Math.floor(allVotes(votes) / votesEach)
      if (count === 0) return
      yield* everybody(
        table,
        { by },
        seat => levies(seat, count),
        function* (seat, levy) {
          for (const [planet, number] of Object.entries(levy))
            yield* recruit(table, seat, planet as PlanetId, number)
        },
      )
    },
  },
} satisfies PoliticalCards
