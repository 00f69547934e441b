import { inOrder, isBranch, same } from './json.ts'

/** RFC 7396 merge patches. The state holds no null, so null always means "gone". */
export type Patch = { readonly [key: string]: unknown }

/** Branches both sides share are not walked, so the cost is that of what changed. What is sent must not tell how it came to be
 *  written: changes come by name, then what is new as the state holds it, for whoever reads it may list it so. */
export function patchBetween(before: object, after: object): Patch | undefined {
  if (before === after) return undefined
  const [old, now] = [before as Tree, after as Tree]
  const changes: Record<string, unknown> = {}
  const news: Record<string, unknown> = {}
  for (const key of membersOf(old, now)) {
    const was = memberOf(old, key)
    const is = memberOf(now, key)
    if (was === is) continue
    if (was === undefined) news[key] = is
    else if (isBranch(was) && isBranch(is)) {
      const change = patchBetween(was, is)
      if (change) changes[key] = change
    } else if (!same(was, is)) changes[key] = is ?? null
  }
  const patch: Record<string, unknown> = {}
  for (const key of inOrder(Object.keys(changes))) patch[key] = changes[key]
  Object.assign(patch, news)
  return Object.keys(patch).length > 0 ? patch : undefined
}

function membersOf(old: Tree, now: Tree): string[] {
  const members = Object.keys(now)
  for (const key of Object.keys(old)) if (memberOf(now, key) === undefined) members.push(key)
  return members
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
