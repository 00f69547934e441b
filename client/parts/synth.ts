import { isJustOpened } from '../net/room.ts'

/** A few soft sounds, made as they are played: no file is fetched. */

export type Sound = 'turn' | 'dice' | 'battle' | 'end'

interface Tone {
  /** In hertz; what glides ends elsewhere. */
  readonly pitch: number
  readonly to?: number
  /** In seconds. */
  readonly from: number
  readonly lasts: number
  readonly loud: number
  readonly wave: OscillatorType
}

const bell = (pitch: number, from: number, lasts = 0.9, loud = 0.12): Tone[] => [
  { pitch, from, lasts, loud, wave: 'sine' },
  { pitch: pitch * 2.01, from, lasts: lasts * 0.5, loud: loud * 0.3, wave: 'sine' },
]
const drum = (pitch: number, from: number, loud = 0.2): Tone => ({
  pitch,
  to: pitch / 2,
  from,
  lasts: 0.32,
  loud,
  wave: 'sine',
})

/** A call of two notes, a roll of knocks, two drums below a fifth, a chord that rises. */
const sounds: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [...bell(587.33, 0), ...bell(880, 0.14)],
  dice: [0, 0.055, 0.12, 0.17, 0.26, 0.33].map(
    (from, i): Tone => ({
      pitch: 1500 - i * 130,
      to: 500,
      from,
      lasts: 0.05,
      loud: 0.13 - i * 0.01,
      wave: 'triangle',
    }),
  ),
  battle: [
    drum(110, 0),
    drum(98, 0.3),
    drum(110, 0.6, 0.24),
    { pitch: 146.83, from: 0, lasts: 1.3, loud: 0.05, wave: 'triangle' },
    { pitch: 220, from: 0, lasts: 1.3, loud: 0.04, wave: 'triangle' },
  ],
  end: [392, 493.88, 587.33, 783.99, 987.77].flatMap((pitch, i) => bell(pitch, i * 0.17, 1.25, 0.1)),
}

/** In milliseconds. */
const stale = 600

/** Several at once are one too many. */
const apart = 250
const last: Partial<Record<Sound, number>> = {}

let speaker: AudioContext | undefined

export function play(which: Sound): void {
  // What lies there as the page opens has happened before.
  if ((which === 'dice' || which === 'battle') && isJustOpened()) return
  const asked = performance.now()
  if (asked - (last[which] ?? Number.NEGATIVE_INFINITY) < apart) return
  last[which] = asked
  speaker ??= new AudioContext()
  const context = speaker
  // Before a tap nothing may sound: what would have been heard then is not heard later.
  void context.resume().then(() => {
    if (performance.now() - asked < stale) playOn(context, which)
  })
}

export function playOn(context: BaseAudioContext, which: Sound): void {
  for (const tone of sounds[which]) strike(context, tone)
}

function strike(context: BaseAudioContext, { pitch, to, from, lasts, loud, wave }: Tone): void {
  const begins = context.currentTime + from
  const ends = begins + lasts
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, begins)
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, ends)
  volume.gain.setValueAtTime(0.0001, begins)
  volume.gain.exponentialRampToValueAtTime(loud, begins + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, ends)
  voice.connect(volume).connect(context.destination)
  voice.start(begins)
  voice.stop(ends + 0.02)
}
