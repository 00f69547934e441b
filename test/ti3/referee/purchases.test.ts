import { describe, expect, test } from 'vitest'
import { quiet } from '../held.ts'
import { askedIn, choicesOf, dealt, type Hands } from '../invented.ts'
import { type Midgame, midgame, type Situation } from '../midgame.ts'
import { quietly } from './holding.ts'

/** Technology is used by p1; p2 uses the secondary. */
const technology = (hands: Hands, situation: Situation = {}) =>
  midgame(
    { segment: 'strategicAction', args: { seat: 'p1', card: 'base_technology' } },
    {
      races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
      tiles: quiet,
      cards: { p1: ['base_technology'] },
      tradeGoods: { p2: 14 },
      ...situation,
      technologies: { p1: [], p2: [], p3: [], ...situation.technologies },
      change(state) {
        dealt(hands)(state)
        state.table.active = 'p1'
        situation.change?.(state)
      },
    },
  )
/** p2 is asked which technology he buys. */
const buying = (hands: Hands, situation: Situation = {}) => {
  const game = technology(hands, situation)
  for (let i = 0; i < 12 && !game.open.includes('p2:technology'); i++) {
    const [first] = game.match.open
    if (!first) break
    const of = Object.keys((first.options as { of?: object }).of ?? {})
    game.say(
      first.to,
      first.to === 'p2' && of.includes('secondary') ? 'secondary' : (first.otherwise ?? of[0]),
    )
  }
  return game
}
const playNow = (game: Midgame, card: string) => {
  expect(game.command('p2', 'playAnyTime', card)).toBeUndefined()
  return quietly(game)
}
const prices = (game: Midgame) =>
  Object.fromEntries(
    Object.entries(game.offered<{ of: Record<string, { about?: { price?: number } }> }>('p2').of).flatMap(
      ([id, { about }]) => (about ? [[id, about.price]] : []),
    ),
  )

describe('Corporate Sponsorship', () => {
  const table: Situation = { technologies: { p2: ['enviro_compensator'] } }
  test('a green technology costs 4 less, others what they did', () => {
    const game = playNow(buying({ p2: ['corporate_sponsorship'] }, table), 'corporate_sponsorship')
    expect(prices(game)).toEqual({
      antimass_deflectors: 8,
      hylar_v_assault_laser: 8,
      sarween_tools: 8,
      stasis_capsules: 4,
    })
  })
  test('not below nothing, with specialties', () => {
    const rich: Situation = {
      ...table,
      planets: { p2: ['quann', 'rarron', 'lirta_iv', 'xxehan', 'new_albion'] },
    }
    const game = playNow(buying({ p2: ['corporate_sponsorship'] }, rich), 'corporate_sponsorship')
    expect(prices(game)['stasis_capsules']).toBe(0)
  })
  test('wasted on another colour: nothing is left of it', () => {
    const game = playNow(buying({ p2: ['corporate_sponsorship'] }, table), 'corporate_sponsorship')
    game.say('p2', 'sarween_tools')
    game.say('p2', { planets: [], tradeGoods: 8 })
    expect(game.table.lasting).toEqual({})
    expect(game.sheet('p2').technologies).toHaveProperty('sarween_tools')
  })
  test('is not for what comes free', () => {
    const game = technology({ p1: ['corporate_sponsorship'] })
    expect(game.open).toEqual(['p1:technology'])
    expect(game.may('p1')['playAnyTime']).toBeUndefined()
  })
})

describe('Focused Research', () => {
  test('one missing prerequisite, counted down the whole tree, for 6 more', () => {
    const game = playNow(buying({ p2: ['focused_research'] }), 'focused_research')
    expect(prices(game)).toEqual({
      enviro_compensator: 8,
      antimass_deflectors: 8,
      hylar_v_assault_laser: 8,
      sarween_tools: 14,
      stasis_capsules: 14,
      cybernetics: 14,
      xrd_transporters: 14,
      deep_space_cannon: 14,
    })
  })
  test('of two printed together both must be known but one', () => {
    const game = playNow(
      buying(
        { p2: ['focused_research'] },
        { technologies: { p2: ['hylar_v_assault_laser', 'deep_space_cannon'] } },
      ),
      'focused_research',
    )
    // War Sun wants Sarween Tools too, which want Enviro Compensator.
    expect(Object.keys(prices(game))).not.toContain('war_sun_tech')
    const nearer = playNow(
      buying(
        { p2: ['focused_research'] },
        { technologies: { p2: ['hylar_v_assault_laser', 'deep_space_cannon', 'enviro_compensator'] } },
      ),
      'focused_research',
    )
    expect(prices(nearer)['war_sun_tech']).toBe(14)
    expect(Object.keys(prices(nearer))).not.toContain('assault_cannon')
  })
  test('what was learnt so counts for later ones, which need only what is printed', () => {
    const game = buying({ p2: ['focused_research'] }, { technologies: { p2: ['xrd_transporters'] } })
    // Antimass Deflectors are missing beneath, Neural Motivator beside.
    expect(Object.keys(prices(playNow(game, 'focused_research')))).not.toContain('type_iv_drive')
  })
  test('is not for who cannot pay the 6 more', () => {
    const game = buying({ p2: ['focused_research'] }, { tradeGoods: { p2: 9 } })
    expect(game.may('p2')['playAnyTime']).toBeUndefined()
  })
})

describe('Opening the Black Box', () => {
  const table: Situation = {
    planets: { p2: ['bereg', 'tequran', 'vefut_ii', 'fria'] },
    exhausted: ['vefut_ii'],
  }
  test('each ready red specialty gives 2 for a red technology', () => {
    const before = buying({ p2: ['opening_the_black_box'] }, table)
    expect(prices(before)).toMatchObject({
      hylar_v_assault_laser: 6,
      antimass_deflectors: 7,
      enviro_compensator: 8,
    })
    playNow(before, 'opening_the_black_box')
    expect(prices(before)).toMatchObject({
      hylar_v_assault_laser: 4,
      antimass_deflectors: 7,
      enviro_compensator: 8,
    })
  })
})

describe('Tech Bubble', () => {
  const own = (strategy: number, more: Situation = {}) => {
    const game = technology(
      { p1: ['tech_bubble'] },
      { tradeGoods: { p1: 10 }, counters: { p1: { strategy } }, ...more },
    )
    game.say('p1', 'hylar_v_assault_laser')
    return game
  }
  test('a Strategy counter and the normal price buy a second one before the others decide', () => {
    const game = own(1)
    expect(askedIn(game, 'afterOwnTechnologyPrimary')).toEqual(['p1'])
    game.say('p1', 'tech_bubble')
    quietly(game).say('p1', 'secondary')
    expect(game.open).toEqual(['p1:technology'])
    const { of } = game.offered<{ of: Record<string, { about?: { price: number } }> }>('p1')
    expect(of['enviro_compensator']?.about?.price).toBe(8)
    game.say('p1', 'enviro_compensator')
    game.say('p1', { planets: [], tradeGoods: 8 })
    expect(game.sheet('p1').counters).toMatchObject({ strategy: 0, reinforcements: 16 - 0 - 3 - 3 })
    expect(Object.keys(game.sheet('p1').technologies)).toEqual([
      'hylar_v_assault_laser',
      'enviro_compensator',
    ])
  })
  test('not without a Strategy counter, even with Initiative', () => {
    const none = own(0, { cards: { p1: ['base_technology', 'base_initiative'] } })
    expect(
      askedIn(none, 'afterOwnTechnologyPrimary').filter(seat =>
        choicesOf(none, seat).includes('tech_bubble'),
      ),
    ).toEqual([])
    const some = own(1, { cards: { p1: ['base_technology', 'base_initiative'] } })
    some.say('p1', 'tech_bubble')
    quietly(some).say('p1', 'secondary')
    some.say('p1', 'enviro_compensator')
    some.say('p1', { planets: [], tradeGoods: 8 })
    expect(some.sheet('p1').counters.strategy).toBe(0)
  })
  test('cancelled, it leaves the counter spent and nothing bought', () => {
    const game = technology({ p1: ['tech_bubble'], p2: ['sabotage.1'] }, { tradeGoods: { p1: 10 } })
    game.say('p1', 'hylar_v_assault_laser')
    game.say('p1', 'tech_bubble')
    game.say('p2', 'sabotage.1')
    expect(game.sheet('p1').counters.strategy).toBe(1)
    expect([...game.table.discards.action].sort()).toEqual(['sabotage.1', 'tech_bubble'])
    expect(Object.keys(game.sheet('p1').technologies)).toEqual(['hylar_v_assault_laser'])
  })
})
