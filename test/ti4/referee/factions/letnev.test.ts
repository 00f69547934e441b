import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../../shared/galaxy/shapes/casualties.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, fighting, invading, untilUse } from '../../factions/scenes.ts'
import { around, type Middle } from '../../midgame.ts'
import {
  allOf,
  also,
  asFirstPrinted,
  damaged,
  holding,
  inSpace,
  kindsOn,
  playOn,
  whereItFalls,
} from './scenes.ts'

const factions = { p1: 'letnev', p2: 'sol', p3: 'winnu' } as const

describe('Armada', () => {
  const moving = (cruiser: number) =>
    playOn(
      activating({ factions, units: { p1: { a1: { cruiser } } }, tokens: { p1: { fleet: 3 } } }),
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
      now => now.match.open[0]?.text === 'ti4.ask.overFleet',
    )

  test('[ti4/37.1] with three tokens five ships may be in a system, and a sixth has to go', () => {
    expect(inSpace(moving(5), 'p1', 'a0')).toHaveLength(5)
    expect(moving(5).rests).toBe(true)
    expect(moving(6).match.open[0]).toMatchObject({ to: 'p1', text: 'ti4.ask.overFleet' })
  })

  test('with no token at all there may still be two', () => {
    const game = playOn(
      activating({ factions, units: { p1: { a1: { cruiser: 2 } } }, tokens: { p1: { fleet: 0 } } }),
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
    )
    expect(inSpace(game, 'p1', 'a0')).toHaveLength(2)
  })
})

describe('Munitions Reserves', () => {
  test('serve the Barony as defenders, and each round is paid anew', () => {
    const game = fighting({
      factions: { p1: 'sol', p2: 'letnev', p3: 'winnu' },
      units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { dreadnought: 4 } } },
      tradeGoods: { p2: 4 },
    })
    untilUse(game, 'p2', 'munitions_reserves').say('p2', 'munitions_reserves')
    expect(game.sheet('p2').tradeGoods).toBe(2)
    playOn(game, {}, now => now.table.battle?.round === 2 && canUse(now, 'p2', 'munitions_reserves'))
    expect(canUse(game, 'p2', 'munitions_reserves')).toBe(true)
    game.say('p2', 'munitions_reserves')
    expect(game.sheet('p2').tradeGoods).toBe(0)
  })

  test('are for space combat alone', () => {
    const game = invading({
      factions,
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 3 } }, p2: { lodor: { infantry: 3 } } },
      tradeGoods: { p1: 9 },
    })
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
    playOn(game, {}, now => canUse(now, 'p1', 'munitions_reserves'))
    expect(game.rests).toBe(true)
  })

  test('cannot be paid with commodities', () => {
    const game = fighting({
      factions,
      units: { p1: { a0: { dreadnought: 2 } }, p2: { a0: { carrier: 2 } } },
      tradeGoods: { p1: 1 },
      also: ({ table }) => {
        const own = table.players['p1']
        if (own) own.commodities = 2
      },
    })
    playOn(game, {}, now => canUse(now, 'p1', 'munitions_reserves'))
    expect(game.rests).toBe(true)
  })
})

describe('Arc Secundus', () => {
  test('sustains damage in one round and, repaired, in the next one again', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}),
      {
        factions: { p1: 'sol', p2: 'letnev', p3: 'winnu' },
        units: { p1: { a0: { carrier: 3 } }, p2: { a0: { flagship: 1 } } },
      },
      made => made.told('ti4.log.damaged').filter(line => line?.['unit'] === 'flagship').length > 1,
    )
    expect(game.told('ti4.log.repairs').length).toBeGreaterThan(0)
  })

  test('[ti4/87.1] not beside the Fourth Moon', () => {
    const game = fighting({
      factions: { p1: 'letnev', p2: 'mentak', p3: 'winnu' },
      units: { p1: { a0: { flagship: 1 } }, p2: { a0: { flagship: 1, cruiser: 4 } } },
    })
    playOn(game, {})
    expect(game.told('ti4.log.damaged').filter(line => line?.['seat'] === 'p1')).toEqual([])
  })

  test('is repaired at the start of a combat, not as an invasion without one begins', () => {
    const game = activating({
      factions,
      units: { p1: { a1: { flagship: 1 } } },
      also: damaged('p1'),
    })
    playOn(game, { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') })
    expect(Object.values(game.table.units).map(unit => unit.damaged)).toEqual([true])
  })

  test('[ti4/15.1] bombards with three dice, through the shield of a PDS', () => {
    const game = invading({
      factions,
      technologies: { p1: [], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { flagship: 1 } }, p2: { lodor: { infantry: 5, pds: 1 } } },
    })
    playOn(game, { 'ti4.ask.bombard': () => 'lodor' })
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p1', unit: 'flagship', needs: 5 })
  })
})

describe('Non-Euclidean Shielding', () => {
  test('two hits on a flagship alone are cancelled both by one damage', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => (now.table.battle?.round ?? 0) > 1),
      {
        factions,
        technologies: { p1: ['non_euclidean_shielding'], p2: [] },
        units: { p1: { a0: { dreadnought: 1 } }, p2: { a0: { carrier: 2 } } },
      },
      made =>
        made
          .told('ti4.log.fires')
          .filter(line => line?.['seat'] === 'p2')
          .at(0)?.['hits'] === 2,
    )
    expect(inSpace(game, 'p1', 'a0')).toEqual(['dreadnought'])
  })

  test('shows so on the casualties of each ship that can sustain, and on no other', () => {
    const game = whereItFalls(
      middle => playOn(fighting(middle), {}, now => now.open[0] === 'p1:casualties'),
      {
        factions,
        technologies: { p1: ['non_euclidean_shielding'], p2: [] },
        units: { p1: { a0: { dreadnought: 2, cruiser: 2 } }, p2: { a0: { dreadnought: 4 } } },
      },
      made => made.open[0] === 'p1:casualties',
    )
    const { units, hits } = game.offered<Casualties>('p1')
    expect(hits).toBeGreaterThan(0)
    expect(Object.values(units).filter(({ sustains }) => sustains)).toHaveLength(2)
  })
})

describe('L4 Disruptors', () => {
  test('let PDS fire at ships as they arrive, and only then', () => {
    const game = activating({
      factions,
      technologies: { p1: ['l4_disruptors'], p2: [] },
      planets: { p2: ['lodor'] },
      units: { p1: { a1: { carrier: 1 } }, p2: { lodor: { pds: 1 } } },
    })
    playOn(
      game,
      { 'ti4.ask.move': now => allOf(now, 'p1', 'a1') },
      now => now.match.open[0]?.text === 'ti4.ask.spaceCannon',
    )
    expect(game.match.open[0]).toMatchObject({ to: 'p2', text: 'ti4.ask.spaceCannon' })
  })

  test('do not shield those who land against the Letnev', () => {
    const game = invading({
      factions: { p1: 'sol', p2: 'letnev', p3: 'winnu' },
      technologies: { p1: [], p2: ['l4_disruptors'] },
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: 1, infantry: 1 } } },
    })
    const troops = unitsAt(game, 'p1', 'a0', 'infantry')
    game.say('p1', Object.fromEntries(troops.map(id => [id, { planet: 'lodor' }])))
    expect(game.match.open[0]?.text).toBe('ti4.ask.spaceCannonDefense')
    expect(kindsOn(game, 'p1', 'lodor')).toHaveLength(2)
  })
})

describe('War Funding', () => {
  const key = 'war_funding.p2'
  const scene: Middle = {
    factions: { p1: 'sol', p2: 'letnev', p3: 'winnu' },
    technologies: { p1: [], p2: [] },
    tiles: around({}),
    units: { p1: { a0: { dreadnought: 3 } }, p2: { a0: { dreadnought: 3 } } },
    tradeGoods: { p2: 2 },
  }

  test('may be used against the Letnev themselves', () => {
    const game = fighting({ ...scene, also: holding({ p1: [key] }) })
    untilUse(game, 'p1', key).say('p1', key)
    playOn(game, {}, now => now.told('ti4.log.throwsAgain').length > 0)
    expect(game.match.state.hands['p2']?.notes[key]).toBe(true)
  })

  test('as first printed costs the Letnev two goods even in their own battle', () => {
    const game = fighting({ ...scene, also: also(asFirstPrinted, holding({ p1: [key] })) })
    untilUse(game, 'p1', key).say('p1', key)
    playOn(game, {}, now => now.sheet('p2').tradeGoods < 2)
    expect(game.sheet('p2').tradeGoods).toBe(0)
  })

  test('serves nobody who does not fight', () => {
    const game = fighting({ ...scene, also: holding({ p3: [key] }) })
    playOn(game, {}, now =>
      now.match.open.some(({ to }) => to === 'p3' && choicesAt(now, 'p3').includes(key)),
    )
    expect(game.rests).toBe(true)
  })
})
