import { inOrder, isBranch, same } from './json.ts'
import { writtenBetween } from './versions.ts'

/** RFC 7396 merge patches. The state holds no null, so null always means "gone". */
export type Patch = { readonly [key: string]: unknown }

/** Branches both sides share are not walked, so the cost is that of what changed. */
export function patchBetween(before: object, after: object): Patch | undefined {
  if (before === after) return undefined
  const written = writtenBetween(before, after)
  const members = written ? [...written] : membersOf(before as Tree, after as Tree)
  return changed(before as Tree, after as Tree, members, (_, was, is) => patchBetween(was, is))
}

function membersOf(before: Tree, after: Tree): string[] {
  const members = Object.keys(after)
  for (const key of Object.keys(before)) if (memberOf(after, key) === undefined) members.push(key)
  return members
}

/** Looks at these members alone; one may be named twice. What is sent must not tell how it came to be written: changes come
 *  by name, then what is new as the state holds it, for whoever reads it may list it so. */
export function changed(
  old: Tree,
  now: Tree,
  members: readonly string[],
  between: (key: string, was: object, is: object) => Patch | undefined,
): Patch | undefined {
  const found: Record<string, unknown> = {}
  const changes: string[] = []
  const news: string[] = []
  for (const key of members) {
    const was = memberOf(old, key)
    const is = memberOf(now, key)
    if (was === is || Object.hasOwn(found, key)) continue
    let change: unknown = is ?? null
    if (isBranch(was) && isBranch(is)) change = between(key, was, is)
    else if (same(was, is)) continue
    if (change === undefined) continue
    found[key] = change
    if (was === undefined) news.push(key)
    else changes.push(key)
  }
  if (changes.length + news.length < 2) return changes.length + news.length === 0 ? undefined : found
  const patch: Record<string, unknown> = {}
  for (const key of inOrder(changes)) patch[key] = found[key]
  for (const key of news.length < 2 ? news : Object.keys(now)) if (news.includes(key)) patch[key] = found[key]
  return patch
}

/** A state holds no functions: what plain objects inherit is none of it. */
function memberOf(tree: Tree, key: string): unknown {
  const value = tree[key]
  return typeof value === 'function' ? undefined : value
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
