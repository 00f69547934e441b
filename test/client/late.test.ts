import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchLate, lineIsBack } from '../../client/net/late.ts'

const minute = 60_000
let isThere: boolean
let answers: boolean
let asked: number
const reload = vi.fn()
const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  isThere = answers = false
  asked = 0
  kept.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('no line')
    return { ok: true }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = async () => {
  asked++
  if (!isThere) throw new TypeError('no such file')
  return 'view'
}

test('a file is asked for until it is here, and at once when the line is back', async () => {
  const coming = fetchLate(load)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(asked).toBeGreaterThan(100)
  isThere = answers = true
  lineIsBack()
  expect(await coming).toBe('view')
  expect(reload).not.toHaveBeenCalled()
})

test('where the house answers and the file cannot be had, the page is loaded anew, and not again and again', async () => {
  answers = true
  void fetchLate(load)
  await vi.advanceTimersByTimeAsync(minute)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(reload).toHaveBeenCalledTimes(2)
  isThere = true
  await vi.advanceTimersByTimeAsync(minute)
})
