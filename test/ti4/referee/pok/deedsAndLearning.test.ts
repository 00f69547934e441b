import { describe, expect, test } from 'vitest'
import { retreatsTo } from '../../../../shared/ti4/battles.ts'
import { fulfils, progressOf } from '../../../../shared/ti4/cards/objectives.ts'
import { sheet } from '../../../../shared/ti4/realm.ts'
import { canResearch, waysFor } from '../../../../shared/ti4/research.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { type coming, unitsAt } from '../../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, type Game, onGround, turn, untilUse } from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { having, withoutLeaders, withRelics } from '../../pok/relicScene.ts'

/** Written from the cards and the rules alone: what objectives count, and the general technologies of Prophecy of Kings. */

const alone = ({ also, ...scene }: Middle = {}): Middle => ({
  options: withRelics,
  ...scene,
  also(state) {
    withoutLeaders(state)
    also?.(state)
  },
})
const tableOf = (scene: Middle) => inMidgame(alone(scene)).table
const special = (game: Game): string[] => {
  untilTrue(game, () => game.open.includes('p1:turn'))
  return Object.keys(game.offered<{ special: object }>('p1').special)
}

describe('objectives', () => {
  test('a dock of the Saar in space is a structure, and on no planet', () => {
    const table = tableOf({
      factions: { p1: 'saar' },
      tiles: around({ a0: 's26', a1: 's25' }),
      planets: { p1: ['lodor', 'quann'] },
      units: { p1: { a2: { space_dock: 1 }, lodor: { pds: 2 }, quann: { pds: 1 } } },
    })
    expect(progressOf(table, 'p1', 'build_defenses')).toEqual({ have: 4, of: 4 })
    expect(progressOf(table, 'p1', 'improve_infrastructure')).toEqual({ have: 2, of: 3 })
  })

  test('a planet with several attachments counts once', () => {
    const table = tableOf({
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      also({ table }) {
        table.attachments = { lodor: { dyson_sphere: true, nano_forge: true } }
      },
    })
    expect(progressOf(table, 'p1', 'discover_lost_outposts')).toEqual({ have: 1, of: 2 })
  })

  test('a system that is a landmark twice over counts once; a tear and a forged planet make one', () => {
    const table = tableOf({
      tiles: around({ a0: 's67', a1: 's26' }),
      units: { p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 } } },
      also({ table }) {
        table.attachments = { lodor: { nano_forge: true }, cormund: { nano_forge: true } }
      },
    })
    expect(progressOf(table, 'p1', 'make_history').have).toBe(2)
  })

  test('a planet that was destroyed leaves a system without planets', () => {
    const scene: Middle = {
      tiles: around({ a0: 's26', a1: 's46', a2: 's47' }),
      units: { p1: { a0: { cruiser: 1 }, a1: { cruiser: 1 }, a2: { cruiser: 1 } } },
    }
    expect(fulfils(tableOf(scene), 'p1', 'explore_deep_space')).toBe(false)
    const gone: Middle = {
      ...scene,
      also({ table }) {
        table.destroyed = { lodor: true }
      },
    }
    expect(fulfils(tableOf(gone), 'p1', 'explore_deep_space')).toBe(true)
  })

  test('Rule Distant Lands: two planets of one home are not enough; one home may be far, one near', () => {
    const table = tableOf({ planets: { p1: ['arretze', 'hercant', 'kamdorn'] } })
    expect(progressOf(table, 'p1', 'rule_distant_lands')).toEqual({ have: 1, of: 2 })
  })

  test('Establish Hegemony and Hoard Raw Materials: exhausted planets count, with what is attached', () => {
    const scene = (attached: boolean): Middle => ({
      planets: { p1: ['mecatol_rex', 'meer', 'mehar_xull'] },
      exhausted: ['mecatol_rex', 'meer', 'mehar_xull'],
      also({ table }) {
        for (const [id, card] of Object.entries(table.planets))
          if (card.owner === 'p1' && !['mecatol_rex', 'meer', 'mehar_xull'].includes(id))
            delete table.planets[id as 'meer']
        if (attached) table.attachments = { meer: { paradise_world: true } }
      },
    })
    // 6, 4 and 3.
    expect(progressOf(tableOf(scene(false)), 'p1', 'establish_hegemony')).toEqual({ have: 12, of: 12 })
    expect(progressOf(tableOf(scene(false)), 'p1', 'hoard_raw_materials').have).toBe(2)
  })

  test('[ti4/33] Foster Cohesion: who is out is no neighbour that is missing', () => {
    const scene = (isOut: boolean): Middle => ({
      tiles: around({}),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { fighter: 1 } }, p3: { a1: { cruiser: 1 } } },
      also({ table }) {
        if (isOut) sheet(table, 'p4').out = true
      },
    })
    expect(fulfils(tableOf(scene(false)), 'p1', 'foster_cohesion')).toBe(false)
    expect(fulfils(tableOf(scene(true)), 'p1', 'foster_cohesion')).toBe(true)
  })

  test('Strengthen Bonds: Terraform lies with whoever controls its planet, and is none of the Titans’ own', () => {
    const bound = (owner: string) => {
      const table = tableOf({
        factions: { p4: 'titans' },
        tiles: around({ a0: 's26' }),
        planets: { [owner]: ['lodor'] },
        also({ table }) {
          table.attachments = { lodor: { terraform: true } }
          sheet(table, 'p1').laidOut = { 'terraform.p4': true }
        },
      })
      return ['p1', 'p2', 'p4'].filter(seat => fulfils(table, seat, 'strengthen_bonds'))
    }
    expect([bound('p1'), bound('p2'), bound('p4')]).toEqual([['p1'], ['p2'], []])
  })

  test('Destroy Heretical Works: fragments of two kinds', () => {
    const table = tableOf({
      also({ table }) {
        sheet(table, 'p1').fragments = { cultural_relic_fragment: 1, unknown_relic_fragment: 1 }
      },
    })
    expect(fulfils(table, 'p1', 'destroy_heretical_works')).toBe(true)
  })
})

describe('technologies', () => {
  test('Psychoarchaeology: an exhausted specialty serves, and a ready one may pay in the same research', () => {
    const scene: Middle = {
      technologies: { p1: ['psychoarchaeology'] },
      tiles: around({ a0: 's27' }),
      planets: { p1: ['new_albion'] },
    }
    // New Albion is green.
    const ready = tableOf(scene)
    expect(waysFor(ready, 'p1', 'hyper_metabolism', 0)).toEqual([{ exhausts: [], resources: 0 }])
    const tired = tableOf({ ...scene, exhausted: ['new_albion'] })
    expect(canResearch(tired, 'p1', 'hyper_metabolism')).toBe(true)
    const without = tableOf({
      ...scene,
      technologies: { p1: ['neural_motivator'] },
      exhausted: ['new_albion'],
    })
    expect(canResearch(without, 'p1', 'hyper_metabolism')).toBe(false)
  })

  test('Psychoarchaeology: each ready planet with a specialty is a trade good, and no action', () => {
    const game = turn(
      alone({
        technologies: { p1: ['psychoarchaeology'] },
        tradeGoods: { p1: 0 },
        tiles: around({ a0: 's27' }),
        planets: { p1: ['new_albion', 'meer'] },
      }),
    )
    expect(special(game)).toContain('psychoarchaeology')
    game.say('p1', { special: 'psychoarchaeology' }).say('p1', ['new_albion', 'meer'])
    untilTrue(game, () => game.open.includes('p1:turn'))
    expect(sheet(game.table, 'p1').tradeGoods).toBe(2)
    expect(special(game)).not.toContain('psychoarchaeology')
  })

  test('Psychoarchaeology: in the turns of others too, in the middle of what they do, and in no other phase', () => {
    const scene: Middle = {
      technologies: { p2: ['psychoarchaeology'] },
      tradeGoods: { p2: 0 },
      tiles: around({ a0: 's27' }),
      planets: { p2: ['new_albion', 'meer', 'starpoint'] },
    }
    const game = turn(alone(scene))
    expect(game.open).toEqual(['p1:turn'])
    expect(game.command('p2', 'useSpecialties', ['starpoint'])).toMatchObject({ code: 'notOffered' })
    expect(game.command('p1', 'useSpecialties', ['new_albion'])).toBeDefined()
    expect(game.command('p2', 'useSpecialties', ['new_albion', 'meer'])).toBeUndefined()
    expect(sheet(game.table, 'p2').tradeGoods).toBe(2)
    expect(game.command('p2', 'useSpecialties', ['meer'])).toBeDefined()
    const resting = turn(
      alone({
        ...scene,
        also({ table }) {
          table.phase = 'status'
        },
      }),
    )
    expect(resting.command('p2', 'useSpecialties', ['meer'])).toBeDefined()
  })

  test('Bio-Stims: neither itself nor a planet without a specialty', () => {
    const game = from(
      { segment: 'turnEnds', args: { seat: 'p1' } },
      alone({
        technologies: { p1: ['bio_stims', 'sling_relay'] },
        strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
        tiles: around({ a0: 's26', a1: 's27' }),
        planets: { p1: ['lodor', 'new_albion'] },
        exhausted: ['lodor', 'new_albion'],
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
          sheet(table, 'p1').technologies.sling_relay = { exhausted: true }
        },
      }),
    )
    untilUse(game, 'p1', 'bio_stims').say('p1', 'bio_stims')
    expect(choicesAt(game, 'p1').sort()).toEqual(['new_albion', 'sling_relay'])
  })

  test('Dark Energy Tap: no retreat to where anything of another lies, a lone PDS too, nor into an asteroid field', () => {
    const scene: Middle = {
      technologies: { p1: ['dark_energy_tap'] },
      tiles: around({ a0: 's50', a1: 's26', a5: 's44' }),
      units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { cruiser: 1 }, lodor: { pds: 1 } } },
      planets: { p2: ['lodor'] },
    }
    const to = retreatsTo(tableOf(scene), 'p1', 'a0')
    expect(to).not.toContain('a1')
    expect(to).not.toContain('a5')
    expect(retreatsTo(tableOf({ ...scene, technologies: {} }), 'p1', 'a0')).toEqual([])
  })

  test('Sling Relay: one Fighter costs 1; not beside ships of others', () => {
    const scene = (more: Middle['units'] = {}): Middle => ({
      technologies: { p1: ['sling_relay'] },
      tradeGoods: { p1: 1 },
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { space_dock: 1 } }, ...more },
      also({ table }) {
        for (const card of Object.values(table.planets)) if (card.owner === 'p1') card.exhausted = true
      },
    })
    const game = turn(alone(scene()))
    expect(special(game)).toContain('sling_relay')
    game.say('p1', { special: 'sling_relay' })
    untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'fighter').length === 1)
    expect(sheet(game.table, 'p1').tradeGoods).toBe(0)
    expect(special(turn(alone(scene({ p2: { a0: { fighter: 1 } } }))))).not.toContain('sling_relay')
  })

  test('AI Development Algorithm and The Prophet’s Tears make up for two prerequisites of one upgrade', () => {
    const scene: Middle = { technologies: { p1: ['ai_development_algorithm', 'antimass_deflectors'] } }
    // Carrier II asks for two blue ones, Dreadnought II for two blue ones and a yellow one.
    expect(canResearch(tableOf(scene), 'p1', 'carrier_ii')).toBe(true)
    expect(canResearch(tableOf(scene), 'p1', 'dreadnought_ii')).toBe(false)
    expect(canResearch(tableOf(scene), 'p1', 'light_wave_deflector')).toBe(false)
    const both = inMidgame(having('the_prophets_tears', scene)).table
    expect(canResearch(both, 'p1', 'dreadnought_ii')).toBe(true)
    expect(canResearch(both, 'p1', 'fleet_logistics')).toBe(true)
  })

  test('Self-Assembly Routines pay for a lost Mech while exhausted', () => {
    const game = onGround(
      alone({
        technologies: { p1: ['self_assembly_routines'] },
        planets: { p2: ['lodor'] },
        units: { p1: { lodor: { mech: 1 } }, p2: { lodor: { infantry: 12 } } },
        tradeGoods: { p1: 0 },
        also({ table }) {
          sheet(table, 'p1').technologies.self_assembly_routines = { exhausted: true }
        },
      }),
    )
    untilTrue(game, () => game.table.battle === undefined || game.rests)
    expect(unitsAt(game, 'p1', 'a0', 'mech')).toEqual([])
    expect(sheet(game.table, 'p1').tradeGoods).toBe(1)
  })

  test('Scanlink Drone Network: a planet without his units is not explored', () => {
    const scene = (units: Middle['units']): Middle => ({
      technologies: { p1: ['scanlink_drone_network'] },
      planets: { p1: ['lodor'] },
      ...(units && { units }),
    })
    expect(
      canUse(activating(alone(scene({ p1: { lodor: { infantry: 1 } } }))), 'p1', 'scanlink_drone_network'),
    ).toBe(true)
    const bare = activating(alone(scene({ p1: { a1: { cruiser: 1 } } })))
    expect(canUse(bare, 'p1', 'scanlink_drone_network')).toBe(false)
  })
})

describe('Dominus Orb', () => {
  test('units without ships beside a token of his may be fetched by it', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      having('dominus_orb', {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { infantry: 1 }, m0: { carrier: 1 } } },
        technologies: { p1: ['carrier_ii'] },
        activated: { p1: ['a0'] },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p1'
        },
      }),
    )
    untilUse(game, 'p1', 'dominus_orb').say('p1', 'dominus_orb')
    const { ships, cargo } = game.offered<{ ships: Parameters<typeof coming>[0]['ships']; cargo: object }>(
      'p1',
    )
    expect(Object.values(ships).map(({ kind }) => kind)).toEqual(['carrier'])
    expect(Object.keys(cargo)).toEqual(unitsAt(game, 'p1', 'a0', 'infantry'))
  })
})
