import { describe, expect, test } from 'vitest'
import { begin } from '../../../../shared/galaxy/rules/lasting.ts'
import { mayVote, votingPlanets } from '../../../../shared/ti4/council.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { worthOfPlanet, worthSpent } from '../../../../shared/ti4/realm.ts'
import { turn } from '../../factions/scenes.ts'
import { around, inMidgame } from '../../midgame.ts'
import { leading } from './having.ts'

const factions = { p1: 'xxcha', p2: 'mentak' } as const

describe('Ggrocuto Rinn', () => {
  test('[ti4/51.3] readies a planet, and sends an Infantry home from it beside a planet of his', () => {
    const game = turn(
      leading(['ggrocuto_rinn'], {
        factions,
        tiles: around({ a0: 's26', a1: 's19' }),
        planets: { p1: ['wellon'], p2: ['lodor'] },
        units: { p2: { lodor: { infantry: 2 } } },
        exhausted: ['lodor', 'wellon'],
      }),
    )
    game.say('p1', { special: 'ggrocuto_rinn' }).say('p1', 'lodor')
    game.say('p1', onPlanet(game.table, 'lodor', 'infantry').at(-1)?.id)
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(1)
  })

  test('from afar it only readies', () => {
    const game = turn(
      leading(['ggrocuto_rinn'], {
        factions,
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p2: { lodor: { infantry: 2 } } },
        exhausted: ['lodor'],
      }),
    )
    game.say('p1', { special: 'ggrocuto_rinn' })
    if (game.open[0] === 'p1:rinn') game.say('p1', 'lodor')
    expect(game.table.planets.lodor?.exhausted).toBeUndefined()
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
  })
})

describe('Elder Qanoj', () => {
  const { table } = inMidgame(
    leading(['elder_qanoj'], { factions, planets: { p1: ['wellon', 'archon_ren'] } }),
  )
  begin(table, {
    effect: 'test',
    by: 'p2',
    on: 'p1',
    until: 'agenda',
    forbids: { votes: true, votesWithPlanets: true },
  })

  test('each planet gives 1 vote more', () => {
    expect(votingPlanets(table, 'p1', 'mutiny')).toMatchObject({ wellon: 2 + 1, archon_ren: 3 + 1 })
  })

  test('nothing keeps its owner from voting', () => {
    expect(mayVote(table, 'p1', 'mutiny')).toBe(true)
  })
})

describe('Xxekir Grom', () => {
  test('what planets are exhausted for counts resources and influence together', () => {
    const held = { factions, planets: { p1: ['archon_ren'] } } as const
    const { table } = inMidgame(leading(['xxekir_grom'], held))
    expect(worthSpent(table, 'archon_ren', 'resources')).toBe(2 + 3)
    expect(worthSpent(table, 'archon_ren', 'influence')).toBe(2 + 3)
    expect(votingPlanets(table, 'p1', 'mutiny')['archon_ren']).toBe(5)
    expect(worthOfPlanet(table, 'archon_ren', 'resources')).toBe(2)
  })
})
