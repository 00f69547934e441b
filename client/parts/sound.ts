import { signal } from '@preact/signals'
import { isJustOpened } from '../net/room.ts'
import type { Sound } from './synth.ts'

/** Silent until somebody wants to hear something; only then is anything fetched that sounds. */

export type Hearing = 'off' | 'on'
export const hearings: readonly Hearing[] = ['off', 'on']

const place = 'throneward.sound'

const remembered = (): Hearing => {
  try {
    return localStorage.getItem(place) === 'on' ? 'on' : 'off'
  } catch {
    return 'off'
  }
}

export const hearing = signal<Hearing>(remembered())

export function chooseHearing(wanted: Hearing): void {
  hearing.value = wanted
  try {
    localStorage.setItem(place, wanted)
  } catch {
    // It is silent again next time.
  }
  // The tap that allows it is also what lets the browser sound.
  sound('turn')
}

/** Several at once are one too many. */
const apart = 250
const last: Partial<Record<Sound, number>> = {}

/** Nothing is worth a fault: where nothing can sound, nothing does. */
export function sound(which: Sound): void {
  if (hearing.peek() === 'off') return
  // Whoever looks elsewhere is called, and hears nothing else.
  if (which !== 'turn' && document.visibilityState !== 'visible') return
  // What lies there as the page opens has happened before.
  if ((which === 'dice' || which === 'battle') && isJustOpened()) return
  const now = performance.now()
  if (now - (last[which] ?? Number.NEGATIVE_INFINITY) < apart) return
  last[which] = now
  void import('./synth.ts').then(
    ({ play }) => play(which),
    () => {},
  )
}
