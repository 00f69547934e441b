import { describe, expect, test } from 'vitest'
import { seedFrom } from '../../shared/engine/chance.ts'
import type { OneOf, SomeOf } from '../../shared/engine/options.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { held } from '../../shared/ti4/cards/registry.ts'
import { generalTechnologies } from '../../shared/ti4/content/generalTechnologies.ts'
import { onPlanet } from '../../shared/ti4/forces.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import type { Table } from '../../shared/ti4/table.ts'
import { untilTrue } from '../galaxy/driving.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { whereDice } from '../galaxy/midgame.ts'
import { holding } from './actionCards/hands.ts'
import { around, from, type Middle } from './midgame.ts'

/** What every faction may research, card by card. */

const first = ({ table }: { table: Table }) => {
  table.printing = 'first'
}
const turn = (middle: Middle) => from({ segment: 'turn', args: { seat: 'p1' } }, middle)
const specials = (middle: Middle) => Object.keys(turn(middle).offered<Turn>('p1').special)

const inSpace = (middle: Middle) =>
  from({ segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } }, { tiles: around({}), ...middle })

/** p1 has landed on Lodor, which is p2's. */
const onLodor = (middle: Middle) =>
  from(
    { segment: 'groundCombats', args: { seat: 'p1', hex: 'a0' } },
    {
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      ...middle,
      also(state) {
        state.table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
        middle.also?.(state)
      },
    },
  )

describe('in combat', () => {
  test('Dacxive Animators bring an Infantry after a ground combat that was won', () => {
    const game = onLodor({
      units: { p1: { lodor: { infantry: 10 } }, p2: { lodor: { infantry: 1 } } },
      technologies: { p1: ['dacxive_animators'] },
    })
    untilTrue(game, () => game.rests || game.asked('p1').options.shape === 'oneOf')
    const before = onPlanet(game.table, 'lodor', 'infantry').length
    game.say('p1', 'dacxive_animators')
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(before + 1)
  })

  test('[ti4/78.2] Assault Cannon costs the opponent of three large ships one of his, before any die', () => {
    const game = inSpace({
      units: { p1: { a0: { cruiser: 3 } }, p2: { a0: { carrier: 1, dreadnought: 1, fighter: 2 } } },
      technologies: { p1: ['assault_cannon'] },
    })
    untilTrue(game, () => game.match.open[0]?.text === 'ti4.ask.assaultCannon')
    expect(game.told('ti4.log.fires')).toEqual([])
    expect(Object.keys(game.offered<SomeOf>('p2').of)).toHaveLength(2)
    game.say('p2', unitsAt(game, 'p2', 'a0', 'carrier')[0])
    expect(unitsAt(game, 'p2', 'a0', 'carrier')).toEqual([])
  })

  test('[ti4/1.19] and has its turn: where what the active player does first leaves two of them it says nothing', () => {
    const game = whereDice(
      seed => {
        const made = inSpace({
          factions: { p1: 'mentak', p2: 'xxcha' },
          units: { p1: { a0: { cruiser: 2, carrier: 1 } }, p2: { a0: { destroyer: 3 } } },
          technologies: { p2: ['assault_cannon'] },
          also({ box }) {
            box.seed = seedFrom(seed)
          },
        })
        made.say('p1', 'ambush')
        return untilTrue(made, () => made.rests || made.told('ti4.log.fires').length > 0)
      },
      made =>
        made.told('ti4.log.loses').length > 0 &&
        made.log.findIndex(({ text }) => text === 'ti4.log.loses') < 6,
    )
    expect(game.match.open.every(({ text }) => text !== 'ti4.ask.assaultCannon')).toBe(true)
    expect(game.log.findIndex(({ text }) => text === 'ti4.log.throws')).toBeLessThan(
      game.log.findIndex(({ text }) => text === 'ti4.log.loses'),
    )
  })

  test('[ti4/78.9] which may end it, and says nothing with two large ships', () => {
    const fought = (cruiser: number) =>
      inSpace({
        // Nobody who lies in ambush.
        factions: { p1: 'xxcha' },
        units: { p1: { a0: { cruiser, fighter: 3 } }, p2: { a0: { carrier: 1 } } },
        technologies: { p1: ['assault_cannon'] },
      })
    const won = fought(3)
    const isOver = () => won.told('ti4.log.holdsSpace').length > 0
    if (!isOver()) untilTrue(won, isOver)
    expect(won.told('ti4.log.holdsSpace')).toEqual([{ seat: 'p1', hex: 'a0' }])
    expect(won.told('ti4.log.fires')).toEqual([])
    const two = fought(2)
    const isRolled = () => two.told('ti4.log.fires').length > 0
    if (!isRolled()) untilTrue(two, isRolled)
    expect(isRolled()).toBe(true)
  })

  test('Magen Defense Grid sets an Infantry beside each structure when its system is activated', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        units: { p2: { lodor: { pds: 2 } } },
        planets: { p2: ['lodor'] },
        technologies: { p2: ['magen_defense_grid'] },
      },
    )
    expect(onPlanet(game.table, 'lodor', 'infantry').map(({ of }) => of)).toEqual(['p2', 'p2'])
  })

  test('and scores a hit as ground combat begins by a structure', () => {
    const game = onLodor({
      units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1, pds: 1 } } },
      technologies: { p2: ['magen_defense_grid'] },
    })
    expect(game.told('ti4.log.gridHits')).toHaveLength(1)
    expect(onPlanet(game.table, 'lodor').filter(({ of }) => of === 'p1')).toEqual([])
    expect(game.told('ti4.log.fires').filter(about => about?.['seat'] === 'p1')).toEqual([])
  })

  test('whoever has the grid says which of several kinds it strikes', () => {
    const landed = from(
      { segment: 'groundCombats', args: { seat: 'p1', hex: 'a0' } },
      {
        factions: { p1: 'naalu', p2: 'mentak' },
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { lodor: { infantry: 2, fighter: 1 } }, p2: { lodor: { infantry: 1, pds: 1 } } },
        technologies: { p2: ['magen_defense_grid'] },
      },
    )
    const [fighter = ''] = onPlanet(landed.table, 'lodor', 'fighter').map(({ id }) => id)
    expect(Object.keys(landed.offered<OneOf>('p2').of)).toHaveLength(3)
    landed.say('p2', fighter)
    expect(onPlanet(landed.table, 'lodor').map(({ id }) => id)).not.toContain(fighter)
  })

  test('by its first printing it is exhausted, and the opponent does not roll for a round', () => {
    const game = onLodor({
      units: { p1: { lodor: { infantry: 3 } }, p2: { lodor: { infantry: 3, pds: 1 } } },
      technologies: { p2: ['magen_defense_grid'] },
      also: first,
    })
    game.say('p2', 'magen_defense_grid')
    expect(sheet(game.table, 'p2').technologies.magen_defense_grid).toEqual({ exhausted: true })
    expect(game.told('ti4.log.fires')[0]).toMatchObject({ seat: 'p2' })
    if (!game.rests) untilTrue(game, () => game.rests)
    expect(game.told('ti4.log.fires').some(about => about?.['seat'] === 'p1')).toBe(true)
    expect(game.told('ti4.log.gridHits')).toEqual([])
  })
})

describe('rolls and repairs', () => {
  const sieged = (technologies: Middle['technologies'] & object) =>
    from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { dreadnought: 2 } }, p2: { lodor: { infantry: 9 } } },
        technologies,
      },
    )
  const dice = (technologies: Middle['technologies'] & object) => {
    const game = sieged(technologies)
    for (let i = 0; i < 2; i++) game.say('p1', 'lodor')
    return game.log.flatMap(line => (line.text === 'ti4.log.fires' ? [line.dice?.length] : []))
  }

  test('Plasma Scoring gives one unit one die more in a bombardment', () => {
    expect(dice({ p1: [] })).toEqual([2])
    expect(dice({ p1: ['plasma_scoring'] })).toEqual([3])
  })

  test('X-89 Bacterial Weapon doubles hits of bombardment and exhausts the planet', () => {
    const game = sieged({ p1: ['x_89_bacterial_weapon'] })
    for (let i = 0; i < 2; i++) game.say('p1', 'lodor')
    const hits = game.told('ti4.log.fires').reduce((sum, about) => sum + Number(about?.['hits']), 0)
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(9 - 2 * hits)
    expect(game.table.planets.lodor?.exhausted).toBe(true)
  })

  test('and those of ground combat', () => {
    const game = onLodor({
      units: { p1: { lodor: { infantry: 9 } }, p2: { lodor: { infantry: 12 } } },
      technologies: { p1: ['x_89_bacterial_weapon'] },
    })
    const [mine] = game.told('ti4.log.fires')
    const [lost] = game.told('ti4.log.loses').filter(about => about?.['seat'] === 'p2')
    expect(lost?.['count'] ?? 0).toBe(Math.min(12, 2 * Number(mine?.['hits'])))
  })

  test('Graviton Laser System is exhausted, and hits of Space Cannon spare Fighters', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a0' } },
      {
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { cruiser: 3, fighter: 9 } }, p2: { lodor: { pds: 2 } } },
        technologies: { p2: ['graviton_laser_system'] },
      },
    )
    untilTrue(game, () => game.asked('p2').text === 'ti4.ask.spaceCannon')
    game.say('p2', 'p1').say('p2', 'graviton_laser_system')
    expect(sheet(game.table, 'p2').technologies.graviton_laser_system).toEqual({ exhausted: true })
    const hits = game.told('ti4.log.fires').reduce((sum, about) => sum + Number(about?.['hits']), 0)
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(3 - hits)
  })

  test('Duranium Armor repairs a ship in the round after it was damaged', () => {
    const game = inSpace({
      units: { p1: { a0: { dreadnought: 1 } }, p2: { a0: { carrier: 1 } } },
      technologies: { p1: ['duranium_armor'] },
      also({ table }) {
        for (const ship of Object.values(table.units)) if (ship.kind === 'dreadnought') ship.damaged = true
      },
    })
    if (!game.rests) untilTrue(game, () => game.rests)
    const lives = unitsAt(game, 'p1', 'a0', 'dreadnought').length
    expect(game.told('ti4.log.repairs').length).toBeGreaterThanOrEqual(lives)
  })

  test('as soon as its owner has assigned his hits, before the round ends', () => {
    const game = inSpace({
      factions: { p1: 'letnev', p2: 'xxcha', p3: 'mentak' },
      units: { p1: { a0: { dreadnought: 1, carrier: 1 } }, p2: { a0: { carrier: 2 } } },
      technologies: { p1: ['duranium_armor'] },
      also(state) {
        holding({ p1: ['emergency_repairs'] })(state)
        for (const ship of Object.values(state.table.units))
          if (ship.kind === 'dreadnought') ship.damaged = true
      },
    })
    untilTrue(
      game,
      () =>
        game.match.open[0]?.key.includes('repair') === true ||
        game.told('ti4.log.repairs').length > 0 ||
        game.rests,
    )
    const [open] = game.match.open
    expect(game.told('ti4.log.repairs')).toHaveLength(1)
    expect(open?.key).not.toContain('combatRoundEnd')
  })
})

describe('the whole shelf', () => {
  test('has an effect for each of the base game', () => {
    const base = Object.values(generalTechnologies).filter(each => each.set === 'base' && !('unit' in each))
    expect(base.map(({ id }) => id).filter(id => !held[id])).toEqual([])
  })
})

describe('in a turn', () => {
  test('Fleet Logistics let a second action follow the first, and no third', () => {
    const game = turn({
      tiles: around({}),
      units: {},
      technologies: { p1: ['fleet_logistics'] },
    })
    game.say('p1', { tactical: 'a0' })
    game.say('p1', 'fleet_logistics')
    expect(game.asked('p1').text).toBe('ti4.ask.turn')
    game.say('p1', { tactical: 'a1' })
    expect(game.table.active).not.toBe('p1')
    expect(sheet(game.table, 'p1').passed).toBeUndefined()
  })

  test('what may follow an action names no Action Card that it was: by then it may lie in the deck', () => {
    const game = turn({
      tiles: around({}),
      units: {},
      technologies: { p1: ['fleet_logistics'] },
      also({ table, hands }) {
        sheet(table, 'p1').actionCards = 1
        Object.assign(hands['p1'] ?? {}, { actionCards: { mining_initiative: true } })
      },
    })
    game.say('p1', { special: 'mining_initiative' })
    expect(game.asked('p1').text).toBe('ti4.ask.play.afterAction')
    expect(game.asked('p1').about).toEqual({ seat: 'p1' })
    game.say('p1', 'fleet_logistics')
    expect(game.asked('p1').text).toBe('ti4.ask.turn')
  })

  test('[ti4/58.9] Transit Diodes carry up to four ground forces to planets of one’s own as the turn starts', () => {
    const game = turn({
      tiles: around({ a0: 's26', a1: 's37' }),
      planets: { p1: ['lodor', 'arinam'] },
      units: { p1: { arinam: { infantry: 3 }, a2: { carrier: 1, infantry: 2 } } },
      technologies: { p1: ['transit_diodes'] },
    })
    game.say('p1', 'transit_diodes')
    const troops = Object.keys(game.offered<SomeOf>('p1').of)
    expect(troops).toHaveLength(5)
    expect(game.answer('p1', troops)).toBeDefined()
    game.say('p1', troops.slice(0, 4))
    for (let i = 0; i < 4; i++) game.say('p1', 'lodor')
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(4)
    expect(sheet(game.table, 'p1').technologies.transit_diodes).toEqual({ exhausted: true })
    expect(game.asked('p1').text).toBe('ti4.ask.turn')
  })

  test('[ti4/46.3] Transit Diodes leave no Infantry counter where all twelve pieces lie elsewhere', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `b${at}`)
    const scene = (spots: readonly string[]) => {
      const game = turn({
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        units: { p1: Object.fromEntries(spots.map(spot => [spot, { infantry: 2 }])) },
        technologies: { p1: ['transit_diodes'] },
      })
      game.say('p1', 'transit_diodes')
      const [one = ''] = Object.keys(game.offered<SomeOf>('p1').of)
      game.say('p1', [one])
      if (game.asked('p1').text === 'ti4.ask.transitTo') game.say('p1', 'lodor')
      return onPlanet(game.table, 'lodor')
    }
    expect(scene(twelve.slice(1))).toHaveLength(1)
    expect(scene(twelve)).toEqual([])
  })

  test('Psychoarchaeology turns planets with a specialty into Trade Goods, and the turn goes on', () => {
    const game = turn({
      tiles: around({ a0: 's26', a1: 's27' }),
      planets: { p1: ['new_albion', 'lodor'] },
      technologies: { p1: ['psychoarchaeology'] },
    })
    game.say('p1', { special: 'psychoarchaeology' })
    if (!game.open.includes('p1:turn')) game.say('p1', ['new_albion'])
    expect(sheet(game.table, 'p1').tradeGoods).toBe(1)
    expect(game.table.planets.new_albion?.exhausted).toBe(true)
    expect(game.asked('p1').text).toBe('ti4.ask.turn')
  })

  test('X-89 Bacterial Weapon destroys, by its first printing, all Infantry under ships with Bombardment', () => {
    const sick: Middle = {
      tiles: around({ a0: 's26' }),
      planets: { p2: ['lodor'] },
      units: { p1: { a0: { dreadnought: 1 } }, p2: { lodor: { infantry: 3, pds: 1 } } },
      technologies: { p1: ['x_89_bacterial_weapon'] },
    }
    expect(specials(sick)).not.toContain('x_89_bacterial_weapon')
    const game = turn({ ...sick, also: first })
    game.say('p1', { special: 'x_89_bacterial_weapon' })
    expect(onPlanet(game.table, 'lodor').map(({ kind }) => kind)).toEqual(['pds'])
    expect(sheet(game.table, 'p1').technologies.x_89_bacterial_weapon).toEqual({ exhausted: true })
    expect(game.table.active).not.toBe('p1')
  })

  test('Sling Relay produces a ship beside a Space Dock, and it is paid', () => {
    const game = turn({
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { space_dock: 1 } } },
      technologies: { p1: ['sling_relay'] },
      tradeGoods: { p1: 2 },
      exhausted: ['lodor', 'moll_primus'],
    })
    game.say('p1', { special: 'sling_relay' }).say('p1', 'cruiser')
    expect(unitsAt(game, 'p1', 'a0', 'cruiser')).toHaveLength(1)
    expect(sheet(game.table, 'p1').tradeGoods).toBe(0)
    expect(sheet(game.table, 'p1').technologies.sling_relay).toEqual({ exhausted: true })
  })

  test('[ti4/67.6] which needs means, and no ships of others', () => {
    const relay: Middle = {
      tiles: around({ a0: 's26' }),
      planets: { p1: ['lodor'] },
      units: { p1: { lodor: { space_dock: 1 } } },
      technologies: { p1: ['sling_relay'] },
    }
    expect(specials(relay)).toContain('sling_relay')
    const barred = { ...relay.units, p2: { a0: { fighter: 1 } } }
    expect(specials({ ...relay, units: barred })).not.toContain('sling_relay')
    expect(specials({ ...relay, exhausted: ['lodor', 'moll_primus'] })).not.toContain('sling_relay')
  })
})
