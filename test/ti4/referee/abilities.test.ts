import { describe, expect, test } from 'vitest'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { mostVotes } from '../../../shared/ti4/council.ts'
import { permits } from '../../../shared/ti4/effects.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Hand } from '../../../shared/ti4/table.ts'
import { choicesOf, untilTrue, untilWindow } from '../../galaxy/driving.ts'
import { type Game, holding, inWindow, isOffered, passed, plays } from '../actionCards/hands.ts'
import { council } from '../council.ts'
import { around, from, type Middle } from '../midgame.ts'
import { strategic } from '../strategic.ts'

/** What abilities and action cards are held to, whatever they say. [1, 2] */

const plain = { p1: 'xxcha', p2: 'hacan', p3: 'letnev', p4: 'sol' } as const
const even: Middle['units'] = { p1: { a0: { cruiser: 4 } }, p2: { a0: { cruiser: 4 } } }
const fighting = (held: Parameters<typeof holding>[0], middle: Middle = {}) =>
  from(
    { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
    { factions: plain, tiles: around({}), units: even, ...middle, also: holding(held, middle.also) },
  )
const turn = (middle: Middle = {}) =>
  from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      factions: plain,
      tiles: around({}),
      strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      ...middle,
    },
  )
const played = (game: Game) => game.told('ti4.log.playsCard').map(line => line?.['seat'])

describe('abilities', () => {
  test('[ti4/1.7] all of one is done; what it says one may do can be let be', () => {
    const politics = strategic('politics')
    expect(choicesOf(politics, 'p1').sort()).toEqual(
      ['p2', 'p3', 'p4', 'p1'].filter(seat => seat !== politics.table.speaker).sort(),
    )
    const construction = strategic('construction')
    expect(choicesOf(construction, 'p1')).toContain('none')
  })

  test('[ti4/1.9] of two effects joined by “and” the one is done where the other cannot be', () => {
    const game = from(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        factions: plain,
        tiles: around({ a0: 's26', a1: 's25' }),
        units: { p1: { a0: { carrier: 1, infantry: 3 } } },
        planets: { p2: ['lodor', 'quann'], p1: [] },
        exhausted: ['quann'],
        also: holding({ p2: ['reparations'] }, ({ table }) => {
          table.doing = { of: 'p1', hex: 'a0' }
          // Nothing of p1 is ready.
          for (const card of Object.values(table.planets)) if (card.owner === 'p1') card.exhausted = true
        }),
      },
    )
    const [troop = ''] = Object.keys(game.table.units).filter(id => game.table.units[id]?.kind === 'infantry')
    game.say('p1', { [troop]: { planet: 'lodor' } })
    untilWindow(game, 'afterPlanetLost').say('p2', 'reparations')
    untilTrue(game, () => game.rests)
    expect(game.table.planets.quann?.exhausted).toBeUndefined()
  })

  test('[ti4/1.17] what comes after “then” needs what stands before it', () => {
    const offered = (technologies: Middle['technologies'] & object) => {
      const game = turn({ technologies, also: holding({ p1: ['divert_funding'] }) })
      return Object.keys(game.offered<Turn>('p1').special).includes('divert_funding')
    }
    // Nothing to return, so nothing to research.
    expect([offered({ p1: ['neural_motivator'] }), offered({ p1: [] })]).toEqual([true, false])
  })

  test('[ti4/1.20] in the Agenda Phase several who answer come clockwise from the Speaker', () => {
    const game = council({
      factions: plain,
      cards: ['mutiny', 'economic_equality'],
      also: holding(
        { p2: ['trade_rider'], p3: ['leadership_rider'], p4: ['diplomacy_rider'] },
        ({ table }) => {
          table.speaker = 'p3'
        },
      ),
    })
    untilWindow(game, 'afterAgendaRevealed')
    for (const seat of ['p2', 'p4', 'p3']) {
      const [card = ''] = choicesOf(game, seat).filter(id => id.includes('_rider'))
      if (inWindow(game, 'afterAgendaRevealed').includes(seat)) game.say(seat, card)
    }
    untilTrue(game, () => game.table.agenda?.asked !== undefined, { outcome: () => 'for', aim: () => 'for' })
    expect(played(game)).toEqual(['p3', 'p4', 'p2'])
  })
})

describe('action cards', () => {
  test('[ti4/2.5] nobody sees the cards of another, but everybody how many they are', () => {
    const game = turn({ also: holding({ p1: ['bribery', 'veto'], p2: ['sabotage'] }) })
    const seen = game.match.view('p2')
    expect(JSON.stringify(seen)).not.toMatch(/bribery|veto/)
    expect(sheet(seen.table, 'p1').actionCards).toBe(2)
    expect((game.match.view('p1').hand as Hand).actionCards).toEqual({ bribery: true, veto: true })
  })

  test('[ti4/2.6] one of a name is played on one thing in a window, and again in the next', () => {
    const game = fighting({ p1: ['morale_boost', 'morale_boost.2'] })
    plays(game, 'combatRoundStart', 'p1', 'morale_boost')
    expect(
      inWindow(game, 'combatRoundStart').filter(
        seat => seat === 'p1' && isOffered(game, seat, 'morale_boost'),
      ),
    ).toEqual([])
    passed(game, 'combatRoundStart')
    untilTrue(game, () => game.rests || (game.table.battle?.round ?? 0) > 1)
    if (game.rests) throw new Error('It was over in one round')
    untilWindow(game, 'combatRoundStart')
    expect(isOffered(game, 'p1', 'morale_boost')).toBe(true)
  })

  test('[ti4/2.6] one that was cancelled was not played: another follows in the same window', () => {
    const game = fighting({ p1: ['morale_boost', 'morale_boost.2'], p2: ['sabotage'] })
    untilWindow(game, 'combatRoundStart').say('p1', 'morale_boost.1')
    untilWindow(game, 'whenActionCardPlayed').say(
      'p2',
      choicesOf(game, 'p2').find(id => id.startsWith('sabotage')),
    )
    passed(game, 'whenActionCardPlayed')
    expect(game.told('ti4.log.cardCancelled')).toHaveLength(1)
    expect(inWindow(game, 'combatRoundStart')).toContain('p1')
    expect(isOffered(game, 'p1', 'morale_boost')).toBe(true)
  })

  test('[ti4/2.6] it is played at the moment it names, and at no other', () => {
    const game = turn({ also: holding({ p1: ['morale_boost', 'economic_initiative'] }) })
    const special = Object.keys(game.offered<Turn>('p1').special)
    expect(special).not.toContain('morale_boost')
  })
})

test('[ti4/3.2] who can do nothing passes', () => {
  const game = turn({
    tokens: { p1: { tactic: 0, strategy: 0 } },
    technologies: { p1: [] },
    units: {},
    also: holding({}, ({ table }) => {
      for (const place of Object.values(table.strategyCards)) place.exhausted = true
    }),
  })
  expect(game.told('ti4.log.passes')[0]).toEqual({ seat: 'p1' })
  expect(sheet(game.table, 'p1').passed).toBe(true)
})

test('[ti4/8.16] who may not vote casts none, by planets or by cards', () => {
  const game = council({
    factions: { ...plain, p2: 'nekro' },
    cards: ['mutiny'],
    planets: { p2: ['lodor'] },
    tradeGoods: { p2: 5 },
    also: holding({ p2: ['bribery'] }),
  })
  expect(permits(game.table, 'p2', 'votes', { card: 'mutiny' }, true)).toBe(false)
  expect(mostVotes(game.table, 'p2', 'mutiny')).toBe(0)
  const asked: string[] = []
  for (let now = game.table.agenda?.asked; now; now = game.table.agenda?.asked) {
    asked.push(now)
    game.say(now, 'abstain')
  }
  expect(asked).not.toContain('p2')
  expect(inWindow(game, 'afterSpeakerVotes')).not.toContain('p2')
})

test('[ti4/82.3] a strategy card is done from top to bottom', () => {
  const game = strategic('politics', { also: holding({}) })
  expect(sheet(game.table, 'p1').actionCards).toBe(0)
  const [speaker = ''] = choicesOf(game, 'p1')
  game.say('p1', speaker)
  expect(game.table.speaker).toBe(speaker)
  expect(sheet(game.table, 'p1').actionCards).toBe(2)
  expect(game.asked('p1').text).toContain('genda')
})
