const shortest = 400
const longest = 20_000

/** Half fixed, half random, so that eight browsers cut off together do not come back in one instant. */
export function waitBefore(attempt: number): number {
  const full = Math.min(longest, shortest * 2 ** (attempt - 1))
  return full / 2 + (Math.random() * full) / 2
}
