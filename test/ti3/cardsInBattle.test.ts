import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Next } from '../../shared/engine/rules.ts'
import { aimAt } from '../../shared/ti3/aims.ts'
import type { PlanetId } from '../../shared/ti3/content/planets.ts'
import { fleet } from '../../shared/ti3/forces.ts'
import { begin as lasts } from '../../shared/ti3/rules/lasting.ts'
import {
  askedIn,
  beginInAction,
  choicesOf,
  forgetInvented,
  inventAs,
  onlyInvented,
  playedOn,
  until,
} from './invented.ts'
import type { Midgame, Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

const battle: Next = { segment: 'spaceBattle', args: { seat: 'p1', hex: 'a1' } }

describe('A bombardment', () => {
  const dugIn = () =>
    inventAs('dug_in', {
      aims: aimAt.planet((table, by) =>
        (Object.keys(table.planets) as PlanetId[]).filter(id => table.planets[id]?.owner === by),
      ),
      *does(table, { by }, aim) {
        lasts(table, {
          effect: 'dug_in',
          by,
          touches: 'all',
          until: 'round',
          forbids: { bombards: true },
          where: { planet: aim as string },
        })
      },
    })
  const storm: Situation = {
    units: {
      p1: { a1: { war_sun: 2 } },
      p2: { abyz: { ground_force: 3 }, fria: { ground_force: 3 } },
    },
    planets: { p2: ['abyz', 'fria'] },
  }
  const invasion: Next = { segment: 'invasion', args: { seat: 'p1', hex: 'a1' } }

  test('is shared out after its window, so that nobody aims at who has dug in', () => {
    const card = dugIn()
    const game = beginInAction(invasion, { p2: [card] }, storm)
    expect(game.open).toEqual(['p2:cards'])
    game.say('p2', card).say('p2', 'abyz')
    expect(game.open).toEqual(['p1:war_sun'])
    expect(choicesOf(game, 'p1')).toEqual(['fria'])
  })

  test('against whom all have dug in is none', () => {
    const card = dugIn()
    const game = beginInAction(invasion, { p2: [card] }, { ...storm, planets: { p2: ['abyz'] } })
    game.say('p2', card).say('p2', 'abyz')
    expect(game.told('ti3.log.fires').map(about => about?.['unit'])).not.toContain('war_sun')
  })
})

describe('Cards before a Space Battle', () => {
  const fleets: Situation = {
    races: { p1: 'norr', p2: 'naalu', p3: 'sol' },
    units: { p1: { a1: { cruiser: 2 } }, p2: { a1: { cruiser: 2 } } },
    activated: { p2: ['a2'] },
  }

  test('are asked for after Naalu have thought of leaving', () => {
    const card = inventAs('fighter_prototype')
    const game = beginInAction(battle, { p1: [card] }, fleets)
    expect(game.open).toHaveLength(1)
    expect(game.asked('p2').text).toBe('ti3.ask.earlyRetreat')
    game.say('p2', 'stays')
    expect(askedIn(game, 'beforeSpaceBattle')).toEqual(['p1'])
  })

  test('stay in the hand when she has left', () => {
    const card = inventAs('fighter_prototype')
    const game = beginInAction(battle, { p1: [card] }, fleets)
    game.say('p2', 'a2')
    expect(askedIn(game, 'beforeSpaceBattle')).toEqual([])
    expect(game.sheet('p1').actionCards).toBe(1)
    expect(game.rests).toBe(true)
  })
})

describe('Battles pause for cards of any time', () => {
  const repairs = () =>
    inventAs('emergency_repairs', {
      pauses: ['beforeCombatRound', 'afterShipDamaged'],
      aims: aimAt.hex((table, by) => [
        ...new Set(
          Object.values(table.units).flatMap(({ of, at, damaged }) => (of === by && damaged ? [at] : [])),
        ),
      ]),
      *does(table, { by }, aim) {
        for (const unit of Object.values(table.units))
          if (unit.of === by && unit.at === aim && unit.damaged) delete unit.damaged
        return undefined
      },
    })
  const hurtOf = (game: Midgame) =>
    game.told('ti3.log.damaged').filter(about => about?.['seat'] === 'p2').length
  const hurt: Situation = {
    units: { p1: { a1: { war_sun: 2 } }, p2: { a1: { dreadnought: 4 } } },
    counters: { p2: { fleet: 5 } },
    change({ table }) {
      const [one] = fleet(table, 'p2', 'a1')
      if (one && table.units[one.id]) Object.assign(table.units[one.id] ?? {}, { damaged: true })
    },
  }

  test('before a round in which nothing else is asked, and once in one system in a round of the game', () => {
    repairs()
    const game = beginInAction(battle, { p2: ['emergency_repairs.1', 'emergency_repairs.2'] }, hurt)
    expect(game.open).toEqual(['p2:cards'])
    game.say('p2', 'emergency_repairs.1')
    expect(playedOn(game)).toEqual(['p2 emergency_repairs.1 a1'])
    expect(game.told('test.played')[0]).toMatchObject({ moment: 'anyTime' })
    // Damaged again in the next rounds, the second copy is for another system.
    for (let i = 0; i < 20 && !game.rests; i++) {
      const [open] = game.match.open
      if (!open) break
      expect(open.key).not.toContain('/cards')
      game.say(open.to, open.otherwise ?? 'pass')
      expect(game.may('p2')['playAnyTime']).toBeUndefined()
    }
    const rounds = game.told('ti3.log.fires').filter(about => about?.['seat'] === 'p2')
    expect([game.rests, hurtOf(game), rounds.length]).toEqual([true, 2, 2])
  })

  test('right after damage', () => {
    repairs()
    const game = beginInAction(battle, { p2: ['emergency_repairs.1'] }, { ...hurt, change() {} })
    until(game, 'afterShipDamaged')
    game.say('p2', 'emergency_repairs.1')
    // Whole again, one of the two left takes damage in the second round as well.
    expect([game.rests, hurtOf(game)]).toEqual([true, 3])
  })

  test('on planets too', () => {
    inventAs('master_of_trade', { pauses: ['beforeCombatRound'] })
    const landed: Situation = {
      units: { p1: { abyz: { ground_force: 2 } }, p2: { abyz: { ground_force: 2 } } },
      planets: { p2: ['abyz'] },
    }
    const game = beginInAction(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a1' } },
      { p2: ['master_of_trade'] },
      landed,
    )
    expect(game.open).toEqual(['p2:cards'])
    expect(game.table.battle?.planet).toBe('abyz')
    game.say('p2', 'master_of_trade')
    expect(playedOn(game)).toEqual(['p2 master_of_trade {}'])
  })
})
