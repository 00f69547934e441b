import { describe, expect, test } from 'vitest'
import { happened } from '../../shared/arena/inscription/happened.ts'
import { watchInscription } from '../../shared/arena/inscription/index.ts'
import { agendaIds } from '../../shared/inscription/content/agendas.ts'
import { factionIds } from '../../shared/inscription/content/factions.ts'
import type { Inscription } from '../../shared/inscription/table.ts'
import { handOf, type Scene, scene } from './scene.ts'

/** What is counted from one state to the next, with what was told on the way. */
function counted(
  game: Scene,
  change: (state: Inscription) => void,
  ...told: [word: string, about?: object][]
) {
  const before = game.match.state
  const after = structuredClone(before)
  change(after)
  const log = told.map(([word, about]) => ({ text: `inscription.log.${word}`, about }) as never)
  return happened({ before, after, decision: undefined, log })
}
const nothing = () => {}
const onTheTable = (agenda: object) =>
  scene(
    { segment: 'production' },
    {
      change(state) {
        state.table.agenda = agenda as never
      },
    },
  )

describe('What simulated games of Inscription count', () => {
  test('is each thing by a name of its own: both sides of every agenda, every faction and every sheet', () => {
    const { everything } = watchInscription
    expect(new Set(everything).size).toBe(everything.length)
    for (const id of agendaIds)
      expect(everything).toEqual(expect.arrayContaining([`agenda ${id} pass`, `agenda ${id} fail`]))
    for (const id of factionIds) expect(everything).toContain(`faction ${id}`)
    expect(everything.filter(name => name.startsWith('sheet '))).toHaveLength(36)
  })

  test("is the side of the table's agenda that was decided", () => {
    const game = scene({ segment: 'production' })
    const drawn = ['agenda', { agenda: 'piracy_crackdown' }] as [string, object]
    expect(counted(game, nothing, drawn, ['outcome.fail'])).toContain('agenda piracy_crackdown fail')
    expect(counted(game, nothing, drawn, ['outcome.pass'])).toContain('agenda piracy_crackdown pass')
    expect(counted(game, nothing, drawn)).toEqual(['agenda piracy_crackdown'])
  })

  test('is, against the AI, the side each player reached: the pass side of the first card or the fail side of the second', () => {
    const voted = (card: string, counter: string, word: string) =>
      counted(
        scene({ segment: 'production' }),
        nothing,
        ['agenda', { agenda: card }],
        ['counterAgenda', { agenda: counter }],
        [word],
      ).filter(name => / (pass|fail)$/.test(name))
    expect(voted('homestead_relief', 'technology_embargo', 'outcome.better')).toEqual([
      'agenda homestead_relief pass',
    ])
    expect(voted('homestead_relief', 'technology_embargo', 'outcome.worse')).toEqual([
      'agenda technology_embargo fail',
    ])
    expect(voted('technology_embargo', 'homestead_relief', 'outcome.better')).toEqual([
      'agenda homestead_relief fail',
    ])
    expect(voted('technology_embargo', 'homestead_relief', 'outcome.worse')).toEqual([
      'agenda technology_embargo pass',
    ])
  })

  test('finds the agenda on the table where it was drawn before the votes', () => {
    const game = onTheTable({ card: 'population_controls' })
    expect(counted(game, nothing, ['outcome.pass'])).toContain('agenda population_controls pass')
  })

  test('is a faction and its sheets when it is chosen', () => {
    const game = scene(
      { segment: 'production' },
      {
        change(state) {
          delete handOf(state, 'p1').marks.faction
        },
      },
    )
    const names = counted(
      game,
      state => {
        handOf(state, 'p1').marks.faction = 'sol'
      },
      ['faction', { faction: 'sol' }],
    )
    expect(names).toEqual(['faction sol', 'sheet NB', 'sheet XB', 'sheet IB', 'sheet WB'])
  })
})

describe('What seats were dealt', () => {
  test('is their faction and their four sheets, for the report on balance', () => {
    const game = scene({ segment: 'production' }, { factions: { p1: 'sol' } })
    expect(watchInscription.dealt?.(game.match.state)['p1']).toEqual([
      'faction sol',
      'navigation NB',
      'expansion XB',
      'industry IB',
      'warfare WB',
    ])
  })
})
