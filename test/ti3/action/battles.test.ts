import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import { fleet } from '../../../shared/ti3/forces.ts'
import { attack, type Forces, kindsAt, type Staged, thrown } from '../battlefield.ts'
import { askedIn, dealt, until } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'

type Hands = Record<string, readonly string[]>

/** p1 attacks p2 in a1, with these cards in hand. */
const fight = (p1: Forces, p2: Forces, hands: Hands, { change, ...more }: Staged = {}): Midgame =>
  attack(p1, p2, {
    ...more,
    change(state) {
      change?.(state)
      dealt(hands)(state)
    },
  })

const offers = (game: Midgame, seat: string) => Object.keys(game.offered<{ of: object }>(seat).of)
const needs = (game: Midgame) => thrown(game).map(({ who, needs }) => `${who} ${needs}`)
const passAll = (game: Midgame) => {
  while (game.match.open.some(({ key }) => key.endsWith('/cards')))
    for (const { to } of game.match.open) game.say(to, 'pass')
  return game
}

describe('[ti3/22.cards] Fighter Prototype', () => {
  test('gives the own Fighters +2 in the first round, and not in the second', () => {
    const game = whereDice(
      dice => {
        const made = fight(
          { carrier: 1, fighter: 2 },
          { carrier: 3 },
          { p1: ['fighter_prototype'] },
          { dice },
        )
        made.say('p1', 'fighter_prototype')
        for (let i = 0; i < 4 && thrown(made).length < 6; i++) {
          passAll(made)
          const [open] = made.match.open
          if (!open || made.rests) break
          made.say(open.to, open.otherwise)
        }
        return made
      },
      made => thrown(made).filter(({ who }) => who === 'p1:fighter').length > 1,
    )
    const of = thrown(game).filter(({ who }) => who === 'p1:fighter')
    expect(of.map(({ needs }) => needs).slice(0, 2)).toEqual([7, 9])
    expect(needs(game)).toContain('p1:carrier 9')
  })

  test('is not offered to who has no Fighter in the battle', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, { p1: ['fighter_prototype'] })
    expect(offers(game, 'p1')).toEqual(['pass'])
  })
})

describe('[ti3/22.cards] Morale Boost', () => {
  test('gives all own units +1 in this round', () => {
    const game = fight({ cruiser: 1, carrier: 1 }, { cruiser: 2 }, { p1: ['morale_boost.1'] })
    game.say('p1', 'morale_boost.1')
    passAll(game)
    expect(needs(game).slice(0, 3).sort()).toEqual(['p1:carrier 8', 'p1:cruiser 6', 'p2:cruiser 7'])
  })

  test('ends with the round; the next one may have another, but no round has two', () => {
    const hands = { p1: ['morale_boost.1', 'morale_boost.2'] }
    const game = whereDice(
      dice => {
        const made = fight({ cruiser: 3 }, { cruiser: 3 }, hands, { dice })
        made.say('p1', 'morale_boost.1')
        return made
      },
      made => {
        if (made.match.open.some(({ to }) => to === 'p1') && offers(made, 'p1').includes('morale_boost.2'))
          return false
        for (let i = 0; i < 8 && made.table.battle?.round === 1 && !made.rests; i++) {
          const [open] = made.match.open
          if (open) made.say(open.to, open.otherwise)
        }
        return made.table.battle?.round === 2
      },
    )
    expect(Object.keys(game.table.lasting)).toEqual([])
    expect(offers(game, 'p1')).toContain('morale_boost.2')
  })

  test('does not help PDS or bombardment before it: it is for rounds alone', () => {
    const game = fight({ destroyer: 1 }, { fighter: 2, carrier: 1 }, { p1: ['morale_boost.1'] })
    passAll(game)
    expect(needs(game)[0]).toBe('p1:destroyer 9')
  })
})

describe('[ti3/22.cards] Into the Breach', () => {
  const breach = (p1: Forces, p2: Forces, more: Staged = {}) => {
    const game = fight(p1, p2, { p1: ['into_the_breach'] }, more)
    game.say('p1', 'into_the_breach')
    return passAll(game)
  }

  test('gives the whole fleet +1 on all rolls of the battle', () => {
    expect(
      needs(breach({ dreadnought: 1, cruiser: 1 }, { carrier: 1 }))
        .slice(0, 2)
        .sort(),
    ).toEqual(['p1:cruiser 6', 'p1:dreadnought 4'])
  })

  test('has the first two hits go to that Dreadnought: nobody is asked', () => {
    const game = whereDice(
      dice => breach({ dreadnought: 1, fighter: 0, cruiser: 3 }, { cruiser: 2 }, { dice }),
      made => made.told('ti3.log.loses').some(about => about?.['seat'] === 'p1'),
    )
    expect(game.told('ti3.log.damaged')[0]).toMatchObject({ seat: 'p1', unit: 'dreadnought' })
    expect(game.told('ti3.log.loses').find(about => about?.['seat'] === 'p1')).toMatchObject({
      unit: 'dreadnought',
      count: 1,
    })
    expect(kindsAt(game, 'p1', 'a1')).toEqual(['cruiser', 'cruiser', 'cruiser'])
  })

  test('takes one hit alone where the Dreadnought was damaged, and the others fall as their owner says', () => {
    const game = whereDice(
      dice =>
        breach(
          { dreadnought: 1, cruiser: 2, destroyer: 1 },
          { cruiser: 4 },
          {
            dice,
            change({ table }) {
              for (const unit of Object.values(table.units))
                if (unit.kind === 'dreadnought') unit.damaged = true
            },
          },
        ),
      made => made.match.open[0]?.key.endsWith('p1/casualties') === true,
    )
    const { units, hits } = game.offered<Casualties>('p1')
    const ids = Object.keys(units)
    const first = ids.filter(id => units[id]?.first)
    expect(first.map(id => units[id])).toEqual([{ kind: 'dreadnought', loss: 5, first: 1 }])
    const others = ids.filter(id => !first.includes(id))
    const refused = game.answer('p1', { damaged: [], destroyed: others.slice(0, hits) })
    expect(refused).toMatchObject({ code: 'firstCasualties' })
    game.say('p1', { damaged: [], destroyed: [...first, ...others.slice(0, hits - 1)] })
    expect(kindsAt(game, 'p1', 'a1')).not.toContain('dreadnought')
  })

  test('counts the hit it has taken: repaired between two rounds it takes one more first, the next where its owner says', () => {
    const repaired = (dice: string) => {
      const hands = { p1: ['into_the_breach', 'emergency_repairs.1'] }
      const counters = { p1: { fleet: 6 }, p2: { fleet: 6 } }
      const game = fight({ dreadnought: 1, cruiser: 4 }, { cruiser: 5 }, hands, { dice, counters })
      game.say('p1', 'into_the_breach')
      for (let i = 0; i < 12 && !game.rests; i++) {
        const [open] = game.match.open
        if (!open || open.key.endsWith('p1/casualties')) break
        const isHurt = game.told('ti3.log.damaged').some(about => about?.['seat'] === 'p1')
        if (isHurt && game.command('p1', 'playAnyTime', 'emergency_repairs.1') === undefined) continue
        for (const { to, otherwise } of game.match.open) game.say(to, otherwise ?? 'pass')
      }
      return game
    }
    const whole = (game: Midgame) =>
      Object.values(game.table.units).some(({ kind, damaged }) => kind === 'dreadnought' && !damaged)
    const game = whereDice(
      repaired,
      made =>
        made.match.open[0]?.key.endsWith('p1/casualties') === true &&
        made.told('ti3.log.repairs').length > 0 &&
        whole(made) &&
        made.offered<Casualties>('p1').hits === 2,
    )
    const { units } = game.offered<Casualties>('p1')
    const ids = Object.keys(units)
    const [dreadnought = '', ...more] = ids.filter(id => units[id]?.first)
    expect([units[dreadnought], more]).toEqual([
      { kind: 'dreadnought', loss: 5, sustains: true, first: 1 },
      [],
    ])
    const cruisers = ids.filter(id => id !== dreadnought)
    expect(game.answer('p1', { damaged: [], destroyed: cruisers.slice(0, 2) })?.code).toBe('firstCasualties')
    game.say('p1', { damaged: [dreadnought], destroyed: cruisers.slice(0, 1) })
    expect(game.table.units[dreadnought]).toMatchObject({ damaged: true })
    expect(game.table.units[cruisers[0] ?? '']).toBeUndefined()
  })

  test('wants a Dreadnought in the battle', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 1 }, { p1: ['into_the_breach'] })
    expect(offers(game, 'p1')).toEqual(['pass'])
  })
})

describe('[ti3/22.cards] Skilled Retreat', () => {
  test('takes the fleet away at once, and a counter from reinforcements lies where it goes', () => {
    const game = fight(
      { cruiser: 2, carrier: 1, ground_force: 2 },
      { dreadnought: 5 },
      { p1: ['skilled_retreat.1'] },
    )
    const { reinforcements } = game.sheet('p1').counters
    game.say('p1', 'skilled_retreat.1')
    const to = offers(game, 'p1')
    expect(to).toContain('a0')
    game.say('p1', 'a0')
    passAll(game)
    expect(kindsAt(game, 'p1', 'a0')).toEqual(['carrier', 'cruiser', 'cruiser'])
    expect(
      Object.values(game.table.units).filter(({ kind, at }) => kind === 'ground_force' && at === 'a0'),
    ).toHaveLength(2)
    expect(game.table.activated['a0']).toEqual({ p1: true })
    expect(game.sheet('p1').counters.reinforcements).toBe(reinforcements - 1)
    expect(thrown(game)).toEqual([])
    expect(game.table.battle).toBeUndefined()
  })

  test('goes nowhere its player has activated, nor where an enemy stands', () => {
    const game = fight(
      { cruiser: 1 },
      { dreadnought: 1 },
      { p1: ['skilled_retreat.1'] },
      {
        activated: { p1: ['a0', 'a1'] },
        units: { p1: { a1: { cruiser: 1 } }, p2: { a1: { dreadnought: 1 }, a2: { cruiser: 1 } } },
      },
    )
    game.say('p1', 'skilled_retreat.1')
    const to = offers(game, 'p1')
    expect(to).not.toContain('a0')
    expect(to).not.toContain('a2')
  })

  test('needs a counter in reinforcements, and more than Fighters', () => {
    const none = fight(
      { cruiser: 1 },
      { cruiser: 1 },
      { p1: ['skilled_retreat.1'] },
      { counters: { p1: { pool: 10, fleet: 3, strategy: 3 } } },
    )
    expect(none.sheet('p1').counters.reinforcements).toBe(0)
    expect(offers(none, 'p1')).toEqual(['pass'])
    const fighters = fight({ fighter: 1 }, { cruiser: 1 }, { p1: ['skilled_retreat.1'] })
    expect(offers(fighters, 'p1')).toEqual(['pass'])
  })
})

describe('[ti3/22.cards] Recheck', () => {
  const thrownOnce = (hands: Hands) => until(fight({ cruiser: 2 }, { cruiser: 2 }, hands), 'afterCombatDie')

  test('has one die of either side thrown again, and that one stands', () => {
    const game = thrownOnce({ p1: ['recheck.1'] })
    const before = thrown(game).find(({ who }) => who === 'p2:cruiser')?.dice ?? []
    game.say('p1', 'recheck.1')
    expect(offers(game, 'p1')).toEqual(['p1.cruiser.0', 'p1.cruiser.1', 'p2.cruiser.0', 'p2.cruiser.1'])
    game.say('p1', 'p2.cruiser.1')
    const [line] = game.log.filter(({ text }) => text === 'ti3.log.rechecks')
    const again = line?.dice?.[0] ?? 0
    expect(line?.about).toMatchObject({ seat: 'p1', from: 'p2', unit: 'cruiser', needs: 7 })
    const hits = [before[0] ?? 0, again].filter(die => die >= 7).length
    const after = game.log.slice(game.log.findIndex(({ text }) => text === 'ti3.log.rechecks') + 1)
    const round = after.slice(0, [...after.map(({ text }) => text), 'ti3.log.fires'].indexOf('ti3.log.fires'))
    const lost = round.find(({ text, about }) => text === 'ti3.log.loses' && about?.['seat'] === 'p1')
    expect(lost?.about?.['count'] ?? 0).toBe(hits)
  })

  test('is never thrown on the same die twice by one player; the other side may', () => {
    const game = thrownOnce({ p1: ['recheck.1', 'recheck.2'], p2: ['recheck.3'] })
    game.say('p1', 'recheck.1').say('p2', 'pass').say('p1', 'p2.cruiser.1').say('p2', 'pass')
    expect(askedIn(game, 'afterCombatDie').sort()).toEqual(['p1', 'p2'])
    game.say('p1', 'recheck.2').say('p2', 'recheck.3')
    expect(offers(game, 'p1')).toEqual(['p1.cruiser.0', 'p1.cruiser.1', 'p2.cruiser.0'])
    game.say('p1', 'p1.cruiser.0')
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(offers(game, 'p2')).toContain('p2.cruiser.1')
  })
})

describe('[ti3/22.cards] Shields Holding', () => {
  test('cancels up to two hits of the round', () => {
    const game = whereDice(
      dice =>
        until(
          fight({ cruiser: 3 }, { dreadnought: 4 }, { p1: ['shields_holding'] }, { dice }),
          'afterCombatDie',
        ),
      made =>
        (thrown(made).find(({ who }) => who === 'p2:dreadnought')?.dice ?? []).filter(die => die >= 5)
          .length === 3,
    )
    expect(offers(game, 'p1')).toContain('shields_holding')
    game.say('p1', 'shields_holding')
    passAll(game)
    const [asked] = game.match.open.filter(({ to, key }) => to === 'p1' && key.endsWith('casualties'))
    // Three alike and one hit: one falls without a question.
    expect(asked).toBeUndefined()
    expect(kindsAt(game, 'p1', 'a1')).toEqual(['cruiser', 'cruiser'])
  })

  test('is not offered against shots before the first round', () => {
    const game = until(
      fight({ destroyer: 2 }, { carrier: 1, fighter: 4 }, { p2: ['shields_holding'] }),
      'afterCombatDie',
    )
    expect(thrown(game).map(({ who }) => who)).toEqual(['p1:destroyer'])
    expect(offers(game, 'p2')).toEqual(['pass'])
  })
})

describe('[ti3/22.cards] Direct Hit!', () => {
  const struck = (hands: Hands) =>
    whereDice(
      dice => {
        const made = fight({ cruiser: 5 }, { dreadnought: 1 }, hands, { dice })
        return until(made, 'afterCombatDie')
      },
      made =>
        (thrown(made).find(({ who }) => who === 'p1:cruiser')?.dice ?? []).filter(die => die >= 7).length ===
        1,
    )

  test('destroys the ship of the opponent just damaged, before it fires again', () => {
    const game = passAll(struck({ p1: ['plague'] }))
    expect(game.told('ti3.log.damaged')).toHaveLength(1)
    const other = struck({ p1: ['direct_hit.1'] })
    for (let i = 0; i < 9 && askedIn(other, 'afterShipDamaged').length === 0; i++)
      for (const { to, otherwise } of other.match.open) other.say(to, otherwise)
    expect(offers(other, 'p1')).toContain('direct_hit.1')
    other.say('p1', 'direct_hit.1')
    passAll(other)
    expect(other.told('ti3.log.directHit')).toEqual([{ seat: 'p2' }])
    expect(fleet(other.table, 'p2', 'a1')).toEqual([])
  })

  test('is not for the owner of the ship', () => {
    const game = struck({ p2: ['direct_hit.1'] })
    for (let i = 0; i < 9 && game.told('ti3.log.damaged').length === 0; i++)
      for (const { to, otherwise } of game.match.open) game.say(to, otherwise)
    expect(game.told('ti3.log.damaged')).toHaveLength(1)
    if (askedIn(game, 'afterShipDamaged').includes('p2'))
      expect(offers(game, 'p2')).not.toContain('direct_hit.1')
  })
})
