/** Plain JSON as the state uses it: no null, no undefined member, no class. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

export function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const needsNoCare = /^[\w.:/,-]*$/

/** A short cut for what needs no escaping, as most ids do. */
const inWords = (value: unknown): string =>
  typeof value === 'string' && needsNoCare.test(value) ? `"${value}"` : (JSON.stringify(value) ?? 'undefined')

/** By name; most lists of names are in order already, and sorting makes lists of its own. */
export function inOrder(names: string[]): string[] {
  for (let at = 1; at < names.length; at++)
    if ((names[at - 1] as string) > (names[at] as string)) return names.sort()
  return names
}

/** The same text for the same data, whatever order its members were written in. */
export function canonical(value: unknown): string {
  if (!isBranch(value)) return Array.isArray(value) ? `[${value.map(canonical).join(',')}]` : inWords(value)
  let members = ''
  for (const key of inOrder(Object.keys(value)))
    members += `${members && ','}${inWords(key)}:${canonical(value[key])}`
  return `{${members}}`
}

/** A copy of plain data; anything else in it stays what it is, for whoever takes the copy to refuse. */
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (!isBranch(value)) return value
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null) return value
  const copy = { ...value }
  for (const key of Object.keys(copy)) copy[key] = copied(copy[key])
  return copy
}

/** Branches both sides share are not walked. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((value, i) => same(value, b[i]))
  if (!isBranch(a) || !isBranch(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

/** A short mark to notice that something changed (cyrb53); it protects against mistakes, not against people. */
export function fingerprint(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
