import { describe, expect, test } from 'vitest'
import type { Next } from '../../../shared/engine/rules.ts'
import type { Move } from '../../../shared/galaxy/shapes/move.ts'
import { quiet } from '../held.ts'
import { askedIn, choicesOf, dealt, until } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

type Hands = Record<string, readonly string[]>
const to = (hex: string): Next => ({ segment: 'tacticalAction', args: { seat: 'p1', hex } })

const begin = (at: Next, hands: Hands, { change, ...situation }: Situation): Midgame =>
  midgame(at, {
    races: { p1: 'norr', p2: 'sol', p3: 'hacan' },
    technologies: { p1: [], p2: [], p3: [] },
    tiles: quiet,
    ...situation,
    change(state) {
      state.table.active = 'p1'
      change?.(state)
      dealt(hands)(state)
    },
  })

const playable = (game: Midgame, seat: string): string[] =>
  Object.keys((game.may(seat)['playAnyTime'] as { of: object } | undefined)?.of ?? {})
const kindsOffered = (game: Midgame) =>
  Object.values(game.offered<Move>('p1').ships)
    .map(({ kind, at }) => `${kind}@${at}`)
    .sort()
const allCome = (game: Midgame) =>
  Object.fromEntries(Object.keys(game.offered<Move>('p1').ships).map(id => [id, {}]))

describe('[ti3/22.cards] Flank Speed', () => {
  // a0 and a3 are two steps apart, through the middle.
  const far: Situation = { units: { p1: { a3: { carrier: 1, dreadnought: 1, cruiser: 1 } } } }

  test('brings all own ships one step further, in this activation', () => {
    const game = begin(to('a0'), { p1: ['flank_speed.1'] }, far)
    expect(kindsOffered(game)).toEqual(['cruiser@a3'])
    expect(playable(game, 'p1')).toEqual(['flank_speed.1'])
    game.command('p1', 'playAnyTime', 'flank_speed.1')
    expect(kindsOffered(game)).toEqual(['carrier@a3', 'cruiser@a3', 'dreadnought@a3'])
    game.say('p1', allCome(game))
    expect(Object.values(game.table.units).map(({ at }) => at)).toEqual(['a0', 'a0', 'a0'])
    expect(game.table.lasting).toEqual({})
  })

  test('asks for a move also where nothing could come without it', () => {
    const slow: Situation = { units: { p1: { a3: { carrier: 1 } } } }
    const game = begin(to('a0'), { p1: ['flank_speed.1'] }, slow)
    expect(game.open).toEqual(['p1:movement'])
    expect(kindsOffered(game)).toEqual([])
    game.command('p1', 'playAnyTime', 'flank_speed.1')
    expect(kindsOffered(game)).toEqual(['carrier@a3'])
    const without = begin(to('a0'), {}, slow)
    expect(without.open).not.toContain('p1:movement')
  })

  test('is not offered twice for one activation, nor to others', () => {
    const game = begin(to('a0'), { p1: ['flank_speed.1', 'flank_speed.2'], p2: ['flank_speed.3'] }, far)
    expect(playable(game, 'p2')).toEqual([])
    game.command('p1', 'playAnyTime', 'flank_speed.1')
    for (const seat of askedIn(game, 'afterActionCard')) game.say(seat, 'pass')
    expect(playable(game, 'p1')).toEqual([])
  })

  test('speeds no ship twice in a round', () => {
    const game = begin(to('a0'), { p1: ['flank_speed.1'] }, far)
    game.command('p1', 'playAnyTime', 'flank_speed.1')
    game.say('p1', allCome(game))
    const moved = Object.keys(game.table.units)
    expect(
      Object.keys(game.sheet('p1').memory)
        .filter(key => key.startsWith('hurried'))
        .sort(),
    ).toEqual(moved.map(id => `hurried.${id}`).sort())
    const again = begin(
      to('a3'),
      { p1: ['flank_speed.1'] },
      {
        units: { p1: { a0: { carrier: 1, dreadnought: 1 } } },
        change({ table }) {
          const [id = ''] = Object.keys(table.units).filter(each => table.units[each]?.kind === 'carrier')
          const p1 = table.players['p1']
          if (p1) p1.memory[`hurried.${id}`] = 'round'
        },
      },
    )
    again.command('p1', 'playAnyTime', 'flank_speed.1')
    expect(kindsOffered(again)).toEqual(['dreadnought@a0'])
  })
})

describe('[ti3/22.cards] In the Silence of Space', () => {
  /** The middle and both sides of the way from a3 to a0 are guarded. */
  const guard = { cruiser: 1 }
  const guarded = (p1: object): Situation => ({
    tiles: { ...quiet, a4: 'empty_4' },
    units: { p1: { a3: p1 }, p2: { m0: guard } } as never,
  })

  test('lets ships of one fleet that move two or more through one guarded system', () => {
    const game = begin(to('a0'), { p1: ['in_the_silence_of_space.1'] }, guarded({ cruiser: 2, carrier: 1 }))
    expect(playable(game, 'p1')).toEqual(['in_the_silence_of_space.1'])
    expect(kindsOffered(game)).toEqual([])
    game.command('p1', 'playAnyTime', 'in_the_silence_of_space.1')
    expect(kindsOffered(game)).toEqual(['cruiser@a3', 'cruiser@a3'])
    game.say('p1', allCome(game))
    expect(Object.values(game.table.units).filter(({ of, at }) => of === 'p1' && at === 'a0')).toHaveLength(2)
    expect(game.table.lasting).toEqual({})
  })

  test('is through one system alone: its player says which where two are guarded', () => {
    const two: Situation = {
      tiles: { ...quiet, a1: 'empty_4', a2: 'empty_2' },
      units: { p1: { a2: { cruiser: 1 } }, p2: { a1: guard, m0: guard } },
    }
    const game = begin(to('a0'), { p1: ['in_the_silence_of_space.1'] }, two)
    game.command('p1', 'playAnyTime', 'in_the_silence_of_space.1')
    expect(game.asked('p1').text).toBe('ti3.ask.slipsPast')
    expect(choicesOf(game, 'p1').sort()).toEqual(['a1', 'm0'])
    game.say('p1', 'a1')
    expect(Object.values(game.offered<Move>('p1').ships).map(({ routes }) => routes)).toEqual([
      [['a2', 'a1', 'a0']],
    ])
  })

  test('ends at no enemy ship, a Fighter neither', () => {
    const situation = guarded({ cruiser: 2 })
    const game = begin(
      to('a0'),
      { p1: ['in_the_silence_of_space.1'] },
      {
        ...situation,
        units: { ...situation.units, p2: { m0: guard, a0: { fighter: 1 } } },
      },
    )
    expect(playable(game, 'p1')).toEqual([])
  })

  test('is not offered to ships that move one', () => {
    const game = begin(
      to('a0'),
      { p1: ['in_the_silence_of_space.1'] },
      guarded({ carrier: 1, dreadnought: 2 }),
    )
    expect(playable(game, 'p1')).toEqual([])
  })
})

const moves = { movement: (game: Midgame) => allCome(game) }

describe('[ti3/22.cards] Experimental Battlestation', () => {
  const raid: Situation = {
    units: { p1: { a0: { cruiser: 3 } }, p2: { abyz: { space_dock: 1 } } },
    planets: { p2: ['abyz'] },
  }

  test('has a Space Dock fire three shots as a PDS would, in the step of PDS fire', () => {
    const game = until(
      begin(to('a1'), { p2: ['experimental_battlestation'] }, raid),
      'afterEnemyMovement',
      moves,
    )
    game.say('p2', 'experimental_battlestation')
    if (game.open.includes('p2:pdsFire')) game.say('p2', game.asked('p2').otherwise)
    const [line] = game.log.filter(({ text }) => text === 'ti3.log.fires')
    expect(line?.about).toMatchObject({ seat: 'p2', unit: 'pds', needs: 6 })
    expect(line?.dice).toHaveLength(3)
    expect(Object.values(game.table.lasting)).toEqual([])
  })

  test('is not offered without a dock in range, nor where nothing came', () => {
    const away: Situation = {
      ...raid,
      units: { p1: { a0: { cruiser: 1 } }, p2: { thibah: { space_dock: 1 } } },
    }
    const game = begin(to('a1'), { p2: ['experimental_battlestation'] }, away)
    game.say('p1', allCome(game))
    expect(askedIn(game, 'afterEnemyMovement')).toEqual([])
    const still = begin(to('a1'), { p2: ['experimental_battlestation'] }, raid)
    still.say('p1', {})
    expect(askedIn(still, 'afterEnemyMovement')).toEqual([])
  })

  test('reaches next door with Deep Space Cannon', () => {
    const game = begin(
      to('a1'),
      { p2: ['experimental_battlestation'] },
      {
        units: { p1: { a0: { cruiser: 1 } }, p2: { saudor: { space_dock: 1 } } },
        tiles: { ...quiet, a2: 'sys_saudor', a3: 'empty_2' },
        planets: { p2: ['saudor'] },
        technologies: { p1: [], p2: ['deep_space_cannon'], p3: [] },
      },
    )
    game.say('p1', allCome(game))
    expect(askedIn(game, 'afterEnemyMovement')).toEqual(['p2'])
  })
})

describe('[ti3/22.cards] Minelayers', () => {
  const entered: Situation = {
    units: { p1: { a0: { dreadnought: 2 } }, p2: { a1: { cruiser: 2, carrier: 1 } } },
  }
  const laid = (situation = entered) => {
    const game = until(begin(to('a1'), { p2: ['minelayers'] }, situation), 'afterEnemyMovement', moves)
    return game.say('p2', 'minelayers')
  }

  test('has each Cruiser there score a hit, taken with the first casualties of the battle', () => {
    const game = laid()
    expect(game.told('ti3.log.mines')).toEqual([{ seat: 'p1', hex: 'a1', count: 2 }])
    expect(game.asked('p1').text).toBe('ti3.ask.casualties')
    expect(game.asked('p1').about).toMatchObject({ count: 2 })
    expect(game.told('ti3.log.fires').length).toBeGreaterThan(0)
  })

  test('is over after those casualties, and comes of nothing without a battle', () => {
    const game = laid()
    game.say('p1', game.asked('p1').otherwise)
    while (!game.rests && game.table.battle) {
      const [open] = game.match.open
      if (!open || game.table.battle.round > 1) break
      game.say(open.to, open.otherwise)
    }
    expect(Object.values(game.table.lasting)).toEqual([])
  })

  test('wants a Cruiser where the enemy came', () => {
    const game = begin(
      to('a1'),
      { p2: ['minelayers'] },
      {
        units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { carrier: 1 }, a2: { cruiser: 1 } } },
      },
    )
    game.say('p1', allCome(game))
    expect(askedIn(game, 'afterEnemyMovement')).toEqual([])
  })
})
