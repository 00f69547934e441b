import { describe, expect, test } from 'vitest'
import { cannonShotsAt, cannonShotsOn, hitsOn, sustains } from '../../../../shared/ti4/battles.ts'
import type { PlanetId } from '../../../../shared/ti4/content/planets.ts'
import { traitsOf } from '../../../../shared/ti4/planets.ts'
import { print } from '../../../../shared/ti4/prints.ts'
import { hexOf, planetsAt, sheet, worthOfPlanet } from '../../../../shared/ti4/realm.ts'
import { place } from '../../../../shared/ti4/rules/pieces.ts'
import type { Table } from '../../../../shared/ti4/table.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { unitsAt } from '../../../galaxy/fleets.ts'
import {
  activating,
  canUse,
  choicesAt,
  fighting,
  type Game,
  invading,
  producing,
  turn,
  untilUse,
  whereSo,
} from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { leading } from '../leaders/having.ts'
import { led, strategyCards } from '../leaders/scenes.ts'

const factions = { p1: 'titans', p2: 'mentak' } as const
const options = { pok: 'yes' }
const scene: Middle = { factions, options, strategyCards, tiles: around({ a0: 's26' }) }

describe('the Titans of Ul', () => {
  test('Ouranos takes the place of a PDS in the system they have activated', () => {
    const game = activating({
      ...scene,
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 1 } } },
    })
    untilUse(game, 'p1', 'ouranos').say('p1', 'ouranos')
    untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'flagship').length === 1)
    expect(unitsAt(game, 'p1', 'a0', 'pds')).toEqual([])
  })

  test('but not where it is on the board already', () => {
    const game = activating({
      ...scene,
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { pds: 1 }, a2: { flagship: 1 } } },
    })
    expect(canUse(game, 'p1', 'ouranos')).toBe(false)
  })

  describe('sleepers', () => {
    const landing = (laid: (table: Table) => readonly PlanetId[] = () => []) => {
      const game = invading(
        leading([], {
          ...scene,
          units: { p1: { a0: { carrier: 1, infantry: 1 } } },
          also: ({ table }) => {
            const planets = laid(table)
            if (planets.length > 0) table.sleepers = Object.fromEntries(planets.map(planet => [planet, 'p1']))
          },
        }),
      )
      const [troop = ''] = unitsAt(game, 'p1', 'a0', 'infantry')
      return game.say('p1', { [troop]: { planet: 'lodor' } })
    }

    test('Terragenesis: one comes to lie on a planet they have explored', () => {
      const game = untilUse(landing(), 'p1', 'terragenesis').say('p1', 'terragenesis')
      untilTrue(game, () => game.table.sleepers !== undefined)
      expect(game.table.sleepers).toEqual({ lodor: 'p1' })
      expect(game.told('ti4.log.sleeps')).toEqual([{ seat: 'p1', planet: 'lodor' }])
    })

    test('or goes there from another planet; with five on the board there is no other', () => {
      const five = (table: Table) =>
        Object.keys(table.galaxy.tiles)
          .flatMap(hex => planetsAt(table, hex))
          .filter(planet => planet !== 'lodor')
          .slice(0, 5)
      const game = untilUse(landing(five), 'p1', 'terragenesis').say('p1', 'terragenesis')
      untilTrue(game, () => game.match.open.some(({ text }) => text === 'ti4.ask.terragenesis'))
      const [first = '', ...others] = five(game.table)
      expect(choicesAt(game, 'p1').sort()).toEqual([first, ...others].sort())
      game.say('p1', first)
      expect(Object.keys(game.table.sleepers ?? {}).sort()).toEqual([...others, 'lodor'].sort())
    })

    test('but no second one on the same planet', () => {
      const game = landing(() => ['lodor'])
      untilTrue(game, () => game.rests)
      expect(game.told('ti4.log.explores')).toHaveLength(1)
      expect(game.told('ti4.log.sleeperGoes')).toEqual([])
      expect(game.table.sleepers).toEqual({ lodor: 'p1' })
    })

    const waking = (more: Middle = {}) =>
      activating(
        leading([], {
          ...scene,
          ...more,
          also(state) {
            state.table.sleepers = { lodor: 'p1' }
            more.also?.(state)
          },
        }),
      )
    const awaken = (more: Middle) => untilUse(waking(more), 'p1', 'awaken').say('p1', 'awaken')

    test('Awaken: in a system they activate it becomes a PDS', () => {
      const game = awaken({ planets: { p1: ['lodor'] } })
      untilTrue(game, () => unitsAt(game, 'p1', 'a0', 'pds').length === 1)
      expect(game.table.sleepers).toBeUndefined()
    })

    test('not where two PDS stand already', () => {
      const game = waking({ planets: { p1: ['lodor'] }, units: { p1: { lodor: { pds: 2 } } } })
      untilTrue(game, () => game.rests || canUse(game, 'p1', 'ouranos'))
      expect(canUse(game, 'p1', 'awaken')).toBe(false)
    })

    test('it lies on where a planet is lost, and awakens on the planet of another', () => {
      const game = awaken({ planets: { p2: ['lodor'] }, units: { p2: { lodor: { space_dock: 1 } } } })
      untilTrue(game, () => game.rests)
      expect(game.told('ti4.log.takesFrom')).toMatchObject([{ seat: 'p1', planet: 'lodor', from: 'p2' }])
      expect(game.table.planets.lodor?.owner).toBe('p1')
      expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    })

    test('Coalescence: beside ground forces of another it has to fight for the planet', () => {
      const game = awaken({ planets: { p2: ['lodor'] }, units: { p2: { lodor: { infantry: 2 } } } })
      untilTrue(game, () => game.rests)
      expect(game.told('ti4.log.groundCombat')).toEqual([{ seat: 'p1', other: 'p2', planet: 'lodor' }])
      const left = ['p1', 'p2'].filter(seat => unitsAt(game, seat, 'a0').length > 0)
      expect(left.length).toBeLessThan(2)
    })

    describe('Coalescence: a turn that is cut short keeps nobody from fighting', () => {
      const cut = (more: Middle) => {
        const factions = { p1: 'titans', p2: 'mahact' } as const
        const game = waking({
          ...more,
          factions,
          also: ({ table }) => Object.assign(sheet(table, 'p2'), { edicts: { p1: true } }),
        })
        return untilTrue(game, () => ['awaken', 'ouranos'].some(id => canUse(game, 'p1', id)))
      }
      const ended = (game: Game) => {
        untilUse(game, 'p2', 'starlancer').say('p2', 'starlancer')
        untilTrue(game, () => game.rests || game.open.some(open => open.startsWith('p2:turn')))
        expect(game.told('ti4.log.turnEnded')).toEqual([{ seat: 'p1' }])
        expect(game.open.some(open => open.endsWith(':movement'))).toBe(false)
        expect(game.table.doing).toBeUndefined()
        return game
      }

      test('on a planet where they have awakened', () => {
        const game = cut({ planets: { p2: ['lodor'] }, units: { p2: { lodor: { mech: 1, infantry: 1 } } } })
        ended(game.say('p1', 'awaken'))
        expect(game.told('ti4.log.groundCombat')).toEqual([{ seat: 'p1', other: 'p2', planet: 'lodor' }])
        const [left, ...others] = ['p1', 'p2'].filter(seat => unitsAt(game, seat, 'a0').length > 0)
        expect(others).toEqual([])
        expect(game.table.planets.lodor?.owner).toBe(left ?? 'p2')
      })

      test('in space where the flagship rose, and not where it did not', () => {
        const units = { p1: { lodor: { pds: 1 } }, p2: { a0: { carrier: 1, mech: 1 } } }
        const risen = (isUsed: boolean) => {
          const game = cut({ planets: { p1: ['lodor'] }, units })
          if (isUsed) game.say('p1', 'ouranos')
          return ended(game).told('ti4.log.spaceCombat')
        }
        expect(risen(true)).toMatchObject([{ seat: 'p1', other: 'p2' }])
        expect(risen(false)).toEqual([])
      })
    })

    test('[ti4/30.1] Hecatoncheires: a Mech and an Infantry come in place of the PDS', () => {
      const game = awaken({ planets: { p1: ['lodor'] } })
      untilUse(game, 'p1', 'hecatoncheires').say('p1', 'hecatoncheires')
      untilTrue(game, () => game.rests)
      expect(unitsAt(game, 'p1', 'a0', 'pds')).toEqual([])
      expect(unitsAt(game, 'p1', 'a0', 'mech')).toHaveLength(1)
      expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(1)
      expect(game.table.sleepers).toBeUndefined()
    })

    test('so they do where Construction would place one', () => {
      const cards = { ...strategyCards, construction: 'p1', leadership: 'p2' }
      const game = turn(leading([], { ...scene, strategyCards: cards, planets: { p1: ['lodor'] } }))
      untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { strategic: 'construction' })
      untilTrue(game, () => canUse(game, 'p1', 'pds.lodor')).say('p1', 'pds.lodor')
      untilUse(game, 'p1', 'hecatoncheires').say('p1', 'hecatoncheires')
      expect(unitsAt(game, 'p1', 'a0', 'mech')).toHaveLength(1)
      expect(unitsAt(game, 'p1', 'a0', 'pds')).toEqual([])
    })

    test('[ti4/33.2] sleepers leave with their player', () => {
      const game = from(
        { segment: 'turnEnds', args: { seat: 'p2' } },
        leading([], {
          ...scene,
          also({ table }) {
            table.phase = 'action'
            table.active = 'p2'
            table.sleepers = { lodor: 'p1' }
            for (const [id, { of }] of Object.entries(table.units)) if (of === 'p1') delete table.units[id]
            for (const [id, { owner }] of Object.entries(table.planets))
              if (owner === 'p1') delete table.planets[id as PlanetId]
          },
        }),
      )
      expect(game.sheet('p1').out).toBe(true)
      expect(game.table.sleepers).toBeUndefined()
    })
  })

  test('Terraform: a planet is worth 1 more of both and has all three traits', () => {
    const game = turn({
      ...scene,
      factions: { p1: 'mentak', p2: 'titans' },
      planets: { p1: ['lodor'] },
      also(state) {
        const hand = state.hands['p1']
        if (hand) hand.notes['terraform.p2'] = true
        const player = state.table.players['p1']
        if (player) player.notes++
      },
    })
    const before = worthOfPlanet(game.table, 'lodor', 'resources')
    game.say('p1', { special: 'terraform.p2' })
    untilTrue(game, () => game.table.attachments?.lodor !== undefined)
    expect(game.table.attachments?.lodor).toEqual({ terraform: true })
    expect(worthOfPlanet(game.table, 'lodor', 'resources')).toBe(before + 1)
    expect([...traitsOf(game.table, 'lodor')].sort()).toEqual(['cultural', 'hazardous', 'industrial'])
  })

  test('Tungstantus: a trade good when units of theirs produce', () => {
    const game = producing(
      led('tungstantus', {
        ...scene,
        planets: { p1: ['lodor'] },
        units: { p1: { lodor: { space_dock: 1 } } },
      }),
    )
    const { tradeGoods } = game.sheet('p1')
    untilUse(game, 'p1', 'tungstantus').say('p1', 'tungstantus')
    expect(game.sheet('p1').tradeGoods).toBe(tradeGoods + 1)
  })

  test('Tellurian: one hit on anybody is cancelled, in space', () => {
    const game = whereSo(
      count => {
        const made = fighting(
          leading(
            ['tellurian'],
            {
              ...scene,
              factions: { p1: 'mentak', p2: 'hacan', p3: 'letnev', p4: 'titans' },
              units: { p1: { a0: { cruiser: 1 + count } }, p2: { a0: { carrier: 1 } } },
            },
            'p4',
          ),
        )
        return untilTrue(made, () => made.rests || canUse(made, 'p4', 'tellurian'))
      },
      made => !made.rests,
    )
    const victim = String(game.match.open[0]?.about?.['seat'])
    game.say('p4', 'tellurian')
    expect(game.sheet('p4').leaders?.tellurian).toEqual({ exhausted: true })
    expect(game.told('ti4.log.hitsCancelled')).toEqual([{ seat: victim, count: 1 }])
    untilTrue(game, () => game.rests)
    const told = game.log.map(({ text }) => text)
    const after = told.slice(told.indexOf('ti4.log.hitsCancelled') + 1)
    expect(after.find(text => text === 'ti4.log.fires' || text === 'ti4.log.loses')).toBe('ti4.log.fires')
  })

  describe('Tellurian, whatever the hit comes from', () => {
    const watching = (scene: Middle): Middle =>
      leading(['tellurian'], { ...scene, factions: { p1: 'mentak', p2: 'hacan', p4: 'titans' } }, 'p4')
    const cancelled = (make: (count: number) => Game, from: string) => {
      const game = whereSo(
        count => {
          const made = make(count)
          return untilTrue(made, () => made.rests || canUse(made, 'p4', 'tellurian'), {
            landing: ({ table }) =>
              Object.fromEntries(
                Object.entries(table.units).flatMap(([id, { of, kind, planet }]) =>
                  of === 'p1' && kind === 'infantry' && !planet ? [[id, { planet: 'lodor' }]] : [],
                ),
              ),
            p2: () => 'yes',
            // Every Bombardment is aimed.
            ...Object.fromEntries(Object.keys(made.table.units).map(id => [id, () => 'lodor'])),
          })
        },
        made => made.match.open.some(({ key }) => key.includes(from)),
      )
      game.say('p4', 'tellurian')
      return game.told('ti4.log.hitsCancelled').map(about => about?.['seat'])
    }

    test('[ti4/15.2] of Bombardment', () => {
      const scene = (count: number): Middle => ({
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { dreadnought: count } }, p2: { lodor: { infantry: 3 } } },
      })
      expect(
        cancelled(
          count => invading(watching({ ...scene(count), tiles: around({ a0: 's26' }) })),
          'bombardment/',
        ),
      ).toEqual(['p2'])
    })

    test('[ti4/77.8] of Space Cannon', () => {
      const scene = (count: number): Middle => ({
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { pds: count } } },
      })
      expect(
        cancelled(count => invading(watching({ ...scene(count), tiles: around({ a0: 's26' }) })), 'defense/'),
      ).toEqual(['p1'])
    })
  })

  describe('Ul the Progenitor', () => {
    const geoformed = (also?: Middle['also']): Middle => ({
      ...scene,
      also(state) {
        state.table.attachments = { elysium: { geoform: true } }
        also?.(state)
      },
    })

    test('[ti4/51.12.a] is attached to Elysium, which is ready and worth 3 more of both, and is not purged', () => {
      const game = turn(
        leading(['ul_the_progenitor'], {
          ...scene,
          also({ table }) {
            if (table.planets.elysium) table.planets.elysium.exhausted = true
          },
        }),
      )
      const before = worthOfPlanet(game.table, 'elysium', 'resources')
      untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'ul_the_progenitor' })
      expect(game.table.planets.elysium?.exhausted).toBeUndefined()
      expect(worthOfPlanet(game.table, 'elysium', 'resources')).toBe(before + 3)
      expect(game.told('ti4.log.purges')).toEqual([])
      expect(game.told('ti4.log.attaches')).toHaveLength(1)
    })

    test('[ti4/77] Elysium fires three dice at 5, for whoever holds it', () => {
      const { table } = inMidgame(geoformed())
      const home = hexOf(table, 'elysium') as string
      expect(cannonShotsAt(table, 'p1', home)).toMatchObject([{ dice: 3, planet: 'elysium' }])
      const fight = { hex: home, step: 'spaceCannon', side: 'defender', against: 'p2', round: 0 } as const
      const [shot] = cannonShotsOn(table, 'p1', 'elysium')
      expect(hitsOn(table, 'p1', 'pds', fight) - (shot?.bonus ?? 0)).toBe(5)
      if (table.planets.elysium) table.planets.elysium.owner = 'p2'
      expect(cannonShotsAt(table, 'p1', home)).toEqual([])
      expect(cannonShotsAt(table, 'p2', home)).toMatchObject([{ dice: 3, planet: 'elysium' }])
    })

    test('at ships that have come there', () => {
      const home = hexOf(inMidgame(scene).table, 'elysium') as string
      const game = from(
        { segment: 'tacticalAction', args: { seat: 'p2', hex: home } },
        geoformed(state => {
          const { table } = state
          table.phase = 'action'
          table.active = 'p2'
          for (const seat of table.order) sheet(table, seat).leaders = {}
          for (const [id, { of, at }] of Object.entries(table.units))
            if (of === 'p1' && at === home) delete table.units[id]
          place(table, { kind: 'cruiser', of: 'p2', at: home })
        }),
      )
      untilTrue(game, () => game.match.open.some(({ text }) => text === 'ti4.ask.spaceCannon'))
      game.say('p1', 'p2')
      expect(game.told('ti4.log.planetFires')).toMatchObject([{ seat: 'p1', planet: 'elysium', needs: 5 }])
    })
  })

  test('Saturn Engine II sustains damage and carries two', () => {
    const { table } = inMidgame({ ...scene, technologies: { p1: ['saturn_engine_ii'] } })
    expect(print(table, 'p1', 'cruiser')).toMatchObject({ combat: 6, move: 3, capacity: 2 })
    expect(sustains(table, 'p1', 'cruiser')).toBe(true)
  })
})
