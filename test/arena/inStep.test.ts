import { describe, expect, test } from 'vitest'
import { InStep } from '../../shared/arena/inStep.ts'
import { Draft, freeze } from '../../shared/engine/draft.ts'
import { applyPatch, patchBetween } from '../../shared/engine/patch.ts'

const start = () => ({
  sheets: {
    p1: { cells: { a: 'claimed' }, lines: ['H>A', 'A>B'] },
    p2: { cells: { b: 'claimed' }, lines: [] },
  },
  round: 1,
})

/** A table as it is and a viewer's copy of it, which were found the same. */
function begun() {
  const draft = new Draft(freeze(start()))
  const live = draft.commit()
  const copy = JSON.parse(JSON.stringify(live)) as typeof live
  const step = new InStep()
  expect(step.agrees(copy, live)).toBe(true)
  return { draft, live, copy, step }
}

describe('a viewer’s copy', () => {
  test('keeps in step by the patches it is sent', () => {
    const { draft, live, copy, step } = begun()
    draft.handle.sheets.p1.cells.a = 'scrapped'
    const after = draft.commit()
    expect(step.agrees(applyPatch(copy, patchBetween(live, after)), after)).toBe(true)
  })

  test('falls out of step by a change it is not sent', () => {
    const { draft, copy, step } = begun()
    draft.handle.sheets.p1.cells.a = 'scrapped'
    expect(step.agrees(copy, draft.commit())).toBe(false)
  })

  test('falls out of step by a change that did not happen', () => {
    const { live, copy, step } = begun()
    expect(step.agrees(applyPatch(copy, { sheets: { p2: { cells: { c: 'claimed' } } } }), live)).toBe(false)
    expect(step.agrees(applyPatch(copy, { sheets: { p2: { cells: null } } }), live)).toBe(false)
    expect(step.agrees(applyPatch(copy, { sheets: { p1: { lines: ['H>A'] } } }), live)).toBe(false)
    expect(step.agrees(applyPatch(copy, { round: '1' }), live)).toBe(false)
    expect(step.agrees(copy, live)).toBe(true)
  })

  test('is still out of step at the next look', () => {
    const { draft, copy, step } = begun()
    draft.handle.sheets.p1.cells.a = 'scrapped'
    const missed = draft.commit()
    expect(step.agrees(copy, missed)).toBe(false)
    draft.handle.round = 2
    const after = draft.commit()
    expect(step.agrees(applyPatch(copy, patchBetween(missed, after)), after)).toBe(false)
  })

  test('falls out of step where a missed change lies beside one it was sent', () => {
    const { draft, copy, step } = begun()
    draft.handle.sheets.p1.cells.a = 'scrapped'
    draft.handle.sheets.p2.cells.b = 'scrapped'
    const after = draft.commit()
    expect(step.agrees(applyPatch(copy, { sheets: { p1: { cells: { a: 'scrapped' } } } }), after)).toBe(false)
  })

  test('is looked at again where what it shows could be written', () => {
    const live = { asks: [{ key: 'mark' }] }
    const copy = JSON.parse(JSON.stringify(live)) as typeof live
    const step = new InStep()
    expect(step.agrees(copy, live)).toBe(true)
    for (const ask of live.asks) ask.key = 'vote'
    expect(step.agrees(copy, live)).toBe(false)
  })

  test('cannot be written once it was compared, nor what it was compared with', () => {
    const { copy } = begun()
    expect(() => {
      copy.sheets.p1.cells.a = 'scrapped'
    }).toThrow(TypeError)
    const live = Object.freeze({ sheets: { p1: {} } })
    expect(() => new InStep().agrees({ sheets: { p1: {} } }, live)).toThrow('"sheets" can be written')
  })
})
