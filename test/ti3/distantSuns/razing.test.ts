import { describe, expect, test } from 'vitest'
import type { ActionCardId } from '../../../shared/ti3/content/actionCards.ts'
import { votesOf } from '../../../shared/ti3/council.ts'
import { dealt } from '../invented.ts'
import { type Midgame, type Situation, whereDice } from '../midgame.ts'
import { land, offers, suns } from './suns.ts'

const cards: ActionCardId[] = ['flank_speed', 'recheck', 'dug_in', 'plague', 'uprising']
const guns = (ships: object, more: Situation = {}): Situation => ({
  units: { p1: { a1: { carrier: 1, ground_force: 2, ...ships } } },
  planets: { p1: ['saudor'] },
  ...more,
  change: state => dealt({ p1: cards })(state),
})
const die = (game: Midgame) => game.log.find(({ text }) => text === 'ti3.log.razingDie')?.dice?.[0] ?? 0
/** The seed decides how the die falls. */
const fallen = (from: number, to: number) =>
  whereDice(
    seed => suns({ abyz: 'radiation' }, guns({ dreadnought: 1 }, { seed })).say('p1', 'abyz'),
    game => die(game) >= from && die(game) <= to,
  )

describe('Razing', () => {
  test('[ti3/34.razing] removes a counter without effect for all to see, and the planet is open at once', () => {
    const game = suns({ abyz: 'radiation' }, guns({ dreadnought: 1 }))
    expect(offers(game, 'p1')).toEqual(['abyz', 'none'])
    game.say('p1', 'abyz')
    expect(game.told('ti3.log.domainRevealed')).toEqual([{ planet: 'abyz', domain: 'radiation' }])
    expect(game.table.boxedDomains).toEqual(['radiation.1'])
    land(game, { abyz: 1 })
    expect(game.table.planets.abyz?.owner).toBe('p1')
  })

  test('[ti3/34.razing] one ship razes one counter, and bombards nothing after it', () => {
    const game = suns({ abyz: 'radiation', fria: 'settlers' }, guns({ dreadnought: 1 })).say('p1', 'abyz')
    expect(game.open).toEqual(['p1:landing'])
    expect(Object.keys(game.table.doing?.fired ?? {})).toHaveLength(1)
  })

  test('[ti3/34.razing] two ships raze two; which ship is asked where they differ', () => {
    const game = suns({ abyz: 'radiation', fria: 'settlers' }, guns({ dreadnought: 1, war_sun: 1 })).say(
      'p1',
      'abyz',
    )
    expect(offers(game, 'p1')).toHaveLength(2)
    const [dreadnought = ''] = offers(game, 'p1')
    game.say('p1', dreadnought)
    expect(offers(game, 'p1')).toEqual(['fria', 'none'])
    game.say('p1', 'fria')
    expect(game.table.domains).toEqual({})
    expect(Object.keys(game.table.doing?.fired ?? {})).toHaveLength(2)
  })

  test('[ti3/34.razing] is not offered for what lies open, nor to other ships', () => {
    expect(suns({ abyz: '.biohazard' }, guns({ dreadnought: 1 })).open).toEqual(['p1:landing'])
    expect(suns({ abyz: 'radiation' }, guns({ cruiser: 2 })).open).toEqual(['p1:landing'])
  })

  test('[ti3/34.razing] a die of 1 to 7 costs nothing', () => {
    const game = fallen(1, 7)
    expect(game.sheet('p1').actionCards).toBe(5)
    expect(game.table.planets.saudor?.exhausted).toBeUndefined()
  })

  test('[ti3/34.razing] a die of 8 or 9 costs three action cards by lot', () => {
    const game = fallen(8, 9)
    expect(game.sheet('p1').actionCards).toBe(2)
    expect(game.table.discards.action).toHaveLength(3)
    expect(game.table.planets.saudor?.exhausted).toBeUndefined()
  })

  test('[ti3/34.razing] a die of 10 exhausts all planets as well', () => {
    const game = fallen(10, 10)
    expect(game.sheet('p1').actionCards).toBe(2)
    const own = Object.values(game.table.planets).filter(({ owner }) => owner === 'p1')
    expect(own.every(({ exhausted }) => exhausted)).toBe(true)
  })

  test('[ti3/34.survivors] razed Lazax Survivors cost all cards, goods, ready planets and the next vote', () => {
    const game = suns({ abyz: 'lazax_survivors' }, guns({ dreadnought: 1 }, { tradeGoods: { p1: 4 } })).say(
      'p1',
      'abyz',
    )
    expect(game.told('ti3.log.razingDie')).toEqual([])
    expect(game.sheet('p1')).toMatchObject({ actionCards: 0, tradeGoods: 0 })
    expect(game.table.planets.saudor?.exhausted).toBe(true)
    expect(Object.values(game.table.lasting)).toMatchObject([{ by: 'p1', until: 'vote' }])
    expect(game.table.supply.tradeGoods).toBe(40)
  })

  test('[ti3/34.survivors] that vote is missed once, whenever it comes', () => {
    const council = { segment: 'galacticCouncil', args: { seat: 'p1' } }
    const begun = (change: NonNullable<Situation['change']>) => suns({}, { change }, council)
    const game = begun(({ table }) => {
      table.lasting['survivors_razed.p2'] = {
        effect: 'survivors_razed',
        by: 'p2',
        until: 'vote',
        forbids: { votes: true },
      }
    })
    while (!game.rests) {
      const [open] = game.match.open
      if (!open) break
      expect(open.to === 'p2' && open.key.includes('vote')).toBe(false)
      const [first = ''] = Object.keys((open.options as unknown as { of?: object }).of ?? {})
      game.say(open.to, open.otherwise ?? first)
    }
    expect(game.told('ti3.log.mayNotVote')).toEqual([{ seat: 'p2' }])
    expect(game.table.lasting).toEqual({})
  })

  test('[ti3/34.survivors] kept Lazax Survivors are three votes more each, without a ready planet too', () => {
    const game = suns({ abyz: 'lazax_survivors' })
    const before = votesOf(game.table, 'p1')
    land(game, { abyz: 1 }).say('p1', 'yes')
    expect(game.sheet('p1').survivors).toEqual(['lazax_survivors.1'])
    expect(votesOf(game.table, 'p1')).toBe(before + 3)
    const table = structuredClone(game.table)
    table.planets = {}
    expect(votesOf(table, 'p1')).toBe(4)
  })
})
