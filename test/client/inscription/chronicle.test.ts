import { describe, expect, it } from 'vitest'
import { pointsByRound } from '../../../client/inscription/ending/chronicle.ts'
import { botAnswer } from '../../../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../../../shared/engine/chance.ts'
import { Match } from '../../../shared/engine/match.ts'
import { inscriptionRules } from '../../../shared/inscription/rules/index.ts'
import type { Line } from '../../../shared/protocol.ts'

const round = (round: number, points: Record<string, number>): Line => ({
  at: round,
  text: 'inscription.log.event',
  about: { round, event: 'first_ventures', ...points },
})
const now = { p1: 9, p2: 4 }

describe('How a game of Inscription came to its end', () => {
  it('is told by the points of all as each round began, and in the end', () => {
    const lines = [round(1, { p1: 0, p2: 0 }), round(2, { p1: 3, p2: 4 }), round(3, { p1: 5, p2: 4 })]
    expect(pointsByRound(lines, ['p1', 'p2'], now)).toEqual({ p1: [0, 3, 5, 9], p2: [0, 4, 4, 4] })
    const struck = [...lines, { ...round(4, { p1: 8, p2: 8 }), struck: true as const }]
    expect(pointsByRound(struck, ['p1', 'p2'], now)).toEqual(pointsByRound(lines, ['p1', 'p2'], now))
  })

  it('is not told of a table that began before its log knew it', () => {
    expect(pointsByRound([round(1, {}), round(2, { p1: 3, p2: 4 })], ['p1', 'p2'], now)).toBeUndefined()
  })

  it('is what every round of a played game tells', () => {
    const seats = ['p1', 'p2', 'p3']
    const { match } = Match.start(inscriptionRules, {
      options: { sheets: 'alike', players: '3' },
      seats,
      seed: seedFrom('told'),
    })
    const rounds: Line[] = []
    while (rounds.length < 4) {
      const [open] = match.open
      if (!open) break
      const { to, ...ask } = open
      const chance = chanceOf(seedFrom(ask.key))
      const answer = botAnswer('inscription', 'sensible', match.view(to) as never, ask, chance)
      const { ok } = match.submit(to, ask.key, answer as never)
      for (const { text, about } of ok?.log ?? [])
        if (text === 'inscription.log.event') rounds.push({ at: 1, text, ...(about && { about }) })
    }
    const points = pointsByRound(rounds, seats, { p1: 1, p2: 1, p3: 1 })
    expect(points?.['p1']?.length).toBe(5)
    expect(seats.flatMap(seat => points?.[seat] ?? []).some(count => count > 0)).toBe(true)
  })
})
