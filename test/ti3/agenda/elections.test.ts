import { describe, expect, test } from 'vitest'
import { producingDocks } from '../../../shared/ti3/production.ts'
import { landOptions } from '../../../shared/ti3/rules/landings.ts'
import { mayAgree, partnersOf } from '../../../shared/ti3/trading.ts'
import { standing } from '../action/turnWith.ts'
import { bonus } from '../held.ts'
import { choicesOf } from '../invented.ts'
import type { Midgame } from '../midgame.ts'
import { aside, type Council, decided, sitting, takenBack } from './decided.ts'

const agreed: Council['change'] = ({ table }) => {
  for (const [one, other, card] of [
    ['p1', 'p2', 'trade_sol_1'],
    ['p2', 'p1', 'trade_norr_1'],
  ] as const) {
    const sheet = table.players[one]
    const owner = table.players[other]
    if (!sheet || !owner) continue
    sheet.agreements[card] = true
    delete owner.contracts[card]
  }
}

describe('[ti3/22.outcomes] Compensated Disarmament', () => {
  test('kills the Ground Forces of one planet, pays its owner a trade good for each, and leaves it to him', () => {
    const game = decided('compensated_disarmament', 'abyz', {
      planets: { p2: ['abyz'] },
      units: { p2: { abyz: { ground_force: 3, pds: 1 } } },
    })
    expect(standing(game, 'abyz')).toEqual(['p2 pds'])
    expect(game.sheet('p2').tradeGoods).toBe(3)
    expect(game.table.planets.abyz?.owner).toBe('p2')
    expect(game.table.discards.political).toEqual(['compensated_disarmament'])
  })
})

describe('[ti3/22.outcomes] Dispute Resolution', () => {
  test('empties two planets of two players, docks too, and both are nobody’s; ships above stay', () => {
    const game = decided('dispute_resolution', ['abyz', 'saudor'], {
      planets: { p1: ['saudor'], p2: ['abyz', 'fria'] },
      units: {
        p1: { saudor: { ground_force: 2, pds: 1 } },
        p2: { abyz: { ground_force: 1, space_dock: 1 }, a1: { cruiser: 1, fighter: 2 }, fria: { pds: 1 } },
      },
    })
    expect([standing(game, 'abyz'), standing(game, 'saudor')]).toEqual([[], []])
    expect([game.table.planets.abyz, game.table.planets.saudor]).toEqual([undefined, undefined])
    expect(standing(game, 'fria')).toEqual(['p2 pds'])
    // The dock supported the Fighters.
    expect(standing(game, 'a1')).toEqual(['p2 cruiser'])
  })
})

describe('[ti3/22.outcomes] Economic Revitalization', () => {
  test('brings the elected a good from each opponent who has one', () => {
    const game = decided('economic_revitalization', 'p2', { tradeGoods: { p1: 2, p2: 1, p3: 0 } })
    expect(['p1', 'p2', 'p3'].map(seat => game.sheet(seat).tradeGoods)).toEqual([1, 2, 0])
  })
})

describe('[ti3/22.outcomes] Official Sanction', () => {
  test('keeps the elected off neutral and enemy planets this round, not off his own, and nobody else', () => {
    const game = decided('official_sanction', 'p1', { planets: { p1: ['abyz'] } })
    const lands = (seat: string) => Object.keys(landOptions(game.table, seat, 'a1', false).planets)
    expect(lands('p1')).toEqual(['abyz'])
    expect(lands('p2')).toEqual(['abyz', 'fria'])
    expect(Object.values(game.table.lasting).map(({ until }) => until)).toEqual(['round'])
  })
})

describe('[ti3/22.outcomes] Prophecy of Ixth', () => {
  const prophesied = (seat = 'p1') => decided('prophecy_of_ixth', seat)
  const round = (game: Midgame, memory: Record<string, 'round'> = {}, forget = true) => {
    const next = sitting(
      { segment: 'cardsReturn' },
      {
        phase: 'status',
        change({ table }) {
          table.lasting = aside(game.table).lasting
          const p1 = table.players['p1']
          if (p1) p1.memory = forget ? { ...memory } : { ...game.sheet('p1').memory, ...memory }
        },
      },
    )
    return Object.values(next.table.lasting).some(({ effect }) => effect === 'prophecy_of_ixth')
  }

  test('gives Fighters of the elected +1 on all combat rolls, and is no law', () => {
    const { table } = prophesied()
    expect(table.laws).toEqual({})
    expect(bonus(table, 'fighter') - bonus(table, 'cruiser')).toBe(1)
    expect(bonus(table, 'fighter', { step: 'pdsFire' })).toBeGreaterThan(0)
    expect(bonus(table, 'fighter', {}, 'p2')).toBe(0)
  })

  test('outlasts the round of the vote, and each later one in which he buys two Fighters; then it is over', () => {
    expect(round(prophesied(), {}, false)).toBe(true)
    expect(round(prophesied(), { boughtFighters1: 'round', boughtFighters2: 'round' })).toBe(true)
    expect(round(prophesied(), { boughtFighters1: 'round' })).toBe(false)
    expect(round(prophesied())).toBe(false)
  })

  test('counts Fighters bought by anybody else for nothing, and his own over several productions', () => {
    const builds = (seat: string, fighters: number) =>
      sitting(
        { segment: 'production', args: { seat, hex: 'a1' } },
        {
          planets: { [seat]: ['abyz'] },
          tradeGoods: { [seat]: 9 },
          units: { [seat]: { abyz: { space_dock: 1 } } },
          change({ table }) {
            table.lasting = aside(prophesied().table).lasting
          },
        },
      ).say(seat, {
        build: { abyz: { fighter: fighters } },
        newDocks: [],
        pay: { planets: [], tradeGoods: Math.ceil(fighters / 2) },
      })
    expect(Object.keys(builds('p1', 1).sheet('p1').memory)).toEqual(['boughtFighters1'])
    expect(Object.keys(builds('p1', 3).sheet('p1').memory)).toEqual(['boughtFighters1', 'boughtFighters2'])
    const other = builds('p2', 2)
    expect([other.sheet('p1').memory, other.sheet('p2').memory]).toEqual([{}, {}])
  })
})

describe('[ti3/22.outcomes] Public Execution', () => {
  test('takes the action cards of the elected, exhausts all his planets and lowers his combat rolls this round', () => {
    const game = decided('public_execution', 'p2', {
      planets: { p1: ['saudor'], p2: ['abyz', 'fria'] },
      exhausted: ['fria'],
      hands: { p2: ['sabotage.1', 'plague'] },
    })
    expect(game.sheet('p2').actionCards).toBe(0)
    expect(game.table.discards.action.toSorted()).toEqual(['plague', 'sabotage.1'])
    const own = Object.values(game.table.planets).filter(card => card?.owner === 'p2')
    expect(own.every(card => card?.exhausted)).toBe(true)
    expect(game.table.planets.saudor?.exhausted).toBeUndefined()
    expect(bonus(game.table, 'cruiser', {}, 'p2')).toBe(-1)
    expect(bonus(game.table, 'pds', { step: 'pdsFire' }, 'p2')).toBe(-1)
  })
})

describe('[ti3/22.outcomes] Repeal', () => {
  test('discards the law the council names, and what it changed is as before', () => {
    const game = decided('repeal', 'crown_of_thalnos', {
      laws: { crown_of_thalnos: { elected: ['p2'] }, minister_of_policy: { elected: ['p1'] } },
    })
    expect(Object.keys(game.table.laws)).toEqual(['minister_of_policy'])
    expect(game.table.discards.political.toSorted()).toEqual(['crown_of_thalnos', 'repeal'])
    expect(game.told('ti3.log.lawDiscarded')).toEqual([{ card: 'crown_of_thalnos' }])
    expect(bonus(game.table, 'ground_force', { step: 'invasion' }, 'p2')).toBe(0)
  })
})

describe('[ti3/22.outcomes] Revote', () => {
  const revoted = () =>
    decided('revote', 'crown_of_thalnos', { laws: { crown_of_thalnos: { elected: ['p2'] } } })

  test('has the law read and voted on anew, lying no more meanwhile', () => {
    const game = revoted()
    expect(game.table.laws).toEqual({})
    expect(game.table.agenda?.card).toBe('crown_of_thalnos')
    expect(game.told('ti3.log.agenda')).toEqual([{ seat: 'p1', card: 'crown_of_thalnos' }])
    expect(game.open).toEqual(['p2:vote'])
    game.say('p2', 'abstain').say('p3', 'p3').say('p1', 'p3')
    expect(game.table.laws).toEqual({ crown_of_thalnos: { elected: ['p3'] } })
    expect(game.table.discards.political).toEqual(['revote'])
  })

  test('discards it for good where it is voted down', () => {
    const game = decided('revote', 'code_of_honor', { laws: { code_of_honor: {} } })
    for (const seat of ['p2', 'p3', 'p1']) game.say(seat, 'against')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political.toSorted()).toEqual(['code_of_honor', 'revote'])
  })

  test('and is taken back with the vote that led to it', () => {
    const game = sitting(
      { segment: 'vote', args: { seat: 'p1' } },
      {
        laws: { code_of_honor: {} },
        change({ table }) {
          const what = ['code_of_honor']
          table.agenda = {
            card: 'revote',
            candidates: what,
            votes: { p2: { count: 1, what }, p3: { count: 1, what } },
          }
        },
      },
    )
    const revoted = takenBack(game, 'p1', 'code_of_honor')
    expect(revoted.agenda?.card).toBe('code_of_honor')
    expect(revoted.laws).toEqual({})
  })
})

describe('[ti3/22.outcomes] Subsidized Industry', () => {
  test('lets the elected place a Space Dock on any planet of his without one, however new; it builds from next round', () => {
    const game = decided('subsidized_industry', 'p2', {
      planets: { p2: ['abyz', 'fria'] },
      units: { p2: { fria: { space_dock: 1 } } },
      change({ table }) {
        if (table.planets.abyz) table.planets.abyz.taken = table.round
      },
    })
    const open = choicesOf(game, 'p2')
    expect(open).toContain('abyz')
    expect(open).toContain('none')
    expect(open).not.toContain('fria')
    game.say('p2', 'abyz')
    expect(standing(game, 'abyz')).toEqual(['p2 space_dock'])
    expect(producingDocks(game.table, 'p2', 'a1').map(({ planet }) => planet)).toEqual(['fria'])
  })

  test('asks nobody whose docks are all built', () => {
    const game = decided('subsidized_industry', 'p2', {
      planets: { p2: ['abyz', 'fria', 'saudor', 'thibah'] },
      units: {
        p2: { fria: { space_dock: 1 }, abyz: { space_dock: 1 }, saudor: { space_dock: 1 } },
      },
    })
    expect(game.rests).toBe(true)
  })
})

describe('[ti3/22.outcomes] Trade Embargo', () => {
  test('ends all agreements of the elected and lets him make none this round and the next', () => {
    const game = decided('trade_embargo', 'p1', { change: agreed })
    expect([partnersOf(game.table, 'p1'), partnersOf(game.table, 'p2')]).toEqual([[], []])
    expect(mayAgree(game.table, 'p1', 'p2')).toBe(false)
    expect(mayAgree(game.table, 'p3', 'p1')).toBe(false)
    expect(mayAgree(game.table, 'p2', 'p3')).toBe(true)
    const ended = (lasting: Midgame['table']['lasting']) =>
      sitting(
        { segment: 'cardsReturn' },
        { phase: 'status', change: ({ table }) => (table.lasting = lasting) },
      ).table.lasting
    const next = ended(aside(game.table).lasting)
    expect(Object.values(next).map(({ effect, until }) => [effect, until])).toEqual([
      ['trade_embargo', 'round'],
    ])
    expect(ended(structuredClone(next))).toEqual({})
  })
})
