import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../../shared/engine/options.ts'
import type { Move } from '../../shared/galaxy/shapes/move.ts'
import { moveOptions } from '../../shared/ti4/movement.ts'
import { shapes } from '../../shared/ti4/shapes.ts'
import { coming, unitsAt } from '../galaxy/fleets.ts'
import { activating } from './factions/scenes.ts'
import { around, inMidgame, type Middle } from './midgame.ts'

const learnt: Middle = { technologies: { p1: ['gravity_drive'] } }
const comes = (middle: Middle, hex = 'a0') =>
  moveOptions(inMidgame({ tiles: around({}), ...learnt, ...middle }).table, 'p1', [hex])

/** a2 lies two steps from a0. */
describe('Gravity Drive', () => {
  test('[ti4/58.4] one ship comes from a step further than its move', () => {
    const units = { p1: { a2: { carrier: 1 } } }
    expect(coming(comes({ units }))).toEqual(['carrier a2'])
    expect(coming(comes({ units, technologies: { p1: [] } }))).toEqual([])
  })

  test('[ti4/58.4] and one alone: two that both need it are refused', () => {
    const options = comes({
      units: { p1: { a2: { carrier: 1 }, a4: { dreadnought: 1 }, a1: { carrier: 1 } } },
    })
    const [far, other] = Object.keys(options.ships).filter(id => options.ships[id]?.at !== 'a1')
    const near = Object.keys(options.ships).find(id => options.ships[id]?.at === 'a1')
    const check = (...ids: (string | undefined)[]) =>
      checkAnswer(shapes, options, Object.fromEntries(ids.map(id => [id, {}])))
    expect(check(far, near)).toBeUndefined()
    expect(check(far, other)).toMatchObject({ code: 'tooManyHastened', rule: 'ti4/58.4' })
  })

  test('[ti4/59.2] it comes on top of a move of 1 out of a nebula', () => {
    const units = { p1: { a2: { cruiser: 1 } } }
    expect(coming(comes({ tiles: around({ a2: 's42' }), units }))).toEqual(['cruiser a2'])
  })

  test('it counts in the action of the owner, and is told', () => {
    const game = activating({ ...learnt, units: { p1: { a2: { carrier: 1 } } } })
    const [carrier = ''] = unitsAt(game, 'p1', 'a2')
    game.say('p1', { [carrier]: {} })
    expect(game.told('ti4.log.hastens')).toEqual([{ seat: 'p1', unit: 'carrier' }])
    expect(unitsAt(game, 'p1', 'a0')).toEqual([carrier])
  })

  test('[ti4/58.6] a flagship that went ahead by it has used it up', () => {
    const game = activating({
      factions: { p1: 'creuss', p2: 'mentak' },
      ...learnt,
      units: { p1: { a2: { flagship: 1, carrier: 1 }, a1: { carrier: 1 } } },
    }).say('p1', 'yes')
    const [flagship = ''] = unitsAt(game, 'p1', 'a2', 'flagship')
    game.say('p1', { [flagship]: {} })
    const { hastens, ships } = game.offered<Move>('p1')
    expect(hastens).toBeUndefined()
    expect(Object.values(ships).map(({ kind, at }) => `${kind} ${at}`)).toEqual(['carrier a1'])
  })
})
