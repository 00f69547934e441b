import { describe, expect, it, vi } from 'vitest'
import { bandsOf, unfolded } from '../../../client/inscription/sheets/bands.ts'
import type { Offer } from '../../../client/inscription/sheets/sheet.ts'
import { nextTowards } from '../../../client/inscription/sheets/spatial.ts'
import { carryOut, tapOn, tapOnSpace } from '../../../client/inscription/sheets/taps.ts'
import { cellAt, claimableSpaces, gridOf, scrappable } from '../../../shared/inscription/industry.ts'
import type { Space } from '../../../shared/inscription/printed.ts'
import { blankMarks } from './marks.ts'

const offer = (verb: Offer['verb'], at: readonly string[]): Offer => ({
  verb,
  sheet: 'industry',
  at,
  with: ['M'],
})
const marks = blankMarks()
const spaces = gridOf(marks)
const tap = (groups: readonly Offer[], id: string) =>
  tapOnSpace(groups, id, spaces[id] as Space, beside => cellAt(marks, beside) === 'scrapped')
const [beside = ''] = claimableSpaces(marks)
const [tagged = ''] = Object.keys(spaces).filter(id => spaces[id]?.tag)
const far = 'r0q0'

describe('A tap on the industry grid', () => {
  it('marks where only one thing can be done', () => {
    expect(tap([offer('scrap', scrappable(marks))], beside)).toEqual({ does: 'mark', verb: 'scrap' })
    expect(tap([offer('take', claimableSpaces(marks))], beside)).toEqual({ does: 'mark', verb: 'take' })
    expect(tap([offer('dottedX', [tagged])], tagged)).toEqual({ does: 'mark', verb: 'dottedX' })
  })
  it('asks where a space can be scrapped and claimed', () => {
    const groups = [offer('scrap', scrappable(marks)), offer('take', claimableSpaces(marks))]
    expect(tap(groups, beside)).toEqual({ does: 'choose', verbs: ['scrap', 'take'] })
  })
  it('chooses where a space is the answer to a question, a dotted one too', () => {
    for (const id of [beside, far, tagged])
      expect(tap([offer('choose', [id])], id)).toEqual({ does: 'mark', verb: 'choose' })
  })
  it('on what is not offered asks why not, with the verb that would fit', () => {
    expect(tap([], beside)).toEqual({ does: 'ask', verb: 'take' })
    expect(tap([], far)).toEqual({ does: 'ask', verb: 'scrap' })
    expect(tap([], tagged)).toEqual({ does: 'ask', verb: 'dottedX' })
  })
})

describe('A tap elsewhere', () => {
  it('on a technology is research, its specialty, or a choice of the two', () => {
    const id = 'sarween_tools'
    const verbs = ['research', 'technology'] as const
    expect(tapOn([offer('research', [id])], id, verbs)).toEqual({ does: 'mark', verb: 'research' })
    expect(tapOn([offer('technology', [id])], id, verbs)).toEqual({ does: 'mark', verb: 'technology' })
    expect(tapOn([offer('technology', [id]), offer('research', [id])], id, verbs).does).toBe('choose')
    expect(tapOn([], id, verbs)).toEqual({ does: 'ask', verb: 'research' })
  })
  it('marks or asks once, and does nothing before a choice is made', () => {
    const onMark = vi.fn()
    const onAsk = vi.fn()
    carryOut({ onMark, onAsk }, 'industry', { does: 'choose', verbs: ['scrap', 'take'] }, 'r1q1')
    carryOut({ onMark, onAsk }, 'industry', { does: 'mark', verb: 'scrap' }, 'r1q1')
    carryOut({ onMark, onAsk }, 'industry', { does: 'ask', verb: 'take' }, 'r2q1')
    expect(onMark.mock.calls).toEqual([['scrap', 'r1q1']])
    expect(onAsk.mock.calls).toEqual([['industry', 'take', 'r2q1']])
  })
})

describe('An arrow key', () => {
  const places = [
    { x: 50, y: 0 },
    { x: 80, y: 46 },
    { x: 0, y: 0 },
    { x: 20, y: 46 },
  ]
  it('leads to the nearest place ahead', () => {
    expect(nextTowards({ x: -50, y: 0 }, places, 'ArrowRight')).toBe(2)
    expect(nextTowards({ x: 50, y: 46 }, places, 'ArrowLeft')).toBe(3)
    expect(nextTowards({ x: 78, y: 0 }, places, 'ArrowDown')).toBe(1)
  })
  it('leads nowhere from the edge', () => {
    expect(nextTowards({ x: 50, y: 0 }, places, 'ArrowUp')).toBeUndefined()
  })
})

describe('The bands of a unit', () => {
  it('have the icons crossed out that were paid for, in the order they are printed', () => {
    const begun = blankMarks()
    begun.warfare.bands['carrier1'] = { icons: 'IM' }
    const [first] = bandsOf(begun, 'carrier')
    expect(first?.icons.map(({ crossed }) => crossed)).toEqual([true, false, true])
  })
  it('are unfolded where they can be built on: those begun and the next', () => {
    const begun = blankMarks()
    begun.warfare.bands['cruiser1'] = { icons: 'MMM', built: true }
    begun.warfare.bands['cruiser2'] = { icons: 'M' }
    begun.warfare.bands['cruiser4'] = { icons: '', banned: true }
    const bands = bandsOf(begun, 'cruiser')
    expect(bands.map(({ state }) => state)).toEqual(['built', 'open', 'open', 'banned'])
    expect(unfolded(bands).map(({ id }) => id)).toEqual(['cruiser2', 'cruiser3'])
  })
  it('of a locked unit show what the first will cost', () => {
    expect(unfolded(bandsOf(blankMarks(), 'warsun')).map(({ id, state }) => [id, state])).toEqual([
      ['warsun1', 'locked'],
    ])
  })
})
