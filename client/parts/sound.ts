import { signal } from '@preact/signals'
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

/** Nothing is worth a fault: where nothing can sound, nothing does. */
export function sound(which: Sound): void {
  if (hearing.peek() === 'off') return
  // Whoever looks elsewhere is called, and hears nothing else.
  if (which !== 'turn' && document.visibilityState !== 'visible') return
  void import('./synth.ts').then(
    ({ play }) => play(which),
    () => {},
  )
}
