import { describe, expect, test } from 'vitest'
import { units } from '../../../shared/ti3/content/units.ts'
import { landOptions } from '../../../shared/ti3/rules/landings.ts'
import { takePlanet } from '../../../shared/ti3/rules/pieces.ts'
import { scattered } from '../held.ts'
import { type Midgame, whereDice } from '../midgame.ts'
import { aims, isOffered, play, standing, turnWith } from './turnWith.ts'

const owners = ({ table }: Midgame) =>
  Object.fromEntries(Object.entries(table.planets).map(([id, card]) => [id, card?.owner]))

describe('[ti3/22.cards] Armistice', () => {
  const card = 'armistice'
  const declared = () =>
    play(turnWith([card], { planets: { p1: ['abyz'], p3: ['fria'] } }), card, 'p2', 'abyz')
  const open = (game: Midgame, seat: string) =>
    Object.keys(landOptions(game.table, seat, 'a1', false).planets)

  test('keeps one opponent off one planet of yours, and off no other', () => {
    const game = declared()
    expect(open(game, 'p2')).toEqual(['fria'])
    expect(open(game, 'p3')).toEqual(['abyz', 'fria'])
  })

  test('ends when you lose the planet', () => {
    const table = structuredClone(declared().table)
    takePlanet(table, 'p3', 'abyz')
    expect(table.lasting).toEqual({})
  })
})

describe('[ti3/22.cards] Civil Defense', () => {
  const card = 'civil_defense'

  test('places two PDS on a planet of yours that has none, one where one is left', () => {
    const elsewhere = (pds: number) =>
      turnWith([card], {
        planets: { p1: ['abyz', 'fria', 'saudor', 'thibah'] },
        units: {
          p1: {
            fria: { pds: Math.min(2, pds) },
            saudor: { pds: Math.min(2, pds - 2) },
            thibah: { pds: pds - 4 },
          },
        },
      })
    const game = elsewhere(4)
    game.say('p1', { special: card })
    expect(aims(game)).toContain('abyz')
    expect(aims(game)).toContain('thibah')
    expect(aims(game)).not.toContain('fria')
    game.say('p1', 'abyz')
    expect(standing(game, 'abyz')).toEqual(['p1 pds', 'p1 pds'])
    const one = play(elsewhere(5), card, 'abyz')
    expect(standing(one, 'abyz')).toEqual(['p1 pds'])
    expect(isOffered(elsewhere(6), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Local Unrest', () => {
  const card = 'local_unrest.1'

  test('exhausts a planet outside home systems and kills one Ground Force on it', () => {
    const game = turnWith([card], {
      planets: { p1: ['saudor'], p2: ['abyz'] },
      units: { p2: { abyz: { ground_force: 2, pds: 1 } } },
    })
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['abyz', 'saudor'])
    game.say('p1', 'abyz')
    expect(game.table.planets.abyz).toEqual({ owner: 'p2', taken: 1, exhausted: true })
    expect(standing(game, 'abyz')).toEqual(['p2 ground_force', 'p2 pds'])
  })

  test('offers what others hold before what is one’s own', () => {
    const game = turnWith([card], { planets: { p1: ['abyz'], p2: ['saudor'] } })
    game.say('p1', { special: card })
    expect(Object.keys(game.offered<{ of: object }>('p1').of)).toEqual(['saudor', 'abyz'])
  })

  test('turns it neutral with none left: dock and PDS die, Fighters above support too, agreements stay', () => {
    const game = turnWith([card], {
      planets: { p2: ['abyz'] },
      units: { p2: { abyz: { ground_force: 1, pds: 2, space_dock: 1 }, a1: { fighter: 3, cruiser: 1 } } },
      change({ table }) {
        Object.assign(table.players['p1'] ?? {}, { agreements: { trade_sol_1: true } })
        Object.assign(table.players['p2'] ?? {}, { agreements: { trade_norr_1: true } })
      },
    })
    play(game, card)
    expect(game.table.planets.abyz).toBeUndefined()
    expect(standing(game, 'abyz')).toEqual([])
    expect(standing(game, 'a1')).toEqual(['p2 cruiser'])
    expect(game.sheet('p1').agreements).toEqual({ trade_sol_1: true })
  })

  test('turns a planet held by its marker alone neutral, and touches no home', () => {
    const game = play(turnWith([card], { planets: { p1: ['saudor'] } }), card)
    expect(game.table.planets.saudor).toBeUndefined()
    expect(isOffered(turnWith([card]), card)).toBe(false)
  })

  test('is not played by the same player on the same planet again this round', () => {
    const game = turnWith([card], {
      planets: { p2: ['abyz', 'fria'] },
      units: { p2: { abyz: { ground_force: 9 } } },
      change: ({ table }) =>
        void Object.assign(table.players['p1']?.memory ?? {}, { 'played.local_unrest.abyz': 'round' }),
    })
    play(game, card)
    expect(standing(game, 'abyz')).toHaveLength(9)
    expect(game.table.planets.fria).toBeUndefined()
  })
})

describe('[ti3/22.cards] Plague', () => {
  const card = 'plague'

  test('throws a die for each Ground Force, even ones kill, and the planet stays whose it was', () => {
    for (const count of [1, 5, 12]) {
      const game = turnWith([card], {
        planets: { p1: ['saudor'], p2: ['abyz'] },
        units: { p1: { saudor: { ground_force: 1 } }, p2: { abyz: { ground_force: count, pds: 1 } } },
      })
      play(game, card)
      const [thrown] = game.log.filter(({ text }) => text === 'ti3.log.plague')
      const even = (thrown?.dice ?? []).filter(die => die % 2 === 0).length
      expect(thrown?.dice).toHaveLength(count)
      expect(standing(game, 'abyz')).toHaveLength(count - even + 1)
      expect(owners(game)['abyz']).toBe('p2')
    }
  })

  test('strikes opponents alone, where they have Ground Forces', () => {
    const game = turnWith([card], {
      planets: { p1: ['saudor'], p2: ['abyz'] },
      units: { p1: { saudor: { ground_force: 3 } } },
    })
    expect(isOffered(game, card)).toBe(false)
  })
})

describe('[ti3/22.cards] Rise of a Messiah', () => {
  const card = 'rise_of_a_messiah'

  test('brings one Ground Force to every planet held, home planets too', () => {
    const game = turnWith([card], {
      planets: { p1: ['abyz', 'saudor'] },
      units: { p1: { abyz: { ground_force: 1 } } },
    })
    play(game, card)
    const own = Object.entries(game.table.planets).flatMap(([id, held]) => (held?.owner === 'p1' ? [id] : []))
    expect(own.map(id => standing(game, id).length)).toEqual(own.map(id => (id === 'abyz' ? 2 : 1)))
    expect(own).toHaveLength(4)
  })

  test('leaves the choice where real pieces are short', () => {
    const short = (left: number) =>
      turnWith([card], {
        planets: { p1: ['abyz', 'saudor'] },
        change: scattered(units.ground_force.pieces - left),
      })
    expect(isOffered(short(0), card)).toBe(false)
    const game = short(1)
    game.say('p1', { special: card })
    expect(aims(game)).toHaveLength(4)
    game.say('p1', ['saudor'])
    expect([standing(game, 'saudor'), standing(game, 'abyz')]).toEqual([['p1 ground_force'], []])
  })
})

describe('[ti3/22.cards] Strategic Bombardment', () => {
  const card = 'strategic_bombardment'
  const struck = (seed = 'bombs') => {
    const game = turnWith([card], {
      seed,
      planets: { p1: ['saudor'], p2: ['abyz'], p3: ['fria'] },
      units: { p1: { a1: { war_sun: 1 } } },
    })
    return play(game, card)
  }
  const returns = (game: Midgame) => game.sheet('p1').actionCards === 1

  test('exhausts all planets of opponents beside a War Sun', () => {
    const { table } = struck()
    expect(table.planets.abyz?.exhausted).toBe(true)
    expect(table.planets.fria?.exhausted).toBe(true)
    expect(table.planets.saudor?.exhausted).toBeUndefined()
  })

  test('comes back to the hand on 6 or more, else it is discarded', () => {
    for (const wanted of [true, false]) {
      const game = whereDice(struck, made => returns(made) === wanted)
      const [thrown] = game.log.filter(({ text }) => text === 'ti3.log.throws')
      expect((thrown?.dice?.[0] ?? 0) >= 6).toBe(wanted)
      expect(game.table.discards.action).toEqual(wanted ? [] : [card])
      expect(Object.keys(game.match.state.hands['p1']?.actionCards ?? {})).toEqual(wanted ? [card] : [])
    }
  })

  test('strikes no system twice in a round, and none without a ready planet of an opponent', () => {
    const begin = (memory: Record<string, 'round'>, exhausted: 'abyz'[] = []) =>
      turnWith([card], {
        planets: { p1: ['fria'], p2: ['abyz'] },
        exhausted,
        units: { p1: { a1: { war_sun: 1 } } },
        change: ({ table }) => void Object.assign(table.players['p1']?.memory ?? {}, memory),
      })
    expect(isOffered(begin({}), card)).toBe(true)
    expect(isOffered(begin({ 'played.strategic_bombardment.a1': 'round' }), card)).toBe(false)
    expect(isOffered(begin({}, ['abyz']), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Uprising', () => {
  const card = 'uprising'

  test('exhausts every planet of a system outside homes, yours too', () => {
    const game = turnWith([card], { planets: { p1: ['abyz'], p2: ['fria', 'saudor'] } })
    game.say('p1', { special: card })
    expect(aims(game)).toEqual(['a1', 'a3'])
    game.say('p1', 'a1')
    expect([game.table.planets.abyz?.exhausted, game.table.planets.fria?.exhausted]).toEqual([true, true])
    expect(game.table.planets.saudor?.exhausted).toBeUndefined()
  })

  test('needs a ready planet there', () => {
    expect(isOffered(turnWith([card], { planets: { p2: ['abyz'] }, exhausted: ['abyz'] }), card)).toBe(false)
  })
})

describe('[ti3/22.cards] Voluntary Annexation', () => {
  const card = 'voluntary_annexation'

  test('brings a neutral planet beside one of yours, exhausted, with three Ground Forces', () => {
    const game = turnWith([card], { planets: { p1: ['abyz'] }, units: { p2: { m0: { cruiser: 1 } } } })
    game.say('p1', { special: card })
    expect(aims(game)).toContain('mecatol_rex')
    // Not in the same system, nor farther off.
    expect(aims(game)).not.toContain('fria')
    expect(aims(game)).not.toContain('thibah')
    game.say('p1', 'mecatol_rex')
    expect(game.table.planets.mecatol_rex).toMatchObject({ owner: 'p1', exhausted: true, taken: 2 })
    expect(standing(game, 'mecatol_rex')).toEqual(['p1 ground_force', 'p1 ground_force', 'p1 ground_force'])
  })
})
