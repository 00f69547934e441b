import { afterEach, describe, expect, test } from 'vitest'
import { throwDice } from '../../shared/ti3/rules/dice.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { attack, diceWhere, hits, kindsAt, pickOf, type Staged, stage } from './battlefield.ts'
import { acting, type Listens, listening } from './listening.ts'

/** What p1, who is Hacan, does at moments, as if an ability said so. */
const ability = 'hacan_no_approval'
const printed = listening[ability] as NonNullable<(typeof listening)[string]>
const whenAsked = (does: Listens) => {
  listening[ability] = acting(does)
}
afterEach(() => {
  listening[ability] = printed
})

const watched = [
  'beforeSpaceBattle',
  'earlyRetreat',
  'beforeSpaceBattleRound',
  'beforeCombatRound',
  'afterCombatDie',
  'afterEnemyCombatRoll',
  'afterShipDamaged',
  'beforeLandings',
  'beforeBombardment',
  'bombardment',
  'beforeInvasionCombat',
  'groundForcesLost',
  'afterPlanetLost',
  'afterNeutralPlanetTaken',
  'invasionWon',
] as const

/** Everything that was called, in order. */
function listen(): string[] {
  const heard: string[] = []
  const hear = (what: string) =>
    function* () {
      heard.push(what)
    }
  whenAsked(Object.fromEntries(watched.map(what => [what, hear(what)])) as Listens)
  return heard
}

const bothMiss = (roll: (name: string, dice: number) => number[]) =>
  hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 0 &&
  hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 0

describe('Moments of a fight', () => {
  test('[ti3/30.moments] a Space Battle: early retreats, shots before the battle, then round by round', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 0 &&
        hits(roll('3.battleRound/battle/p1/dreadnought', 1), 5) === 1 &&
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 1,
    )
    const heard = listen()
    const game = attack({ dreadnought: 1, cruiser: 1 }, { cruiser: 1 }, { dice })
    game.say('p1', pickOf(game, 'p1', {}, { dreadnought: 1 }))
    expect(heard).toEqual([
      'earlyRetreat',
      'beforeSpaceBattle',
      'beforeSpaceBattleRound',
      'beforeCombatRound',
      'afterCombatDie',
      'afterEnemyCombatRoll',
      'afterShipDamaged',
    ])
  })

  test('[ti3/30.moments] an Invasion Combat: bombardment, PDS, the fight, and who won it', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('4.planetInvasion/pdsDefence/p2/pds', 1), 6) === 0 &&
        hits(roll('5.invasionRound/invasion/p1/ground_force', 1), 8) === 1 &&
        hits(roll('5.invasionRound/invasion/p2/ground_force', 1), 8) === 0,
    )
    const heard = listen()
    const game = stage(
      { segment: 'landings', args: { seat: 'p1', hex: 'a0' } },
      {
        units: { p1: { a0: { carrier: 1, ground_force: 2 } }, p2: { abyz: { ground_force: 1, pds: 1 } } },
        planets: { p2: ['abyz'] },
        dice,
      },
    )
    const [one, two] = Object.keys(game.offered<{ units: object }>('p1').units)
    game.say('p1', { [`${one}`]: { planet: 'abyz' }, [`${two}`]: { planet: 'fria' } })
    expect(heard).toEqual([
      'beforeLandings',
      'afterNeutralPlanetTaken',
      'bombardment',
      'afterCombatDie',
      'afterEnemyCombatRoll',
      'beforeInvasionCombat',
      'beforeCombatRound',
      'afterCombatDie',
      'afterEnemyCombatRoll',
      'groundForcesLost',
      'afterPlanetLost',
      'invasionWon',
    ])
  })

  test('[ti3/30.moments] an Invasion Combat that defending PDS decide has no moment before its rounds, as it has none', () => {
    const dice = diceWhere(roll => hits(roll('3.planetInvasion/pdsDefence/p2/pds', 1), 6) === 1)
    const heard = listen()
    stage(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        units: {
          p1: { a0: { carrier: 1 }, abyz: { ground_force: 1 } },
          p2: { abyz: { ground_force: 1, pds: 1 } },
        },
        planets: { p2: ['abyz'] },
        dice,
      },
    )
    expect(heard).toContain('invasionWon')
    expect(heard).not.toContain('beforeInvasionCombat')
  })

  test('[ti3/18.success] who won an Invasion Combat hears how many Ground Forces fell in it on both sides', () => {
    const won: unknown[] = []
    whenAsked({
      *invasionWon(_table, _holder, about) {
        won.push(about)
      },
    })
    const dice = diceWhere(
      roll =>
        hits(roll('4.invasionRound/invasion/p1/ground_force', 3), 8) === 2 &&
        hits(roll('4.invasionRound/invasion/p2/ground_force', 2), 8) === 1,
    )
    stage(
      { segment: 'invasion', args: { seat: 'p1', hex: 'a0' } },
      {
        units: { p1: { a0: { carrier: 1 }, abyz: { ground_force: 3 } }, p2: { abyz: { ground_force: 2 } } },
        planets: { p2: ['abyz'] },
        dice,
      },
    )
    expect(won).toEqual([{ of: 'p1', against: 'p2', planet: 'abyz', count: 3 }])
  })

  test('[ti3/15.dice] dice changed where they lie count as they lie then', () => {
    whenAsked({
      *afterCombatDie(table, _holder, { of }) {
        for (const volley of table.battle?.thrown?.['p2'] ?? []) if (of === 'p2') volley.dice = [10]
      },
    })
    const game = attack({ cruiser: 1 }, { cruiser: 1 }, { dice: diceWhere(bothMiss) })
    expect(kindsAt(game, 'p1', 'a1')).toEqual([])
    expect(kindsAt(game, 'p2', 'a1')).toEqual(['cruiser'])
  })

  test('[ti3/15.dice] hits that are called off are not taken', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 7) === 1 &&
        hits(roll('3.battleRound/battle/p2/cruiser', 1), 7) === 1,
    )
    whenAsked({
      *afterEnemyCombatRoll(table, holder, { of }) {
        if (table.battle && of !== holder) table.battle.spared = { [holder]: 2 }
      },
    })
    const game = attack({ cruiser: 1 }, { cruiser: 1 }, { dice })
    expect(kindsAt(game, 'p1', 'a1')).toEqual(['cruiser'])
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
  })

  test('[ti3/15.dice] hits called off in one round are no help in the next', () => {
    const misses = (round: number) => (roll: Parameters<Parameters<typeof diceWhere>[0]>[0]) =>
      hits(roll(`${round}.battleRound/battle/p1/cruiser`, 1), 7) === 0 &&
      hits(roll(`${round}.battleRound/battle/p2/cruiser`, 1), 7) === 1
    const dice = diceWhere(roll => misses(3)(roll) && misses(4)(roll))
    whenAsked({
      *afterEnemyCombatRoll({ battle }, holder, { of }) {
        if (battle?.round === 1 && of !== holder) battle.spared = { [holder]: 1 }
      },
    })
    const game = attack({ cruiser: 1 }, { cruiser: 1 }, { dice })
    expect(kindsAt(game, 'p1', 'a1')).toEqual([])
    expect(kindsAt(game, 'p2', 'a1')).toEqual(['cruiser'])
  })
})

describe('Dice thrown again', () => {
  const odds = { p1: 'jol_nar', p2: 'yssaril', p3: 'sol' } as const

  test('[ti3/30.again] are thrown before anything comes of them, as often as their owner wants', () => {
    const dice = diceWhere(
      roll =>
        hits(roll('3.battleRound/battle/p1/cruiser', 1), 8) === 0 &&
        hits(roll('3.battleRound/battle/p1/cruiser/thrown1', 1), 8) === 0 &&
        hits(roll('3.battleRound/battle/p1/cruiser/thrown2', 1), 8) === 1 &&
        hits(roll('3.battleRound/battle/p2/fighter', 1), 9) === 0,
    )
    const game = attack(
      { cruiser: 1 },
      { fighter: 1 },
      { dice, races: odds, counters: { p1: { strategy: 2 } } },
    )
    game.say('p1', ['d0']).say('p1', ['d0'])
    expect(game.told('ti3.log.throwsAgain').map(about => about?.['hits'])).toEqual([0, 1])
    expect(game.sheet('p1').counters.strategy).toBe(0)
    expect(kindsAt(game, 'p2', 'a1')).toEqual([])
  })

  const throwing = (more: Staged) =>
    stage(
      { segment: 'throwing' },
      {
        ...more,
        rules: {
          ...ti3Rules,
          segments: {
            ...ti3Rules.segments,
            *throwing(table: Table) {
              const about = { planet: 'abyz' }
              const points = yield* throwDice(table, 'p1', 'any', 3, 6, about)
              Object.assign(table.players['p2'] ?? {}, { points })
              return undefined
            },
          },
        } as never,
      },
    )

  test('[ti3/30.again] so are dice without units, which count from the number they need', () => {
    const dice = diceWhere(
      roll => hits(roll('2.throwing/any', 3), 6) === 1 && hits(roll('2.throwing/any/thrown1', 2), 6) === 2,
    )
    expect(throwing({ dice }).sheet('p2').points).toBe(1)
    const game = throwing({ dice, races: odds, counters: { p1: { strategy: 2 } } })
    expect(game.told('ti3.log.throws')).toEqual([{ seat: 'p1', needs: 6, hits: 1, planet: 'abyz' }])
    game.say('p1', Object.keys(game.offered<{ of: object }>('p1').of))
    expect(game.sheet('p2').points).toBe(3)
  })
})
