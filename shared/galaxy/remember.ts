/** What is asked again and again while one question is made. */
export function remember<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, { found: T }>()
  return key => {
    const entry = known.get(key) ?? { found: find(key) }
    known.set(key, entry)
    return entry.found
  }
}
