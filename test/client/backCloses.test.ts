import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backCloses } from '../../client/parts/backCloses.ts'

/** A history that goes back later, as a browser's does. */
function fakeHistory() {
  const states: unknown[] = [null]
  let at = 0
  let listener: (() => void) | undefined
  return {
    history: {
      get state() {
        return states[at]
      },
      pushState(state: unknown) {
        states.splice(at + 1, states.length, state)
        at += 1
      },
      go(by: number) {
        setTimeout(() => {
          at += by
          listener?.()
        }, 20)
      },
    },
    listen: (_: string, heard: () => void) => {
      listener = heard
    },
    steps: () => at,
  }
}

const page = { steps: () => 0, back: () => {} }
let opens: (name: string) => () => void
let lying: string[]

beforeEach(() => {
  vi.useFakeTimers()
  const { history, listen, steps } = fakeHistory()
  vi.stubGlobal('history', history)
  vi.stubGlobal('addEventListener', listen)
  Object.assign(page, { steps, back: () => history.go(-1) })
  lying = []
  opens = name => {
    lying.push(name)
    const gone = () => {
      lying = lying.filter(one => one !== name)
    }
    const closed = backCloses(gone)
    return () => {
      gone()
      closed()
    }
  }
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('Back closes what lies over the page, the uppermost first', () => {
  opens('dossier')
  opens('card')
  page.back()
  vi.runAllTimers()
  expect(lying).toEqual(['dossier'])
  page.back()
  vi.runAllTimers()
  expect(lying).toEqual([])
  expect(page.steps()).toBe(0)
})

test('what is closed otherwise leaves no step behind', () => {
  const close = opens('dossier')
  expect(page.steps()).toBe(1)
  close()
  vi.runAllTimers()
  expect(page.steps()).toBe(0)
})

test.each([0, 10])('what opens %i ms after something closed stays open, and Back closes it', ms => {
  const close = opens('dossier')
  close()
  vi.advanceTimersByTime(ms)
  opens('another')
  vi.runAllTimers()
  expect(lying).toEqual(['another'])
  expect(page.steps()).toBe(1)
  page.back()
  vi.runAllTimers()
  expect(lying).toEqual([])
})
