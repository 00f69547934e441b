import { describe, expect, test } from 'vitest'
import type { SomeOf } from '../../../shared/engine/options.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { moveOptions } from '../../../shared/ti4/movement.ts'
import { planetsAt, sheet } from '../../../shared/ti4/realm.ts'
import type { Table } from '../../../shared/ti4/table.ts'
import { untilTrue } from '../../galaxy/driving.ts'
import { coming } from '../../galaxy/fleets.ts'
import { activating, canUse, choicesAt, fighting, turn, untilUse, whereSo } from '../factions/scenes.ts'
import { around, from, inMidgame } from '../midgame.ts'
import { following, strategic } from '../strategic.ts'
import { having, withRelics } from './relicScene.ts'

const whole = { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 }
const relicsOf = (table: Table, seat = 'p1') => sheet(table, seat).relics

describe('relics of fleets', () => {
  test('[ti4/73.3] Dominus Orb: what lies under own Command Tokens moves, and takes others along', () => {
    const game = activating(
      having('dominus_orb', {
        units: { p1: { a1: { carrier: 1, infantry: 1 }, a2: { cruiser: 1 } } },
        activated: { p1: ['a1', 'a2'] },
      }),
    )
    untilUse(game, 'p1', 'dominus_orb').say('p1', 'dominus_orb')
    untilTrue(game, () => game.open.includes('p1:movement'))
    const options = game.offered<Move>('p1')
    expect(coming(options)).toEqual(['carrier a1', 'cruiser a2'])
    expect(Object.values(options.cargo)).toEqual([{ kind: 'infantry', at: 'a1' }])
    expect(relicsOf(game.table)).toEqual({})
    const [carrier] = Object.keys(options.ships).filter(id => options.ships[id]?.kind === 'carrier')
    game.say('p1', { [carrier as string]: { cargo: Object.keys(options.cargo) } })
    expect(Object.values(game.table.units).filter(({ at, of }) => at === 'a0' && of === 'p1')).toHaveLength(2)
  })

  test('without it they stay where they are', () => {
    const { table } = inMidgame({
      options: withRelics,
      tiles: around({}),
      units: { p1: { a1: { carrier: 1 } } },
      activated: { p1: ['a1'] },
    })
    expect(coming(moveOptions(table, 'p1', ['a0']))).toEqual([])
  })

  test('The Crown of Thalnos adds 1 to dice thrown again, and who makes no hit then is destroyed', () => {
    const crown = 'the_crown_of_thalnos_pok'
    const make = (count: number) => {
      const game = fighting(
        having(crown, {
          factions: { p1: 'xxcha', p2: 'sol' },
          technologies: { p1: [], p2: [] },
          units: { p1: { a0: { cruiser: count + 3 } }, p2: { a0: { carrier: 9 } } },
        }),
      )
      untilUse(game, 'p1', crown).say('p1', crown)
      const dice = Object.entries(game.offered<SomeOf>('p1').of)
      game.say(
        'p1',
        dice.flatMap(([id, { about }]) => (Number(about?.['count']) < Number(about?.['needs']) ? [id] : [])),
      )
      return game
    }
    // A six is none but for the crown.
    const again = (game: ReturnType<typeof make>) =>
      game.log.filter(line => line.text === 'ti4.log.throwsAgain')
    const game = whereSo(make, made => again(made).length > 1 && made.told('ti4.log.loses').length > 0)
    const last = again(game).at(-1)
    const lost = game.told('ti4.log.loses')[0]
    expect(lost).toMatchObject({ seat: 'p1', unit: 'cruiser' })
    expect(last?.about?.['needs']).toBe(7)
    expect(Number(lost?.['count'])).toBeLessThanOrEqual(again(game).length)
  })

  test('Circlet of the Void: no anomaly keeps ships, and no gravity rift is rolled for', () => {
    const scene = having('circlet_of_the_void', {
      tiles: around({ a1: 's42', a2: 's44', a5: 's41' }),
      units: { p1: { a1: { cruiser: 1 }, a5: { carrier: 1 } } },
      technologies: { p1: [] },
    })
    const { table } = inMidgame(scene)
    // Out of a nebula at full speed; into an asteroid field.
    expect(coming(moveOptions(table, 'p1', ['a3']))).toContain('cruiser a1')
    expect(coming(moveOptions(table, 'p1', ['a2']))).toContain('cruiser a1')
    const game = activating(scene)
    untilTrue(game, () => game.open.includes('p1:movement'))
    const { ships } = game.offered<Move>('p1')
    const [carrier = ''] = Object.keys(ships).filter(id => ships[id]?.kind === 'carrier')
    game.say('p1', { [carrier]: {} })
    expect([...game.told('ti4.log.riftPassed'), ...game.told('ti4.log.riftTakes')]).toEqual([])
    expect(game.told('ti4.log.moves')).toHaveLength(1)
  })

  test('Circlet of the Void: a frontier is explored from afar, where no ships of others are', () => {
    const game = turn(
      having('circlet_of_the_void', {
        tiles: around({ a0: 's26' }),
        units: { p2: { a2: { cruiser: 1 } } },
        also({ table }) {
          table.tokens = { 'frontier.1': 'a1', 'frontier.2': 'a2' }
        },
      }),
    )
    game.say('p1', { special: 'circlet_of_the_void' })
    expect(game.table.tokens).toEqual({ 'frontier.2': 'a2' })
    expect(game.told('ti4.log.exploresFrontier')).toHaveLength(1)
    expect(relicsOf(game.table)?.circlet_of_the_void).toEqual({ exhausted: true })
  })
})

describe('Scepter of Emelpar', () => {
  test('[ti4/82.1] a secondary ability with a token of reinforcements, even with an empty pool', () => {
    const game = from(
      { segment: 'secondaries', args: { seat: 'p2', card: 'politics' } },
      having('scepter_of_emelpar', {
        tokens: { p1: { ...whole, strategy: 0 } },
        also({ table }) {
          table.phase = 'action'
          table.active = 'p2'
          table.strategic = { of: 'p2', card: 'politics' }
        },
      }),
    )
    untilTrue(game, () => game.open.includes('p1:use'))
    expect(choicesAt(game, 'p1')).toEqual(['reserve', 'none'])
    game.say('p1', 'reserve')
    following(game)
    expect(game.sheet('p1').actionCards).toBe(2)
    expect(game.sheet('p1').counters).toMatchObject({ strategy: 0, reinforcements: 8 })
    expect(relicsOf(game.table)?.scepter_of_emelpar).toEqual({ exhausted: true })
  })

  test('an ability that costs a token of the Strategy Pool', () => {
    const game = turn(
      having('scepter_of_emelpar', {
        factions: { p1: 'sol' },
        planets: { p1: ['lodor'] },
        tokens: { p1: whole },
      }),
    )
    game.say('p1', { special: 'orbital_drop' })
    untilTrue(game, () => canUse(game, 'p1', 'lodor'))
    game.say('p1', 'lodor')
    untilTrue(game, () => canUse(game, 'p1', 'yes'))
    game.say('p1', 'yes')
    expect(game.sheet('p1').counters).toMatchObject({ strategy: 2, reinforcements: 8 })
    expect(relicsOf(game.table)?.scepter_of_emelpar).toEqual({ exhausted: true })
  })
})

describe('relics of planets and technologies', () => {
  test('Stellar Converter: a planet beside a Dreadnought is no more, and what stood there neither', () => {
    const game = turn(
      having('stellar_converter', {
        tiles: around({ a0: 's26' }),
        units: { p1: { a1: { dreadnought: 1 } }, p2: { lodor: { infantry: 2, space_dock: 1 } } },
        planets: { p2: ['lodor'] },
        also({ table }) {
          table.attachments = { lodor: { paradise_world: true } }
        },
      }),
    )
    game.say('p1', { special: 'stellar_converter' })
    if (canUse(game, 'p1', 'lodor')) game.say('p1', 'lodor')
    expect(planetsAt(game.table, 'a0')).toEqual([])
    expect(game.table.planets.lodor).toBeUndefined()
    expect(game.table.attachments?.lodor).toBeUndefined()
    expect(Object.values(game.table.units).filter(({ planet }) => planet === 'lodor')).toEqual([])
    expect(game.told('ti4.log.destroysPlanet')).toEqual([{ seat: 'p1', planet: 'lodor' }])
    expect(relicsOf(game.table)).toEqual({})
  })

  test('Stellar Converter leaves Mecatol Rex alone, and its own system', () => {
    const game = turn(
      having('stellar_converter', {
        tiles: around({ a0: 's26' }),
        units: { p1: { a0: { dreadnought: 1 } } },
      }),
    )
    game.say('p1', { special: 'stellar_converter' })
    expect(choicesAt(game, 'p1')).not.toContain('lodor')
    expect(choicesAt(game, 'p1')).not.toContain('mecatol_rex')
  })

  test('[ti4/90.14] The Prophet’s Tears make up for a prerequisite', () => {
    const game = technology(having('the_prophets_tears', { technologies: { p1: [] } }))
    expect(choicesAt(game, 'p1')).toContain('graviton_laser_system')
    game.say('p1', 'graviton_laser_system')
    untilTrue(game, () => game.told('ti4.log.learns').length > 0)
    expect(relicsOf(game.table)?.the_prophets_tears).toEqual({ exhausted: true })
  })

  test('The Prophet’s Tears draw an Action Card', () => {
    const game = technology(having('the_prophets_tears', { technologies: { p1: [] } }))
    game.say('p1', 'sarween_tools')
    untilUse(game, 'p1', 'the_prophets_tears').say('p1', 'the_prophets_tears')
    expect(game.sheet('p1').actionCards).toBe(1)
    expect(relicsOf(game.table)?.the_prophets_tears).toEqual({ exhausted: true })
  })

  test('Book of Latvinia: two technologies without prerequisites as it is gained', () => {
    const game = turn({
      options: withRelics,
      technologies: { p1: [] },
      also({ table, box }) {
        for (const player of Object.values(table.players)) player.leaders = {}
        box.relics = ['book_of_latvinia', ...box.relics.filter(id => id !== 'book_of_latvinia')]
        sheet(table, 'p1').fragments = { industrial_relic_fragment: 3 }
      },
    })
    game.say('p1', { special: 'industrial_relic_fragment' })
    expect(choicesAt(game, 'p1')).not.toContain('graviton_laser_system')
    game.say('p1', 'sarween_tools').say('p1', 'neural_motivator')
    expect(Object.keys(game.sheet('p1').technologies)).toEqual(['sarween_tools', 'neural_motivator'])
  })

  test('Book of Latvinia: the Speaker token, or a point for all four specialties', () => {
    const speaker = turn(
      having('book_of_latvinia', {
        also({ table }) {
          table.speaker = 'p2'
        },
      }),
    )
    speaker.say('p1', { special: 'book_of_latvinia' })
    expect(speaker.table.speaker).toBe('p1')
    const rich = turn(
      having('book_of_latvinia', {
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor', 'quann', 'mellon', 'zohbat'] },
        also({ table }) {
          table.attachments = {
            lodor: { biotic_research_facility: true },
            quann: { cybernetic_research_facility: true },
            mellon: { propulsion_research_facility: true },
            zohbat: { warfare_research_facility: true },
          }
        },
      }),
    )
    rich.say('p1', { special: 'book_of_latvinia' })
    expect(rich.sheet('p1').points).toBe(1)
  })
})

const technology = (scene: ReturnType<typeof having>) => {
  const game = strategic('technology', scene)
  return untilTrue(game, () => game.open.includes('p1:technology'))
}

describe('other relics', () => {
  test('JR-XS455-O: whoever is chosen builds for 3 resources, or has a trade good', () => {
    const scene = having('jr_xs455_o', { tradeGoods: { p2: 3 } })
    const paid = turn(scene)
    paid.say('p1', { special: 'jr_xs455_o' }).say('p1', 'p2').say('p2', 'build')
    untilTrue(paid, () => paid.open.includes('p2:structure'))
    paid.say('p2', choicesAt(paid, 'p2')[0])
    expect(paid.told('ti4.log.placesStructure')[0]).toMatchObject({ seat: 'p2' })
    expect(relicsOf(paid.table)?.jr_xs455_o).toEqual({ exhausted: true })
    const declined = turn(scene)
    declined.say('p1', { special: 'jr_xs455_o' }).say('p1', 'p2').say('p2', 'goods')
    expect(declined.sheet('p2').tradeGoods).toBe(4)
  })

  test('JR-XS455-O counts as an Agent: Ssruu has its ability too', () => {
    const game = turn({
      options: withRelics,
      factions: { p1: 'yssaril' },
      also({ table }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p1').leaders = { ssruu: {} }
        sheet(table, 'p2').relics = { jr_xs455_o: {} }
      },
    })
    game.say('p1', { special: 'jr_xs455_o' }).say('p1', 'p1')
    if (canUse(game, 'p1', 'goods')) game.say('p1', 'goods')
    expect(game.sheet('p1').leaders?.ssruu).toEqual({ exhausted: true })
    expect(relicsOf(game.table, 'p2')).toEqual({ jr_xs455_o: {} })
  })

  test('Neuraloop: a secret objective takes the place of a public one, which goes back', () => {
    const game = from({ segment: 'revealing' }, having('neuraloop', { strategyCards: { imperial: 'p1' } }))
    const before = Object.keys(game.table.objectives)
    untilUse(game, 'p1', 'neuraloop').say('p1', 'neuraloop')
    const shown = Object.keys(game.table.objectives).find(id =>
      game.told('ti4.log.revealsObjective').some(about => about?.['objective'] === id),
    )
    if (canUse(game, 'p1', 'secret')) game.say('p1', 'secret')
    const now = Object.keys(game.table.objectives)
    expect(now).toHaveLength(3)
    expect(now).not.toContain(shown)
    expect(before.filter(id => !now.includes(id))).toEqual([shown])
    expect(game.match.state.box.unused).toContain(shown)
    expect(game.table.decks.secret).toBe(game.match.state.box.secrets.length)
    expect(relicsOf(game.table)).toEqual({})
  })
})
