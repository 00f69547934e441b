import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Answer, messageIn } from '../shared/protocol.ts'

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
