/** What is made from an edition is made once for it, however many parts of the galaxy ask. */
export function once<F extends (edition: never) => object>(make: F): F {
  const made = new WeakMap<object, object>()
  const known = (edition: object) => {
    const before = made.get(edition)
    if (before) return before
    const now = make(edition as never)
    made.set(edition, now)
    return now
  }
  return known as unknown as F
}
