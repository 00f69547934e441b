import { type Patch, patchBetween } from './patch.ts'

/** A handle rules write through while the tree behind it stays immutable: a write copies the branches from the root to
 *  the change, so an earlier root is still whole and finding what changed costs no more than what changed. */
export class Draft<T extends object> {
  readonly #writes: Writes = { unsettled: [], any: false }
  readonly #root: Branch
  #marked: object

  constructor(root: T) {
    this.#root = new Branch(this.#writes, root, undefined, '')
    this.#marked = root
  }

  /** From here on it is noted what is written. */
  mark() {
    settle(this.#writes)
    this.#marked = this.#root.now
  }

  /** What was written since, as the patch between the two states. */
  changes(): Patch | undefined {
    settle(this.#writes)
    return patchBetween(this.#marked, this.#root.now)
  }

  get handle(): T {
    return this.#root.proxy as T
  }

  /** Whether anything was written since the last commit. */
  get written(): boolean {
    return this.#writes.any
  }

  commit(): T {
    settle(this.#writes)
    this.#writes.any = false
    return this.#root.now as T
  }
}

/** Branches copied for writing that are not frozen yet, and whether anything was written since the last commit. */
interface Writes {
  readonly unsettled: Branch[]
  any: boolean
}

/** What was written so far becomes a state of its own; whoever writes next copies again. */
function settle({ unsettled }: Writes) {
  if (unsettled.length === 0) return
  for (const branch of unsettled) branch.keep()
  unsettled.length = 0
}

type Tree = Record<string, unknown>

/** By this name a handle tells what is behind it; no other data answers to it. */
const inner = Symbol('branch')
const branchOf = (value: object): Branch | undefined => (value as { [inner]?: Branch })[inner]

let trusting = false

/** Whoever writes to a state past its handle writes to the past of all who share it, so states are frozen. Engines are slow
 *  with what is frozen: where rules are only played, and proven elsewhere, they are trusted not to. */
export function trustRules(trust = true) {
  trusting = trust
}

const sealed = <T extends object>(tree: T): T => (trusting ? tree : Object.freeze(tree))

/** Whether what is found in it can be remembered. */
export const isSettled = (value: object): boolean =>
  trusting ? branchOf(value) === undefined : Object.isFrozen(value)

class Branch implements ProxyHandler<object> {
  readonly proxy: object
  readonly #children = new Map<string, Branch>()
  #kept: Tree
  #copy: Tree | undefined

  constructor(
    readonly writes: Writes,
    base: object,
    readonly parent: Branch | undefined,
    readonly key: string,
  ) {
    this.#kept = base as Tree
    this.proxy = new Proxy(Array.isArray(base) ? [] : {}, this)
  }

  get now(): Tree {
    return this.#copy ?? this.#kept
  }

  keep() {
    if (Array.isArray(this.now)) refuseGaps(this.now, this.key)
    this.#kept = sealed(this.now)
    this.#copy = undefined
  }

  /** Not, once something else was put in its place or in the place of what holds it: a write would be lost. */
  #belongs(): boolean {
    const above = this.parent
    return !above || (above.now[this.key] === this.now && above.#belongs())
  }

  /** To write this member of it. */
  #writable(_key: string): Tree {
    if (!this.#belongs()) throw new Error(`"${this.key}" was replaced since it was read: read it again`)
    if (!this.#copy) this.#begin()
    return this.now
  }

  #begin() {
    const copy = shallow(this.#kept)
    if (this.parent) this.parent.#writable(this.key)[this.key] = copy
    this.#copy = copy
    this.writes.unsettled.push(this)
    this.writes.any = true
  }

  get(_: object, key: string | symbol): unknown {
    if (key === inner) return this
    const value = this.now[key as string]
    if (typeof value !== 'object' || typeof key === 'symbol') return value
    let child = this.#children.get(key)
    if (child?.now !== value) {
      child = new Branch(this.writes, value as object, this, key)
      this.#children.set(key, child)
    }
    return child.proxy
  }

  set(_: object, key: string | symbol, value: unknown): boolean {
    const name = nameOf(key)
    const child = this.#children.get(name)
    if (child !== undefined && child.proxy === value && child.now === this.now[name]) return true
    const adopted = adopt(value, name)
    if (this.now[name] !== adopted) this.#writable(name)[name] = adopted
    return true
  }

  deleteProperty(_: object, key: string | symbol): boolean {
    if (!Object.hasOwn(this.now, key)) return true
    const name = nameOf(key)
    delete this.#writable(name)[name]
    this.#children.delete(name)
    return true
  }

  has(_: object, key: string | symbol): boolean {
    return key in this.now
  }

  ownKeys(): (string | symbol)[] {
    return Array.isArray(this.now) ? Reflect.ownKeys(this.now) : Object.keys(this.now)
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    if (!Object.hasOwn(this.now, key)) return undefined
    const isLength = key === 'length' && Array.isArray(target)
    return { value: this.get(target, key), writable: true, enumerable: !isLength, configurable: !isLength }
  }

  /** Without these two a write or a freeze would reach the proxy's empty target and be lost without a word. */
  defineProperty(): boolean {
    return false
  }

  preventExtensions(): boolean {
    return false
  }
}

/** What a handle stands for at this moment, to search much of it quickly. It never changes, so what was once found in it
 *  holds for as long as it is the same object; a later write is seen only by asking again. */
export function behind<T extends object>(handle: T): T {
  const branch = branchOf(handle)
  if (!branch) return handle
  settle(branch.writes)
  return branch.now as T
}

function nameOf(key: string | symbol): string {
  if (typeof key === 'symbol' || key === '__proto__') throw new Error(`"${String(key)}" cannot be a name`)
  return key
}

function refuseGaps(list: readonly unknown[], name: string) {
  if (Object.keys(list).length !== list.length) throw new Error(`"${name}" cannot be a list with gaps`)
}

/** What is given to the tree belongs to it: frozen, so a later change through the giver's own reference fails loudly. A
 *  handle among it becomes what it stands for, now. */
function adopt(value: unknown, name: string): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value !== 'object' || value === null)
    throw new Error(`"${name}" cannot hold ${String(value)}: delete the member instead`)
  const branch = branchOf(value)
  if (branch) return behind(value)
  if (Array.isArray(value)) refuseGaps(value, name)
  else if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`"${name}" must be plain data`)
  let tree = value as Tree
  for (const key of Object.keys(value)) {
    const given = tree[key]
    if (typeof given === 'string' && key !== '__proto__') continue
    const adopted = adopt(given, nameOf(key))
    if (adopted === given) continue
    if (Object.isFrozen(tree)) tree = shallow(tree)
    tree[key] = adopted
  }
  return sealed(tree)
}

const shallow = (tree: Tree): Tree => (Array.isArray(tree) ? (tree.slice() as unknown as Tree) : { ...tree })

export function freeze<T>(value: T): T {
  return adopt(value, 'state') as T
}
