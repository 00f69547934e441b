/** Whether a viewer's own copy is what the viewer should see. What was found the same stays the same, as neither side of
 *  it can be written: of the next pair only what is new on either side is walked. */
export class InStep {
  #copy: unknown
  #live: unknown

  agrees(copy: unknown, live: unknown): boolean {
    const agree = alike(copy, live, this.#copy, this.#live)
    this.#copy = agree ? copy : undefined
    this.#live = agree ? live : undefined
    return agree
  }
}

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** A list is walked like a branch with numbers for names. */
function alike(copy: unknown, live: unknown, copyBefore: unknown, liveBefore: unknown): boolean {
  if (!isTree(copy) || !isTree(live)) return copy === live
  if (Array.isArray(copy) !== Array.isArray(live)) return false
  const isKept = Object.isFrozen(live)
  if (isKept && copy === copyBefore && live === liveBefore) return true
  const keys = Object.keys(live)
  if (keys.length !== Object.keys(copy).length) return false
  for (const key of keys) {
    if (!Object.hasOwn(copy, key)) return false
    const member = live[key]
    if (!isTree(member) && copy[key] === member) continue
    if (isKept && !Object.isFrozen(member)) throw new Error(`"${key}" can be written where nothing should be`)
    if (!alike(copy[key], member, memberOf(copyBefore, key), memberOf(liveBefore, key))) return false
  }
  // Whoever wrote to it later would not be noticed.
  Object.freeze(copy)
  return true
}

const memberOf = (tree: unknown, key: string) =>
  isTree(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined
