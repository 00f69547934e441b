import { describe, expect, test } from 'vitest'
import { botAnswer } from '../../shared/bots/index.ts'
import { slotWorth } from '../../shared/bots/inscription/mecatolRex.ts'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { handOf, type Scene, spending } from './scene.ts'

/** What the sensible bot answers to what the first player is asked. */
function answerOf({ match }: Scene): unknown {
  const ask = match.open.find(({ to }) => to === 'p1')
  if (!ask) throw new Error('p1 is asked nothing')
  return botAnswer('inscription', 'sensible', match.view('p1'), ask, chanceOf(seedFrom('bot')))
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
