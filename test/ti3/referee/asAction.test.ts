import { describe, expect, test } from 'vitest'
import { seedFrom as seedOf } from '../../../shared/engine/chance.ts'
import { aims, isOffered, play, standing, turnWith, unanswered } from '../action/turnWith.ts'
import { askedIn } from '../invented.ts'
import { type Midgame, whereDice } from '../midgame.ts'

const seeded =
  (name: string) =>
  ({ box }: { box: { seed: string } }) => {
    box.seed = seedOf(name)
  }
const exhausted = (game: Midgame) =>
  Object.entries(game.table.planets)
    .flatMap(([id, card]) => (card?.exhausted ? [id] : []))
    .sort()
const owner = (game: Midgame, planet: 'abyz' | 'fria' | 'saudor' | 'thibah' | 'quann' | 'tarmann') =>
  game.table.planets[planet]?.owner

describe('Strategic Bombardment', () => {
  const war = {
    units: {
      p1: { a1: { war_sun: 1 }, a3: { war_sun: 1 }, a4: { dreadnought: 1 } },
      p2: { abyz: { ground_force: 1 } },
    },
    planets: { p2: ['abyz', 'thibah'], p3: ['fria'], p1: ['saudor'] },
  } as const
  const rolled = (back: boolean, more: object = {}) =>
    whereDice(
      seed =>
        unanswered(
          play(
            turnWith(['strategic_bombardment'], {
              ...war,
              ...more,
              change: seeded(seed),
            }),
            'strategic_bombardment',
          ),
        ),
      game => (game.sheet('p1').actionCards === 1) === back,
    )
  test('exhausts the planets of all opponents in the one system there is', () => {
    const game = rolled(false)
    expect(exhausted(game)).toEqual(['abyz', 'fria'])
    expect(game.table.discards.action).toEqual(['strategic_bombardment'])
    expect(game.table.active).not.toBe('p1')
  })
  test('on 6 to 10 it comes back to the hand, and is not aimed at that system again in this round', () => {
    const game = rolled(true)
    expect(exhausted(game)).toEqual(['abyz', 'fria'])
    expect(game.table.discards.action).toEqual([])
    expect(game.match.state.hands['p1']?.actionCards).toEqual({ strategic_bombardment: true })
    for (const seat of ['p2', 'p3']) game.say(seat, { pass: true })
    expect(game.open).toEqual(['p1:turn'])
    expect(isOffered(game, 'strategic_bombardment')).toBe(false)
  })
  test('a copy brings nothing back', () => {
    let kept = 0
    for (let i = 0; i < 12; i++) {
      const game = turnWith(['touch_of_genius'], {
        ...war,
        tradeGoods: { p1: 3 },
        change(state) {
          state.box.seed = seedOf(`copy ${i}`)
          state.table.discards.action.push('strategic_bombardment')
          state.box.actionCards = state.box.actionCards.filter(card => card !== 'strategic_bombardment')
          state.table.decks.action = state.box.actionCards.length
        },
      })
      game.say('p1', { special: 'touch_of_genius' })
      if (game.open[0] === 'p1:repeats') game.say('p1', 'strategic_bombardment')
      if (game.open[0]?.startsWith('p1:') && !game.open[0].endsWith('turn'))
        game.say('p1', { planets: [], tradeGoods: 3 })
      unanswered(game)
      expect(exhausted(game)).toEqual(['abyz', 'fria'])
      if (game.sheet('p1').actionCards > 0) kept++
      expect([...game.table.discards.action].sort()).toEqual(['strategic_bombardment', 'touch_of_genius'])
    }
    expect(kept).toBe(0)
  })
})

describe('Lucky Shot', () => {
  test('an enemy Dreadnought, Cruiser or Destroyer beside a planet of its player, dead with all it carries', () => {
    const game = turnWith(['lucky_shot'], {
      units: {
        p1: { a1: { cruiser: 1 } },
        p2: { a1: { dreadnought: 1, destroyer: 1, cruiser: 1, carrier: 1, war_sun: 1 }, a4: { cruiser: 1 } },
      },
      technologies: { p2: ['stasis_capsules'] },
      planets: { p1: ['abyz'], p2: ['thibah'] },
      change({ table }) {
        const ship = Object.entries(table.units).find(([, unit]) => unit.kind === 'dreadnought')?.[0] ?? ''
        table.units['extra'] = { kind: 'ground_force', of: 'p2', at: 'a1', aboard: ship }
      },
    })
    game.say('p1', { special: 'lucky_shot' })
    const kinds = aims(game).map(id => `${game.table.units[id]?.of} ${game.table.units[id]?.kind}`)
    expect(kinds.sort()).toEqual(['p2 cruiser', 'p2 destroyer', 'p2 dreadnought'])
    game.say(
      'p1',
      aims(game).find(id => game.table.units[id]?.kind === 'dreadnought'),
    )
    unanswered(game)
    expect(standing(game, 'a1')).toEqual([
      'p1 cruiser',
      'p2 carrier',
      'p2 cruiser',
      'p2 destroyer',
      'p2 war_sun',
    ])
  })
})

describe('Local Unrest', () => {
  const realm = (force: number, more = {}) =>
    turnWith(['local_unrest.1', 'local_unrest.2'], {
      units: { p1: {}, p2: { saudor: { ground_force: force, pds: 1, space_dock: 1 }, a3: { fighter: 3 } } },
      planets: { p2: ['saudor', 'thibah'] },
      ...more,
    })
  test('exhausts; one Ground Force dies; with one left the planet stays his', () => {
    const game = unanswered(play(realm(2), 'local_unrest.1', 'saudor'))
    expect(standing(game, 'saudor')).toEqual(['p2 ground_force', 'p2 pds', 'p2 space_dock'])
    expect(exhausted(game)).toEqual(['saudor'])
    for (const seat of ['p2', 'p3']) game.say(seat, { pass: true })
    game.say('p1', { special: 'local_unrest.2' })
    // Not that planet again by him in this round; the other is the only aim left.
    expect(owner(unanswered(game), 'thibah')).toBeUndefined()
    expect(owner(game, 'saudor')).toBe('p2')
  })
  test.each([1, 0])(
    'with %i there nobody holds it any more, dock and PDS die, and Fighters without support',
    force => {
      const game = unanswered(play(realm(force), 'local_unrest.1', 'saudor'))
      expect(standing(game, 'saudor')).toEqual([])
      expect(owner(game, 'saudor')).toBeUndefined()
      expect(standing(game, 'a3')).toEqual([])
    },
  )
  test('never a home planet, nor one of Winnu held with a Ground Force', () => {
    const game = turnWith(['local_unrest.1'], {})
    expect(isOffered(game, 'local_unrest.1')).toBe(false)
  })
})

describe('Secret Industrial Agent and Spacedock Accident', () => {
  const docks = {
    units: {
      p1: { abyz: { space_dock: 1 }, quinarra: { space_dock: 1 } },
      p2: { saudor: { space_dock: 1 }, a3: { fighter: 3 } },
    },
    planets: { p1: ['abyz'], p2: ['saudor'] },
  } as const
  test('a dock outside Home Systems, one’s own too; Fighters above support go at once', () => {
    const game = turnWith(['secret_industrial_agent'], docks)
    game.say('p1', { special: 'secret_industrial_agent' })
    expect(aims(game)).toEqual(['abyz', 'saudor'])
    unanswered(game.say('p1', 'saudor'))
    expect(standing(game, 'saudor')).toEqual([])
    expect(standing(game, 'a3')).toEqual([])
    expect(owner(game, 'saudor')).toBe('p2')
  })
})

describe('Ghost Ship', () => {
  test('not into a system with enemy ships, nor where Fleet Supply is full, nor without a piece', () => {
    const full = turnWith(['ghost_ship'], {
      units: { p1: { b4: { cruiser: 3 } }, p2: { c4: { fighter: 1 }, b5: { fighter: 1 } } },
      counters: { p1: { fleet: 3 } },
    })
    expect(isOffered(full, 'ghost_ship')).toBe(false)
    const none = turnWith(['ghost_ship'], {
      units: { p1: { a1: { destroyer: 8 } } },
      counters: { p1: { fleet: 8 } },
    })
    expect(isOffered(none, 'ghost_ship')).toBe(false)
  })
})

describe('Rally of the People', () => {
  test('not with enemy ships there, nor above Fleet Supply; home planets need not be held', () => {
    expect(
      isOffered(
        turnWith(['rally_of_the_people'], { units: { p2: { c15: { fighter: 1 } } } }),
        'rally_of_the_people',
      ),
    ).toBe(false)
    expect(
      isOffered(
        turnWith(['rally_of_the_people'], { units: { p1: { c15: { cruiser: 3 } } } }),
        'rally_of_the_people',
      ),
    ).toBe(false)
    const lost = turnWith(['rally_of_the_people'], {
      change({ table }) {
        table.planets.quinarra = { owner: 'p2', taken: 1 }
        table.planets.trenlak = { owner: 'p2', taken: 1 }
      },
    })
    expect(standing(unanswered(play(lost, 'rally_of_the_people')), 'c15')).toEqual(['p1 dreadnought'])
  })
})

describe('Privateers', () => {
  test('half, rounded down, to him, the rest to the supply', () => {
    const game = turnWith(['privateers'], { tradeGoods: { p1: 0, p2: 5, p3: 0 } })
    const supply = game.table.supply.tradeGoods
    unanswered(play(game, 'privateers'))
    expect([
      game.sheet('p1').tradeGoods,
      game.sheet('p2').tradeGoods,
      game.table.supply.tradeGoods - supply,
    ]).toEqual([2, 0, 3])
  })
  test('of one: nothing to him', () => {
    const game = unanswered(play(turnWith(['privateers'], { tradeGoods: { p2: 1 } }), 'privateers'))
    expect([game.sheet('p1').tradeGoods, game.sheet('p2').tradeGoods]).toEqual([0, 0])
  })
})

describe('Insubordination', () => {
  test('from the Command Pool to reinforcements; not of one whose Pool is empty', () => {
    const game = turnWith(['insubordination'], { counters: { p2: { pool: 0 }, p3: { pool: 1 } } })
    const before = game.sheet('p3').counters.reinforcements
    unanswered(play(game, 'insubordination'))
    expect(game.sheet('p3').counters).toMatchObject({ pool: 0, reinforcements: before + 1 })
    expect(game.sheet('p2').counters.pool).toBe(0)
  })
})

describe('Sabotage', () => {
  test('a cancelled action costs no action: the card is discarded, its player takes his turn anew, and may play another', () => {
    const game = turnWith(['insubordination', 'good_year'], {
      hands: { p2: ['sabotage.1'], p3: ['sabotage.2'] },
      planets: { p1: ['abyz'] },
    })
    play(game, 'insubordination', 'p2')
    game.say('p2', 'sabotage.1').say('p3', 'sabotage.2')
    expect(game.sheet('p2').counters.pool).toBe(3)
    expect(game.open).toEqual(['p1:turn'])
    expect([...game.table.discards.action].sort()).toEqual(['insubordination', 'sabotage.1', 'sabotage.2'])
    expect(isOffered(game, 'good_year')).toBe(true)
  })
  test('nobody answers a Sabotage', () => {
    const game = turnWith(['insubordination', 'sabotage.3'], { hands: { p2: ['sabotage.1'] } })
    play(game, 'insubordination', 'p2').say('p2', 'sabotage.1')
    expect(game.open).toEqual(['p1:turn'])
    expect(game.sheet('p1').actionCards).toBe(1)
  })
})

describe('Stellar Criminals', () => {
  test('he chooses half of his ready planets, rounded down', () => {
    const game = turnWith(['stellar_criminals'], {
      planets: { p2: ['abyz', 'fria', 'saudor', 'thibah'] },
      exhausted: ['thibah', 'fria'],
    })
    play(game, 'stellar_criminals', 'p2')
    unanswered(game)
    const asked = game.asked('p2')
    expect(Object.keys((asked.options as unknown as { of: object }).of).sort()).toEqual([
      'abyz',
      'jord',
      'saudor',
    ])
  })
  test('with a single ready planet there is nothing to halve', () => {
    const game = turnWith(['stellar_criminals'], {})
    game.say('p1', { special: 'stellar_criminals' })
    expect(game.open[0]).not.toBe('p1:aim')
    unanswered(game)
    game.say('p3', ['arc_prime'])
    expect(exhausted(game)).toHaveLength(1)
    expect(['arc_prime', 'wren_terra']).toContain(exhausted(game)[0])
  })
})

describe('Uprising', () => {
  test('all planets of the system, one’s own too; not a Home System, not where all are exhausted', () => {
    const game = turnWith(['uprising'], {
      planets: { p1: ['abyz'], p2: ['fria'], p3: ['saudor'] },
      exhausted: ['saudor'],
    })
    unanswered(play(game, 'uprising'))
    expect(exhausted(game)).toEqual(['abyz', 'fria', 'saudor'])
  })
})

describe('Voluntary Annexation', () => {
  test('three Ground Forces, exhausted, no landing: no Rare Mineral, and not in the very system of his own planet', () => {
    const game = turnWith(['voluntary_annexation', 'rare_mineral.1'], {
      planets: { p1: ['abyz'] },
      units: { p2: { b1: { cruiser: 1 } } },
    })
    game.say('p1', { special: 'voluntary_annexation' })
    expect(aims(game)).not.toContain('fria')
    game.say('p1', 'tarmann')
    unanswered(game)
    expect(askedIn(game, 'afterNeutralPlanetTaken')).toEqual([])
    expect(standing(game, 'tarmann')).toEqual(['p1 ground_force', 'p1 ground_force', 'p1 ground_force'])
    expect(game.table.planets.tarmann).toMatchObject({ owner: 'p1', exhausted: true })
  })
})

describe('Rise of a Messiah', () => {
  test('one on each planet he holds; where pieces are short he chooses which', () => {
    const game = unanswered(
      play(turnWith(['rise_of_a_messiah'], { planets: { p1: ['abyz', 'fria'] } }), 'rise_of_a_messiah'),
    )
    for (const planet of ['abyz', 'fria', 'quinarra', 'trenlak'])
      expect(standing(game, planet)).toEqual(['p1 ground_force'])
  })
})

describe('Civil Defense', () => {
  test('two PDS where there is none, one if only one is left; enemy ships do not matter', () => {
    const game = turnWith(['civil_defense'], {
      planets: { p1: ['abyz', 'fria'] },
      units: {
        p1: { fria: { pds: 1 }, quinarra: { pds: 2 }, trenlak: { pds: 2 } },
        p2: { a1: { war_sun: 1 } },
      },
    })
    unanswered(play(game, 'civil_defense'))
    expect(standing(game, 'abyz').filter(kind => kind === 'p1 pds')).toHaveLength(1)
  })
})

describe('Plague', () => {
  test('even dice kill, and he keeps the planet by a marker', () => {
    const game = whereDice(
      seed =>
        unanswered(
          play(
            turnWith(['plague'], {
              units: { p2: { saudor: { ground_force: 2 } } },
              planets: { p2: ['saudor'] },
              change: seeded(seed),
            }),
            'plague',
          ),
        ),
      game => standing(game, 'saudor').length === 0,
    )
    expect(owner(game, 'saudor')).toBe('p2')
    const dice = game.log.flatMap(line => line.dice ?? [])
    expect(dice.filter(die => die % 2 === 0)).toHaveLength(2)
  })
  test('with Planetary Security in force the emptied planet is nobody’s', () => {
    const game = whereDice(
      seed =>
        unanswered(
          play(
            turnWith(['plague'], {
              units: { p2: { saudor: { ground_force: 1 } } },
              planets: { p2: ['saudor'] },
              change: state => {
                state.box.seed = seedOf(seed)
                state.table.laws.planetary_security = {}
                state.box.politicalCards = state.box.politicalCards.filter(id => id !== 'planetary_security')
                state.table.decks.political = state.box.politicalCards.length
              },
            }),
            'plague',
          ),
        ),
      game => standing(game, 'saudor').length === 0,
    )
    expect(owner(game, 'saudor')).toBeUndefined()
  })
})

describe('Successful Spy', () => {
  test('two cards, unseen by others, hand limit at once', () => {
    const mine = ['successful_spy', 'good_year', 'uprising', 'plague', 'patrol', 'ghost_ship', 'privateers']
    const game = turnWith(mine, { hands: { p2: ['dug_in', 'veto', 'thugs'] } })
    play(game, 'successful_spy')
    if (game.open[0] === 'p1:aim') game.say('p1', 'p2')
    unanswered(game)
    expect(game.sheet('p2').actionCards).toBe(1)
    expect(game.sheet('p1').actionCards).toBe(8)
    expect(game.open[0]).toMatch(/^p1:/)
    expect(JSON.stringify(game.match.view('p3'))).not.toMatch(/"(dug_in|veto|thugs)"/)
    expect(JSON.stringify(game.match.view(undefined))).not.toMatch(/"(dug_in|veto|thugs)"/)
  })
})
