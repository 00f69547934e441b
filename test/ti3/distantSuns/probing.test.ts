import { describe, expect, test } from 'vitest'
import type { Next } from '../../../shared/engine/rules.ts'
import type { Situation } from '../midgame.ts'
import { bytesFor, offers, suns } from './suns.ts'

const activating: Next = { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } }
const scouts: Situation = {
  units: { p1: { a1: { carrier: 1, fighter: 2, ground_force: 2, dreadnought: 1 } } },
  counters: { p1: { pool: 3 } },
}
const arrived = (counters: Parameters<typeof suns>[0], situation: Situation = scouts) => {
  const game = suns(counters, situation, activating)
  return game.open[0] === 'p1:move' ? game.say('p1', {}) : game
}

describe('Probing', () => {
  test('[ti3/33.probing] a Fighter there shows all that lies face down, to its player alone', () => {
    const game = arrived({ abyz: 'radiation', fria: 'settlers' })
    expect(game.open).toEqual(['p1:probe'])
    game.say('p1', 'yes')
    expect(game.match.state.hands['p1']?.domains).toEqual({ abyz: 'radiation.1', fria: 'settlers.1' })
    expect(game.told('ti3.log.probes')).toEqual([{ seat: 'p1', hex: 'a1' }])
    expect(game.table.domains).toEqual({ abyz: {}, fria: {} })
    expect(bytesFor(game, 'p1')).toContain('radiation')
    for (const other of ['p2', 'p3', undefined]) {
      expect(bytesFor(game, other)).not.toContain('radiation')
      expect(bytesFor(game, other)).not.toContain('settlers')
    }
  })

  test('[ti3/33.probing] closes those planets for this activation, also once razed', () => {
    const game = arrived({ abyz: 'radiation' }).say('p1', 'yes')
    expect(offers(game, 'p1')).toEqual(['abyz', 'none'])
    game.say('p1', 'abyz')
    expect(Object.keys(game.offered<{ planets: object }>('p1').planets)).toEqual(['fria'])
  })

  test('[ti3/33.probing] is left out without a Fighter, and where nothing lies face down', () => {
    const noFighter = arrived(
      { abyz: 'radiation' },
      { ...scouts, units: { p1: { a1: { carrier: 1, ground_force: 1 } } } },
    )
    expect(noFighter.open).toEqual(['p1:landing'])
    expect(arrived({ abyz: '.biohazard' }).open).toEqual(['p1:landing'])
  })

  test('[ti3/33.probing] may be done beside enemy ships, and let be', () => {
    const game = arrived(
      { abyz: 'radiation' },
      { ...scouts, units: { ...scouts.units, p2: { a1: { cruiser: 1 } } } },
    )
    expect(game.open).toEqual(['p1:probe'])
    game.say('p1', 'no')
    expect(game.match.state.hands['p1']?.domains).toBeUndefined()
  })

  test('[ti3/33.survivors] Lazax Survivors are shown and gone: a point, and up to three action cards', () => {
    const game = arrived({ abyz: 'lazax_survivors' }).say('p1', 'yes')
    expect(game.sheet('p1').points).toBe(1)
    expect(offers(game, 'p1')).toEqual(['0', '1', '2', '3'])
    game.say('p1', '2')
    expect(game.sheet('p1').actionCards).toBe(2)
    expect(game.table.boxedDomains).toEqual(['lazax_survivors.1'])
    expect(game.table.domains).toEqual({})
    expect(game.match.state.hands['p1']?.domains).toEqual({})
    expect(Object.keys(game.offered<{ planets: object }>('p1').planets)).toEqual(['fria'])
  })

  test('[ti3/33.survivors] the point may win at once', () => {
    const game = arrived(
      { abyz: 'lazax_survivors' },
      {
        ...scouts,
        change({ table }) {
          const { p1 } = table.players
          if (p1) p1.points = 9
        },
      },
    ).say('p1', 'yes')
    expect(game.match.winners).toEqual(['p1'])
  })
})
