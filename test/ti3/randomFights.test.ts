import { describe, expect, test } from 'vitest'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import { type RaceId, races } from '../../shared/ti3/content/races.ts'
import type { TechnologyId } from '../../shared/ti3/content/technologies.ts'
import { seatsInSpace } from '../../shared/ti3/forces.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { type Forces, orphans, stage } from './battlefield.ts'
import type { Midgame } from './midgame.ts'

const useful: TechnologyId[] = [
  'cybernetics',
  'hylar_v_assault_laser',
  'stasis_capsules',
  'assault_cannon',
  'graviton_negator',
  'graviton_laser_system',
  'magen_defense_grid',
  'x_89_bacterial_weapon',
  'advanced_fighters',
]

/** Chance of its own, under which every question of a fight is another one. */
function dealer(seed: string) {
  const chance = chanceOf(seedFrom(seed))
  let asked = 0
  const once: Chance = {
    ...chance,
    below: (name, limit) => chance.below(`${asked++}/${name}`, limit),
    shuffle: (name, list) => chance.shuffle(`${asked++}/${name}`, list),
  }
  const some = (least: number, most: number) => least + once.below('some', most - least + 1)
  const forces = (): Forces => ({
    carrier: some(1, 2),
    fighter: some(0, 5),
    destroyer: some(0, 2),
    cruiser: some(0, 2),
    dreadnought: some(0, 2),
    war_sun: some(0, 1),
    ground_force: some(0, 5),
    pds: some(0, 1),
  })
  const technologies = () => once.shuffle('technologies', useful).slice(0, some(0, 5))
  return { once, some, forces, technologies }
}

function battle(seed: string): { game: Midgame; once: Chance } {
  const { once, some, forces, technologies } = dealer(seed)
  const args = { seat: 'p1', hex: 'a0' }
  const [p1, p2, p3] = once.shuffle('races', Object.keys(races) as RaceId[]) as [RaceId, RaceId, RaceId]
  const ground = (): Forces => ({ ground_force: some(0, 4), pds: some(0, 2), space_dock: some(0, 1) })
  const game = stage(
    { segment: 'spaceBattle', args, then: { segment: 'landings', args } },
    {
      dice: seed,
      // Ten peoples in every combination would each need a galaxy of their own.
      seed: 'fights',
      races: { p1, p2, p3 },
      units: { p1: { a0: forces() }, p2: { a0: forces(), abyz: ground(), fria: ground() } },
      planets: { p2: ['abyz', 'fria'] },
      activated: { p1: ['a0', 'a1'], p2: ['a2', 'b0', 'b1'] },
      counters: { p1: { fleet: 5, pool: 0, strategy: 3 }, p2: { fleet: 5, pool: 0, strategy: 3 } },
      technologies: { p1: technologies(), p2: technologies() },
      tradeGoods: { p1: some(0, 6), p2: some(0, 6) },
    },
  )
  return { game, once }
}

describe('Random fights', () => {
  test.each(Array.from({ length: 40 }, (_, i) => `fight ${i}`))(
    '[ti3/15.rounds] end whatever is answered, and nothing comes back: %s',
    seed => {
      const { game, once } = battle(seed)
      let before = Object.keys(game.table.units)
      for (let turn = 0; !game.rests; turn++) {
        expect(turn).toBeLessThan(300)
        const [open] = game.match.open
        if (!open) throw new Error('Nobody is asked')
        game.say(open.to, sampleAnswer(ti3Rules.shapes, open.options, once))
        const now = Object.keys(game.table.units)
        expect(now.filter(id => !before.includes(id))).toEqual([])
        expect(orphans(game)).toEqual([])
        expect(game.match.longestLane).toBeLessThanOrEqual(50)
        before = now
      }
      expect(game.table.battle).toBeUndefined()
      for (const hex of ['a0', 'a1', 'a2', 'b0', 'b1'])
        expect(seatsInSpace(game.table, hex).length).toBeLessThan(2)
      for (const planet of ['abyz', 'fria'] as const) {
        const sides = Object.values(game.table.units)
          .filter(unit => unit.planet === planet)
          .map(({ of }) => of)
        for (const of of sides) expect(of).toBe(game.table.planets[planet]?.owner)
      }
    },
  )
})
