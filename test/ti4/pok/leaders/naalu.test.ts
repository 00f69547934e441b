import { describe, expect, test } from 'vitest'
import { pricesFor } from '../../../../shared/ti4/production.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { choicesAt, turn, untilUse } from '../../factions/scenes.ts'
import { from, inMidgame } from '../../midgame.ts'
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

describe("M'aban", () => {
  test('in his turn he sees the ends of the agenda deck and the notes of his neighbours, once', () => {
    const game = turn(
      leading(['maban'], { factions, units: { p1: { a1: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } } }),
    )
    game.say('p1', { special: 'maban' })
    expect(game.told('ti4.log.seesAgendaAtEnd')).toHaveLength(2)
    const notes = game.told('ti4.log.seesNoteOf').filter(about => about?.['other'] === 'p2')
    expect(notes).toHaveLength(game.sheet('p2').notes)
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain('maban')
  })

  test('as first printed: a Fighter more for the price of two', () => {
    const { table } = inMidgame(leading(['maban'], { factions, ...asFirstPrinted }))
    expect(pricesFor(table, 'p1').prices.fighter).toMatchObject({ cost: 1, built: 3, besides: 1 })
  })
})

describe('The Oracle', () => {
  test('every other player hands over a promissory note, and she is gone', () => {
    const game = from({ segment: 'readying' }, leading(['the_oracle'], { factions }))
    const { notes } = game.sheet('p1')
    untilUse(game, 'p1', 'the_oracle').say('p1', 'the_oracle')
    for (const seat of ['p2', 'p3', 'p4']) game.say(seat, choicesAt(game, seat).at(-1))
    const { leaders, laidOut } = game.sheet('p1')
    expect(game.sheet('p1').notes + Object.keys(laidOut).length).toBe(notes + 3)
    expect(leaders).toEqual({})
  })
})
