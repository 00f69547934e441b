import { signal } from '@preact/signals'
import type { Replay } from '../../../shared/protocol.ts'
import { call } from '../../net/http.ts'
import { kept } from '../../net/kept.ts'
import { room } from '../../net/room.ts'
import { gameView } from '../gameView.ts'
import { type Step, stepsOf } from './steps.ts'

/** What the room told of the past, and what to ask it for next. */
export interface Story {
  readonly steps: readonly Step[]
  readonly before: number | undefined
}

/** Told without a room: a game whose record lies here. */
export const toldHere = signal<Replay | undefined>()

const nothing = () => undefined
const read = (told: Replay): Story => ({
  steps: stepsOf(told, gameView.peek()?.chapter ?? nothing),
  before: told.before,
})

/** Undefined where the room cannot be reached, or was asked too often. */
export async function fetchPiece(before?: number): Promise<Story | undefined> {
  if (toldHere.peek()) return read(toldHere.peek() as Replay)
  const id = room.peek()?.room ?? ''
  const path = `/api/rooms/${id}/replay${before === undefined ? '' : `?before=${before}`}`
  const { ok } = await call<Replay>('GET', path, undefined, kept(id)?.token)
  return ok && read(ok)
}

/** The same with what came before it; unchanged where nothing did. */
export async function withEarlier(story: Story): Promise<Story | undefined> {
  if (story.before === undefined) return story
  const earlier = await fetchPiece(story.before)
  return earlier && { steps: [...earlier.steps, ...story.steps], before: earlier.before }
}

/** Of a game that is over nothing more will be told. */
let known: { readonly room: string; readonly story: Story } | undefined

const soon = 4000
const mostTries = 5
const later = () => new Promise(done => setTimeout(done, soon))

/** All of it, from the latest piece back to the first, told as far as it is here; false where nothing could be had. Where the
 *  room was asked too often it is asked again. */
export async function fetchWhole(tell: (story: Story) => boolean): Promise<boolean> {
  const id = room.peek()?.room ?? ''
  let story = known?.room === id ? known.story : await fetchPiece()
  if (!story) return false
  let tries = 0
  while (tell(story) && story.before !== undefined && tries < mostTries) {
    const longer: Story | undefined = await withEarlier(story)
    if (!longer) {
      tries++
      await later()
    } else if (longer.before === story.before) break
    else story = longer
  }
  if (room.peek()?.stage === 'over' && !toldHere.peek()) known = { room: id, story }
  return true
}
