import { writtenBetween } from './draft.ts'
import { isBranch, same } from './json.ts'

/** RFC 7396 merge patches. The state holds no null, so null always means "gone". */
export type Patch = { readonly [key: string]: unknown }

/** Branches both sides share are not walked, so the cost is that of what changed. */
export const patchBetween = (before: object, after: object): Patch | undefined =>
  before === after ? undefined : difference(before, after)

/** A state holds no functions: what plain objects inherit is none of it. */
function memberOf(tree: Tree, key: string): unknown {
  const value = tree[key]
  return typeof value === 'function' ? undefined : value
}

function difference(before: object, after: object): Patch | undefined {
  const patch: Record<string, unknown> = {}
  const old = before as Tree
  const now = after as Tree
  const written = writtenBetween(before, after)
  let changes = 0
  for (const key of written ?? Object.keys(now)) {
    const was = memberOf(old, key)
    const is = memberOf(now, key)
    if (was === is) continue
    const change = is === undefined ? null : isBranch(was) && isBranch(is) ? difference(was, is) : is
    if (change === undefined || same(was, is)) continue
    patch[key] = change
    changes++
  }
  if (!written)
    for (const key of Object.keys(old))
      if (memberOf(now, key) === undefined) {
        patch[key] = null
        changes++
      }
  if (changes < 2) return changes === 0 ? undefined : patch
  return Object.fromEntries(inOrder(Object.keys(patch), old, now).map(name => [name, patch[name]]))
}

/** What is sent must not tell how it came to be written: changes come by name, then what is new as the state holds it, for
 *  whoever reads it may list it so. */
function inOrder(names: readonly string[], old: Tree, now: Tree): string[] {
  const news = new Set(names.filter(name => !Object.hasOwn(old, name)))
  const changes = names.filter(name => !news.has(name)).sort()
  return [...changes, ...(news.size < 2 ? news : Object.keys(now).filter(name => news.has(name)))]
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
