import { describe, expect, test } from 'vitest'
import { rollOf } from '../../../shared/ti4/battles.ts'
import type { ObjectiveId } from '../../../shared/ti4/content/objectives.ts'
import { holds } from '../../../shared/ti4/effects.ts'
import { wormholesAt } from '../../../shared/ti4/links.ts'
import { print, sheetOf } from '../../../shared/ti4/prints.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import { choicesOf } from '../../galaxy/driving.ts'
import { type Council, council, decide } from '../council.ts'
import { around } from '../midgame.ts'
import { lay } from '../objectivesHeld.ts'
import { withoutLeaders, withRelics } from './relicScene.ts'

/** Their agents have nothing to do with it. */
const meeting = ({ also, ...scene }: Council, ...at: [segment?: string]) =>
  council(
    {
      options: withRelics,
      ...scene,
      also(state) {
        withoutLeaders(state)
        also?.(state)
      },
    },
    ...at,
  )

describe('agendas of Prophecy of Kings', () => {
  test('[ti4/73.2] Minister of Antiquities: the elected gains the top relic', () => {
    const game = meeting({
      cards: ['minister_of_antiquities'],
      also({ box }) {
        box.relics = ['the_codex', ...box.relics.filter(id => id !== 'the_codex')]
      },
    })
    const { relic } = game.table.decks
    decide(game, 'p3')
    expect(game.sheet('p3').relics).toEqual({ the_codex: {} })
    expect(game.table.decks.relic).toBe(relic - 1)
  })

  test('Search Warrant: what its owner holds is seen by all, and nobody else’s', () => {
    const game = meeting({
      cards: ['search_warrant'],
      also(state) {
        lay(state, { secrets: { p2: ['become_a_martyr'], p3: ['brave_the_void'] } })
        state.box.secrets = state.box.secrets.filter(
          id => id !== 'become_a_martyr' && id !== 'brave_the_void',
        )
        state.table.decks.secret = state.box.secrets.length
      },
    })
    const before = JSON.stringify(game.match.view('p1'))
    expect(before).not.toContain('"become_a_martyr"')
    decide(game, 'p2')
    const held = Object.keys(game.match.state.hands['p2']?.secretObjectives ?? {})
    expect(held).toHaveLength(3)
    for (const viewer of ['p1', undefined])
      for (const id of held) expect(JSON.stringify(game.match.view(viewer))).toContain(`"${id}"`)
    expect(JSON.stringify(game.match.view('p1'))).not.toContain('"brave_the_void"')
    expect(
      game
        .told('ti4.log.showsSecret')
        .map(about => about?.['objective'])
        .sort(),
    ).toEqual(held.sort())
  })

  test('[ti4/61.21] Search Warrant: both secrets are drawn and seen by all before any is given back', () => {
    const held = ['become_a_martyr', 'brave_the_void', 'defy_space_and_time'] as const
    const game = meeting({
      cards: ['search_warrant'],
      also(state) {
        lay(state, { secrets: { p2: [...held] } })
        state.box.secrets = state.box.secrets.filter(id => !held.some(other => other === id))
        state.table.decks.secret = state.box.secrets.length
      },
    })
    const drawn = game.match.state.box.secrets.slice(0, 2)
    decide(game, 'p2')
    expect(choicesOf(game, 'p2').sort()).toEqual([...held, ...drawn].sort())
    expect(Object.keys(game.sheet('p2').openSecrets ?? {}).sort()).toEqual([...held, ...drawn].sort())
    game.say('p2', drawn[0]).say('p2', 'brave_the_void')
    const left = ['become_a_martyr', 'defy_space_and_time', drawn[1]].sort()
    expect(Object.keys(game.match.state.hands['p2']?.secretObjectives ?? {}).sort()).toEqual(left)
    expect(Object.keys(game.sheet('p2').openSecrets ?? {}).sort()).toEqual(left)
  })

  test('a deck of secrets shuffled anew falls by its places: with two unseen ones exchanged all others fall as before', () => {
    const held: ObjectiveId[] = ['become_a_martyr', 'brave_the_void', 'defy_space_and_time']
    const shuffled = (other: ObjectiveId, below: ObjectiveId) => {
      const game = meeting({
        cards: ['archived_secret'],
        also(state) {
          lay(state, { secrets: { p2: held, p3: [other] } })
          const deck = state.box.secrets.filter(
            id => ![...held, 'dictate_policy', 'stake_your_claim'].includes(id),
          )
          state.box.secrets = [...deck.slice(0, 4), below, ...deck.slice(4)]
          state.table.decks.secret = state.box.secrets.length
        },
      })
      decide(game, 'p2').say('p2', 'brave_the_void')
      return game.match.state.box.secrets
    }
    const [one, other] = [
      shuffled('dictate_policy', 'stake_your_claim'),
      shuffled('stake_your_claim', 'dictate_policy'),
    ]
    expect(one).not.toEqual(other)
    expect(other.map(id => (id === 'dictate_policy' ? 'stake_your_claim' : id))).toEqual(one)
  })

  test('Nexus Sovereignty: voted down, a gamma wormhole comes to Mecatol Rex', () => {
    const game = decide(meeting({ cards: ['nexus_sovereignty'] }), 'against')
    expect(game.table.tokens).toMatchObject({ 'gamma_wormhole.1': 'm0' })
    expect(wormholesAt(game.table, 'm0')).toEqual(['gamma'])
  })

  test('Galactic Crisis Pact: the token of Construction comes from reinforcements', () => {
    const game = decide(
      meeting({
        cards: ['galactic_crisis_pact'],
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        tokens: { p1: { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 } },
      }),
      'construction',
    )
    game.say('p1', 'yes').say('p1', 'pds.lodor')
    expect(game.table.activated['a0']).toEqual({ p1: true })
    expect(game.sheet('p1').counters).toEqual({ tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 })
  })

  test('Search Warrant: once it is gone the hand is closed again', () => {
    const game = meeting({
      cards: ['judicial_abolishment'],
      laws: { search_warrant: ['p2'] },
      also(state) {
        lay(state, { secrets: { p2: ['become_a_martyr'] } })
        sheet(state.table, 'p2').openSecrets = { become_a_martyr: true } as Record<ObjectiveId, true>
      },
    })
    decide(game, 'search_warrant')
    expect(game.sheet('p2').openSecrets).toBeUndefined()
    expect(game.sheet('p2').secretObjectives).toBe(1)
  })

  test('Articles of War: Mechs keep Sustain Damage and nothing else of what is printed', () => {
    const scene: Council = { factions: { p1: 'l1z1x', p2: 'xxcha', p3: 'arborec', p4: 'sol' } }
    const free = meeting(scene, 'rest').table
    const bound = meeting({ ...scene, laws: { articles_of_war: [] } }, 'rest').table
    expect(rollOf(free, 'p1', 'mech', 'bombardment')).toEqual({ hit: 8, dice: 1 })
    expect(rollOf(bound, 'p1', 'mech', 'bombardment')).toBeUndefined()
    expect(rollOf(bound, 'p2', 'mech', 'spaceCannon')).toBeUndefined()
    expect(sheetOf(free, 'p3', 'mech')?.production).toEqual({ value: 2 })
    expect(print(bound, 'p3', 'mech')).toMatchObject({ sustainsDamage: true, cost: 2, combat: 6 })
    expect(sheetOf(bound, 'p3', 'mech')?.production).toBeUndefined()
    expect([holds(free, 'p3', 'letani_behemoth'), holds(bound, 'p3', 'letani_behemoth')]).toEqual([
      true,
      false,
    ])
  })
})
