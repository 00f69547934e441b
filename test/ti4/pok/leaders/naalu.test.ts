import { describe, expect, test } from 'vitest'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { from } from '../../midgame.ts'
import { asFirstPrinted, leading } from './having.ts'

const factions = { p1: 'naalu', p2: 'mentak' } as const

describe("Z'eu", () => {
  const scene = leading(['zeu'], {
    factions,
    units: { p2: { a1: { cruiser: 1 } } },
    tokens: { p2: { tactic: 0 } },
  })

  test('whoever is chosen takes a Tactical Action that costs no token', () => {
    const game = turn(scene)
    game.say('p1', { special: 'zeu' }).say('p1', 'p2')
    expect(choicesAt(game, 'p2')).not.toContain(game.sheet('p2').home)
    game.say('p2', 'a0')
    const [cruiser] = unitsAt(game, 'p2', 'a1')
    game.say('p2', { [cruiser ?? '']: {} })
    expect(game.table.activated['a0']?.['p2']).toBeUndefined()
    expect(unitsAt(game, 'p2', 'a0', 'cruiser')).toHaveLength(1)
    expect(game.sheet('p1').leaders?.zeu).toEqual({ exhausted: true })
  })

  test('who is chosen may let it be', () => {
    const game = turn(scene)
    game.say('p1', { special: 'zeu' }).say('p1', 'p2').say('p2', 'none')
    expect(game.told('ti4.log.activates')).toEqual([])
  })

  test('as first printed: the next agenda is seen, and shown to one other', () => {
    const game = from({ segment: 'agendaPhase' }, leading(['zeu'], { factions, ...asFirstPrinted }))
    untilUse(game, 'p1', 'zeu').say('p1', 'zeu')
    game.say('p1', 'p3')
    expect(game.told('ti4.log.seesAgenda').map(about => about?.['seat'])).toEqual(['p1', 'p3'])
    expect(sheet(game.table, 'p1').leaders?.zeu).toEqual({ exhausted: true })
  })
})
