import { describe, expect, test } from 'vitest'
import { moveOptions } from '../../../../shared/ti4/movement.ts'
import { notesOf } from '../../../../shared/ti4/notes.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { hasToken } from '../../../../shared/ti4/tokens.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { all, coming, unitsAt } from '../../../galaxy/fleets.ts'
import { council, votes } from '../../council.ts'
import { activating, canUse, fighting, turn, untilUse } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'

const options = { pok: 'yes' }
const scene: Middle = { options, factions: { p1: 'empyrean', p2: 'sol' } }
const against: Middle = { options, factions: { p1: 'sol', p2: 'empyrean' } }
const tokens = { tactic: 3, fleet: 4, strategy: 2, reinforcements: 7 }

const movesIn = (game: ReturnType<typeof activating>) => {
  untilTrue(game, () => game.open.includes('p1:movement'))
  return game.say('p1', all(...unitsAt(game, 'p1', 'a1', 'cruiser')))
}

describe('the Empyrean', () => {
  test('Voidborn: nebulas neither stop nor slow their ships', () => {
    const comesTo = (p1: 'empyrean' | 'mentak', from: string) => {
      const game = activating({
        options,
        factions: { p1, p2: 'sol' },
        technologies: { p1: [] },
        // Through the nebula in the middle, or out of it and one step on.
        tiles: around({ a0: 's46', m0: 's42', a1: 's43', a5: 's45' }),
        tokens: { p1: tokens },
        units: { p1: { [from]: { cruiser: 1 } } },
        also({ table }) {
          for (const seat of table.order) sheet(table, seat).leaders = {}
        },
      })
      untilTrue(game, () => game.rests || game.open.includes('p1:movement'))
      if (game.rests) return false
      game.say('p1', all(...unitsAt(game, 'p1', from)))
      return unitsAt(game, 'p1', 'a0').length === 1
    }
    expect([comesTo('mentak', 'a3'), comesTo('empyrean', 'a3')]).toEqual([false, true])
  })

  test('and one step more out of a nebula than others', () => {
    const far = (p1: 'empyrean' | 'mentak') => {
      const { table } = inMidgame({
        options,
        factions: { p1, p2: 'sol' },
        technologies: { p1: [] },
        tiles: around({ a1: 's42' }),
        units: { p1: { a1: { cruiser: 1 } } },
      })
      return coming(moveOptions(table, 'p1', ['a3'])).length
    }
    expect([far('mentak'), far('empyrean')]).toEqual([0, 1])
  })

  test('Dark Whispers: two faction notes', () => {
    const { table } = inMidgame(scene)
    expect(notesOf(table, 'p1')).toEqual(expect.arrayContaining(['blood_pact.p1', 'dark_pact.p1']))
  })

  test('Aetherpassage: the active player passes their ships', () => {
    const game = activating({
      ...against,
      tokens: { p1: tokens },
      units: { p1: { a3: { cruiser: 1 } }, p2: { m0: { cruiser: 1 } } },
    })
    const comes = () => coming(moveOptions(game.table, 'p1', ['a0']))
    expect(comes()).toEqual([])
    untilUse(game, 'p2', 'aetherpassage').say('p2', 'aetherpassage')
    expect(comes()).toEqual(['cruiser a3'])
  })

  test('Voidwatch: who moves in hands over a note', () => {
    const game = activating({
      ...against,
      technologies: { p2: ['voidwatch'] },
      tokens: { p1: tokens },
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
    })
    const { notes } = game.sheet('p2')
    movesIn(game)
    game.say('p1', 'ceasefire.p1')
    expect(game.sheet('p2').notes).toBe(notes + 1)
    expect(game.match.state.hands['p2']?.notes['ceasefire.p1']).toBe(true)
  })

  test('Aetherstream: +1 beside an anomaly', () => {
    const game = activating({
      ...scene,
      technologies: { p1: ['aetherstream'] },
      tiles: around({ a0: 's26', a1: 's42' }),
      tokens: { p1: tokens },
      units: { p1: { b5: { cruiser: 1 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
      },
    })
    const comes = () => coming(moveOptions(game.table, 'p1', ['a0']))
    expect(comes()).toEqual([])
    untilUse(game, 'p1', 'aetherstream').say('p1', 'aetherstream')
    untilTrue(game, () => game.open.includes('p1:movement'))
    game.say('p1', all(...unitsAt(game, 'p1', 'b5')))
    untilTrue(game, () => game.rests)
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
  })

  test('Dynamo: what sustained damage is repaired for 2 influence', () => {
    const game = fighting({
      ...scene,
      planets: { p1: ['the_dark', 'lodor', 'hopes_end'] },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { cruiser: 8, destroyer: 8 } } },
    })
    untilUse(game, 'p1', 'dynamo').say('p1', 'dynamo')
    untilTrue(game, () => game.told('ti4.log.repairs').length > 0)
    expect(game.told('ti4.log.repairs').at(-1)).toMatchObject({ seat: 'p1', unit: 'flagship' })
  })

  test('[ti4/1.18] Dynamo: what is repaired does not sustain damage again among the same hits', () => {
    const game = fighting({
      ...scene,
      tradeGoods: { p1: 20 },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { cruiser: 8, destroyer: 8 } } },
    })
    untilUse(game, 'p1', 'dynamo').say('p1', 'dynamo')
    untilTrue(game, () => game.told('ti4.log.repairs').length > 0)
    untilTrue(game, () => game.rests || canUse(game, 'p1', 'dynamo'))
    expect(game.told('ti4.log.damaged')).toHaveLength(1)
    expect(unitsAt(game, 'p1', 'a0')).toEqual([])
  })

  test('Watcher: leaves the board to cancel an Action Card', () => {
    const game = turn({
      ...against,
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { lodor: { mech: 1 } } },
      also({ table, hands }) {
        const hand = hands['p1']
        if (hand) hand.actionCards = { mining_initiative: true }
        sheet(table, 'p1').actionCards = 1
        table.planets.lodor = { owner: 'p2' }
      },
    })
    const { tradeGoods } = game.sheet('p1')
    game.say('p1', { special: 'mining_initiative' })
    untilUse(game, 'p2', 'watcher').say('p2', 'watcher')
    const [mech] = unitsAt(game, 'p2', 'a0', 'mech')
    if (mech) game.say('p2', mech)
    expect(unitsAt(game, 'p2', 'a0', 'mech')).toEqual([])
    expect(game.sheet('p1').tradeGoods).toBe(tradeGoods)
  })

  test('Blood Pact: four votes more for the same outcome', () => {
    const game = council({
      ...against,
      cards: ['mutiny'],
      also({ table }) {
        sheet(table, 'p1').laidOut['blood_pact.p2'] = true
      },
    })
    votes(game, { p1: 'against', p2: 'against' })
    expect(
      game.told('ti4.log.votes.against').some(line => line?.['seat'] === 'p1' && line?.['count'] === 4),
    ).toBe(true)
  })

  test('Dark Pact: all commodities at once bring both a trade good', () => {
    const game = turn({
      ...against,
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      also({ table }) {
        sheet(table, 'p1').laidOut['dark_pact.p2'] = true
        Object.assign(sheet(table, 'p1'), { commodities: 4, tradeGoods: 0 })
        sheet(table, 'p2').tradeGoods = 0
      },
    })
    game.command('p1', 'offer', { to: 'p2', gives: { goods: { commodities: 4 } }, wants: {} })
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(game.sheet('p2').tradeGoods).toBe(5)
  })

  test('Acamar: a token for whoever moves into a system without planets', () => {
    const game = activating({
      ...scene,
      tiles: around({ a0: 's46' }),
      tokens: { p1: tokens },
      units: { p1: { a1: { cruiser: 1 } } },
    })
    movesIn(game)
    untilUse(game, 'p1', 'acamar').say('p1', 'acamar')
    game.say('p1', { strategy: 1 })
    expect(game.sheet('p1').counters.strategy).toBe(3)
    expect(game.sheet('p1').leaders?.acamar).toEqual({ exhausted: true })
  })

  test('Xuange: their token comes back where others move in', () => {
    const game = activating({
      ...against,
      tokens: { p1: tokens },
      units: { p1: { a1: { cruiser: 1 } } },
      also({ table }) {
        sheet(table, 'p2').leaders = { xuange: {} }
        table.activated['a0'] = { p2: true }
      },
    })
    movesIn(game)
    untilUse(game, 'p2', 'xuange').say('p2', 'xuange')
    expect(game.table.activated['a0']?.['p2']).toBeUndefined()
  })

  test('Multiverse Shift: frontiers everywhere, those with own ships explored', () => {
    const game = turn({
      ...scene,
      tiles: around({ a0: 's46', a1: 's47' }),
      units: { p1: { a0: { cruiser: 1 } } },
      also({ table }) {
        sheet(table, 'p1').leaders = { conservator_procyon: {} }
        table.tokens = {}
      },
    })
    game.say('p1', { special: 'conservator_procyon' })
    untilTrue(game, () => game.sheet('p1').leaders?.conservator_procyon === undefined)
    expect(hasToken(game.table, 'a0', 'frontier')).toBe(false)
    expect(hasToken(game.table, 'a1', 'frontier')).toBe(true)
    expect(game.told('ti4.log.exploresFrontier')).toHaveLength(1)
  })
})
