import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../../shared/galaxy/shapes/casualties.ts'
import type { Pay } from '../../../../shared/galaxy/shapes/pay.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, fighting, invading, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, type Middle } from '../../midgame.ts'
import { strategic } from '../../strategic.ts'
import { allOf, holding, inSpace, laidOut, playOn, strategyCards, toTheEnd, whereItFalls } from './scenes.ts'

const factions = { p1: 'mentak', p2: 'sol' } as const

describe('Ambush', () => {
  test('compares with the combat value alone: a nebula helps the defender with nothing here', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'mentak' },
      tiles: around({ a0: 's42' }),
      units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { cruiser: 1, destroyer: 1 } } },
    })
    untilUse(game, 'p2', 'ambush').say('p2', 'ambush')
    playOn(game, {}, now => now.told('ti4.log.throws').length > 1)
    expect(
      game
        .told('ti4.log.throws')
        .map(line => line?.['needs'])
        .sort(),
    ).toEqual([7, 9])
  })

  test('rolls for two of three ships at most', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { cruiser: 2, destroyer: 2 } }, p2: { a0: { dreadnought: 4 } } },
    })
    untilUse(game, 'p1', 'ambush').say('p1', 'ambush')
    playOn(game, {}, now => now.told('ti4.log.fires').length > 0)
    expect(game.told('ti4.log.throws')).toHaveLength(2)
  })

  test('[ti4/78.9] that destroys the only ship is the end of the combat', () => {
    const game = whereItFalls(
      middle => untilUse(fighting(middle), 'p1', 'ambush').say('p1', 'ambush'),
      { factions, units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { carrier: 1 } } } },
      made => made.told('ti4.log.fires').length === 0 && unitsAt(made, 'p2', 'a0').length === 0,
    )
    toTheEnd(game)
    expect(game.told('ti4.log.holdsSpace')).toEqual([{ seat: 'p1', hex: 'a0' }])
  })

  test('[ti4/87.1] its hits may be cancelled by damage', () => {
    const game = whereItFalls(
      middle => untilUse(fighting(middle), 'p1', 'ambush').say('p1', 'ambush'),
      { factions, units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 1 } } } },
      made => Object.values(made.table.units).some(({ damaged }) => damaged),
    )
    expect(inSpace(game, 'p2', 'a0')).toEqual(['dreadnought'])
  })

  test('comes once, as the combat starts, and not again in its second round', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { destroyer: 3 } }, p2: { a0: { dreadnought: 5 } } },
    })
    untilUse(game, 'p1', 'ambush').say('p1', 'pass')
    playOn(game, {}, now => canUse(now, 'p1', 'ambush'))
    expect(game.rests).toBe(true)
  })
})

describe('Pillage', () => {
  const beside: Middle = {
    factions: { p1: 'sol', p2: 'mentak' },
    tiles: around({}),
    units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } }, p3: { a3: { cruiser: 1 } } },
  }
  const pillages = (game: ReturnType<typeof turn>) =>
    game.match.open.some(({ text }) => text === 'ti4.ask.pillage')

  test('a neighbour who gains three with Trade may lose one', () => {
    const game = strategic('trade', beside)
    expect(pillages(game)).toBe(true)
    game.say('p2', 'tradeGoods')
    expect(game.sheet('p1').tradeGoods).toBe(2)
    expect(game.sheet('p2').tradeGoods).toBe(1)
  })

  test('[ti4/60.1] not from a player who is no neighbour', () => {
    const game = strategic('trade', {
      ...beside,
      units: { p1: { a0: { cruiser: 1 } }, p2: { a3: { cruiser: 1 } } },
    })
    expect(pillages(game)).toBe(false)
  })

  test('goods on a strategy card are goods gained', () => {
    const game = from(
      { segment: 'strategyPhase' },
      {
        ...beside,
        also({ table }) {
          table.speaker = 'p1'
          for (const card of Object.values(table.strategyCards)) card.goods = 3
        },
      },
    )
    game.say('p1', choicesAt(game, 'p1')[0])
    expect(pillages(game)).toBe(true)
  })

  test('from both partners of a transaction who are left with three', () => {
    const game = turn({
      ...beside,
      strategyCards,
      units: { ...beside.units, p3: { m0: { cruiser: 1 } } },
      tradeGoods: { p1: 4, p3: 4 },
    })
    game.command('p1', 'offer', { to: 'p3', gives: { goods: { tradeGoods: 1 } }, wants: {} })
    game.command('p3', 'acceptOffer', 'p1>p3')
    for (let nth = 0; nth < 2; nth++) {
      expect(pillages(game)).toBe(true)
      game.say('p2', 'tradeGoods')
    }
    expect([game.sheet('p1').tradeGoods, game.sheet('p3').tradeGoods]).toEqual([2, 4])
    expect(game.sheet('p2').tradeGoods).toBe(2)
  })

  test('from the partner in a transaction of the Mentak themselves', () => {
    const game = turn({ ...beside, strategyCards, tradeGoods: { p1: 3, p2: 1 } })
    game.command('p1', 'offer', { to: 'p2', gives: {}, wants: { goods: { tradeGoods: 1 } } })
    game.command('p2', 'acceptOffer', 'p1>p2')
    expect(pillages(game)).toBe(true)
    game.say('p2', 'tradeGoods')
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([3, 1])
  })

  test('a gain that Jol-Nar siphon off may be pillaged while the turn of another goes on', () => {
    const game = activating({
      factions: { p1: 'sol', p2: 'mentak', p3: 'jolnar' },
      technologies: { p3: ['e_res_siphons'] },
      tiles: around({}),
      units: { p1: { a1: { cruiser: 1 } }, p2: { m0: { cruiser: 1 } }, p3: { a0: { cruiser: 1 } } },
    })
    expect(pillages(game)).toBe(true)
    game.say('p2', 'tradeGoods')
    expect([game.sheet('p2').tradeGoods, game.sheet('p3').tradeGoods]).toEqual([1, 3])
  })

  test('Promise of Protection comes home when its holder activates a system with units of the Mentak', () => {
    const key = 'promise_of_protection.p2'
    const game = turn({ ...beside, strategyCards, also: laidOut({ p1: key }) })
    game.say('p1', { tactical: 'a1' })
    expect(game.sheet('p1').laidOut).toEqual({})
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
  })

  test('Promise of Protection does not shield the partner of its holder', () => {
    const game = turn({
      ...beside,
      strategyCards,
      units: { ...beside.units, p3: { m0: { cruiser: 1 } } },
      tradeGoods: { p1: 4, p3: 4 },
      also: laidOut({ p1: 'promise_of_protection.p2' }),
    })
    game.command('p1', 'offer', { to: 'p3', gives: { goods: { tradeGoods: 1 } }, wants: {} })
    game.command('p3', 'acceptOffer', 'p1>p3')
    expect(pillages(game)).toBe(true)
    game.say('p2', 'tradeGoods')
    expect([game.sheet('p1').tradeGoods, game.sheet('p3').tradeGoods]).toEqual([3, 4])
    expect(pillages(game)).toBe(false)
  })

  test('as an action the note is laid out', () => {
    const key = 'promise_of_protection.p2'
    const game = turn({ ...beside, strategyCards, also: holding({ p1: [key] }) })
    game.say('p1', { special: key })
    expect(game.sheet('p1').laidOut).toEqual({ [key]: true })
  })
})

describe('Salvage Operations', () => {
  const scene: Middle = { factions, technologies: { p1: ['salvage_operations'] }, tradeGoods: { p1: 20 } }
  const over = (middle: Middle, wanted: (game: ReturnType<typeof turn>) => boolean) =>
    whereItFalls(
      made =>
        playOn(fighting({ ...scene, ...made }), {}, now => now.match.open[0]?.text === 'ti4.ask.salvage'),
      middle,
      wanted,
    )

  test('brings a good for a combat that was lost, and no ship', () => {
    const game = over(
      { units: { p1: { a0: { destroyer: 1 } }, p2: { a0: { dreadnought: 3 } } } },
      made => made.rests && unitsAt(made, 'p1', 'a0').length === 0 && unitsAt(made, 'p2', 'a0').length > 0,
    )
    expect(game.sheet('p1').tradeGoods).toBe(21)
  })

  test('brings nothing for a draw', () => {
    const game = over(
      { units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 } } } },
      made => made.rests && inSpace(made, 'p1', 'a0').length + inSpace(made, 'p2', 'a0').length === 0,
    )
    expect(game.sheet('p1').tradeGoods).toBe(20)
  })

  test('builds their own flagship where that of another fell', () => {
    const game = over(
      { units: { p1: { a0: { dreadnought: 5 } }, p2: { a0: { flagship: 1 } } } },
      made => !made.rests,
    )
    expect(choicesAt(game, 'p1')).toContain('flagship')
    game.say('p1', 'flagship').say('p1', { planets: [], tradeGoods: 8 })
    expect(inSpace(game, 'p1', 'a0')).toContain('flagship')
  })

  test('builds no War Sun without its technology', () => {
    const game = over(
      {
        factions: { p1: 'mentak', p2: 'muaat' },
        units: { p1: { a0: { dreadnought: 5, cruiser: 5 } }, p2: { a0: { war_sun: 1, fighter: 1 } } },
        tokens: { p1: { fleet: 10 } },
      },
      made => unitsAt(made, 'p2', 'a0').length === 0,
    )
    if (!game.rests) expect(choicesAt(game, 'p1')).not.toContain('war_sun')
    toTheEnd(game)
    expect(inSpace(game, 'p1', 'a0')).not.toContain('war_sun')
  })

  test('a ship of their own that fell may be what they build', () => {
    const game = over(
      { units: { p1: { a0: { cruiser: 4, destroyer: 1 } }, p2: { a0: { cruiser: 2 } } } },
      made => !made.rests && unitsAt(made, 'p1', 'a0', 'destroyer').length === 0,
    )
    expect(choicesAt(game, 'p1')).toContain('destroyer')
    expect(choicesAt(game, 'p1')).toContain('cruiser')
  })

  test('an opponent who retreats has lost', () => {
    const game = fighting({
      ...scene,
      units: { p1: { a0: { destroyer: 1 } }, p2: { a0: { dreadnought: 2 }, a1: { cruiser: 1 } } },
    })
    playOn(game, { 'ti4.ask.announceRetreat': (_, { to }) => (to === 'p2' ? 'yes' : 'no') })
    if (unitsAt(game, 'p1', 'a0').length > 0) expect(unitsAt(game, 'p2', 'a1').length).toBeGreaterThan(1)
    expect(game.sheet('p1').tradeGoods).toBe(21)
  })
})

describe('Mirror Computing', () => {
  test('three goods are six influence for the custodians', () => {
    const game = invading({
      factions,
      technologies: { p1: ['mirror_computing'] },
      tiles: { ...around({}), a0: 's18', m0: 's26' },
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
      exhausted: ['moll_primus'],
      tradeGoods: { p1: 3 },
    })
    game.say('p1', 'yes')
    if (game.match.open[0]?.text === 'ti4.ask.payCustodians') {
      expect(game.offered<Pay>('p1').least).toBe(6)
      game.say('p1', { planets: [], tradeGoods: 3 })
    }
    expect(game.table.custodians).toBeUndefined()
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })
})

describe('Fourth Moon', () => {
  test('[ti4/87.1] ships of the opponent in its system sustain nothing, its own do', () => {
    const game = whereItFalls(
      middle =>
        playOn(fighting(middle), {}, now => now.match.open.some(({ text }) => text === 'ti4.ask.casualties')),
      {
        factions,
        units: { p1: { a0: { flagship: 1, cruiser: 1 } }, p2: { a0: { dreadnought: 2, carrier: 1 } } },
      },
      made => made.match.open[0]?.to === 'p2',
    )
    const { units } = game.offered<Casualties>('p2')
    expect(Object.values(units).some(({ sustains }) => sustains)).toBe(false)
  })

  test('nor do ships that come under fire of Space Cannon beside it', () => {
    const game = whereItFalls(
      middle => {
        const made = activating(middle)
        return playOn(
          made,
          { 'ti4.ask.move': now => allOf(now, 'p1', 'a1'), 'ti4.ask.spaceCannon': () => 'p1' },
          now => now.match.open.some(({ text }) => text === 'ti4.ask.casualties') || !!now.table.battle,
        )
      },
      {
        factions: { p1: 'sol', p2: 'mentak' },
        planets: { p2: ['lodor'] },
        units: { p1: { a1: { dreadnought: 2, cruiser: 1 } }, p2: { a0: { flagship: 1 }, lodor: { pds: 2 } } },
      },
      made => !made.table.battle && made.match.open[0]?.to === 'p1',
    )
    const { units } = game.offered<Casualties>('p1')
    expect(Object.values(units).some(({ sustains }) => sustains)).toBe(false)
  })

  test('lets ground forces and ships elsewhere alone', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'mentak' },
      units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { cruiser: 3 }, a1: { flagship: 1 } } },
    })
    untilTrue(game, () => game.rests || Object.values(game.table.units).some(({ damaged }) => damaged))
    expect(Object.values(game.table.units).some(({ damaged }) => damaged)).toBe(true)
  })
})
