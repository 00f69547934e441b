import { describe, expect, it, test } from 'vitest'
import { dictionaryOf, type Entry, split } from '../../client/parts/split.ts'
import { besideBox, clearOf, widthBeside } from '../../client/room/guide/placing.ts'
import type { TermBook } from '../../client/text/galaxy/terms.ts'
import { termsEn as ti3En } from '../../client/text/ti3/terms/en.ts'
import { termsIt as ti3It } from '../../client/text/ti3/terms/it.ts'
import { termsEn as ti4En } from '../../client/text/ti4/terms/en.ts'
import { termsIt as ti4It } from '../../client/text/ti4/terms/it.ts'

const entry = (said: string, kind: string, id: string, exactly?: true): Entry => ({
  said,
  thing: { kind, id },
  ...(exactly && { exactly }),
})
const words = dictionaryOf([
  entry('Command Token', 'term', 'token'),
  entry('Command Tokens', 'term', 'token'),
  entry('token', 'term', 'any'),
  entry('Cruiser', 'unit', 'cruiser'),
  entry('Harrow', 'card', 'harrow', true),
])
const found = (text: string, not?: string) =>
  split(text, words, not).flatMap(part => (typeof part === 'string' ? [] : [`${part.said} ${part.thing.id}`]))

describe('Words of the game within a text', () => {
  it('are found whole, the longer before the shorter, each once', () => {
    expect(found('Spend a Command Token or two Command Tokens for a Cruiser.')).toEqual([
      'Command Token token',
      'Cruiser cruiser',
    ])
    expect(found('Tokens of Cruiserweight')).toEqual([])
  })

  it('may begin a sentence, but names are only what is printed', () => {
    expect(found('Token by token, they harrow the field.')).toEqual(['Token any'])
    expect(found('Use Harrow.')).toEqual(['Harrow harrow'])
  })

  it('are no words where the text is about them', () => {
    expect(found('A Cruiser is a Cruiser.', 'cruiser')).toEqual([])
  })

  it('leave nothing of the text out', () => {
    const text = 'A Cruiser, a token; the end.'
    const joined = split(text, words).map(part => (typeof part === 'string' ? part : part.said))
    expect(joined.join('')).toBe(text)
  })
})

test.each([
  ['TI3', ti3En, ti3It],
  ['TI4', ti4En, ti4It],
] as [string, TermBook, TermBook][])('words of %s mean something in both languages', (_game, en, it) => {
  expect(Object.keys(it.terms)).toEqual(Object.keys(en.terms))
  expect(Object.keys(it.units)).toEqual(Object.keys(en.units))
  for (const { terms } of [en, it])
    for (const [id, [said, means]] of Object.entries(terms)) {
      expect(
        said.split('|').every(form => form.trim() === form && form !== ''),
        id,
      ).toBe(true)
      expect(means.endsWith('.'), id).toBe(true)
    }
})

describe('A hint', () => {
  const screen = { width: 390, height: 844 }
  const hint = { width: 374, height: 150 }
  const covers = (box: { x: number; y: number; width: number; height: number }) => {
    const { left, top } = besideBox(box, hint, screen)
    return (
      left < box.x + box.width &&
      left + hint.width > box.x &&
      top < box.y + box.height &&
      top + hint.height > box.y
    )
  }

  it('covers nothing of what it speaks of, wherever that is', () => {
    const boxes = [
      { x: 0, y: 60, width: 390, height: 500 },
      { x: 0, y: 600, width: 390, height: 244 },
      { x: 0, y: 780, width: 98, height: 64 },
      { x: 0, y: 0, width: 390, height: 50 },
      { x: 100, y: 300, width: 190, height: 120 },
    ]
    expect(boxes.filter(covers)).toEqual([])
  })

  it('about something else leaves what is asked in view, where there is room above it', () => {
    const answer = { x: 0, y: 363, width: 390, height: 423 }
    const tab = { x: 0, y: 786, width: 98, height: 58 }
    const { top } = clearOf(answer, tab, hint, screen)
    expect(top + hint.height).toBeLessThanOrEqual(answer.y)
    // What is asked is what it speaks of.
    expect(clearOf(answer, answer, hint, screen)).toEqual(besideBox(answer, hint, screen))
    // Nothing is asked.
    const nothing = { x: 0, y: 0, width: 0, height: 0 }
    expect(clearOf(nothing, tab, hint, screen)).toEqual(besideBox(tab, hint, screen))
  })

  it('is narrower where only the side of a telephone that lies is free', () => {
    const lying = { width: 844, height: 390 }
    const map = { x: 0, y: 46, width: 555, height: 344 }
    const width = widthBeside(map, hint, lying) ?? 0
    expect(besideBox(map, { width, height: 230 }, lying).left).toBeGreaterThanOrEqual(555)
    expect(widthBeside({ x: 0, y: 0, width: 390, height: 500 }, hint, screen)).toBeUndefined()
  })

  it('stays on the screen where nothing is free', () => {
    const { left, top } = besideBox({ x: 0, y: 0, width: 390, height: 844 }, hint, screen)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top + hint.height).toBeLessThanOrEqual(screen.height)
  })
})
