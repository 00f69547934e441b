import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Answer, messageIn, TakeSeat } from '../shared/protocol.ts'

const id = 'abcdefgh'
const key = '4.turn/act'
const answer = { id, key, value: { hex: 'a1' } }

describe('an answer as it comes in', () => {
  it.each([
    ['as clients send it', { answer }, true],
    ['of nothing but null', { answer: { ...answer, value: null } }, true],
    ['with the longest names', { answer: { ...answer, id: 'x'.repeat(36), key: 'k'.repeat(200) } }, true],
    ['without a value', { answer: { id, key } }, false],
    ['with something more', { answer: { ...answer, more: 1 } }, false],
    ['beside something else', { answer, chat: {} }, false],
    ['with an id too short', { answer: { ...answer, id: 'short' } }, false],
    ['with an id of other letters', { answer: { ...answer, id: 'abcdefgh!' } }, false],
    ['with an id that is a number', { answer: { ...answer, id: 12345678 } }, false],
    ['with a key too long', { answer: { ...answer, key: 'k'.repeat(201) } }, false],
    ['with a key that is a list', { answer: { ...answer, key: [key] } }, false],
    ['that is a list', { answer: [id, key, 1] }, false],
    ['that is null', { answer: null }, false],
    ['that is a word', { answer: 'answer' }, false],
  ])('[R3.5] %s is read as its schema would read it', (_, sent, fits) => {
    const { success, output } = v.safeParse(Answer, sent)
    expect(success).toBe(fits)
    expect(messageIn(sent)).toEqual(fits ? output : undefined)
  })
})

describe('a name', () => {
  const kept = (name: string) => {
    const { success, output } = v.safeParse(TakeSeat, { name })
    return success ? (output as { name: string }).name : undefined
  }

  it.each([
    ['a Hangul filler', '\u3164'],
    ['its half width', '\uffa0'],
    ['the fillers of single letters', '\u115f\u1160'],
    ['an empty braille cell', '\u2800\u2800'],
    ['joiners', '\u200c\u200d'],
    ['a combining joiner', '\u034f'],
    ['a variation of nothing', '\ufe0f\u{e0100}'],
    ['a Mongolian separator', '\u180e\u180b'],
    ['Khmer vowels nobody writes', '\u17b4\u17b5'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['a note without a head', '\u{1d159}'],
    ['marks of music and shorthand', '\u{1d173}\u{1bca0}'],
    ['a place for an object', '\ufffc'],
    ['spaces of all widths', '\u00a0\u2003\u3000\u205f'],
    ['marks that stand on nothing', '\u0301\u20dd'],
    ['all of them', '\u3164\u2800 \u115f\u200d'],
  ])('[R4.10] of nothing but %s is refused', (_, name) => {
    expect(kept(name)).toBeUndefined()
  })

  it('[R4.10] loses what nobody sees, and keeps what a script or a picture needs', () => {
    expect(kept('A\u3164d\u2800a\u115f')).toBe('Ada')
    expect(kept('Ada\u{e0041}')).toBe('Ada')
    expect(kept('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(kept('क्\u200dष')).toBe('क्\u200dष')
    expect(kept('👩‍🚀 ❤\ufe0f')).toBe('👩‍🚀 ❤\ufe0f')
    const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    expect(kept(england)).toBe(england)
    for (const name of ['한글', 'ᄒ', 'ﾠﾡ', '⠁', 'Ø', '42', '?', '雪']) expect(kept(name)).toBeDefined()
  })
})
