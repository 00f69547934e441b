import { describe, expect, test } from 'vitest'
import { initiativeOf } from '../../../shared/ti4/realm.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { all, unitsAt } from '../../galaxy/fleets.ts'
import { inMidgame, type Middle } from '../midgame.ts'
import { activating, choicesAt, invading, untilUse } from './scenes.ts'

const factions = { p2: 'naalu', p1: 'mentak' } as const
const coming: Middle = {
  factions,
  units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { carrier: 1, fighter: 2, infantry: 1 } } },
  tokens: { p1: { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 } },
}
const moves = (game: ReturnType<typeof activating>) => {
  untilTrue(game, () => game.open.includes('p1:movement'))
  return game.say('p1', all(...unitsAt(game, 'p1', 'a1')))
}

describe('the Naalu Collective', () => {
  test('Telepathic: first in initiative order', () => {
    const { table } = inMidgame({ factions, strategyCards: { leadership: 'p1', imperial: 'p2' } })
    expect(initiativeOf(table, 'p2')).toBe(0)
  })

  test('Foresight: for a token of the Strategy Pool the whole fleet leaves for an adjacent system', () => {
    const game = activating(coming)
    moves(game)
    untilUse(game, 'p2', 'foresight').say('p2', 'foresight')
    const to = choicesAt(game, 'p2').find(hex => hex !== 'a1') as string
    game.say('p2', to)
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(unitsAt(game, 'p2', to)).toHaveLength(4)
    expect(game.sheet('p2').counters.strategy).toBe(1)
    expect(game.table.activated[to]).toMatchObject({ p2: true })
    expect(game.table.battle).toBeUndefined()
  })

  test('Neuroglaive: whoever activates a system with their ships loses a token of the Fleet Pool', () => {
    const game = activating({ ...coming, technologies: { p2: ['neuroglaive'] } })
    expect(game.sheet('p1').counters.fleet).toBe(2)
  })

  test('Matriarch: Fighters go down and fight like ground forces, and fly back; alone they take nothing', () => {
    const landed = (infantry: number) => {
      const game = invading({
        factions: { p1: 'naalu', p2: 'mentak' },
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { flagship: 1, fighter: 4, infantry } }, p2: { lodor: { infantry: 1 } } },
      })
      const down = [...unitsAt(game, 'p1', 'a0', 'fighter'), ...unitsAt(game, 'p1', 'a0', 'infantry')]
      game.say('p1', Object.fromEntries(down.map(id => [id, { planet: 'lodor' }])))
      return untilTrue(game, () => game.rests)
    }
    const game = landed(0)
    expect(game.told('ti4.log.fires').some(line => line?.['unit'] === 'fighter')).toBe(true)
    expect(unitsAt(game, 'p1', 'a0', 'fighter').every(id => !game.table.units[id]?.planet)).toBe(true)
    expect(game.table.planets.lodor).toMatchObject({ owner: 'p2' })
    expect(landed(3).table.planets.lodor).toMatchObject({ owner: 'p1' })
  })
})
