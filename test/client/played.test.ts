import { describe, expect, it } from 'vitest'
import { lastPlayed } from '../../client/galaxy/cards/played.ts'
import { standings } from '../../client/galaxy/council/standings.ts'
import { lastVerdict } from '../../client/galaxy/council/verdicts.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

let clock = 0
const line = (word: string, about: About = {}): Line => ({ at: ++clock, text: `ti3.log.${word}`, about })
const plays = (seat: string, card: string) => line('playsCard', { seat, card })
const cancelled = (seat: string, card: string) => line('cardCancelled', { seat, card })
const fates = (lines: readonly Line[]) => lastPlayed(lines)?.cards.map(({ card, fate }) => `${card} ${fate}`)

describe('A card read from the log', () => {
  const aim = line('aim.planet', { seat: 'p1', planet: 'quann' })
  const played = [plays('p1', 'plague'), aim]

  it('has its aim, and what comes of it until something else begins', () => {
    const outcome = line('plague', { seat: 'p1', planet: 'quann', count: 2 })
    const scene = lastPlayed([...played, outcome, line('passes', { seat: 'p2' }), line('plague')])
    expect(scene?.cards).toMatchObject([{ seat: 'p1', card: 'plague', fate: 'played', aims: [aim] }])
    expect(scene?.outcome).toEqual([outcome])
  })

  it('is cancelled by the Sabotage upon it, and tells whose it was', () => {
    const scene = lastPlayed([...played, plays('p3', 'sabotage'), cancelled('p1', 'plague')])
    expect(scene?.cards[0]).toMatchObject({
      fate: 'cancelled',
      cancelledBy: { seat: 'p3', card: 'sabotage' },
    })
  })

  it('stands beside those revealed together with it', () => {
    const both = [
      plays('p2', 'minelayers'),
      plays('p1', 'emergency_repairs'),
      cancelled('p1', 'emergency_repairs'),
    ]
    expect(fates([line('spaceBattle'), ...both])).toEqual([
      'minelayers played',
      'emergency_repairs cancelled',
    ])
  })

  it('is read as the one it repeats, and may have nothing left to act on', () => {
    const scene = lastPlayed([
      plays('p1', 'touch_of_genius'),
      line('repeats', { seat: 'p1', card: 'plague' }),
      line('cardLost', { seat: 'p1', card: 'touch_of_genius' }),
    ])
    expect(scene?.cards).toMatchObject([{ card: 'touch_of_genius', as: 'plague', fate: 'lost' }])
  })

  it('is not there when it was taken back', () => {
    expect(lastPlayed(played.map(one => ({ ...one, struck: true as const })))).toBeUndefined()
  })
})

describe('What the council decided, read from the log', () => {
  const agenda = line('agenda', { seat: 'p2', card: 'imperial_peace' })
  const passed = line('elected.for', { card: 'imperial_peace' })
  const law = line('law', { card: 'imperial_peace' })

  it('names the card, the tie and what it does', () => {
    const exhausts = line('exhausts', { seat: 'p1', count: 2 })
    const tie = line('tie', { seat: 'p2', card: 'imperial_peace' })
    expect(lastVerdict([agenda, tie, passed, law, exhausts, line('passes')])).toMatchObject({
      card: 'imperial_peace',
      isTie: true,
      isLaw: true,
      decided: [passed],
      outcome: [exhausts],
    })
  })

  it('is of the first card while the one it put to the vote again lies open', () => {
    const revote = line('agenda', { seat: 'p2', card: 'revote' })
    const elected = line('elected.law', { card: 'imperial_peace' })
    expect(lastVerdict([revote, elected, agenda])).toMatchObject({
      card: 'revote',
      isLaw: false,
      outcome: [],
    })
  })

  it('has both who are elected together, and an agenda that is called off', () => {
    const two = ['p1', 'p3'].map(elected => line('elected.player', { card: 'trade_war', elected }))
    expect(lastVerdict([agenda, ...two])?.decided).toEqual(two)
    const off = line('agendaCancelled', { card: 'imperial_peace' })
    expect(lastVerdict([agenda, off])?.decided).toEqual([off])
  })
})

describe('Running totals', () => {
  const votes = { p1: { count: 3, what: ['for'] }, p2: { count: 4, what: ['against'] }, p3: { count: 0 } }

  it('add up for each outcome, most first, abstentions left aside', () => {
    const all = standings({ votes: { ...votes, p4: { count: 2, what: ['for'] } } })
    expect(all.map(({ what, count, seats, leads }) => [what, count, seats, leads])).toEqual([
      ['for', 5, ['p1', 'p4'], true],
      ['against', 4, ['p2'], false],
    ])
  })

  it('have nobody ahead in a tie', () => {
    const all = standings({ votes: { ...votes, p4: { count: 1, what: ['for'] } } })
    expect(all.map(({ leads }) => leads)).toEqual([false, false])
  })
})
