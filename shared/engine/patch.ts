import { writtenBetween } from './draft.ts'
import { isBranch, same } from './json.ts'

/** RFC 7396 merge patches. The state holds no null, so null always means "gone". */
export type Patch = { readonly [key: string]: unknown }

/** The same states are compared for a decision's mark and again, in parts, for what is sent: the table is kept with what
 *  it was compared to. */
const known = new WeakMap<object, { before: object; patch: Patch | undefined }>()
/** What lies above it or deeper is not asked for by itself, or is small. */
const depthOfTable = 1

/** Branches both sides share are not walked, so the cost is that of what changed. */
export const patchBetween = (before: object, after: object): Patch | undefined => between(before, after, 0)

function between(before: object, after: object, depth: number): Patch | undefined {
  if (before === after) return undefined
  if (depth !== depthOfTable) return difference(before, after, depth)
  const found = known.get(after)
  if (found?.before === before) return found.patch
  const patch = difference(before, after, depth)
  if (Object.isFrozen(before) && Object.isFrozen(after)) known.set(after, { before, patch })
  return patch
}

function difference(before: object, after: object, depth: number): Patch | undefined {
  const changed: Record<string, unknown> = {}
  const added: Record<string, unknown> = {}
  const old = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  const written = writtenBetween(before, after)
  for (const key of written ?? Object.keys(now)) {
    const was = old[key]
    const is = now[key]
    if (was === is || !Object.hasOwn(now, key)) continue
    if (!Object.hasOwn(old, key)) added[key] = is
    else if (isBranch(was) && isBranch(is)) {
      const inner = between(was, is, depth + 1)
      if (inner) changed[key] = inner
    } else if (!same(was, is)) changed[key] = is
  }
  for (const key of written ?? Object.keys(old))
    if (Object.hasOwn(old, key) && !Object.hasOwn(now, key)) changed[key] = null
  return together(changed, added, now)
}

/** What is sent must not tell how it came to be written: changes come by name, and what is new comes in the order in which
 *  it lies there, as who reads it may list it so. */
function together(changed: Tree, added: Tree, now: Tree): Patch | undefined {
  const names = Object.keys(changed)
  const news = Object.keys(added)
  if (news.length === 0 && names.length < 2) return names.length === 0 ? undefined : changed
  if (names.length === 0 && news.length === 1) return added
  const patch: Record<string, unknown> = {}
  for (const name of names.sort()) patch[name] = changed[name]
  for (const name of news.length > 1 ? Object.keys(now) : news)
    if (Object.hasOwn(added, name)) patch[name] = added[name]
  return patch
}

type Tree = Readonly<Record<string, unknown>>

/** Copies only the branches it changes; all others keep their identity. */
export function applyPatch<T>(target: T, patch: Patch | undefined): T {
  if (!patch) return target
  const result: Record<string, unknown> = isBranch(target) ? { ...target } : {}
  for (const key in patch) {
    const change = patch[key]
    if (change === null) delete result[key]
    else if (isBranch(change)) result[key] = applyPatch(result[key], change)
    else result[key] = change
  }
  return result as T
}
