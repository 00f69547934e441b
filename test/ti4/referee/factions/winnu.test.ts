import { describe, expect, test } from 'vitest'
import type { Move } from '../../../../shared/galaxy/shapes/move.ts'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { canUse, choicesAt, fighting, invading, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { following, strategic } from '../../strategic.ts'
import { also, asFirstPrinted, holding, kindsOn, playOn, strategyCards } from './scenes.ts'

const factions = { p1: 'winnu', p2: 'sol' } as const
const home = inMidgame({ factions }).table.players['p1']?.home as string
const special = (game: ReturnType<typeof turn>) =>
  Object.keys(game.offered<{ special: object }>('p1').special)

describe('Blood Ties', () => {
  test('[ti4/27.2] the custodians leave for nothing, but somebody has to land', () => {
    const game = invading({
      factions,
      tiles: { ...around({}), a0: 's18', m0: 's26' },
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
      exhausted: ['winnu'],
    })
    game.say('p1', 'yes')
    expect(game.sheet('p1').points).toBe(1)
    expect(game.answer('p1', {})).toMatchObject({ code: 'tooFew' })
  })

  test('[ti4/27.2] not without a ground force that could land', () => {
    const game = invading({
      factions,
      tiles: { ...around({}), a0: 's18', m0: 's26' },
      units: { p1: { a0: { carrier: 1 } } },
    })
    expect(game.rests).toBe(true)
    expect(game.table.custodians).toBe(true)
  })
})

describe('Reclamation', () => {
  const takes = (middle: Middle) => {
    const game = from(
      {
        segment: 'tacticalAction',
        args: { seat: 'p1', hex: 'm0' },
        then: { segment: 'actionOver', args: { seat: 'p1' } },
      },
      {
        factions,
        tiles: { m0: 's18' },
        strategyCards,
        units: { p1: { m0: { carrier: 1, infantry: 2 } } },
        ...middle,
        also(state) {
          delete state.table.custodians
          state.table.active = 'p1'
          state.table.phase = 'action'
          middle.also?.(state)
        },
      },
    )
    playOn(game, {}, now => now.open.includes('p1:landing'))
    const troops = unitsAt(game, 'p1', 'm0', 'infantry')
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'mecatol_rex' }])))
    return playOn(
      game,
      {},
      now => canUse(now, 'p1', 'reclamation') || now.open.some(open => open.endsWith(':turn')),
    )
  }

  test('places what there is: with three docks under tokens elsewhere a PDS alone', () => {
    const game = takes({
      units: { p1: { m0: { carrier: 1, infantry: 2 }, a1: { space_dock: 3 } } },
      activated: { p1: ['a1'] },
    })
    game.say('p1', 'reclamation')
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(kindsOn(game, 'p1', 'mecatol_rex')).toEqual(['infantry', 'infantry', 'pds'])
  })

  test('[ti4/23.4.a] a dock may come from elsewhere, and need not', () => {
    const placed = (said: 'yes' | 'no') => {
      const game = takes({
        units: { p1: { m0: { carrier: 1, infantry: 2 }, a1: { space_dock: 3 } } },
      })
      game.say('p1', 'reclamation')
      playOn(game, { 'ti4.ask.pieceFromBoard': () => said }, now =>
        now.open.some(open => open.endsWith(':turn')),
      )
      return [kindsOn(game, 'p1', 'mecatol_rex').includes('space_dock'), unitsAt(game, 'p1', 'a1').length]
    }
    expect(placed('yes')).toEqual([true, 2])
    expect(placed('no')).toEqual([false, 3])
  })

  test('with the Minister of Industry its dock produces at once', () => {
    const game = takes({
      tradeGoods: { p1: 9 },
      also: ({ table }) => Object.assign(table.laws, { minister_of_industry: { elected: ['p1'] } }),
    })
    game.say('p1', 'reclamation')
    playOn(game, {}, now => now.match.open.some(({ text }) => text === 'ti4.ask.produce'))
    expect(Object.keys(game.offered<Produce>('p1').docks)).toEqual(['mecatol_rex'])
  })

  test('not where Mecatol Rex was theirs before', () => {
    const game = takes({ planets: { p1: ['mecatol_rex'] } })
    expect(canUse(game, 'p1', 'reclamation')).toBe(false)
  })

  test('comes after the action: what it places produces nothing in that action', () => {
    const game = takes({ tradeGoods: { p1: 9 } })
    expect(canUse(game, 'p1', 'reclamation')).toBe(true)
    game.say('p1', 'reclamation')
    playOn(game, {}, now => now.open.some(open => open.endsWith(':turn')))
    expect(game.sheet('p1').tradeGoods).toBe(9)
  })
})

describe('Lazax Gate Folding', () => {
  const technologies = { p1: ['lazax_gate_folding'] } as const
  const ships = (middle: Middle, hex = 'm0') => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex } },
      {
        factions,
        technologies,
        tiles: { m0: 's18', ...around({}), b2: 's39' },
        units: { p1: { b2: { cruiser: 1 } } },
        ...middle,
        also(state) {
          state.table.active = 'p1'
          middle.also?.(state)
        },
      },
    )
    return game.open.includes('p1:movement') ? Object.values(game.offered<Move>('p1').ships) : []
  }
  const slow: Middle = { units: { p1: { b2: { carrier: 1 } } } }

  test('ships at an alpha or a beta are beside Mecatol Rex while it is not theirs', () => {
    expect(ships(slow)).toHaveLength(1)
    expect(ships({ ...slow, technologies: { p1: [] } })).toHaveLength(0)
  })

  test('not while Mecatol Rex is theirs', () => {
    expect(ships({ ...slow, planets: { p1: ['mecatol_rex'] } })).toHaveLength(0)
  })

  test('leads out of Mecatol Rex as well', () => {
    expect(ships({ units: { p1: { m0: { carrier: 1 } } } }, 'b2')).toHaveLength(1)
  })

  test('is an action only while Mecatol Rex is theirs and the card ready', () => {
    const offered = (middle: Middle) =>
      special(turn({ factions, strategyCards, technologies, ...middle })).includes('lazax_gate_folding')
    expect(offered({ planets: { p1: ['mecatol_rex'] } })).toBe(true)
    expect(offered({})).toBe(false)
    expect(
      offered({
        planets: { p1: ['mecatol_rex'] },
        also({ table }) {
          const card = table.players['p1']?.technologies.lazax_gate_folding
          if (card) card.exhausted = true
        },
      }),
    ).toBe(false)
  })
})

describe('Hegemonic Trade Policy', () => {
  const technologies = { p1: ['hegemonic_trade_policy'] } as const

  test('the exchange is over when the production is', () => {
    const game = producing(
      { factions, technologies, planets: { p1: ['lodor'] }, units: { p1: { winnu: { space_dock: 1 } } } },
      home,
    )
    untilUse(game, 'p1', 'hegemonic_trade_policy').say('p1', 'hegemonic_trade_policy')
    expect(choicesAt(game, 'p1')).toContain('lodor')
    game.say('p1', 'lodor')
    // Lodor is worth 3 and 1.
    expect(game.offered<Produce>('p1').planets).toMatchObject({ lodor: 1 })
    playOn(game, {})
    expect(game.table.lasting).toEqual({})
    expect(game.sheet('p1').technologies.hegemonic_trade_policy).toEqual({ exhausted: true })
  })

  test('serves the dock that Warfare’s secondary uses', () => {
    const game = strategic('warfare', {
      factions: { p1: 'sol', p2: 'winnu' },
      technologies: { p2: ['hegemonic_trade_policy'] },
      units: { p2: { winnu: { space_dock: 1 } } },
    })
    playOn(game, {}, now => now.open.some(open => open.endsWith(':use')))
    following(game, 'p2')
    playOn(
      game,
      {
        'ti4.ask.produce': () => ({
          build: { winnu: { fighter: 2 } },
          newDocks: [],
          pay: { planets: ['winnu'], tradeGoods: 0 },
        }),
      },
      now => canUse(now, 'p2', 'hegemonic_trade_policy'),
    )
    expect(canUse(game, 'p2', 'hegemonic_trade_policy')).toBe(true)
    game.say('p2', 'hegemonic_trade_policy')
    if (game.open[0] === 'p2:aim') game.say('p2', 'winnu')
    expect(game.offered<Produce>('p2').planets).toMatchObject({ winnu: 4 })
    game.say('p2', {
      build: { winnu: { cruiser: 2 } },
      newDocks: [],
      pay: { planets: ['winnu'], tradeGoods: 0 },
    })
    expect(onPlanet(game.table, 'winnu', 'fighter')).toEqual([])
    expect(unitsAt(game, 'p2', game.sheet('p2').home, 'cruiser')).toHaveLength(2)
    expect(game.table.lasting).toEqual({})
  })
})

describe('Salai Sai Corian', () => {
  const fires = (p2: Record<string, number>) => {
    const game = fighting({
      factions: { p1: 'winnu', p2: 'nekro' },
      technologies: { p1: [], p2: [] },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: p2 } },
    })
    return game
  }

  test('rolls nothing against Fighters alone', () => {
    const game = playOn(fires({ fighter: 2 }), {}, now => (now.table.battle?.round ?? 0) > 2)
    expect(
      game.told('ti4.log.fires').filter(line => line?.['seat'] === 'p1' && Number(line['hits']) > 0),
    ).toEqual([])
  })

  test('rolls a die for each Infantry of the Alastor', () => {
    const game = fires({ flagship: 1, infantry: 3 })
    untilUse(game, 'p2', 'the_alastor').say('p2', 'the_alastor')
    if (game.match.open[0]?.text === 'ti4.ask.alastor') game.say('p2', choicesAt(game, 'p2'))
    playOn(game, {}, now => now.told('ti4.log.fires').length > 1)
    expect(game.table.battle === undefined || game.table.battle.asShips?.length === 3).toBe(true)
  })
})

describe('Acquiescence', () => {
  const key = 'acquiescence.p1'

  test('spares its holder the token of a secondary ability of a card the Winnu play', () => {
    const game = turn({
      factions,
      strategyCards: { technology: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      technologies: { p2: [] },
      tokens: { p2: { strategy: 0 } },
      tradeGoods: { p2: 4 },
      also: holding({ p2: [key] }),
    })
    game.say('p1', { strategic: 'technology' })
    expect(canUse(game, 'p2', key)).toBe(true)
    game.say('p2', key)
    playOn(game, {}, now => now.open.includes('p2:use'))
    following(game, 'p2')
    playOn(
      game,
      { 'ti4.ask.researchFor': (now, { to }) => choicesAt(now, to).find(id => id !== 'none') },
      now => Object.keys(now.sheet('p2').technologies).length > 0,
    )
    expect(Object.keys(game.sheet('p2').technologies)).toHaveLength(1)
    expect(game.sheet('p2').counters.strategy).toBe(0)
    expect(game.match.state.hands['p1']?.notes[key]).toBe(true)
  })

  test('with Construction no token is laid on the map either', () => {
    const game = turn({
      factions,
      strategyCards: { construction: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      tokens: { p2: { strategy: 0 } },
      also: holding({ p2: [key] }),
    })
    game.say('p1', { strategic: 'construction' }).say('p2', key)
    playOn(game, {}, now => now.open.includes('p2:use'))
    following(game, 'p2')
    playOn(
      game,
      { 'ti4.ask.structure': (now, { to }) => choicesAt(now, to).find(id => id !== 'none') },
      now => now.open.some(open => open.endsWith(':turn')),
    )
    expect(kindsOn(game, 'p2', 'jord')).toContain('pds')
    expect(game.table.activated[game.sheet('p2').home]?.['p2']).toBeUndefined()
    expect(game.sheet('p2').counters.reinforcements).toBe(8)
  })

  test('does not answer a strategic action of another', () => {
    const game = turn({
      factions: { p1: 'sol', p2: 'winnu' },
      strategyCards: { technology: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      also: holding({ p3: ['acquiescence.p2'] }),
    })
    playOn(
      game,
      {},
      now => canUse(now, 'p3', 'acquiescence.p2') || now.open.some(open => open.endsWith(':use')),
    )
    expect(canUse(game, 'p3', 'acquiescence.p2')).toBe(false)
  })

  test('as first printed exchanges a card of the holder for one of the Winnu', () => {
    const game = from(
      { segment: 'picksEnd' },
      {
        factions,
        strategyCards: { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' },
        also: also(asFirstPrinted, holding({ p2: [key] })),
      },
    )
    untilUse(game, 'p2', key).say('p2', key)
    playOn(game, {}, now => now.table.strategyCards.leadership.holder === 'p2')
    expect(game.table.strategyCards.imperial.holder).toBe('p1')
  })
})
