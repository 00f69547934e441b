import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { slotWorth } from '../../shared/bots/inscription/mecatolRex.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AgendaId } from '../../shared/inscription/content/agendas.ts'
import { councilOn, handOf, type Scene, type Situation, scene, spending } from './scene.ts'

/** What the sensible bot answers to what the first player is asked, whatever the dice would say. */
function answerOf({ match }: Scene): unknown {
  const ask = match.open.find(({ to }) => to === 'p1')
  if (!ask) throw new Error('p1 is asked nothing')
  const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed =>
    botAnswer('inscription', 'sensible', match.view('p1'), ask, chanceOf(seedFrom(seed))),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  return answers[0]
}

/** A way explored up to the system below Mecatol Rex, or as far as that itself. */
const onTheWay = (...explored: string[]) => ({
  factions: { p1: 'titans' as const },
  change(state: Parameters<typeof handOf>[0]) {
    state.table.round = 18
    for (const system of explored) handOf(state, 'p1').marks.navigation.explored[system] = true
  },
})

describe('The sensible bot', () => {
  test('claims Mecatol Rex late in the game, once it has explored it', () => {
    const game = spending({ I: 1 }, 'navigation', onTheWay('MR'))
    expect(answerOf(game)).toMatchObject({ verb: 'claim', at: 'MR' })
  })

  test('explores the last step to Mecatol Rex rather than another system', () => {
    const game = spending({ M: 1 }, 'navigation', onTheWay('s93'))
    expect(answerOf(game)).toMatchObject({ verb: 'explore', at: 's93>MR' })
  })

  test('knows that later slots of Mecatol Rex are worth less', () => {
    const game = spending({ I: 1 }, 'navigation')
    const first = slotWorth(game.table, 1)
    const third = slotWorth(
      {
        ...game.table,
        mecatol: [
          { name: 'p2', step: 1 },
          { name: 'p3', step: 2 },
        ],
      },
      1,
    )
    expect(first).toBeGreaterThan(third)
  })
})

/** A vote against the AI about 1 population or a line crossed out, with so many votes beside the one of the event. */
const againstTheAi = (stage: 2 | 4, votes: number, crossed: number) =>
  scene(
    { segment: 'council' },
    {
      players: 1,
      event: stage === 2 ? 'convene_the_council' : 'the_limits_of_diplomacy',
      factions: { p1: 'titans' },
      votes: { p1: votes - 1 },
      change({ table, box }) {
        if (table.ai) table.ai.votes = { [stage]: crossed }
        box.agendas[2] = ['homestead_relief', 'technology_embargo']
        box.agendas[4] = ['wartime_preparations', 'construction_moratorium']
      },
    },
  )

/** Among three, with so much to lose by one of the outcomes. */
const amongThree = (card: AgendaId, situation: Situation = {}) =>
  councilOn(card, { ...situation, votes: { p1: 5 } })

describe('The sensible bot votes', () => {
  test('all three it has against the AI in the last council, where they win every other time', () => {
    expect(answerOf(againstTheAi(4, 3, 0))).toEqual({ votes: 3 })
  })

  test('no more against the AI than are sure to win', () => {
    expect(answerOf(againstTheAi(4, 9, 0))).toEqual({ votes: 5 })
  })

  test('nothing against the AI where no number it has can win', () => {
    expect(answerOf(againstTheAi(4, 2, 0))).toEqual({ votes: 0 })
  })

  test('for what wins every other time also earlier, where the outcome is worth more than votes are later', () => {
    expect(answerOf(againstTheAi(2, 1, 0))).toEqual({ votes: 1 })
  })

  test('against a pass that would take half of many trade goods, and for it where it has none', () => {
    const many = amongThree('piracy_crackdown', { tradeGoods: { p1: 9 } })
    expect(answerOf(many)).toMatchObject({ for: 'fail' })
    const icons = amongThree('piracy_crackdown', {
      change(state) {
        handOf(state, 'p1').marks.industry.commodities = { triangle: 6, diamond: 6, square: 6 }
      },
    })
    expect(answerOf(icons)).toMatchObject({ for: 'pass' })
  })

  test('for what it loses nothing by, against what crosses out its only specialty', () => {
    const held = amongThree('technology_embargo', {
      change(state) {
        handOf(state, 'p1').marks.assets['navigation:x'] = { asset: 'spec:biotic' }
      },
    })
    expect(answerOf(held)).toMatchObject({ for: 'pass' })
  })

  test('not at all in an early council where neither outcome takes anything from it', () => {
    expect(answerOf(amongThree('technology_embargo'))).toEqual({ votes: 0 })
  })

  test('few votes in an early council where little hangs on it, and all in the last one', () => {
    const votes = (game: Scene) => (answerOf(game) as { votes: number }).votes
    expect(votes(amongThree('trade_fleet_subsidization'))).toBeLessThan(3)
    expect(votes(amongThree('wartime_preparations'))).toBe(6)
  })
})

describe('The sensible bot gives up', () => {
  test('a row of a planet that is locked rather than one it has begun', () => {
    const game = amongThree('population_controls', {
      change(state) {
        const { expansion } = handOf(state, 'p1').marks
        expansion.unlocked['p1'] = true
        expansion.icons['p1.0.0'] = true
      },
    })
    for (const seat of ['p1', 'p2', 'p3']) game.answer({ for: 'fail', votes: 1 }, seat)
    expect(answerOf(game)).not.toMatch(/^p1\./)
  })

  test('the spoils of the side on which it is weak', () => {
    const game = amongThree('disarmament_treaty', {
      change(state) {
        const { warfare } = handOf(state, 'p1').marks
        for (const x of [0, 1, 2, 3, 4])
          for (const y of [0, 1]) warfare.units.push({ unit: 'infantry', nodes: [`${x},${y}`] })
      },
    })
    for (const seat of ['p1', 'p2', 'p3']) game.answer({ for: 'pass', votes: 1 }, seat)
    expect(answerOf(game)).toBe('right')
  })
})
