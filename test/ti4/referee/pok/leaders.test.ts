import { describe, expect, test } from 'vitest'
import { begin } from '../../../../shared/galaxy/rules/lasting.ts'
import type { Land } from '../../../../shared/galaxy/shapes/land.ts'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import { planetsToGive } from '../../../../shared/ti4/dealing.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { actingFor, actsFor } from '../../../../shared/ti4/leaders.ts'
import { produceOptions } from '../../../../shared/ti4/production.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { gatherable } from '../../../../shared/ti4/rules/gathering.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, fighting, producing, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { led } from '../../pok/leaders/scenes.ts'
import { strategic } from '../../strategic.ts'

/** What a judge would be asked about leaders and mechs. */

const tokens = { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 }

describe('agents', () => {
  test('[ti4/6.3] Ggrocuto Rinn: a planet is adjacent to its own system, so one of his beside it is enough', () => {
    const game = turn(
      led('ggrocuto_rinn', {
        factions: { p1: 'xxcha', p2: 'mentak' },
        tiles: around({ a0: 's26', a3: 's36' }),
        planets: { p1: ['arnor'], p2: ['lor'] },
        units: { p2: { lor: { infantry: 2 } } },
        exhausted: ['lor'],
      }),
    )
    game.say('p1', { special: 'ggrocuto_rinn' })
    untilTrue(game, () => game.open.some(open => open.endsWith(':infantry')), { rinn: () => 'lor' })
    game.say('p1', onPlanet(game.table, 'lor', 'infantry').at(-1)?.id)
    expect(onPlanet(game.table, 'lor', 'infantry')).toHaveLength(1)
  })

  test('Jae Mir Kan: Construction lays the token of the active player, as it is used in place of an own one', () => {
    const game = strategic('construction', {
      options: { pok: 'yes' },
      factions: { p1: 'sol', p2: 'mahact' },
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      tokens: { p1: tokens, p2: { ...tokens, strategy: 0 } },
      also({ table }) {
        table.phase = 'action'
        table.active = 'p1'
        table.activated['a2'] = { p1: true }
      },
    })
    untilTrue(game, () => canUse(game, 'p2', 'borrowed'))
    game.say('p2', 'borrowed').say('p2', 'pds.lodor')
    untilTrue(game, () => onPlanet(game.table, 'lodor', 'pds').length > 0)
    expect(game.table.activated['a2']).toBeUndefined()
    expect(game.table.activated['a0']).toEqual({ p1: true })
    expect(game.sheet('p2').counters).toEqual({ ...tokens, strategy: 0 })
    expect(game.table.strategic?.borrows).toBeUndefined()
  })

  test('Carth of Golden Sands: who misses no commodity may be replenished, and a Trade Agreement answers', () => {
    const game = turn(
      led('carth_of_golden_sands', {
        factions: { p1: 'hacan', p2: 'sol' },
        also(state) {
          const { table, hands } = state
          for (const seat of table.order) sheet(table, seat).commodities = 9
          sheet(table, 'p2').commodities = 4
          delete hands['p2']?.notes['trade_agreement.p2']
          sheet(table, 'p2').notes--
          if (hands['p1']) hands['p1'].notes['trade_agreement.p2'] = true
          Object.assign(sheet(table, 'p1'), { notes: sheet(table, 'p1').notes + 1, gotNotes: true })
        },
      }),
    )
    game.say('p1', { special: 'carth_of_golden_sands' }).say('p1', 'p2')
    const before = game.sheet('p1').tradeGoods
    untilUse(game, 'p1', 'trade_agreement.p2').say('p1', 'trade_agreement.p2')
    expect(game.sheet('p1').tradeGoods).toBe(before + 4)
    expect(game.sheet('p2').commodities).toBe(0)
  })

  test('Trilossa Aun Mirik: what came to lie in space may go to the only planet there', () => {
    const game = producing(
      led(
        'trilossa_aun_mirik',
        {
          factions: { p1: 'saar', p2: 'argent' },
          tiles: around({ a0: 's26' }),
          planets: { p1: ['lodor'] },
          units: { p1: { a0: { space_dock: 1 } } },
          tradeGoods: { p1: 3 },
        },
        'p2',
      ),
    )
    const { docks } = game.offered<Produce>('p1')
    const [yard = ''] = Object.keys(docks)
    const pay = { planets: [], tradeGoods: 1 }
    game.say('p1', { build: { [yard]: { infantry: 2 } }, newDocks: [], pay })
    const aloft = unitsAt(game, 'p1', 'a0', 'infantry').filter(id => !game.table.units[id]?.planet)
    expect(canUse(game, 'p2', 'trilossa_aun_mirik')).toBe(aloft.length > 0)
  })

  test('Artuno: goods that lay on a strategy card do not come from the supply', () => {
    const game = from(
      { segment: 'pick', args: { seats: ['p1', 'p2'] } },
      led('artuno_the_betrayer', {
        factions: { p1: 'nomad' },
        strategyCards: {},
        also({ table }) {
          table.strategyCards.trade = { goods: 2 }
        },
      }),
    )
    game.say('p1', 'trade')
    expect(canUse(game, 'p1', 'artuno_the_betrayer')).toBe(false)
    expect(game.sheet('p1').tradeGoods).toBe(2)
  })
})

describe('commanders', () => {
  test('Navarch Feng: the flagship is free, but still costs 8 where costs are limited', () => {
    const { table } = inMidgame(
      led('navarch_feng', {
        factions: { p1: 'nomad' },
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { space_dock: 1 }, a0: { war_sun: 1 } } },
      }),
    )
    const prices = (how: object) => produceOptions(table, 'p1', 'a0', { newDocks: false, ...how }).prices
    expect(prices({})['flagship']?.cost).toBe(0)
    const cast = { byAbility: true, by: { unit: 'u1', most: 2 }, dearest: 4 }
    expect(prices(cast)['flagship']).toBeUndefined()
    expect(prices(cast)['dreadnought']?.cost).toBe(4)
    const integrated = { byAbility: true, on: { planet: 'lodor', mostCost: 3 } }
    expect(prices(integrated)['flagship']).toBeUndefined()
    expect(prices(integrated)['carrier']?.cost).toBe(3)
  })

  const producer: Middle = {
    factions: { p1: 'titans', p2: 'mentak' },
    tiles: around({ a0: 's26' }),
    planets: { p1: ['lodor'] },
    units: { p1: { lodor: { pds: 1 } } },
  }

  test('Tungstantus: the good may pay for what is produced', () => {
    const game = producing(led('tungstantus', { ...producer, exhausted: ['lodor'] }))
    untilUse(game, 'p1', 'tungstantus').say('p1', 'tungstantus')
    const options = game.offered<Produce>('p1')
    expect(options).toMatchObject({ tradeGoods: 1 })
  })

  test('Tungstantus: nothing is gained where nothing is produced', () => {
    const game = producing(led('tungstantus', producer))
    untilUse(game, 'p1', 'tungstantus').say('p1', 'tungstantus')
    untilTrue(game, () => game.rests)
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(game.told('ti4.log.gainsTradeGoods')).toEqual([])
    expect(game.table.lasting).toEqual({})
  })

  test('Rickar Rickani, unlocked by a combat for Mecatol Rex, acts in that very combat', () => {
    const game = fighting({
      options: { pok: 'yes' },
      factions: { p1: 'winnu', p2: 'mentak' },
      tiles: around({ a0: 's18' }),
      units: { p1: { a0: { cruiser: 2 } }, p2: { a0: { cruiser: 2 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p1').leaders = { rickar_rickani: { locked: true } }
      },
    })
    expect(game.sheet('p1').leaders).toEqual({ rickar_rickani: {} })
  })

  test('Il Na Viroset: over an own token the turn is over before anything answers the activation', () => {
    const game = turn(
      led('il_na_viroset', {
        factions: { p1: 'mahact', p2: 'creuss' },
        tiles: around({ a1: 's26' }),
        tokens: { p1: tokens },
        also({ table }) {
          table.activated['a1'] = { p1: true }
          sheet(table, 'p2').leaders = { emissary_taivra: {} }
        },
      }),
    )
    game.say('p1', { tactical: 'a1' })
    untilTrue(game, () => game.open.includes('p2:turn') || canUse(game, 'p2', 'emissary_taivra'))
    expect(canUse(game, 'p2', 'emissary_taivra')).toBe(false)
    expect(game.table.activated['a1']).toBeUndefined()
  })
})

describe('heroes', () => {
  test('Benediction: whoever is driven attacks, also into ships of the Mahact, and own ships fetch troops', () => {
    const scene: Middle = { factions: { p1: 'mahact', p2: 'sol' }, tiles: around({ a0: 's26' }) }
    const driven = turn(
      led('airo_shir_aur', {
        ...scene,
        tokens: { p1: tokens, p2: tokens },
        units: { p2: { a1: { cruiser: 2 } }, p1: { a0: { dreadnought: 3 } } },
      }),
    )
    driven.say('p1', { special: 'airo_shir_aur' })
    untilTrue(driven, () => driven.told('ti4.log.spaceCombat').length > 0, {
      from: () => 'a1',
      to: () => 'a0',
    })
    expect(driven.told('ti4.log.spaceCombat')).toEqual([{ seat: 'p2', other: 'p1', hex: 'a0' }])

    const own = turn(
      led('airo_shir_aur', {
        ...scene,
        tokens: { p1: tokens, p2: tokens },
        planets: { p1: ['lodor'] },
        units: { p1: { a0: { dreadnought: 3 }, lodor: { infantry: 2 } }, p2: { a1: { fighter: 1 } } },
      }),
    )
    own.say('p1', { special: 'airo_shir_aur' })
    untilTrue(own, () => own.open.includes('p1:cargo'), { from: () => 'a0', to: () => 'a1' })
    own.say(
      'p1',
      onPlanet(own.table, 'lodor', 'infantry').map(({ id }) => id),
    )
    expect(unitsAt(own, 'p1', 'a1', 'infantry')).toHaveLength(2)
  })

  test('[ti4/16.3] what Ipswitch brings into a combat is counted for the fleet pool at once, for capacity after it', () => {
    const game = fighting(
      led('ipswitch_loose_cannon', {
        factions: { p1: 'mentak', p2: 'sol' },
        tiles: around({ a0: 's26' }),
        tokens: { p1: { ...tokens, fleet: 4 } },
        units: { p1: { a0: { dreadnought: 4 } }, p2: { a0: { cruiser: 3 } } },
      }),
    )
    untilUse(game, 'p1', 'ipswitch_loose_cannon').say('p1', 'ipswitch_loose_cannon')
    untilTrue(game, () => game.rests || game.told('ti4.log.overSupply').length > 0)
    expect(game.table.battle).toBeDefined()
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(4)
  })

  test('Helix Protocol: no ship moves twice', () => {
    const game = turn(
      led('mirik_aun_sissiri', {
        factions: { p1: 'argent' },
        tiles: around({}),
        tokens: { p1: tokens },
        units: { p1: { a1: { cruiser: 1 } } },
        also({ table }) {
          table.activated['a3'] = { p1: true }
          table.activated['a5'] = { p1: true }
        },
      }),
    )
    game.say('p1', { special: 'mirik_aun_sissiri' })
    game.say('p1', unitsAt(game, 'p1', 'a1'))
    expect(unitsAt(game, 'p1', 'a3').length + unitsAt(game, 'p1', 'a5').length).toBe(1)
    expect(game.open.some(open => open.includes('helix') || open.endsWith(':a5'))).toBe(false)
  })

  test('[ti4/35.2] Multiverse Shift: the frontiers are explored in whatever order one likes', () => {
    const game = turn(
      led('conservator_procyon', {
        factions: { p1: 'empyrean' },
        tiles: around({}),
        units: { p1: { a1: { cruiser: 1 }, a2: { cruiser: 1 } } },
      }),
    )
    game.say('p1', { special: 'conservator_procyon' })
    expect(Object.keys(game.offered<{ of: object }>('p1').of).sort()).toEqual(['a1', 'a2'])
  })
})

describe('mechs', () => {
  test('Quantum Manipulator: it sustains damage, and whatever waits for that answers', () => {
    const game = fighting({
      options: { pok: 'yes' },
      factions: { p1: 'nomad', p2: 'mentak' },
      tiles: around({ a0: 's26' }),
      units: { p1: { a0: { carrier: 1, mech: 2, fighter: 1 } }, p2: { a0: { dreadnought: 5 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p1').leaders = { rear_admiral_farran: {} }
      },
    })
    untilUse(game, 'p1', 'quantum_manipulator').say('p1', 'quantum_manipulator')
    untilTrue(game, () => game.told('ti4.log.damaged').length > 0)
    untilUse(game, 'p1', 'rear_admiral_farran').say('p1', 'rear_admiral_farran')
    expect(game.sheet('p1').tradeGoods).toBe(1)
  })

  test('Awaken: only sleepers that lay there when the system was activated', () => {
    const game = activating({
      options: { pok: 'yes' },
      factions: { p1: 'titans' },
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      technologies: { p1: ['scanlink_drone_network'] },
      units: { p1: { lodor: { infantry: 1 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
      },
    })
    untilUse(game, 'p1', 'scanlink_drone_network').say('p1', 'scanlink_drone_network')
    untilTrue(game, () => canUse(game, 'p1', 'terragenesis') || game.table.sleepers !== undefined)
    if (canUse(game, 'p1', 'terragenesis')) game.say('p1', 'terragenesis')
    untilTrue(game, () => game.table.sleepers !== undefined)
    untilTrue(game, () => game.open.includes('p1:movement') || canUse(game, 'p1', 'awaken') || game.rests)
    expect(canUse(game, 'p1', 'awaken')).toBe(false)
  })
})

describe('together', () => {
  test('Ssruu copies no agent of who is out', () => {
    const { table } = inMidgame({
      options: { pok: 'yes' },
      factions: { p1: 'yssaril', p2: 'sol' },
    })
    expect(actsFor(table, 'p1', 'evelyn_delouis')).toBe(true)
    sheet(table, 'p2').out = true
    expect(actsFor(table, 'p1', 'evelyn_delouis')).toBe(false)
    expect(actingFor(table, 'p1')).not.toContain('evelyn_delouis')
  })

  test('Gʼhom Sekʼkus: a Ceasefire keeps out who comes from other systems, and the custodians may be sent away from there', () => {
    const scene: Middle = {
      factions: { p1: 'sardakk', p2: 'mentak' },
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } } },
      tradeGoods: { p1: 6 },
    }
    const gathered = (forbidden: boolean) => {
      const { table } = inMidgame(led('ghom_sekkus', scene))
      table.doing = { of: 'p1', hex: 'm0' }
      if (forbidden)
        begin(table, {
          effect: 'ceasefire',
          by: 'p2',
          on: 'p1',
          until: 'tacticalAction',
          forbids: { movesInto: true },
          hex: 'm0',
          where: { hex: 'm0' },
        })
      return gatherable(table, 'p1', 'm0').length
    }
    expect([gathered(false), gathered(true)]).toEqual([2, 0])

    const game = from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'm0' } },
      led('ghom_sekkus', {
        ...scene,
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          table.doing = { of: 'p1', hex: 'm0' }
        },
      }),
    )
    untilTrue(game, () => game.open.includes('p1:custodians'))
    game.say('p1', 'yes').say('p1', { planets: [], tradeGoods: 6 })
    const landing = game.offered<Land>('p1')
    expect(Object.keys(landing.units)).toHaveLength(1)
    expect(landing.planets['mecatol_rex']).toMatchObject({ must: true })
  })

  test('Pride of Kenara: nobody sells a planet that is being fought for', () => {
    const offered = (foe: boolean) => {
      const { table } = inMidgame({
        options: { pok: 'yes' },
        factions: { p1: 'hacan', p2: 'sol' },
        tiles: around({ a0: 's26', a1: 's19' }),
        planets: { p1: ['lodor', 'wellon'] },
        units: { p1: { lodor: { mech: 1 } }, p2: foe ? { lodor: { infantry: 1 } } : {} },
      })
      return planetsToGive(table, 'p1')
    }
    expect([offered(false), offered(true)]).toEqual([['lodor'], []])
  })

  test('Raid Formation counts hits as they were rolled, whatever cancels them', () => {
    const game = fighting({
      options: { pok: 'yes' },
      factions: { p1: 'argent', p2: 'nomad' },
      tiles: around({ a0: 's26' }),
      units: {
        p1: { a0: { destroyer: 8 } },
        p2: { a0: { dreadnought: 2, mech: 2, carrier: 1, fighter: 1 } },
      },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
      },
    })
    untilTrue(game, () => game.rests || game.told('ti4.log.damaged').length >= 2)
    const kinds = game.told('ti4.log.damaged').map(about => about?.['unit'])
    expect(kinds.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a turn that is cut short', () => {
  const strategyCards = { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' } as const

  test("in a Tactical Action by Zʼeu that action alone is over: the turn is its owner's, and the other has his own", () => {
    const game = turn({
      options: { pok: 'yes' },
      factions: { p1: 'naalu', p3: 'sol', p4: 'xxcha', p5: 'letnev' },
      strategyCards,
      tiles: around({ a0: 's26' }),
      technologies: { p4: ['nullification_field'] },
      tokens: { p4: tokens },
      units: { p4: { a0: { cruiser: 1 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p1').leaders = { zeu: {} }
      },
    })
    game.say('p1', { special: 'zeu' }).say('p1', 'p3').say('p3', 'a0')
    untilUse(game, 'p4', 'nullification_field').say('p4', 'nullification_field')
    untilTrue(game, () => game.open.some(open => open.endsWith(':turn')))
    expect(game.open).toEqual(['p3:turn'])
    expect(game.table.doing).toBeUndefined()
  })

  test('what follows an action does not come', () => {
    const game = turn({
      options: { pok: 'yes' },
      factions: { p1: 'sol', p4: 'xxcha', p5: 'letnev' },
      strategyCards,
      tiles: around({ a0: 's26' }),
      technologies: { p1: ['fleet_logistics'], p4: ['nullification_field'] },
      tokens: { p1: tokens, p4: tokens },
      units: { p4: { a0: { cruiser: 1 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
      },
    })
    game.say('p1', { tactical: 'a0' })
    untilUse(game, 'p4', 'nullification_field').say('p4', 'nullification_field')
    untilTrue(game, () => game.open.includes('p2:turn') || canUse(game, 'p1', 'fleet_logistics'))
    expect(canUse(game, 'p1', 'fleet_logistics')).toBe(false)
  })
})

describe('Hubris', () => {
  test('nobody made to give a note gives the Mahact an Alliance, and who has no other gives nothing', () => {
    const pressed = (notes: readonly string[]) => {
      const game = fighting({
        options: { pok: 'yes' },
        factions: { p1: 'mahact', p2: 'sol', p3: 'mentak', p4: 'hacan', p5: 'letnev' },
        tiles: around({ a0: 's26' }),
        units: { p1: { a0: { dreadnought: 5 } }, p2: { a0: { fighter: 1 } } },
        also(state) {
          const { table, hands } = state
          for (const seat of table.order) sheet(table, seat).leaders = {}
          sheet(table, 'p3').leaders = { sula_mentarion: {} }
          sheet(table, 'p1').edicts = { p3: true }
          const hand = hands['p2']
          if (hand) hand.notes = Object.fromEntries(notes.map(id => [`${id}.p2`, true as const]))
          sheet(table, 'p2').notes = notes.length
        },
      })
      untilUse(game, 'p1', 'sula_mentarion').say('p1', 'sula_mentarion')
      untilTrue(
        game,
        () => game.rests || game.sheet('p1').gotNotes === true || game.table.battle === undefined,
      )
      const given = Object.keys(game.match.state.hands['p1']?.notes ?? {}).filter(key => key.endsWith('.p2'))
      return [...given, ...Object.keys(game.sheet('p1').laidOut)]
    }
    expect(pressed(['alliance', 'ceasefire'])).toEqual(['ceasefire.p2'])
    expect(pressed(['alliance'])).toEqual([])
  })

  test('who lends his commander by being beaten is not robbed by him for it', () => {
    const game = fighting({
      options: { pok: 'yes' },
      factions: { p1: 'mahact', p2: 'mentak', p4: 'hacan', p5: 'letnev' },
      tiles: around({ a0: 's26' }),
      units: { p1: { a0: { dreadnought: 5 } }, p2: { a0: { fighter: 1 } } },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p2').leaders = { sula_mentarion: {} }
      },
    })
    untilTrue(game, () => game.rests || canUse(game, 'p1', 'sula_mentarion'))
    expect(game.sheet('p1').edicts).toEqual({ p2: true })
    expect(game.told('ti4.log.givesNote')).toEqual([])
    expect(game.rests).toBe(true)
  })
})

describe('unlocking', () => {
  test('[ti4/51.6] ten goods that came by a transaction are enough, whatever becomes of them in that turn', () => {
    const game = turn({
      options: { pok: 'yes' },
      factions: { p1: 'hacan', p2: 'sol', p4: 'saar' },
      strategyCards: { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' },
      tradeGoods: { p1: 6, p2: 4 },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p1').leaders = { gila_the_silvertongue: { locked: true } }
      },
    })
    untilTrue(game, () => game.open.includes('p1:turn'))
    expect(
      game.command('p2', 'offer', { to: 'p1', gives: { goods: { tradeGoods: 4 } }, wants: {} }),
    ).toBeUndefined()
    expect(game.command('p1', 'acceptOffer', 'p2>p1')).toBeUndefined()
    expect(game.sheet('p1').tradeGoods).toBe(10)
    expect(game.sheet('p1').leaders).toEqual({ gila_the_silvertongue: {} })
  })
})
