import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Match } from '../../shared/engine/match.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import type { Laid } from '../../shared/galaxy/shapes/lay.ts'
import { races } from '../../shared/ti3/content/races.ts'
import { setups } from '../../shared/ti3/content/setups.ts'
import { type SystemId, systems } from '../../shared/ti3/content/systems.ts'
import { shapes } from '../../shared/ti3/shapes.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { complaints, type Placement } from './galaxyReferee.ts'
import { newGame } from './scene.ts'

const counts = [3, 4, 5, 6] as const

/** Answers at random to the end, noting every system laid; the last ones, laid without being asked, come from the log. */
function playOut(match: Match<Ti3>, seed: string): Placement[] {
  const placements: Placement[] = []
  for (let turn = 0; !match.winners; turn++) {
    const chance = chanceOf(seedFrom(`${seed} ${turn}`))
    const open = match.open
    const question = open[chance.below('who', open.length)]
    if (!question) throw new Error('Nobody is asked')
    const before = structuredClone(match.state.hands)
    const value = sampleAnswer(shapes, question.options, chance)
    const { ok } = match.submit(question.to, question.key, value)
    if (!ok) throw match.fault
    for (const { text, about } of ok.log)
      if (text === 'ti3.log.laid') {
        const { seat, system, hex } = about as unknown as Laid & { seat: string }
        const hand = Object.keys(before[seat]?.systems ?? {}) as SystemId[]
        placements.push({ seat, system: system as SystemId, hex, hand })
      }
  }
  return placements
}

describe.each(counts)('galaxies for %i players', players => {
  const setup = setups[players]

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('built together at random (%i) keep every rule of page 8', seed => {
    const { match } = newGame(players, seed)
    const placements = playOut(match, `random ${seed}`)
    expect(placements).toHaveLength(setup.dealtEach * players)
    expect(complaints(match.state.table, placements)).toEqual([])
  })

  test('made by chance keep them too', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { match, ok } = newGame(players, seed, 'random')
      const hands = new Map<string, Set<SystemId>>()
      const laid = ok.log
        .filter(line => line.text === 'ti3.log.laid')
        .map(line => line.about as unknown as Placement)
      for (const { seat, system } of laid) hands.set(seat, (hands.get(seat) ?? new Set()).add(system))
      const placements = laid.map(({ seat, system, hex }) => {
        const hand = [...(hands.get(seat) ?? [])]
        hands.get(seat)?.delete(system)
        return { seat, system, hex, hand }
      })
      expect(placements).toHaveLength(setup.dealtEach * players)
      expect(complaints(match.state.table, placements)).toEqual([])
    }
  })

  test('[ti3/8.lay] [ti3/31.three] fill every hex of their shape', () => {
    const { match } = newGame(players, 9)
    playOut(match, 'fill')
    const { tiles } = match.state.table.galaxy
    expect(Object.keys(tiles)).toHaveLength(players === 3 ? 28 : 37)
    for (const tile of Object.values(tiles)) expect(tile.system).toBeDefined()
  })

  test('[ti3/6.4] [ti3/7.10] [ti3/7.11] end with every race set up as its sheet says', () => {
    const { match } = newGame(players, 10)
    playOut(match, 'forces')
    const { table } = match.state
    for (const [seat, player] of Object.entries(table.players)) {
      const race = races[player.race]
      const own = Object.values(table.units).filter(unit => unit.of === seat)
      for (const unit of own) expect(unit.at).toBe(player.home)
      const counted: Record<string, number> = {}
      for (const unit of own) counted[unit.kind] = (counted[unit.kind] ?? 0) + 1
      expect(counted).toEqual(race.startingUnits)
      expect(Object.keys(player.technologies).sort()).toEqual(race.startingTechnologies.slice().sort())
      const { strategy, pool, fleet, reinforcements } = player.counters
      expect({ strategy, pool, fleet }).toEqual(race.startingCounters)
      expect(strategy + pool + fleet + reinforcements).toBe(16)
      expect(Object.keys(player.contracts)).toHaveLength(2)
      const home = Object.entries(table.planets).filter(([, planet]) => planet.owner === seat)
      expect(home.map(([id]) => id).sort()).toEqual(systems[race.homeSystem].planets.slice().sort())
      expect(home.every(([, planet]) => !planet.exhausted)).toBe(true)
    }
  })
})
