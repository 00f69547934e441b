import { describe, expect, test } from 'vitest'
import { fulfils } from '../../../../shared/ti4/cards/objectives.ts'
import { commodityValue } from '../../../../shared/ti4/commodities.ts'
import type { PlanetId } from '../../../../shared/ti4/content/planets.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { hexOf, ownerOf, sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { council, decide, letBe } from '../../council.ts'
import { canUse, choicesAt, type Game, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { having, withoutLeaders, withRelics } from '../../pok/relicScene.ts'

/** Written from the cards and the rules alone. */

const special = (game: Game): string[] => {
  untilTrue(game, () => game.open.includes('p1:turn'))
  return Object.keys(game.offered<{ special: object }>('p1').special)
}

/** p1 takes these planets of a0 by landing. */
const takes = (planets: readonly PlanetId[], { also, ...scene }: Middle) =>
  from(
    { segment: 'establishControl', args: { seat: 'p1', hex: 'a0' } },
    {
      options: withRelics,
      ...scene,
      units: { p1: Object.fromEntries(planets.map(id => [id, { infantry: 1 }])) },
      also(state) {
        withoutLeaders(state)
        state.table.phase = 'action'
        state.table.active = 'p1'
        state.table.doing = { of: 'p1', hex: 'a0', landed: [...planets] }
        also?.(state)
      },
    },
  )

describe('Shard of the Throne', () => {
  const held =
    (points: number): NonNullable<Middle['also']> =>
    ({ table }) => {
      Object.assign(sheet(table, 'p2'), { relics: { shard_of_the_throne_pok: {} }, points: 3 })
      sheet(table, 'p1').points = points
    }

  test('goes with a legendary planet, and wins the game where it is the last point', () => {
    const scene: Middle = { tiles: around({ a0: 's65' }), planets: { p2: ['primor'] } }
    const game = takes(['primor'], { ...scene, also: held(1) })
    expect([sheet(game.table, 'p1').points, sheet(game.table, 'p2').points]).toEqual([2, 2])
    expect(takes(['primor'], { ...scene, also: held(9) }).match.winners).toEqual(['p1'])
  })

  test('goes with a planet that a Nano-Forge has made legendary, and with no other', () => {
    const scene: Middle = { tiles: around({ a0: 's26' }), planets: { p2: ['lodor'] } }
    const plain = takes(['lodor'], { ...scene, also: held(1) })
    expect(sheet(plain.table, 'p2').relics).toEqual({ shard_of_the_throne_pok: {} })
    const forged = takes(['lodor'], {
      ...scene,
      also(state) {
        held(1)(state)
        state.table.attachments = { lodor: { nano_forge: true } }
      },
    })
    expect(sheet(forged.table, 'p1').relics).toEqual({ shard_of_the_throne_pok: {} })
  })

  test('stays where the planet of the home of another is lost', () => {
    const game = takes(['arretze'], {
      planets: { p3: ['arretze'] },
      also(state) {
        Object.assign(sheet(state.table, 'p3'), { relics: { shard_of_the_throne_pok: {} }, points: 3 })
        state.table.doing = { of: 'p1', hex: hexOf(state.table, 'arretze') ?? '', landed: ['arretze'] }
      },
    })
    expect(sheet(game.table, 'p3').points).toBe(3)
  })

  test('is lost with its point where it is purged', () => {
    const game = from(
      { segment: 'revealing' },
      having('neuraloop', {
        also({ table }) {
          table.phase = 'status'
          Object.assign(sheet(table, 'p1'), {
            relics: { neuraloop: {}, shard_of_the_throne_pok: {} },
            points: 3,
          })
        },
      }),
    )
    untilUse(game, 'p1', 'neuraloop').say('p1', 'neuraloop')
    game.say('p1', 'shard_of_the_throne_pok')
    untilTrue(game, () => game.told('ti4.log.purges').length > 0)
    expect(sheet(game.table, 'p1')).toMatchObject({ points: 2, relics: { neuraloop: {} } })
  })
})

describe('Dynamis Core', () => {
  test('2 Commodities more; purged, what is above the sheet’s value goes back, and goods of that value and 2 come', () => {
    const game = turn(
      having('dynamis_core', {
        also({ table }) {
          Object.assign(sheet(table, 'p1'), { commodities: 4, tradeGoods: 0 })
        },
      }),
    )
    // Mentak's sheet says 2.
    expect(commodityValue(game.table, 'p1')).toBe(4)
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'dynamis_core' })
    expect(sheet(game.table, 'p1')).toMatchObject({ commodities: 2, tradeGoods: 4, relics: {} })
  })
})

describe('Maw of Worlds', () => {
  const maw = (scene: Middle = {}) => {
    const made = having('maw_of_worlds', scene)
    return council({ ...made, cards: ['mutiny'] } as Parameters<typeof council>[0])
  }

  test('gives a technology whatever it asks for, his faction’s too and no other’s, and leaves no votes', () => {
    const game = untilUse(maw(), 'p1', 'maw_of_worlds').say('p1', 'maw_of_worlds')
    const offered = choicesAt(game, 'p1')
    expect(offered).toEqual(expect.arrayContaining(['war_sun', 'salvage_operations', 'mirror_computing']))
    expect(offered).not.toContain('quantum_datahub_node')
    game.say('p1', 'war_sun')
    expect(sheet(game.table, 'p1').technologies.war_sun).toEqual({})
    expect(Object.values(game.table.planets).every(card => card.owner !== 'p1' || card.exhausted)).toBe(true)
  })

  test('is for the start of an Agenda Phase alone', () => {
    expect(special(turn(having('maw_of_worlds')))).not.toContain('maw_of_worlds')
  })
})

describe('Stellar Converter', () => {
  const aimed = (tiles: Middle['tiles'], units: NonNullable<Middle['units']>, more: Middle = {}) =>
    turn(having('stellar_converter', { ...(tiles && { tiles }), units, ...more }))

  test('destroys what lies there of everybody, his own too, with what is attached; the system has no planet then', () => {
    const game = aimed(
      around({ a0: 's26' }),
      { p1: { a1: { dreadnought: 1 }, lodor: { infantry: 2, pds: 1 } } },
      {
        planets: { p1: ['lodor'] },
        also({ table }) {
          table.attachments = { lodor: { paradise_world: true } }
        },
      },
    )
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'stellar_converter' })
    if (canUse(game, 'p1', 'lodor')) game.say('p1', 'lodor')
    expect(onPlanet(game.table, 'lodor')).toEqual([])
    expect(ownerOf(game.table, 'lodor')).toBeUndefined()
    expect(game.table.attachments?.lodor).toBeUndefined()
    expect(hexOf(game.table, 'lodor')).toBeUndefined()
  })

  test('not from within the system alone, nor at a legendary planet, printed or made so, nor without Bombardment', () => {
    const strikes = (
      system: 's26' | 's65',
      planet: PlanetId,
      from: string,
      also: NonNullable<Middle['also']>,
    ) => {
      const game = aimed(around({ a0: system }), { p1: { [from]: { dreadnought: 1 } } }, { also })
      if (!special(game).includes('stellar_converter')) return false
      game.say('p1', { special: 'stellar_converter' })
      return canUse(game, 'p1', planet) || game.table.destroyed?.[planet] === true
    }
    const plain = () => {}
    expect(strikes('s26', 'lodor', 'a1', plain)).toBe(true)
    expect(strikes('s26', 'lodor', 'a0', plain)).toBe(false)
    expect(strikes('s65', 'primor', 'a1', plain)).toBe(false)
    const forged: Middle['also'] = ({ table }) => {
      table.attachments = { lodor: { nano_forge: true } }
    }
    expect(strikes('s26', 'lodor', 'a1', forged)).toBe(false)
    const unarmed = aimed(around({ a0: 's26' }), { p1: { a1: { cruiser: 1 } } })
    expect(special(unarmed)).not.toContain('stellar_converter')
  })
})

describe('relics that wait for something', () => {
  test('The Codex: nothing to take is nothing to do', () => {
    const bare = turn(
      having('the_codex', {
        also({ table }) {
          table.discards.action = []
        },
      }),
    )
    expect(special(bare)).not.toContain('the_codex')
  })

  test('Crown of Emphidia: planets without a trait are not explored', () => {
    const game = from(
      { segment: 'actionEnds' },
      having('the_crown_of_emphidia_pok', {
        planets: { p1: ['mecatol_rex'] },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          table.doing = { of: 'p1', hex: 'a0' }
        },
      }),
    )
    expect(canUse(game, 'p1', 'the_crown_of_emphidia_pok')).toBe(false)
  })

  test('The Obsidian: four secret objectives may be had, a fifth goes back', () => {
    const drawing = (scored: object) =>
      from(
        { segment: 'actionEnds' },
        having('the_obsidian', {
          technologies: { p1: ['dark_energy_tap'] },
          units: { p1: { a1: { cruiser: 1 } } },
          tiles: around({}),
          also({ table, box }) {
            table.phase = 'action'
            table.active = 'p1'
            table.doing = { of: 'p1', hex: 'a1' }
            table.tokens = { frontier: 'a1' }
            box.frontier = ['derelict_vessel.1', ...box.frontier.filter(card => card !== 'derelict_vessel.1')]
            sheet(table, 'p1').scored = scored
          },
        }),
      )
    const three = drawing({ brave_the_void: true, seize_an_icon: true })
    untilTrue(three, () => sheet(three.table, 'p1').secretObjectives === 2)
    expect(three.told('ti4.log.returnsSecret')).toEqual([])
    const four = drawing({ brave_the_void: true, seize_an_icon: true, dictate_policy: true })
    untilTrue(four, () => four.told('ti4.log.returnsSecret').length === 1)
    expect(sheet(four.table, 'p1').secretObjectives).toBe(1)
  })
})

describe('legendary planets', () => {
  const ending = (scene: Middle) =>
    from(
      { segment: 'turnEnds', args: { seat: 'p1' } },
      {
        options: withRelics,
        strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
        ...scene,
        also(state) {
          withoutLeaders(state)
          state.table.phase = 'action'
          state.table.active = 'p1'
          scene.also?.(state)
        },
      },
    )

  test('Exterrix Headquarters: 2 trade goods, or all Commodities become some', () => {
    const scene: Middle = {
      planets: { p1: ['mallice'] },
      also({ table }) {
        table.legendary = { exterrix_headquarters: {} }
        Object.assign(sheet(table, 'p1'), { commodities: 2, tradeGoods: 0 })
      },
    }
    const goods = untilUse(ending(scene), 'p1', 'exterrix_headquarters').say('p1', 'exterrix_headquarters')
    expect(sheet(goods.say('p1', 'goods').table, 'p1')).toMatchObject({ commodities: 2, tradeGoods: 2 })
    const all = untilUse(ending(scene), 'p1', 'exterrix_headquarters').say('p1', 'exterrix_headquarters')
    expect(sheet(all.say('p1', 'convert').table, 'p1')).toMatchObject({ commodities: 0, tradeGoods: 2 })
  })

  test('Mirage Flight Academy: Fighters without a place beside ships go back', () => {
    const game = ending({
      planets: { p1: ['mirage'] },
      units: { p1: { a0: { cruiser: 1 } } },
      tiles: around({}),
      also({ table }) {
        table.tokens = { mirage: 'a1' }
        table.legendary = { mirage_flight_academy: {} }
      },
    })
    untilUse(game, 'p1', 'mirage_flight_academy').say('p1', 'mirage_flight_academy')
    untilTrue(game, () => game.told('ti4.log.placesIn').length > 0 && game.open.includes('p2:turn'))
    expect(
      Object.values(game.table.units).filter(({ kind, of }) => kind === 'fighter' && of === 'p1'),
    ).toEqual([])
  })

  test('The Atrament: nobody comes to a demilitarized planet', () => {
    const game = ending({
      tiles: around({ a0: 's65' }),
      planets: { p1: ['primor'] },
      also({ table }) {
        table.legendary = { the_atrament: {} }
        table.attachments = { primor: { demilitarized_zone: true } }
        for (const [id, card] of Object.entries(table.planets))
          if (card.owner === 'p1' && id !== 'primor') delete table.planets[id as PlanetId]
      },
    })
    expect(canUse(game, 'p1', 'the_atrament')).toBe(false)
  })

  test('[ti4/53.2] [ti4/81.6] taken exhausted its card stays so; the Status Phase readies it, the Agenda Phase does not', () => {
    const scene: Middle = {
      tiles: around({ a0: 's65' }),
      planets: { p2: ['primor'] },
      also({ table }) {
        table.legendary = { the_atrament: { exhausted: true } }
      },
    }
    expect(takes(['primor'], scene).table.legendary).toEqual({ the_atrament: { exhausted: true } })
    const agendas = council({
      options: withRelics,
      cards: ['mutiny', 'economic_equality'],
      ...scene,
      also: state => {
        withoutLeaders(state)
        scene.also?.(state)
      },
    })
    decide(letBe(decide(letBe(agendas), 'against')), 'against')
    expect(agendas.table.legendary).toEqual({ the_atrament: { exhausted: true } })
  })

  test('Nano-Forge: a planet that is legendary for all that asks for one', () => {
    const { table } = inMidgame({
      options: withRelics,
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      also({ table }) {
        table.attachments = { lodor: { nano_forge: true } }
      },
    })
    expect(fulfils(table, 'p1', 'seize_an_icon')).toBe(true)
    expect(table.legendary).toBeUndefined()
  })

  test('Custodia Vigilia lies in no system, and so outside of no home', () => {
    const bare = inMidgame({ options: withRelics, planets: { p1: ['custodia_vigilia'] } }).table
    expect(fulfils(bare, 'p1', 'seize_an_icon')).toBe(true)
    const six: PlanetId[] = ['lodor', 'mellon', 'zohbat', 'quann', 'wellon']
    const held = inMidgame({ options: withRelics, planets: { p1: [...six, 'custodia_vigilia'] } }).table
    expect(fulfils(held, 'p1', 'expand_borders')).toBe(false)
  })
})
