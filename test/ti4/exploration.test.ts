import { describe, expect, test } from 'vitest'
import { explorations } from '../../shared/ti4/content/explorations.ts'
import { relics } from '../../shared/ti4/content/relics.ts'
import { systemAt } from '../../shared/ti4/galaxy.ts'
import { worthOfPlanet } from '../../shared/ti4/realm.ts'
import { hasToken } from '../../shared/ti4/tokens.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { invading } from './factions/scenes.ts'
import { inMidgame, type Middle } from './midgame.ts'

const options = { pok: 'yes' }

/** p1 lands on Lodor, which is cultural; on top of that deck lies `card`. */
function landing(card: string, scene: Middle = {}) {
  const game = invading({
    options,
    units: { p1: { a0: { carrier: 1, infantry: 2 } } },
    ...scene,
    also(state) {
      const { box } = state
      for (const deck of ['cultural', 'hazardous', 'industrial'] as const)
        box[deck] = [card, ...box[deck].filter(each => each !== card)]
      scene.also?.(state)
    },
  })
  untilTrue(game, () => game.open.includes('p1:landing'))
  const troops = unitsAt(game, 'p1', 'a0', 'infantry')
  game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
  return untilTrue(game, () => game.table.planets.lodor?.owner === 'p1' && game.match.open.length > 0)
}

describe('Prophecy of Kings on the table', () => {
  test('[ti4/38.1] a frontier token lies in each system without planets, and in no other', () => {
    const { table } = inMidgame({ options })
    for (const hex of Object.keys(table.galaxy.tiles))
      expect([hex, hasToken(table, hex, 'frontier')]).toEqual([
        hex,
        systemAt(table, hex)?.planets.length === 0,
      ])
  })

  test('[ti4/35.2] four decks of explorations and one of relics; without it there are none', () => {
    const { table } = inMidgame({ options })
    expect(table.decks).toMatchObject({
      cultural: 20,
      hazardous: 20,
      industrial: 20,
      frontier: 14,
      relic: 10,
    })
    expect(Object.keys(relics).length).toBeGreaterThan(10)
    expect(inMidgame().table.decks).toMatchObject({ cultural: 0, frontier: 0, relic: 0 })
  })
})

describe('exploring a planet', () => {
  test('[ti4/35.1] a planet nobody controlled is explored by whoever takes it, and what is attached stays', () => {
    const game = landing('paradise_world')
    expect(game.table.attachments?.lodor).toEqual({ paradise_world: true })
    expect(worthOfPlanet(game.table, 'lodor', 'influence')).toBe(1 + 2)
    expect(explorations.paradise_world.deck).toBe('cultural')
  })

  test('[ti4/35.1] one taken from another player is not', () => {
    const game = landing('paradise_world', { planets: { p2: ['lodor'] } })
    expect(game.table.attachments?.lodor).toBeUndefined()
  })

  test('[ti4/35.9] a relic fragment is kept', () => {
    const game = landing('cultural_relic_fragment.1')
    expect(game.sheet('p1').fragments).toEqual({ cultural_relic_fragment: 1 })
    expect(game.table.discards.cultural).toEqual([])
  })
})
