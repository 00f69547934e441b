import { describe, expect, test } from 'vitest'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { holds } from '../../../shared/ti4/effects.ts'
import { onPlanet } from '../../../shared/ti4/forces.ts'
import { turn, untilUse } from '../factions/scenes.ts'
import type { Middle } from '../midgame.ts'

const options = { pok: 'yes' }
const strategyCards: Middle['strategyCards'] = {
  leadership: 'p1',
  diplomacy: 'p2',
  trade: 'p3',
  imperial: 'p4',
}

/** p1 controls this planet, and its card lies before him, ready or not. */
const controlling = (planet: PlanetId, id: string, exhausted = false): Middle => ({
  options,
  strategyCards,
  tiles: { a0: planet === 'primor' ? 's65' : 's66' },
  planets: { p1: [planet] },
  also({ table }) {
    // Their agents have nothing to do with it.
    for (const player of Object.values(table.players)) player.leaders = {}
    table.legendary = { [id]: exhausted ? { exhausted: true } : {} }
    Object.assign(table.players['p1'] ?? {}, { commodities: 2, tradeGoods: 0 })
  },
})

/** Until p1's turn, in which he takes a strategic action, comes to its end. */
const ending = (scene: Middle, id: string) => {
  const game = turn(scene)
  game.say('p1', { strategic: 'leadership' })
  return untilUse(game, 'p1', id)
}

describe('legendary planets', () => {
  test('[ti4/53.2] whoever controls the planet has its card', () => {
    const { table } = turn(controlling('primor', 'the_atrament'))
    expect([holds(table, 'p1', 'the_atrament'), holds(table, 'p2', 'the_atrament')]).toEqual([true, false])
    const later = turn({ ...controlling('primor', 'the_atrament'), planets: { p2: ['primor'] } }).table
    expect([holds(later, 'p1', 'the_atrament'), holds(later, 'p2', 'the_atrament')]).toEqual([false, true])
  })

  test('[ti4/53.3] The Atrament: two Infantry as his turn ends, once until it is readied', () => {
    const game = ending(controlling('primor', 'the_atrament'), 'the_atrament')
    game.say('p1', 'the_atrament')
    if (game.open.some(open => open.startsWith('p1:') && open.includes('aim'))) game.say('p1', 'primor')
    expect(onPlanet(game.table, 'primor', 'infantry')).toHaveLength(2)
    expect(game.table.legendary).toEqual({ the_atrament: { exhausted: true } })
  })

  test("Hope's End: a Mech or an Action Card", () => {
    const game = ending(controlling('hopes_end', 'imperial_arms_vault'), 'imperial_arms_vault')
    game.say('p1', 'imperial_arms_vault').say('p1', 'mech')
    if (game.open.some(open => open.startsWith('p1:') && open.includes('planet'))) game.say('p1', 'hopes_end')
    expect(onPlanet(game.table, 'hopes_end', 'mech')).toHaveLength(1)
  })
})
