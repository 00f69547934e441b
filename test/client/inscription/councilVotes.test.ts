import { expect, it } from 'vitest'
import { votesAtCouncil } from '../../../client/inscription/councilVotes.ts'
import { left } from '../../../shared/inscription/industry.ts'
import { councilOn, handOf } from '../../inscription/scene.ts'

it('What others can cast is known from the sheets they showed before the council', () => {
  const game = councilOn('earmarked_spending', {
    change(state) {
      for (const [seat, councilors, claimed, spent] of [
        ['p2', 3, 4, 1],
        ['p3', 0, 0, 0],
      ] as const) {
        const { industry } = handOf(state, seat).marks
        Object.assign(industry, { councilors, votes: { claimed, spent } })
        Object.assign(state.table.players[seat] ?? {}, { marks: structuredClone(handOf(state, seat).marks) })
      }
    },
  })
  for (const [seat, votes] of [
    ['p2', 7],
    ['p3', 1],
  ] as const) {
    expect(left(game.marks(seat).industry.votes)).toBe(votes)
    expect(votesAtCouncil(game.table.players[seat]?.marks)).toBe(votes)
  }
})
