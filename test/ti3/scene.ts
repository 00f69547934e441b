import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { Match } from '../../shared/engine/match.ts'
import type { Refusal } from '../../shared/engine/options.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import type { HexId } from '../../shared/galaxy/hexes.ts'
import type { Lay } from '../../shared/galaxy/shapes/lay.ts'
import type { RaceId } from '../../shared/ti3/content/races.ts'
import type { SystemId } from '../../shared/ti3/content/systems.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { gameSetup } from '../../shared/ti3/rules/opening.ts'
import type { Hand, PlayerSheet, Ti3 } from '../../shared/ti3/table.ts'
import { endingAt, seatsOf, started } from '../galaxy/midgame.ts'

export { seatsOf }

/** The rules up to the finished galaxy: where the rounds would begin, the game is over. */
export const galaxyRules: Rules<Ti3> = endingAt(ti3Rules, 'strategyPhase')

/** A new game, played to the finished galaxy. */
export const newGame = (
  players: number,
  seed: string | number = 1,
  galaxy: 'together' | 'random' = 'together',
  rules: Rules<Ti3> = galaxyRules,
) => started(rules, players, seed, { galaxy })

interface Dealt {
  players: number
  ring?: number
  /** What lies already; whoever laid it does not matter. */
  tiles?: Record<HexId, SystemId | 'faceDown'>
  hands: Record<Seat, readonly SystemId[]>
  owesPlanet?: readonly Seat[]
  laid?: number
  races?: Record<Seat, RaceId>
}

/** Players p1, p2, p3 … in that order around the map, with these systems in hand, in the middle of building a ring. */
export function deal({
  players,
  ring = 1,
  tiles = {},
  hands,
  owesPlanet = [],
  laid = 0,
  races = {},
}: Dealt): Scene {
  const seats = seatsOf(players)
  const setup = gameSetup({ players: String(players) }, seats, chanceOf(seedFrom('scene')))
  const state = structuredClone({
    ...setup.state,
    box: { ...setup.state.box, seed: seedFrom('scene') },
  }) as Ti3
  const { table } = state
  Object.assign(table, { order: seats, speaker: 'p1', phase: 'galaxy' })
  Object.assign(table.galaxy, { ring, laid })
  seats.forEach((seat, i) => {
    const player = table.players[seat] as PlayerSheet
    player.home = ['c0', 'c3', 'c6', 'c9', 'c12', 'c15'][i] as HexId
    if (races[seat]) player.race = races[seat]
    if (owesPlanet.includes(seat)) player.owesPlanet = true
    const held = hands[seat] ?? []
    player.systems = held.length
    ;(state.hands[seat] as Hand).systems = Object.fromEntries(held.map(system => [system, true]))
  })
  for (const [hex, system] of Object.entries(tiles))
    table.galaxy.tiles[hex] = system === 'faceDown' ? {} : { system }
  const checkpoint = { number: 1, at: { segment: 'layRing', args: { ring } }, state }
  return new Scene(Match.load(ti3Rules, { build: 'test', migrated: 0, next: 1, checkpoint, since: [] }))
}

export class Scene {
  constructor(readonly match: Match<Ti3>) {
    if (match.recovery) throw match.recovery.fault
  }

  get table() {
    return this.match.state.table
  }

  get turn(): Seat | undefined {
    return this.match.open[0]?.to
  }

  get offered(): Lay {
    return this.match.open[0]?.options as Lay
  }

  lay(seat: Seat, system: SystemId, hex: HexId): Refusal | undefined {
    const question = this.match.open.find(open => open.to === seat)
    if (!question) throw new Error(`${seat} is not asked`)
    const { refused } = this.match.submit(seat, question.key, { system, hex })
    if (refused?.code === 'fault') throw this.match.fault
    return refused
  }
}
