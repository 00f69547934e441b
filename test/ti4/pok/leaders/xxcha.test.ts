import { describe, expect, test } from 'vitest'
import { begin } from '../../../../shared/galaxy/rules/lasting.ts'
import type { AgendaId } from '../../../../shared/ti4/content/agendas.ts'
import { mayVote, votingPlanets } from '../../../../shared/ti4/council.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { worthOfPlanet, worthSpent } from '../../../../shared/ti4/realm.ts'
import { choicesOf, untilTrue } from '../../../galaxy/driving.ts'
import { turn } from '../../factions/scenes.ts'
import { around, inMidgame, type Middle } from '../../midgame.ts'
import { asFirstPrinted, leading } from './having.ts'

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

describe('Xxekir Grom as first printed', () => {
  const acting = (also?: Middle['also']) => {
    const game = turn(
      leading(['xxekir_grom'], {
        ...asFirstPrinted,
        factions,
        also(state) {
          const wanted: readonly AgendaId[] = ['mutiny', 'economic_equality', 'anti_intellectual_revolution']
          const { box } = state
          box.agendas = [...wanted, ...box.agendas.filter(id => !wanted.includes(id))]
          also?.(state)
        },
      }),
    )
    return untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'xxekir_grom' })
  }

  test('two of the next five agendas are resolved as he likes, the others discarded, and he is purged', () => {
    const game = acting()
    const deck = game.table.decks.agenda
    expect(choicesOf(game, 'p1')).toHaveLength(5)
    expect(game.match.open).toHaveLength(1)
    game.say('p1', 'mutiny').say('p1', 'for')
    expect(game.sheet('p1').points).toBe(1)
    game.say('p1', 'anti_intellectual_revolution').say('p1', 'for')
    expect(Object.keys(game.table.laws)).toEqual(['anti_intellectual_revolution'])
    expect(game.sheet('p1').leaders?.xxekir_grom).toBeUndefined()
    expect(game.table.discards.agenda).toContain('economic_equality')
    expect(game.table.discards.agenda).toHaveLength(4)
    expect(game.table.decks.agenda).toBe(deck)
    expect(game.table.agenda).toBeUndefined()
    expect(game.match.state.hands['p1']?.lookedAt).toBeUndefined()
  })

  test('a law may be discarded first', () => {
    const game = acting(({ table, box }) => {
      const law: AgendaId = 'fleet_regulations'
      box.agendas = box.agendas.filter(id => id !== law)
      table.decks.agenda = box.agendas.length
      table.laws[law] = {}
    })
    expect(choicesOf(game, 'p1').sort()).toEqual(['fleet_regulations', 'keep'])
    game.say('p1', 'fleet_regulations')
    expect(game.table.laws).toEqual({})
  })

  test('what counts together today does not yet', () => {
    const held = { ...asFirstPrinted, factions, planets: { p1: ['archon_ren'] } } as const
    const { table } = inMidgame(leading(['xxekir_grom'], held))
    expect(worthSpent(table, 'archon_ren', 'resources')).toBe(2)
  })
})
