import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { greatIn, isGreat } from '../../client/galaxy/news/great.ts'
import { room } from '../../client/net/room.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

let clock = 0
const line = (text: string, about: About = {}): Line => ({ at: ++clock, n: clock, text, about })

/** As p1 sees it. */
beforeEach(() => {
  room.value = { seat: 'p1', seats: [] } as never
})
afterAll(() => {
  room.value = undefined
})

const told = (lines: readonly Line[], after = 0) =>
  greatIn(lines, after).map(({ look, seat, points, lines: said }) => ({
    look,
    seat,
    points,
    said: said.map(({ text }) => text),
  }))

describe('Great events', () => {
  it('are a loss to whom a planet is taken from, and a victory to who takes it', () => {
    const lost = line('ti3.log.takesFrom', { seat: 'p2', planet: 'abyz', from: 'p1' })
    const won = line('ti4.log.takesFrom', { seat: 'p1', planet: 'lodor', from: 'p3' })
    const theirs = line('ti3.log.takesFrom', { seat: 'p2', planet: 'fria', from: 'p3' })
    expect(told([lost, won, theirs]).map(({ look }) => look)).toEqual(['lost', 'won', 'plain'])
  })

  it('are told at once where one takes several planets', () => {
    const both = ['abyz', 'fria'].map(planet => line('ti3.log.takesFree', { seat: 'p2', planet }))
    expect(told(both)).toEqual([
      { look: 'plain', seat: 'p2', points: undefined, said: ['ti3.log.takesFree', 'ti3.log.takesFree'] },
    ])
  })

  it('tell what I find with the planet it lies on, and nothing of what others find', () => {
    const taken = (planet: string, seat = 'p1') => line('ti4.log.takesFree', { seat, planet })
    const found = (planet: string, seat = 'p1') =>
      line('ti4.log.explores', { seat, planet, card: 'expedition' })
    const mine = [taken('abyz'), found('abyz'), taken('fria'), found('fria')]
    const theirs = [taken('lodor', 'p2'), found('lodor', 'p2')]
    expect(told([...mine, ...theirs]).map(({ look, said }) => [look, said.length])).toEqual([
      ['won', 4],
      ['plain', 1],
    ])
    expect(mine.every(isGreat)).toBe(true)
    expect(theirs.map(isGreat)).toEqual([true, false])
  })

  it('say what points were for: an objective, or what came before them', () => {
    const claimed = [
      line('ti4.log.claims', { seat: 'p2', card: 'erect_a_monument' }),
      line('ti4.log.points', { seat: 'p2', count: 1, points: 4 }),
    ]
    expect(told(claimed)).toEqual([{ look: 'points', seat: 'p2', points: 1, said: ['ti4.log.claims'] }])
    const kept = [
      line('ti4.log.custodians', { seat: 'p3' }),
      line('ti4.log.points', { seat: 'p3', count: 1, points: 1 }),
    ]
    expect(told(kept).at(-1)).toMatchObject({ points: 1, said: ['ti4.log.custodians', 'ti4.log.points'] })
    expect(told([line('ti4.log.losesPoints', { seat: 'p1', count: 1, points: 0 })])).toMatchObject([
      { points: -1 },
    ])
  })

  it('tell what the council decided, what that does and what comes of it for me', () => {
    const vote = [
      line('ti3.log.agenda', { seat: 'p3', card: 'imperial_peace' }),
      line('ti3.log.elected.for', { card: 'imperial_peace' }),
      line('ti3.log.gains', { seat: 'p2', count: 2 }),
      line('ti3.log.gains', { seat: 'p1', count: 2 }),
    ]
    const [, decided] = greatIn(vote, 0)
    expect(decided).toMatchObject({ look: 'council', lines: [vote[1], vote[3]] })
    expect(decided?.says?.[0]).toBeTruthy()
    expect(vote.filter(isGreat)).toEqual(vote.slice(0, 2))
  })

  it('name two who are elected at once, and a vote that was called off', () => {
    const both = [
      line('ti3.log.agenda', { seat: 'p3', card: 'imperial_peace' }),
      line('ti3.log.elected.seat', { seat: 'p1' }),
      line('ti3.log.elected.seat', { seat: 'p2' }),
    ]
    expect(
      told(both)
        .slice(1)
        .map(({ said }) => said),
    ).toEqual([['ti3.log.elected.seat', 'ti3.log.elected.seat']])
    const [off] = greatIn([line('ti3.log.agendaCancelled', { card: 'imperial_peace' })], 0)
    expect(off).toMatchObject({ look: 'council', says: [] })
  })

  it('leave out what was told before, what was taken back and what is said', () => {
    const old = line('ti3.log.takesFrom', { seat: 'p2', planet: 'abyz', from: 'p1' })
    const struck = { ...line('ti3.log.takesFrom', { seat: 'p2', planet: 'fria', from: 'p1' }), struck: true }
    const chat = { ...line(''), by: 'p2', says: 'Hello' }
    expect(told([old, struck as Line, chat as Line], old.at)).toEqual([])
  })

  it('are what one reads again in the log', () => {
    for (const word of ['takesFrom', 'claims', 'points', 'objective', 'elected.for', 'out', 'agenda', 'law'])
      expect(isGreat(line(`ti3.log.${word}`)), word).toBe(true)
    expect(isGreat(line('ti4.log.revealsObjective'))).toBe(true)
    for (const word of ['moves', 'activates', 'fires', 'passes'])
      expect(isGreat(line(`ti3.log.${word}`)), word).toBe(false)
  })
})
