import { describe, expect, it } from 'vitest'
import { greatIn, isGreat } from '../../../client/inscription/great.ts'
import { lastReport } from '../../../client/inscription/reports.ts'
import { called, nameThings } from '../../../client/text/text.ts'
import type { About } from '../../../shared/engine/rules.ts'
import type { Line } from '../../../shared/protocol.ts'

const line = (word: string, about: About = {}): Line => ({ at: 0, text: `inscription.log.${word}`, about })
const event = (round: number, name: string) => line('event', { round, event: name })

describe('What is told above the sheets', () => {
  const war = [
    event(5, 'border_conflict'),
    line('war.won', { seat: 'p1', other: 'p2', strength: 3, against: 1, side: 'left' }),
    line('war.lost', { seat: 'p2', other: 'p1', strength: 1, against: 3, side: 'right' }),
  ]

  it('is the last war, vote or production, with all lines of its event', () => {
    const told = lastReport([event(4, 'first_ventures'), line('dice'), ...war, event(6, 'maximum_yield')])
    expect(told).toMatchObject({ round: 5, event: 'border_conflict', kind: 'war' })
    expect(told?.lines).toEqual(war.slice(1))
  })

  it('is nothing while there was none, or once it is taken back', () => {
    expect(lastReport([event(4, 'first_ventures'), line('dice')])).toBeUndefined()
    expect(lastReport(war.map(each => ({ ...each, struck: true as const })))).toBeUndefined()
  })
})

describe('What all should hear of', () => {
  it('is what was reached and what the council debates; wars and votes have a scene of their own', () => {
    const reached = line('objective', { seat: 'p2', objective: 'armada' })
    const told = [
      event(5, 'border_conflict'),
      line('war.won', { seat: 'p1' }),
      reached,
      line('agenda', {}),
      line('outcome.pass', {}),
    ]
    const lines = told.map((each, i) => ({ ...each, at: i + 1 }))
    expect(greatIn(lines, 0).map(({ look }) => look)).toEqual(['points', 'council'])
    expect(greatIn(lines, 3).map(({ look }) => look)).toEqual(['council'])
    expect(lines.every(isGreat)).toBe(true)
  })
})

describe('A planet', () => {
  it('is called by its own name, though it is numbered like a seat', () => {
    nameThings({ seat: id => `player ${id}`, planet: id => `planet ${id}` })
    expect(called('planet', 'p3')).toBe('planet p3')
    expect(called('other', 'p3')).toBe('player p3')
  })
})
