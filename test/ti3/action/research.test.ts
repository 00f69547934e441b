import { describe, expect, test } from 'vitest'
import type { Next, Seat } from '../../../shared/engine/rules.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { canLearn, openTechnologies, priceOf } from '../../../shared/ti3/research.ts'
import { quiet } from '../held.ts'
import { dealt, steady } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'

const start = (at: Next, hands: Record<Seat, readonly string[]>, situation: Situation = {}): Midgame =>
  steady(
    midgame(at, {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      technologies: { p1: [], p2: [], p3: [] },
      units: {},
      tiles: quiet,
      cards: { p1: ['base_technology'] },
      tradeGoods: { p2: 20 },
      ...situation,
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        situation.change?.(state)
      },
    }),
  )

/** p1 has used Technology; p2 decides about its secondary ability, with this card in hand. */
const buying = (card: string, situation: Situation = {}) => {
  const at: Next = { segment: 'strategicAction', args: { seat: 'p1', card: 'base_technology' } }
  return start(at, { p2: [card] }, situation).say('p1', 'hylar_v_assault_laser')
}
const may = (game: Midgame, seat: Seat): string[] => {
  const offered = game.may(seat)['playAnyTime'] as { of: object } | undefined
  return Object.keys(offered?.of ?? {})
}
const plays = (game: Midgame, card: string) => {
  expect(may(game, 'p2')).toEqual([card])
  expect(game.command('p2', 'playAnyTime', card)).toBeUndefined()
  return game
}
const buys = (game: Midgame, technology: string, price: number) => {
  game.say('p2', 'secondary').say('p2', technology)
  if (game.open.includes('p2:price')) game.say('p2', { planets: [], tradeGoods: price })
  for (const { to, key, otherwise } of game.match.open) if (key.endsWith('/use')) game.say(to, otherwise)
  return game
}
const prices = ({ table }: Midgame, ...ids: Parameters<typeof priceOf>[2][]) =>
  ids.map(id => priceOf(table, 'p2', id))

describe('[ti3/22.cards] Corporate Sponsorship', () => {
  const card = 'corporate_sponsorship'
  const technologies = { p1: [], p2: ['enviro_compensator'], p3: [] } as const

  test('makes the green technology bought now cost 4 less, no other colour, and then it is over', () => {
    const game = plays(buying(card, { technologies }), card)
    expect(prices(game, 'stasis_capsules', 'antimass_deflectors')).toEqual([4, 8])
    buys(game, 'stasis_capsules', 4)
    expect(game.sheet('p2').technologies).toHaveProperty('stasis_capsules')
    expect(game.sheet('p2').tradeGoods).toBe(16)
    expect(game.table.lasting).toEqual({})
  })

  test('is wasted on another colour', () => {
    const game = buys(plays(buying(card, { technologies }), card), 'antimass_deflectors', 8)
    expect(game.sheet('p2').tradeGoods).toBe(12)
    expect(game.table.lasting).toEqual({})
  })

  test('is not offered where even so nothing green could be paid, nor to who buys nothing', () => {
    const poor = buying(card, { technologies, tradeGoods: { p2: 3 }, exhausted: ['jord'] })
    expect(may(poor, 'p2')).toEqual([])
    // Nothing green is open.
    expect(may(buying(card), 'p2')).toEqual([])
    expect(may(buying(card, { technologies }), 'p3')).toEqual([])
  })
})

describe('[ti3/22.cards] Focused Research', () => {
  const card = 'focused_research'

  test('opens what lacks one prerequisite, down the whole tree, for 6 more', () => {
    const game = buying(card)
    const before = openTechnologies(game.table, 'p2', { bought: true })
    plays(game, card)
    const now = openTechnologies(game.table, 'p2', { bought: true })
    const more = now.filter(id => !before.includes(id))
    expect(more.length).toBeGreaterThan(0)
    const [first] = more
    if (!first) return
    expect(prices(game, first, 'antimass_deflectors')).toEqual([14, 8])
    // Nothing for nothing, and no two missing.
    expect(canLearn(game.table, 'p2', first)).toBe(false)
    expect(now).not.toContain('war_sun_tech')
    buys(game, first, 14)
    expect(game.sheet('p2').technologies).toEqual({ [first]: true })
    expect(game.sheet('p2').tradeGoods).toBe(6)
  })

  test('is not offered to who cannot pay for it', () => {
    expect(may(buying(card, { tradeGoods: { p2: 9 }, exhausted: ['jord'] }), 'p2')).toEqual([])
  })
})

describe('[ti3/22.cards] Opening the Black Box', () => {
  const card = 'opening_the_black_box'
  const held = (planets: readonly PlanetId[], exhausted: readonly PlanetId[] = []): Situation => ({
    planets: { p2: planets },
    exhausted,
  })

  test('makes each ready red specialty count two, for red technologies alone', () => {
    const game = buying(card, held(['abyz', 'dal_bootha'], []))
    const red = prices(game, 'hylar_v_assault_laser', 'antimass_deflectors')
    const specialties = 8 - (red[0] ?? 0)
    expect(specialties).toBeGreaterThan(0)
    plays(game, card)
    expect(prices(game, 'hylar_v_assault_laser', 'antimass_deflectors')).toEqual([
      8 - 2 * specialties,
      red[1],
    ])
  })

  test('is not offered without a ready red specialty', () => {
    expect(may(buying(card), 'p2')).toEqual([])
  })
})

describe('[ti3/22.cards] Scientist Assassination', () => {
  const card = 'scientist_assassination'

  test('bars any player from every technology for the round, and the others still buy', () => {
    const game = start({ segment: 'strategyPhase' }, { p2: [card] }).say('p2', card)
    expect(Object.keys(game.offered<{ of: object }>('p2').of).sort()).toEqual(['p1', 'p2', 'p3'])
    game.say('p2', 'p1')
    expect(openTechnologies(game.table, 'p1')).toEqual([])
    expect(openTechnologies(game.table, 'p1', { bought: true })).toEqual([])
    expect(openTechnologies(game.table, 'p2').length).toBeGreaterThan(0)
    expect(Object.values(game.table.lasting)).toMatchObject([{ on: 'p1', until: 'round' }])
  })

  test('leaves the holder of Technology his strategic action, for the others', () => {
    const barred: Situation['change'] = ({ table }) => {
      const forbids = { learns: true } as const
      table.lasting['barred'] = { effect: card, by: 'p2', on: 'p1', until: 'round', forbids }
    }
    const at: Next = { segment: 'strategicAction', args: { seat: 'p1', card: 'base_technology' } }
    const game = start(at, {}, { change: barred })
    expect(game.open).toContain('p2:use')
    expect(game.told('ti3.log.learns')).toEqual([])
  })
})
