import { describe, expect, test } from 'vitest'
import type { Casualties } from '../../../shared/galaxy/shapes/casualties.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { cannonsAt, hitsOn } from '../../../shared/ti4/battles.ts'
import { onPlanet, supplied } from '../../../shared/ti4/forces.ts'
import { piecesLeft } from '../../../shared/ti4/pieceLimits.ts'
import { isBeaten } from '../../../shared/ti4/rules/elimination.ts'
import { tokensAt } from '../../../shared/ti4/tokens.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  type Game,
  invading,
  onGround,
  producing,
  turn,
  untilUse,
  whereSo,
} from '../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'

const options = { pok: 'yes' }

const kindsOn = (game: Game, planet: 'lodor' | 'mecatol_rex', seat = 'p1') =>
  onPlanet(game.table, planet)
    .filter(({ of }) => of === seat)
    .map(({ kind }) => kind)
    .sort()

/** Agents of others may have been offered before. */
const inTurn = (scene: Middle): Game => {
  const game = turn(scene)
  return untilTrue(game, () => game.open.includes('p1:turn'))
}

/** Every Bombardment is aimed. */
function bombing(game: Game, isThere: () => boolean): Game {
  while (!isThere() && isAsked(game, 'bombardment')) game.say('p1', 'lodor')
  return game
}

const isAsked = (game: Game, what: string) => game.match.open.some(({ key }) => key.includes(what))

const landing = (game: Game, kinds: readonly ('infantry' | 'mech')[] = ['infantry', 'mech']) =>
  game.say(
    'p1',
    Object.fromEntries(
      kinds.flatMap(kind => unitsAt(game, 'p1', 'a0', kind)).map(id => [id, { planet: 'lodor' }]),
    ),
  )

describe('mechs are ground forces', () => {
  test('[ti4/55.2] they are produced for 2 resources each, no more than four', () => {
    const home = inMidgame({ options }).table.players['p1']?.home as string
    const game = producing(
      {
        options,
        tradeGoods: { p1: 9 },
        technologies: { p1: [] },
        units: { p1: { moll_primus: { space_dock: 1 }, a1: { mech: 3, carrier: 1 } } },
      },
      home,
    )
    untilTrue(game, () => game.open.includes('p1:production'))
    const { prices } = game.offered<Produce>('p1')
    expect(prices['mech']).toMatchObject({ cost: 2 })
    const pay = { planets: [], tradeGoods: 2 }
    game.say('p1', { build: { moll_primus: { mech: 1 } }, newDocks: [], pay })
    expect(piecesLeft(game.table, 'p1', 'mech')).toBe(0)
    expect(game.sheet('p1').tradeGoods).toBe(7)
  })

  test('[ti4/55.1] they land, take the planet and may sustain damage', () => {
    const game = invading({ options, units: { p1: { a0: { carrier: 1, mech: 1 } } } })
    landing(game)
    untilTrue(game, () => game.rests)
    expect(game.table.planets.lodor?.owner).toBe('p1')
    const bombed = whereSo(
      count => {
        const units = { p1: { a0: { dreadnought: 2 + count } }, p2: { lodor: { mech: 1, infantry: 1 } } }
        const made = invading({ options, planets: { p2: ['lodor'] }, units, technologies: { p2: [] } })
        const isHit = () => made.rests || made.open.some(key => key.includes('casualties'))
        return bombing(made, isHit)
      },
      made => !made.rests,
    )
    const { units } = bombed.offered<Casualties>('p2')
    expect(Object.values(units).some(({ kind, sustains }) => kind === 'mech' && sustains)).toBe(true)
  })

  test('[ti4/16.1] each takes a place of capacity', () => {
    const { table } = inMidgame({ options, units: { p1: { a0: { carrier: 1, mech: 3, infantry: 1 } } } })
    const own = Object.values(table.units).filter(({ of, at }) => of === 'p1' && at === 'a0')
    expect(supplied(own as never)).toBe(1)
    const game = activating({ options, units: { p1: { a0: { carrier: 1, mech: 4, infantry: 2 } } } })
    untilTrue(game, () => game.rests)
    expect(unitsAt(game, 'p1', 'a0').length).toBe(1 + 4)
  })

  test('[ti4/33.1] with one of them on the board nobody is out', () => {
    const scene = (units: Middle['units']) => {
      const { table } = inMidgame({ options, ...(units && { units }) })
      for (const card of Object.values(table.planets)) if (card?.owner === 'p2') card.owner = 'p1'
      return isBeaten(table, 'p2')
    }
    expect(scene({ p2: { a0: { carrier: 1, mech: 1 } } })).toBe(false)
    expect(scene({ p2: { a0: { carrier: 1 } } })).toBe(true)
  })
})

describe('Deploy', () => {
  test('[ti4/30.3] Dunlain Reaper: for 2 resources a Mech takes the place of an Infantry, once a round', () => {
    const game = onGround({
      options,
      factions: { p1: 'letnev', p2: 'mentak', p3: 'sol' },
      tradeGoods: { p1: 4 },
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
    })
    untilUse(game, 'p1', 'dunlain_reaper').say('p1', 'dunlain_reaper')
    untilTrue(game, () => game.open.includes('p1:price'))
    game.say('p1', { planets: [], tradeGoods: 2 })
    expect(game.told('ti4.log.becomesMech')).toEqual([{ seat: 'p1', planet: 'lodor' }])
    expect(canUse(game, 'p1', 'dunlain_reaper')).toBe(false)
  })

  test('[ti4/30.2] from reinforcements alone', () => {
    const game = onGround({
      options,
      factions: { p1: 'letnev', p2: 'mentak', p3: 'sol' },
      tradeGoods: { p1: 4 },
      planets: { p2: ['lodor'] },
      units: {
        p1: { lodor: { infantry: 2 }, a1: { carrier: 1, mech: 4 } },
        p2: { lodor: { infantry: 2 } },
      },
    })
    expect(canUse(game, 'p1', 'dunlain_reaper')).toBe(false)
  })

  test('Scavenger Zeta: 1 trade good for a Mech on a planet that was taken', () => {
    const game = invading({
      options,
      factions: { p1: 'saar' },
      tradeGoods: { p1: 0 },
      units: { p1: { a0: { carrier: 1, infantry: 1 } } },
    })
    untilUse(landing(game), 'p1', 'scavenger_zeta').say('p1', 'scavenger_zeta')
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'mech'])
    expect(game.sheet('p1').tradeGoods).toBe(0)
  })

  test('ZS Thunderbolt M2 follows an Orbital Drop for 3 resources', () => {
    const game = inTurn({
      options,
      factions: { p1: 'sol' },
      tradeGoods: { p1: 3 },
      planets: { p1: ['lodor'] },
      exhausted: ['lodor'],
    })
    game.say('p1', { special: 'orbital_drop' })
    if (game.open.includes('p1:orbital_drop')) game.say('p1', 'lodor')
    game.say('p1', 'yes')
    if (game.open[0]?.endsWith('price')) game.say('p1', { planets: [], tradeGoods: 3 })
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'infantry', 'mech'])
  })

  test('[ti4/30.1] Blackshade Infiltrator comes with Stall Tactics', () => {
    const game = inTurn({
      options,
      factions: { p1: 'yssaril' },
      planets: { p1: ['lodor'] },
      also(state) {
        const { hands, table } = state
        const hand = hands['p1']
        if (hand) hand.actionCards = { 'sabotage.1': true }
        const player = table.players['p1']
        if (player) player.actionCards = 1
      },
    })
    game.say('p1', { special: 'stall_tactics' })
    if (game.open.includes('p1:stall')) game.say('p1', 'sabotage.1')
    expect(choicesAt(game, 'p1')).toContain('none')
    game.say('p1', 'lodor')
    expect(kindsOn(game, 'lodor')).toEqual(['mech'])
  })

  test('Letani Behemoth: Mitosis turns an Infantry into a Mech instead', () => {
    const game = from(
      { segment: 'statusPhase' },
      {
        options,
        factions: { p1: 'arborec' },
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { infantry: 1 }, a1: { carrier: 1, infantry: 1 } } },
      },
    )
    untilUse(game, 'p1', 'letani_behemoth').say('p1', 'letani_behemoth')
    const [landed] = onPlanet(game.table, 'lodor', 'infantry')
    game.say('p1', landed?.id)
    expect(kindsOn(game, 'lodor')).toEqual(['mech'])
  })

  test("Moyin's Ashes: Indoctrination brings a Mech for 1 influence more", () => {
    const game = onGround({
      options,
      factions: { p1: 'yin', p2: 'mentak' },
      tradeGoods: { p1: 3 },
      exhausted: ['darien'],
      planets: { p2: ['lodor'] },
      units: { p1: { lodor: { infantry: 2 } }, p2: { lodor: { infantry: 2 } } },
    })
    untilUse(game, 'p1', 'indoctrination').say('p1', 'indoctrination')
    game.say('p1', 'yes')
    expect(game.sheet('p1').tradeGoods).toBe(0)
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'infantry', 'mech'])
  })
})

describe('mechs that fight', () => {
  test('Annihilator bombards other planets of its system, and none while it fights', () => {
    const scene: Middle = {
      options,
      factions: { p1: 'l1z1x', p2: 'mentak', p4: 'sol' },
      tiles: around({ a0: 's27' }),
      planets: { p1: ['new_albion'], p2: ['starpoint'] },
      units: { p1: { new_albion: { mech: 1 } }, p2: { starpoint: { infantry: 1 } } },
    }
    const game = invading(scene)
    untilTrue(game, () => game.rests || isAsked(game, 'bombardment'))
    expect(choicesAt(game, 'p1')).toEqual(['starpoint', 'hold'])
    const units = { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 3 } } }
    const fights = onGround({
      options,
      factions: { p1: 'l1z1x', p4: 'sol' },
      planets: { p2: ['lodor'] },
      units,
    })
    untilTrue(fights, () => fights.rests || canUse(fights, 'p1', 'harrow'))
    expect(fights.rests).toBe(true)
  })

  test('Moll Terminus: others sustain no damage on its planet', () => {
    const hit = (p1: 'mentak' | 'letnev') => {
      const made = (count: number) => {
        const units = { p1: { lodor: { mech: 1, infantry: count } }, p2: { lodor: { mech: 2 } } }
        const game = onGround({
          options,
          factions: { p1, p2: 'hacan', p3: 'sol' },
          planets: { p2: ['lodor'] },
          units,
        })
        return untilTrue(game, () => game.rests || game.told('ti4.log.loses').length > 0)
      }
      const game = whereSo(made, one => one.told('ti4.log.loses').some(about => about?.['seat'] === 'p2'))
      return game.told('ti4.log.damaged').filter(about => about?.['seat'] === 'p2').length
    }
    expect(hit('mentak')).toBe(0)
    expect(hit('letnev')).toBeGreaterThan(0)
  })

  test('Iconoclast: no barrage is fired at their Fighters beside it', () => {
    const barraged = (mech: number) => {
      const game = fighting({
        options,
        factions: { p1: 'mentak', p2: 'naalu' },
        technologies: { p2: [] },
        units: { p1: { a0: { destroyer: 2 } }, p2: { a0: { carrier: 1, fighter: 2, mech } } },
      })
      untilTrue(game, () => game.rests || game.open.some(key => key.includes('retreat')))
      return game.log.some(({ dice }) => dice?.length === 4)
    }
    expect([barraged(0), barraged(1)]).toEqual([true, false])
  })

  test('Iconoclast as first printed: +2 against who has relic fragments', () => {
    const needs = (fragments: number) => {
      const { table } = inMidgame({ options, factions: { p1: 'naalu', p2: 'mentak' } })
      table.printing = 'first'
      const foe = table.players['p2']
      if (foe) foe.fragments = { cultural_relic_fragment: fragments }
      return hitsOn(table, 'p1', 'mech', fightOn)
    }
    expect([needs(0), needs(1)]).toEqual([6, 4])
  })

  test('Mordred: +2 against whose technology is copied', () => {
    const needs = (id: 'salvage_operations' | 'yin_spinner') => {
      const { table } = inMidgame({ options, factions: { p1: 'nekro', p2: 'mentak' } })
      const own = table.players['p1']
      if (own) own.technologies = { [id]: { token: 'valefar_assimilator_x' } }
      return hitsOn(table, 'p1', 'mech', fightOn)
    }
    expect([needs('yin_spinner'), needs('salvage_operations')]).toEqual([6, 4])
  })

  test('Valkyrie Exoskeleton hits back when it sustains damage', () => {
    const made = (count: number) => {
      const units = { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 2 + count } } }
      const game = onGround({ options, factions: { p1: 'sardakk' }, planets: { p2: ['lodor'] }, units })
      return untilTrue(game, () => game.rests || game.told('ti4.log.damaged').length > 0)
    }
    const game = whereSo(made, one => one.told('ti4.log.damaged').length > 0)
    const missed = game.told('ti4.log.loses').filter(about => about?.['seat'] === 'p2')
    expect(missed.length).toBeGreaterThan(0)
  })

  test('Shield Paling: Infantry beside it is not fragile', () => {
    const needs = (units: Middle['units']) => {
      const { table } = inMidgame({
        options,
        factions: { p1: 'jolnar' },
        tiles: around({ a0: 's26' }),
        ...(units && { units }),
      })
      return [hitsOn(table, 'p1', 'infantry', fightOn), hitsOn(table, 'p1', 'mech', fightOn)]
    }
    expect(needs({ p1: { lodor: { infantry: 1 } } })).toEqual([9, 7])
    expect(needs({ p1: { lodor: { infantry: 1, mech: 1 } } })).toEqual([8, 7])
  })

  test('Indomitus fires into adjacent systems', () => {
    const { table } = inMidgame({
      options,
      factions: { p1: 'xxcha' },
      tiles: around({}),
      units: { p1: { a1: { carrier: 1, mech: 1 } } },
    })
    expect(cannonsAt(table, 'p1', 'a0').map(({ kind }) => kind)).toEqual(['mech'])
  })
})

const fightOn = {
  hex: 'a0',
  planet: 'lodor',
  step: 'groundCombat',
  side: 'attacker',
  against: 'p2',
  round: 1,
} as const

describe('mechs that build', () => {
  test('Ember Colossus: an Infantry joins it when a star is forged nearby', () => {
    const game = inTurn({
      options,
      factions: { p1: 'muaat' },
      planets: { p1: ['lodor'] },
      units: { p1: { a1: { war_sun: 1 }, lodor: { mech: 1 } } },
    })
    game.say('p1', { special: 'star_forge' })
    if (game.open.includes('p1:star_forge/hex')) game.say('p1', 'a1')
    game.say('p1', 'destroyer')
    const [mech] = onPlanet(game.table, 'lodor', 'mech')
    game.say('p1', [mech?.id])
    expect(kindsOn(game, 'lodor')).toEqual(['infantry', 'mech'])
  })

  test('Icarus Drive leaves a wormhole where it was, whoever activates', () => {
    const game = activating({
      options,
      factions: { p1: 'mentak', p2: 'creuss' },
      units: { p2: { a1: { carrier: 1, mech: 1 } } },
    })
    untilUse(game, 'p2', 'icarus_drive').say('p2', 'icarus_drive')
    const [mech] = unitsAt(game, 'p2', 'a1', 'mech')
    if (mech !== undefined) game.say('p2', mech)
    game.say('p2', 'gamma')
    expect(tokensAt(game.table, 'a1')).toEqual(['creuss_gamma'])
    expect(unitsAt(game, 'p2', 'a1', 'mech')).toEqual([])
  })

  test('Reclaimer: a structure on a planet taken in this action', () => {
    const game = invading({
      options,
      factions: { p1: 'winnu' },
      units: { p1: { a0: { carrier: 1, mech: 1 } } },
    })
    landing(game)
    untilTrue(game, () => game.rests || game.open.length === 0)
    expect(Object.values(game.table.lasting)).toMatchObject([{ effect: 'reclaimer', planet: 'lodor' }])
    const over = from(
      { segment: 'actionEnds' },
      {
        options,
        factions: { p1: 'winnu' },
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { mech: 1 } } },
        also({ table }) {
          table.active = 'p1'
          table.phase = 'action'
          table.doing = { of: 'p1', hex: 'a0' }
          table.lasting = {
            1: { effect: 'reclaimer', by: 'p1', planet: 'lodor', until: 'tacticalAction' },
          }
        },
      },
    )
    untilUse(over, 'p1', 'reclaimer').say('p1', 'reclaimer')
    expect(choicesAt(over, 'p1')).toEqual(['pds', 'space_dock', 'none'])
    over.say('p1', 'space_dock')
    expect(kindsOn(over, 'lodor')).toEqual(['mech', 'space_dock'])
  })
})
