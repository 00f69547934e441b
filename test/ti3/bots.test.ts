import { describe, expect, test } from 'vitest'
import { playBout } from '../../shared/arena/arena.ts'
import { playExchanged } from '../../shared/arena/exchange.ts'
import { watches } from '../../shared/arena/index.ts'
import type { Watch } from '../../shared/arena/watch.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import { distance } from '../../shared/galaxy/distance.ts'
import { worthOf } from '../../shared/ti3/galaxy.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { galaxyRules, seatsOf } from './scene.ts'

const rules = galaxyRules as unknown as Rules
const watch = watches['ti3'] as Watch

/** What lies within two steps of a home. */
function worthNear({ table }: Ti3, seat: string): number {
  const home = table.players[seat]?.home as string
  let total = 0
  for (const [hex, { system, by }] of Object.entries(table.galaxy.tiles)) {
    if (!system || distance(hex, home) > 2 || (by === seat && hex === home)) continue
    const { resources, influence } = worthOf(system)
    total += resources + influence
  }
  return total
}

describe.each([3, 4, 5, 6])('galaxies built by %i bots', players => {
  const bout = (seed: number, galaxy: string) => ({
    rules,
    watch,
    options: { players: String(players), galaxy },
    seats: seatsOf(players),
    seed,
    bot: (seat: string) => (seat === 'p1' ? ('sensible' as const) : ('random' as const)),
    checks: true,
  })

  test('[ti3/6.5] conserve every piece, hide what is hidden, reload and take back without a trace', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { match, decisions } = playBout(bout(seed, 'together'))
      expect(match.winners).toEqual([])
      expect(decisions).toBeGreaterThan(players * 4)
    }
    expect(playBout(bout(1, 'random')).match.winners).toEqual([])
  })

  test('look the same to everybody else when two unseen cards change places', () => {
    let compared = 0
    for (let seed = 1; seed <= 5; seed++) {
      const one = bout(seed, 'together')
      compared += playExchanged(one, playBout(one).record)
    }
    expect(compared).toBeGreaterThan(10)
  })

  test('leave a sensible player with more around his home than random ones', () => {
    let sensible = 0
    let random = 0
    for (let seed = 1; seed <= 20; seed++) {
      const { match } = playBout({ ...bout(seed, 'together'), checks: false })
      const state = match.state as Ti3
      sensible += worthNear(state, 'p1')
      for (const seat of seatsOf(players).slice(1)) random += worthNear(state, seat) / (players - 1)
    }
    expect(sensible).toBeGreaterThan(random * 1.1)
  })
})
