import { useEffect, useState } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { retelling } from './past.ts'
import { firstOf, type Step, turnBeside } from './steps.ts'
import { fetchStory, type Story, withEarlier } from './story.ts'

/** A step stays so long, and longer the more there is to read. */
const pace = 1500
const eachLine = 700
const mostLines = 6
/** So near to the beginning more of it is fetched. */
const near = 3

export interface Playback {
  readonly steps: readonly Step[]
  readonly at: number
  readonly playing: boolean
  /** `none` while it is fetched. */
  readonly state: 'fetching' | 'failed' | 'ready'
  readonly step: Step | undefined
  go(to: number): void
  turn(by: 1 | -1): void
  play(on: boolean): void
  again(): void
}

/** The story and how far along it is. */
export function usePlayback(turns: number): Playback {
  const [story, keep] = useState<Story>()
  const [at, move] = useState(0)
  const [playing, play] = useState(false)
  const [tries, again] = useState(0)
  const [failed, fail] = useState(false)
  const id = room.value?.room ?? ''
  const steps = story?.steps ?? []
  const last = steps.length - 1
  useEffect(() => {
    let left = false
    fail(false)
    const since = retelling.peek()?.since
    void fetchStory(id, since).then(found => {
      if (left) return
      if (!found) return fail(true)
      keep(found)
      move(firstOf(found.steps, since, turns))
    })
    return () => {
      left = true
    }
  }, [id, tries])
  useEffect(() => {
    if (!story || story.before === undefined || at > near) return
    let left = false
    void withEarlier(id, story).then(longer => {
      if (left || !longer) return
      keep(longer)
      // The step one looks at stays the same one.
      move(now => now + longer.steps.length - story.steps.length)
    })
    return () => {
      left = true
    }
  }, [story, at > near])
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
    state: story ? 'ready' : failed ? 'failed' : 'fetching',
    step: steps[at],
    go,
    turn: by => go(turnBeside(steps, at, by)),
    play(on) {
      // From the end it begins anew.
      if (on && at >= last) move(firstOf(steps, retelling.peek()?.since, turns))
      play(on)
    },
    again: () => again(tries + 1),
  }
}
