import { describe, expect, test } from 'vitest'
import { attack, type Forces, kindsAt, kindsOn, type Staged, stage, thrown } from '../battlefield.ts'
import { askedIn, choicesOf, type Hands } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'
import { holding } from './holding.ts'

const _lies = (game: Midgame, card: string) => game.table.discards.action.includes(card)
const owner = (game: Midgame, planet: 'abyz' | 'fria' = 'abyz') => game.table.planets[planet]?.owner
const troops = (count: number): Forces => ({ ground_force: count })

const invade = (hands: Hands, ships: Forces, p1: Forces, p2: Forces, more: Staged = {}) =>
  stage(
    { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
    holding(hands, {
      units: { p1: { a0: ships, abyz: p1 }, p2: { abyz: p2 } },
      planets: { p2: ['abyz', 'fria'] },
      ...more,
    }),
  )

describe('Chemical Warfare', () => {
  const hand = { p1: ['chemical_warfare'] }

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
  ])('of %i defenders leaves %i: half of them, rounded up, die; a PDS does not stop it', (before, after) => {
    const game = whereDice(
      dice => {
        const game = invade(hand, { dreadnought: 1 }, troops(1), { ...troops(before), pds: 1 }, { dice })
        while (askedIn(game, 'afterCombatDie').length > 0) game.say('p1', 'pass')
        return game
      },
      game => askedIn(game, 'beforeInvasionCombat').length > 0,
    )
    expect(thrown(game).map(({ who }) => who)).toEqual(['p2:pds'])
    game.say('p1', 'chemical_warfare')
    expect(game.told('ti3.log.loses')[0]).toEqual({
      seat: 'p2',
      unit: 'ground_force',
      count: before - after,
    })
    if (after === 0) expect(owner(game)).toBe('p1')
  })

  const fought = (p1: Forces, hands: Hands, p2: Forces = {}) => {
    const game = stage(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      holding(hands, {
        units: { p1: { a0: p1, abyz: troops(2) }, p2: { a0: p2, abyz: troops(2) } },
        planets: { p2: ['abyz'] },
      }),
    )
    const offered = new Set<string>()
    while (!game.rests) {
      for (const { to, options } of game.match.open)
        for (const id of Object.keys((options as { of?: object }).of ?? {})) offered.add(`${to} ${id}`)
      const [open] = game.match.open
      if (open) game.say(open.to, open.otherwise ?? 'pass')
    }
    return [...offered].filter(id => id.endsWith('chemical_warfare'))
  }
  test('is for the attacker with a Dreadnought there: not with a War Sun alone, and never for the defender', () => {
    expect(fought({ carrier: 1 }, hand)).toEqual([])
    expect(fought({ dreadnought: 1 }, { p2: hand.p1 }, {})).toEqual([])
    expect(fought({ carrier: 1 }, { p2: hand.p1 }, { dreadnought: 1 })).toEqual([])
    expect(fought({ cruiser: 1, carrier: 1 }, hand)).toEqual([])
  })
})

describe('Dug In', () => {
  const hand = { p2: ['dug_in'] }
  test('keeps War Suns off one planet for the round; another of the system is open', () => {
    const game = stage(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      holding(hand, {
        units: { p1: { a0: { war_sun: 1 } }, p2: { abyz: troops(2), fria: troops(2) } },
        planets: { p2: ['abyz', 'fria'] },
      }),
    )
    game.say('p2', 'dug_in')
    expect(choicesOf(game, 'p2').sort()).toEqual(['abyz', 'fria'])
    game.say('p2', 'abyz')
    expect(choicesOf(game, 'p1')).toEqual(['fria'])
    expect(Object.values(game.table.lasting)).toMatchObject([{ by: 'p2', planet: 'abyz', until: 'round' }])
  })

  test('is played by him whose Ground Forces are on it, not by others', () => {
    const game = stage(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      holding(
        { p3: ['dug_in'], p1: ['plague'] },
        { units: { p1: { a0: { war_sun: 1 } }, p2: { abyz: troops(2) } }, planets: { p2: ['abyz'] } },
      ),
    )
    for (const seat of askedIn(game, 'beforeBombardment')) {
      expect(choicesOf(game, seat)).toEqual(['pass'])
    }
  })
})

describe('Star of Death', () => {
  const landing = (hands: Hands, more: Staged) =>
    stage({ segment: 'landings', args: { seat: 'p1', hex: 'a0' } }, holding(hands, more))

  test('leaves nothing on a planet and nobody its owner, with an open Radiation; the attackers may then land on it', () => {
    const game = landing(
      { p1: ['star_of_death'] },
      {
        units: {
          p1: { a0: { war_sun: 1, ground_force: 2 } },
          p2: { abyz: { ground_force: 3, pds: 2, space_dock: 1 }, fria: troops(1) },
        },
        planets: { p2: ['abyz', 'fria'] },
        counters: { p2: { pool: 2 } },
      },
    )
    game.say('p1', 'star_of_death')
    expect(choicesOf(game, 'p1').sort()).toEqual(['abyz', 'fria'])
    game.say('p1', 'abyz')
    expect(kindsOn(game, 'abyz')).toEqual([])
    expect(game.table.planets.abyz).toBeUndefined()
    expect(game.offered<{ planets: Record<string, object> }>('p1').planets['abyz']).toMatchObject({
      kind: 'neutral',
    })
    expect(game.told('ti3.log.repels')).toEqual([])
  })

  test('is for whoever has a War Sun anywhere beside a planet; whose is in empty space has no use for it', () => {
    const at = (hex: string) =>
      landing(
        { p1: ['plague'], p2: ['star_of_death'] },
        { units: { p1: { a0: { carrier: 1, ground_force: 1 } }, p2: { [hex]: { war_sun: 1 } } } },
      )
    expect(choicesOf(at('m0'), 'p2')).toContain('star_of_death')
    expect(askedIn(at('b3'), 'beforeLandings')).toEqual([])
  })

  test('may be aimed at a neutral planet and at a home planet', () => {
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      holding({ p1: ['star_of_death'] }, { units: { p1: { a0: { war_sun: 1 } } } }),
    )
    game.say('p1', 'star_of_death')
    expect(choicesOf(game, 'p1').sort()).toEqual(['abyz', 'fria'])
  })
})

describe('Minelayers', () => {
  const come = (p1: Forces, p2: Forces, hands: Hands = { p2: ['minelayers'] }, more: Staged = {}) =>
    stage(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      holding(hands, {
        units: { p1: { a2: p1 }, p2: { a1: p2 } },
        counters: { p1: { pool: 3, fleet: 6 }, p2: { fleet: 6 } },
        ...more,
      }),
    )
  const moveAll = (game: Midgame) =>
    game.say(
      'p1',
      Object.fromEntries(Object.keys(game.offered<{ ships: object }>('p1').ships).map(id => [id, {}])),
    )

  test('each Cruiser of the fleet entered is a hit with the first casualties of the battle', () => {
    const game = whereDice(
      dice => {
        const game = moveAll(come({ cruiser: 4 }, { cruiser: 2, carrier: 1 }, undefined, { dice }))
        expect(askedIn(game, 'afterEnemyMovement')).toEqual(['p2'])
        game.say('p2', 'minelayers')
        for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
        return game
      },
      game =>
        game.told('ti3.log.fires').length >= 2 &&
        thrown(game)
          .filter(({ who }) => who.startsWith('p2'))
          .flatMap(({ dice, needs }) => (dice ?? []).filter(die => die >= Number(needs))).length === 0,
    )
    expect(game.told('ti3.log.loses')).toEqual([{ seat: 'p1', unit: 'cruiser', count: 2 }])
    answerAll(game, 60)
    expect(game.rests).toBe(true)
    expect(game.table.lasting).toEqual({})
  })

  test('counts hits even of Cruisers that are gone before the first casualties', () => {
    // A volley before the battle: p1's PDS in Mecatol Rex shoot two Cruisers down after the mines were laid.
    const game = whereDice(
      dice =>
        come({ cruiser: 4 }, { cruiser: 2, carrier: 1 }, undefined, {
          dice,
          units: {
            p1: { a2: { cruiser: 4 }, abyz: { ground_force: 1, pds: 2 } },
            p2: { a1: { cruiser: 2, carrier: 1 } },
          },
          technologies: { p1: ['deep_space_cannon'] },
          planets: { p1: ['abyz'] },
        }),
      game => {
        moveAll(game)
        game.say('p2', 'minelayers').say('p1', Object.keys(game.offered<{ of: object }>('p1').of))
        if (!game.open[0]?.startsWith('p2:')) return false
        const { units = {}, hits } = game.offered<{ units?: Record<string, { kind: string }>; hits: number }>(
          'p2',
        )
        if (hits !== 2) return false
        const destroyed = Object.keys(units).filter(id => units[id]?.kind === 'cruiser')
        if (destroyed.length !== 2) return false
        game.say('p2', { damaged: [], destroyed })
        return kindsAt(game, 'p2', 'a1').length > 0 || game.rests
      },
    )
    const lost = game.told('ti3.log.loses').filter(about => about?.['seat'] === 'p1')
    expect(lost[0]).toMatchObject({ unit: 'cruiser', count: 2 })
  })

  test('nobody without Cruisers there has use for it, nor a third player', () => {
    const none = moveAll(come({ cruiser: 2 }, { destroyer: 2, dreadnought: 1 }))
    expect(
      askedIn(none, 'afterEnemyMovement').filter(seat => choicesOf(none, seat).includes('minelayers')),
    ).toEqual([])
    const third = moveAll(come({ cruiser: 2 }, { cruiser: 2 }, { p3: ['minelayers'] }))
    expect(
      askedIn(third, 'afterEnemyMovement').filter(seat => choicesOf(third, seat).includes('minelayers')),
    ).toEqual([])
  })
})

const answerAll = (game: Midgame, times = 40) => {
  for (let i = 0; i < times && !game.rests; i++) {
    const [open] = game.match.open
    if (open) game.say(open.to, open.otherwise ?? 'pass')
  }
}
const hitsAgainst = (game: Midgame, seat: string) =>
  thrown(game)
    .filter(({ who }) => !who.startsWith(seat))
    .flatMap(({ dice, needs }) => (dice ?? []).filter(die => die >= Number(needs))).length

/** What nobody has a card for is let be. */
const passing = (game: Midgame) => {
  while (
    game.match.open.some(({ key }) => key.endsWith('/cards')) &&
    game.match.open.every(({ to }) => choicesOf(game, to).join() === 'pass')
  )
    for (const { to } of [...game.match.open]) game.say(to, 'pass')
  return game
}

describe('Into the Breach', () => {
  const hand = { p1: ['into_the_breach'] }
  const breach = (mine: Forces, theirs: Forces, wanted: (game: Midgame) => boolean, more: Staged = {}) =>
    whereDice(dice => {
      const game = attack(mine, theirs, holding(hand, { ...more, dice }))
      game.say('p1', 'into_the_breach')
      if (game.open[0] === 'p1:aim') game.say('p1', choicesOf(game, 'p1')[0])
      for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
      return game
    }, wanted)

  test('one hit damages the Dreadnought and no other ship may take it; its whole fleet has +1 to the end', () => {
    const game = breach(
      { dreadnought: 1, cruiser: 2, destroyer: 1 },
      { cruiser: 3, destroyer: 1 },
      game => hitsAgainst(game, 'p1') === 1 && game.open[0] === 'p2:casualties',
    )
    expect(
      thrown(game)
        .filter(({ who }) => who.startsWith('p1'))
        .map(({ who, needs }) => [who, needs]),
    ).toEqual(
      expect.arrayContaining([
        ['p1:cruiser', 6],
        ['p1:dreadnought', 4],
        ['p1:destroyer', 8],
      ]),
    )
    expect(game.told('ti3.log.damaged')[0]).toEqual({ seat: 'p1', unit: 'dreadnought', hex: 'a1' })
  })

  test('two hits destroy it, three leave one to choose', () => {
    const two = breach({ dreadnought: 1, cruiser: 3 }, { cruiser: 3 }, game => hitsAgainst(game, 'p1') === 2)
    expect(two.told('ti3.log.loses').filter(about => about?.['seat'] === 'p1')[0]).toEqual({
      seat: 'p1',
      unit: 'dreadnought',
      count: 1,
    })
    const three = breach(
      { dreadnought: 1, cruiser: 2, destroyer: 1 },
      { cruiser: 4 },
      game => hitsAgainst(game, 'p1') === 3 && game.open[0] === 'p1:casualties',
    )
    const { units } = three.offered<{ units: Record<string, { kind: string }> }>('p1')
    const id = (kind: string) => Object.keys(units).filter(id => units[id]?.kind === kind)
    expect(
      three.answer('p1', { damaged: [], destroyed: [...id('cruiser'), ...id('destroyer')] })?.code,
    ).toBeDefined()
    expect(three.answer('p1', { damaged: id('dreadnought'), destroyed: id('cruiser') })?.code).toBeDefined()
    expect(
      three.answer('p1', { damaged: [], destroyed: [...id('dreadnought'), ...id('destroyer')] }),
    ).toBeUndefined()
  })

  test('a damaged one takes one hit, and the next goes where its owner likes', () => {
    const hurt: Staged = {
      change({ table }) {
        for (const unit of Object.values(table.units)) if (unit.kind === 'dreadnought') unit.damaged = true
      },
    }
    const game = breach(
      { dreadnought: 1, cruiser: 2, destroyer: 1 },
      { cruiser: 3 },
      game => hitsAgainst(game, 'p1') === 2 && game.open[0] === 'p1:casualties',
      hurt,
    )
    const { units } = game.offered<{ units: Record<string, { kind: string }> }>('p1')
    const id = (kind: string) => Object.keys(units).filter(id => units[id]?.kind === kind)
    expect(game.answer('p1', { damaged: [], destroyed: id('cruiser') })?.code).toBeDefined()
    expect(
      game.answer('p1', { damaged: [], destroyed: [...id('dreadnought'), ...id('destroyer')] }),
    ).toBeUndefined()
  })

  test('is for a side with a Dreadnought in the battle', () => {
    const game = attack({ cruiser: 1 }, { dreadnought: 1 }, holding({ p1: hand.p1 }))
    expect(game.told('ti3.log.playsCard')).toEqual([])
    const his = attack({ cruiser: 1 }, { dreadnought: 1 }, holding({ p2: hand.p1 }))
    expect(askedIn(his, 'beforeSpaceBattle')).toEqual(['p2'])
  })
})

describe('Fighter Prototype', () => {
  test('+2 for Fighters of its player in the first round, and not in the second', () => {
    const game = whereDice(
      dice => {
        const game = attack(
          { carrier: 1, fighter: 4 },
          { dreadnought: 3, carrier: 1, fighter: 2 },
          holding({ p1: ['fighter_prototype'] }, { dice, counters: { p2: { fleet: 6 } } }),
        )
        game.say('p1', 'fighter_prototype')
        answerAll(game)
        return game
      },
      game => thrown(game).filter(({ who }) => who === 'p1:fighter').length > 1,
    )
    expect(
      thrown(game)
        .filter(({ who }) => who === 'p1:fighter')
        .slice(0, 2)
        .map(({ needs }) => needs),
    ).toEqual([7, 9])
    expect(thrown(game).filter(({ who }) => who === 'p2:fighter')[0]?.needs).toBe(9)
  })
})

describe('Morale Boost', () => {
  test('one round; the next round of the battle may have another, the same round may not', () => {
    const game = attack(
      { cruiser: 3 },
      { dreadnought: 3 },
      holding({ p1: ['morale_boost.1', 'morale_boost.2', 'morale_boost.3'] }),
    )
    game.say('p1', 'morale_boost.1')
    expect(choicesOf(game, 'p1')).toEqual(['pass'])
    game.say('p1', 'pass')
    while (askedIn(game, 'beforeCombatRound').length === 0 && !game.rests) {
      const [open] = game.match.open
      if (open) game.say(open.to, open.otherwise ?? 'pass')
    }
    const mine = () =>
      thrown(game)
        .filter(({ who }) => who === 'p1:cruiser')
        .map(({ needs }) => needs)
    expect(mine()).toEqual([6])
    expect(choicesOf(game, 'p1')).toEqual(expect.arrayContaining(['morale_boost.2', 'morale_boost.3']))
    game.say('p1', 'pass')
    while (mine().length < 2 && !game.rests) {
      const [open] = game.match.open
      if (open) game.say(open.to, open.otherwise ?? 'pass')
    }
    expect(mine().slice(0, 2)).toEqual([6, 7])
  })
  test('of both sides, each for his own units', () => {
    const game = attack(
      { cruiser: 1 },
      { cruiser: 1 },
      holding({ p1: ['morale_boost.1'], p2: ['morale_boost.2'] }),
    )
    game.say('p1', 'morale_boost.1').say('p2', 'morale_boost.2')
    expect(
      thrown(game)
        .slice(0, 2)
        .map(({ needs }) => needs),
    ).toEqual([6, 6])
  })
})

describe('Direct Hit!', () => {
  const struck = (hands: Hands, wanted: (game: Midgame) => boolean) =>
    whereDice(dice => {
      const game = attack({ dreadnought: 3 }, { dreadnought: 3 }, holding(hands, { dice }))
      for (let i = 0; i < 30 && askedIn(game, 'afterShipDamaged').length === 0 && !game.rests; i++) {
        const [open] = game.match.open
        if (!open) break
        if (open.key.endsWith('casualties')) {
          const { units, hits } = open.options as unknown as {
            units: Record<string, { sustains?: boolean }>
            hits: number
          }
          const able = Object.keys(units)
            .filter(id => units[id]?.sustains)
            .slice(0, hits)
          if (able.length < hits) break
          game.say(open.to, { damaged: able, destroyed: [] })
        } else game.say(open.to, open.otherwise ?? 'pass')
      }
      return game
    }, wanted)
  const hurt = (game: Midgame, seat: string) =>
    Object.values(game.table.units).filter(unit => unit.of === seat && unit.damaged).length

  test('destroys a ship the opponent has just damaged, never one of its own player', () => {
    const game = struck(
      { p1: ['direct_hit.1'] },
      game =>
        askedIn(game, 'afterShipDamaged').includes('p1') && hurt(game, 'p2') === 1 && hurt(game, 'p1') === 0,
    )
    game.say('p1', 'direct_hit.1')
    expect(kindsAt(game, 'p2', 'a1').length).toBe(2)
    expect(kindsAt(game, 'p1', 'a1').length).toBe(3)
  })
  test('is of no use to whose own ship it was', () => {
    const game = struck({ p1: ['direct_hit.1'] }, game => hurt(game, 'p1') > 0 && hurt(game, 'p2') === 0)
    expect(
      askedIn(game, 'afterShipDamaged').filter(seat => choicesOf(game, seat).includes('direct_hit.1')),
    ).toEqual([])
  })
  test('with two ships damaged at once, two cards hit the two', () => {
    const game = struck(
      { p1: ['direct_hit.1', 'direct_hit.2', 'direct_hit.3'] },
      game => askedIn(game, 'afterShipDamaged').includes('p1') && hurt(game, 'p2') === 2,
    )
    game.say('p1', 'direct_hit.1')
    const [one] = choicesOf(game, 'p1')
    game.say('p1', one)
    expect(kindsAt(game, 'p2', 'a1').length).toBe(2)
    expect(choicesOf(game, 'p1')).toContain('direct_hit.2')
    game.say('p1', 'direct_hit.2')
    expect(kindsAt(game, 'p2', 'a1').length).toBe(1)
    expect(askedIn(game, 'afterShipDamaged')).toEqual([])
  })
  test('Emergency Repairs does not answer it', () => {
    const game = struck(
      { p1: ['direct_hit.1'], p2: ['emergency_repairs.1'] },
      game =>
        askedIn(game, 'afterShipDamaged').includes('p1') && hurt(game, 'p2') === 1 && hurt(game, 'p1') === 0,
    )
    game.say('p1', 'direct_hit.1')
    while (askedIn(game, 'afterActionCard').length === 0) game.say(game.match.open[0]?.to ?? '', 'pass')
    // Repaired while the card is answered, and still destroyed.
    expect(game.command('p2', 'playAnyTime', 'emergency_repairs.1')).toBeUndefined()
    while (askedIn(game, 'afterActionCard').length > 0)
      game.say(askedIn(game, 'afterActionCard')[0] ?? '', 'pass')
    expect(hurt(game, 'p2')).toBe(0)
    expect(kindsAt(game, 'p2', 'a1').length).toBe(2)
  })
  test('nor does it come too late for a ship repaired in haste', () => {
    const game = struck(
      { p1: ['direct_hit.1'], p2: ['emergency_repairs.1'] },
      game =>
        askedIn(game, 'afterShipDamaged').includes('p1') && hurt(game, 'p2') === 1 && hurt(game, 'p1') === 0,
    )
    game.command('p2', 'playAnyTime', 'emergency_repairs.1')
    while (askedIn(game, 'afterActionCard').length > 0)
      game.say(askedIn(game, 'afterActionCard')[0] ?? '', 'pass')
    expect(hurt(game, 'p2')).toBe(0)
    game.say('p1', 'direct_hit.1').say('p2', 'pass')
    while (askedIn(game, 'afterActionCard').length > 0)
      game.say(askedIn(game, 'afterActionCard')[0] ?? '', 'pass')
    expect(kindsAt(game, 'p2', 'a1').length).toBe(2)
  })
})

describe('Emergency Repairs', () => {
  const damaged: Staged = {
    change({ table }) {
      for (const unit of Object.values(table.units))
        if (['dreadnought', 'war_sun'].includes(unit.kind)) unit.damaged = true
    },
  }
  test('all Dreadnoughts and War Suns of one system of its player; a second one in the round goes to another system', () => {
    const game = stage(
      { segment: 'turn', args: { seat: 'p1' } },
      holding(
        { p2: ['emergency_repairs.1', 'emergency_repairs.2'] },
        {
          units: {
            p1: { a1: { dreadnought: 1 } },
            p2: { a2: { dreadnought: 1, war_sun: 1 }, b2: { dreadnought: 1 } },
          },
          change(state) {
            damaged.change?.(state)
          },
        },
      ),
    )
    expect(game.command('p2', 'playAnyTime', 'emergency_repairs.1')).toBeUndefined()
    expect(choicesOf(game, 'p2').sort()).toEqual(['a2', 'b2'])
    game.say('p2', 'a2')
    const hurt = () =>
      Object.values(game.table.units)
        .filter(unit => unit.damaged)
        .map(({ of, at }) => `${of} ${at}`)
        .sort()
    expect(hurt()).toEqual(['p1 a1', 'p2 b2'])
    for (const unit of Object.keys(game.may('p2')['playAnyTime'] ?? {})) expect(unit).toBeDefined()
    expect(game.command('p2', 'playAnyTime', 'emergency_repairs.2')).toBeUndefined()
    expect(hurt()).toEqual(['p1 a1'])
  })
})

describe('Shields Holding', () => {
  test('cancels up to two hits on its player', () => {
    const game = whereDice(
      dice =>
        passing(
          attack(
            { cruiser: 4 },
            { dreadnought: 4 },
            holding({ p1: ['shields_holding'] }, { dice, counters: { p1: { fleet: 6 }, p2: { fleet: 6 } } }),
          ),
        ),
      game => {
        if (!game.open.includes('p1:cards')) return false
        return hitsAgainst(game, 'p1') === 3
      },
    )
    if (askedIn(game, 'beforeCombatRound').length) game.say('p1', 'pass')
    game.say('p1', 'shields_holding')
    const mine = game.told('ti3.log.loses').filter(about => about?.['seat'] === 'p1')
    const left =
      game.open[0] === 'p1:casualties' ? game.offered<{ hits: number }>('p1').hits : mine[0]?.['count']
    expect(left).toBe(1)
  })
})

describe('Recheck', () => {
  test('rolls one die of either side again; the same die not twice for one player', () => {
    const game = whereDice(
      dice =>
        passing(
          attack(
            { cruiser: 2 },
            { cruiser: 2 },
            holding({ p1: ['recheck.1', 'recheck.2'], p2: ['recheck.3'] }, { dice }),
          ),
        ),
      game => askedIn(game, 'afterCombatDie').length === 2,
    )
    game.say('p1', 'recheck.1').say('p2', 'pass')
    const all = choicesOf(game, 'p1')
    expect(all.length).toBe(4)
    game.say('p1', all[0])
    const on = () => {
      while (askedIn(game, 'afterActionCard').length > 0)
        game.say(askedIn(game, 'afterActionCard')[0] ?? '', 'pass')
    }
    on()
    game.say('p2', 'recheck.3').say('p1', 'recheck.2')
    const seen: Record<string, number> = {}
    for (let i = 0; i < 2; i++) {
      const [open] = game.match.open
      const seat = open?.to ?? ''
      seen[seat] = choicesOf(game, seat).length
      game.say(seat, choicesOf(game, seat)[0])
      on()
    }
    expect(seen).toEqual({ p1: 3, p2: 4 })
  })
})
