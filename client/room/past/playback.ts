import { useEffect, useState } from 'preact/hooks'
import { retelling, type Telling } from './past.ts'
import { beside, type Chapter, firstOf, type Step, stepNamed } from './steps.ts'
import { fetchWhole, type Story } from './story.ts'

/** A step stays so long, and longer the more there is to read. */
const pace = 1500
const eachLine = 700
const mostLines = 6

export interface Playback {
  readonly steps: readonly Step[]
  readonly at: number
  readonly playing: boolean
  /** `fetching` until the place where it begins is here. */
  readonly state: 'fetching' | 'failed' | 'ready'
  /** Whether all of it is here, down to the first step. */
  readonly isWhole: boolean
  readonly step: Step | undefined
  go(to: number): void
  leap(by: 1 | -1, chapter: Chapter): void
  play(on: boolean): void
  again(): void
}

/** Whether the place where it begins is among these. */
function holds({ steps, before }: Story, { since, to, whole }: Telling): boolean {
  const from = since ?? (to === undefined ? undefined : Number.parseInt(to, 10))
  if (before === undefined) return true
  return whole ? false : from === undefined || (steps[0]?.lines[0]?.at ?? from) < from
}

const beginningOf = (steps: readonly Step[], { since, to, whole }: Telling, turns: number): number =>
  whole ? 0 : to === undefined ? firstOf(steps, since, turns) : stepNamed(steps, to)

/** The story and how far along it is. */
export function usePlayback(turns: number): Playback {
  const [story, keep] = useState<Story>()
  const [place, move] = useState<number>()
  const [playing, play] = useState(false)
  const [tries, again] = useState(0)
  const [failed, fail] = useState(false)
  const steps = story?.steps ?? []
  const last = steps.length - 1
  const at = Math.min(place ?? 0, Math.max(0, last))
  useEffect(() => {
    const telling = retelling.peek() ?? {}
    let known: Story | undefined
    let isPlaced = false
    let left = false
    const begin = () => {
      isPlaced = true
      move(beginningOf(known?.steps ?? [], telling, turns))
    }
    const tell = (found: Story) => {
      if (left) return false
      const more = found.steps.length - (known?.steps.length ?? 0)
      known = found
      keep(found)
      // The step one looks at stays the same one.
      if (isPlaced) move(now => (now ?? 0) + more)
      else if (holds(found, telling)) begin()
      return true
    }
    fail(false)
    void fetchWhole(tell).then(isHere => {
      if (left) return
      if (!isHere) fail(true)
      else if (!isPlaced) begin()
    })
    return () => {
      left = true
    }
  }, [tries])
  useEffect(() => {
    if (!playing) return
    if (at >= last) return play(false)
    const lines = Math.min(mostLines, steps[at]?.lines.length ?? 0)
    const next = setTimeout(() => move(at + 1), pace + eachLine * lines)
    return () => clearTimeout(next)
  }, [playing, at, last])
  const go = (to: number) => {
    play(false)
    move(Math.max(0, Math.min(to, last)))
  }
  return {
    steps,
    at,
    playing,
    state: place !== undefined ? 'ready' : failed ? 'failed' : 'fetching',
    isWhole: story !== undefined && story.before === undefined,
    step: place === undefined ? undefined : steps[at],
    go,
    leap: (by, chapter) => go(beside(steps, at, by, chapter)),
    play(on) {
      // From the end it begins anew.
      if (on && at >= last) move(beginningOf(steps, retelling.peek() ?? {}, turns))
      play(on)
    },
    again: () => again(tries + 1),
  }
}
