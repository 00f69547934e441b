/** Dice for odds: the same fight always with the same, so that what is shown does not flicker. */

export type Die = () => number

/** A small generator of numbers in [0, 1): nothing in the game hangs on it. */
export function dice(seed: number): Die {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
