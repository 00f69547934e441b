import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../shared/ti4/shapes/transaction.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { type Council, council, letBe } from '../../council.ts'
import { activating, canUse, turn, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { holding, inSpace, laidOut, playOn, strategyCards, withCards } from './scenes.ts'

/** Notes everybody has in his colour. */

const factions = { p1: 'sol', p2: 'xxcha', p3: 'winnu', p4: 'yssaril' } as const
const near: Middle['units'] = {
  p1: { a0: { cruiser: 1 } },
  p2: { a1: { cruiser: 1 } },
  p3: { m0: { cruiser: 1 } },
}
const holder = (game: ReturnType<typeof turn>, key: string) =>
  Object.entries(game.match.state.hands).find(([, hand]) => hand.notes[key])?.[0]

describe('Support for the Throne', () => {
  const key = 'support_for_the_throne.p2'

  test('handed on by a third player, it counts for whoever gets it', () => {
    const game = turn({ factions, strategyCards, units: near, also: holding({ p3: [key] }) })
    game.command('p1', 'offer', { to: 'p3', gives: {}, wants: { note: key } })
    game.command('p3', 'acceptOffer', 'p1>p3')
    expect(game.sheet('p1')).toMatchObject({ points: 1, laidOut: { [key]: true } })
  })

  test('comes home for units of any kind: a lone PDS on a planet is enough', () => {
    const game = turn({
      factions,
      strategyCards,
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { cruiser: 1 } }, p2: { lodor: { pds: 1 } } },
      also(state) {
        laidOut({ p1: key })(state)
        const own = state.table.players['p1']
        if (own) own.points = 1
      },
    })
    game.say('p1', { tactical: 'a0' })
    expect(game.sheet('p1')).toMatchObject({ points: 0, laidOut: {} })
    expect(holder(game, key)).toBe('p2')
  })

  test('stays where only a planet of its owner without units is in the system', () => {
    const game = turn({
      factions,
      strategyCards,
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { cruiser: 1 } } },
      also(state) {
        laidOut({ p1: key })(state)
        const own = state.table.players['p1']
        if (own) own.points = 1
      },
    })
    game.say('p1', { tactical: 'a0' })
    expect(game.sheet('p1')).toMatchObject({ points: 1, laidOut: { [key]: true } })
  })

  test('its owner may activate systems of the holder as he likes', () => {
    const game = turn(
      {
        factions,
        strategyCards,
        units: near,
        also(state) {
          laidOut({ p1: key })(state)
          const own = state.table.players['p1']
          if (own) own.points = 1
        },
      },
      'p2',
    )
    game.say('p2', { tactical: 'a0' })
    expect(game.sheet('p1').points).toBe(1)
  })

  test('two players may support each other', () => {
    const game = turn({ factions, strategyCards, units: near })
    game.command('p1', 'offer', {
      to: 'p2',
      gives: { note: 'support_for_the_throne.p1' },
      wants: { note: key },
    })
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect([game.sheet('p1').points, game.sheet('p2').points]).toEqual([1, 1])
  })
})

describe('Ceasefire', () => {
  const key = 'ceasefire.p1'

  test('may be played for a PDS in the system, and keeps out ground forces with their ships', () => {
    const game = activating({
      factions,
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 1 } } },
      also: holding({ p2: [key] }),
    })
    game.say('p2', key)
    playOn(game, {}, now => now.open.includes('p1:movement') && unitsAt(now, 'p1', 'a1').length < 3)
    expect(inSpace(game, 'p1', 'a1')).toEqual(['carrier', 'infantry', 'infantry'])
    expect(holder(game, key)).toBe('p1')
  })

  test('not by who has no unit there', () => {
    const game = activating({
      factions,
      units: { p1: { a1: { cruiser: 1 } }, p2: { a3: { cruiser: 1 } } },
      also: holding({ p2: [key] }),
    })
    playOn(game, {}, now => canUse(now, 'p2', key))
    expect(game.rests).toBe(true)
  })

  test('not against another than the player whose card it is', () => {
    const game = activating({
      factions,
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      also: holding({ p2: ['ceasefire.p3'] }),
    })
    playOn(game, {}, now => canUse(now, 'p2', 'ceasefire.p3'))
    expect(game.rests).toBe(true)
  })

  test('ships that were there already may still produce and land', () => {
    const game = activating({
      factions,
      technologies: { p1: [], p2: [] },
      tiles: around({ a0: 's37' }),
      planets: { p2: ['arinam'] },
      units: { p1: { a0: { carrier: 1, infantry: 1 } }, p2: { arinam: { pds: 1 } } },
      also: holding({ p2: [key] }),
    })
    game.say('p2', key)
    playOn(game, {}, now => now.open.includes('p1:landing'))
    expect(game.open).toContain('p1:landing')
  })

  test('is over with that action: elsewhere he moves as ever', () => {
    const game = activating({
      factions,
      units: { p1: { a1: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } },
      also: holding({ p2: [key] }),
    })
    game.say('p2', key)
    playOn(game, {})
    expect(game.table.lasting).toEqual({})
  })
})

describe('Trade Agreement', () => {
  const key = 'trade_agreement.p2'

  test('answers the secondary ability of Trade, and all commodities go', () => {
    const game = strategic('trade', { factions, also: holding({ p3: [key] }) })
    playOn(game, { 'ti4.ask.tradePartners': () => [] }, now => now.open.includes('p2:use'))
    following(game, 'p2')
    playOn(game, {}, now => canUse(now, 'p3', key))
    game.say('p3', key)
    expect(game.sheet('p3').tradeGoods).toBe(4)
    expect(game.sheet('p2').commodities).toBe(0)
    expect(holder(game, key)).toBe('p2')
  })

  test('[ti4/21.3] works though nothing is gained, for all that lies there', () => {
    const game = strategic('trade', {
      factions: { ...factions, p1: 'xxcha', p2: 'sol' },
      also(state) {
        holding({ p3: ['trade_agreement.p1'] })(state)
        const own = state.table.players['p1']
        if (own) own.commodities = 4
      },
    })
    playOn(
      game,
      {},
      now => canUse(now, 'p3', 'trade_agreement.p1') || now.open.some(open => open.endsWith(':use')),
    )
    expect(canUse(game, 'p3', 'trade_agreement.p1')).toBe(true)
    game.say('p3', 'trade_agreement.p1')
    expect(game.sheet('p3').tradeGoods).toBe(4)
  })

  test('is nothing for its own colour', () => {
    const game = strategic('trade', { factions })
    playOn(
      game,
      {},
      now => canUse(now, 'p1', 'trade_agreement.p1') || now.open.some(open => open.endsWith(':use')),
    )
    expect(canUse(game, 'p1', 'trade_agreement.p1')).toBe(false)
  })
})

describe('Political Secret', () => {
  const key = 'political_secret.p2'
  const silenced = (middle: Council = {}) => {
    const game = council({ factions, cards: ['mutiny'], ...middle })
    untilUse(game, 'p1', key).say('p1', key)
    return game
  }

  test('[ti4/8.16] its owner casts no votes and plays no cards on that agenda', () => {
    const game = silenced({
      also(state) {
        holding({ p1: [key] })(state)
        withCards({ p2: ['leadership_rider', 'bribery'] })(state)
      },
    })
    letBe(game)
    const asked: string[] = []
    playOn(
      game,
      {
        'ti4.ask.vote': (_, { to }) => {
          asked.push(to)
          return undefined
        },
      },
      now =>
        now.table.agenda?.nth !== 1 || canUse(now, 'p2', 'leadership_rider') || canUse(now, 'p2', 'bribery'),
    )
    expect(asked).not.toContain('p2')
    expect(canUse(game, 'p2', 'leadership_rider') || canUse(game, 'p2', 'bribery')).toBe(false)
  })

  test('faction abilities that are a choice rest: no Pillage in that agenda', () => {
    const pillages = (played: boolean) => {
      const game = council({
        factions: { ...factions, p2: 'mentak' },
        cards: ['mutiny'],
        units: near,
        tiles: around({}),
        tradeGoods: { p1: 4, p3: 4 },
        also: holding({ p1: [key] }),
      })
      untilUse(game, 'p1', key).say('p1', played ? key : 'pass')
      letBe(game)
      game.command('p1', 'offer', { to: 'p3', gives: { goods: { tradeGoods: 1 } }, wants: {} })
      game.command('p3', 'acceptOffer', 'p1>p3')
      return game.match.open.some(({ text }) => text === 'ti4.ask.pillage')
    }
    expect(pillages(false)).toBe(true)
    expect(pillages(true)).toBe(false)
  })

  test('no prediction of the Nekro', () => {
    const game = council({
      factions: { ...factions, p2: 'nekro' },
      cards: ['mutiny'],
      also: holding({ p1: [key] }),
    })
    untilUse(game, 'p1', key).say('p1', key)
    playOn(
      game,
      {},
      now => canUse(now, 'p2', 'galactic_threat') || now.match.open[0]?.text === 'ti4.ask.vote',
    )
    expect(canUse(game, 'p2', 'galactic_threat')).toBe(false)
  })

  test('its owner is free again on the next agenda', () => {
    const game = silenced({ also: holding({ p1: [key] }), cards: ['mutiny', 'economic_equality'] })
    playOn(game, {}, now => now.table.agenda?.nth === 2 && canUse(now, 'p2', 'quash'))
    expect(canUse(game, 'p2', 'quash')).toBe(true)
  })

  test('a rider of his that is out before stays out: it is played when the agenda is revealed, before all that', () => {
    const game = turn({ factions, strategyCards, also: holding({ p1: [key] }) })
    expect(Object.keys(game.offered<{ special: object }>('p1').special)).not.toContain(key)
  })
})

describe('notes of who is out', () => {
  test('[ti4/33.4] cannot be played or offered any more', () => {
    const game = turn({
      factions,
      strategyCards,
      units: near,
      also(state) {
        for (const hand of Object.values(state.hands))
          for (const key of Object.keys(hand.notes)) if (key.endsWith('.p2')) delete hand.notes[key]
        const gone = state.table.players['p2']
        if (gone) Object.assign(gone, { out: true, notes: 0 })
      },
    })
    const offer = game.may('p1')['offer'] as Transaction | undefined
    expect(Object.keys(offer?.with ?? {})).not.toContain('p2')
    expect(offer?.notes.others.some(key => key.endsWith('.p2')) ?? false).toBe(false)
  })
})
