import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Chance is named: the same name under the same seed falls the same way, however often and in whatever order it is
 *  asked for. A re-roll is a new name. */
export interface Chance {
  below(name: string, limit: number): number
  roll(name: string, dice: number, sides?: number): number[]
  shuffle<T>(name: string, list: readonly T[]): T[]
}

const biggest = 0x1_0000_0000

export function chanceOf(seed: string): Chance {
  const keyed = hmac.create(sha256, hexToBytes(seed))
  const worked = keyed.clone()
  /** An endless row of 32-bit numbers for one name, eight a block. */
  function* numbers(name: string): Generator<number, never> {
    for (let block = 0; ; block++) {
      // Into the same one again: making one takes longer than what it does.
      const bytes = keyed
        ._cloneInto(worked)
        .update(bytesOf(`${name}#${block}`))
        .digest()
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let at = 0; at < 32; at += 4) yield view.getUint32(at)
    }
  }
  function pick(from: Generator<number, never>, limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > biggest)
      throw new Error(`Chance cannot choose among ${limit}`)
    const fair = biggest - (biggest % limit)
    for (;;) {
      const { value } = from.next()
      if (value < fair) return value % limit
    }
  }
  return {
    // Among one there is nothing to choose.
    below: (name, limit) => (limit === 1 ? 0 : pick(numbers(name), limit)),
    roll(name, dice, sides = 10) {
      const from = numbers(name)
      return Array.from({ length: dice }, () => pick(from, sides) + 1)
    },
    shuffle(name, list) {
      const from = numbers(name)
      const result = list.slice()
      for (let last = result.length - 1; last > 0; last--) {
        const at = pick(from, last + 1)
        const moved = result[at] as (typeof result)[number]
        result[at] = result[last] as (typeof result)[number]
        result[last] = moved
      }
      return result
    },
  }
}

/** What names are made of takes a byte each; only for anything else is the encoder asked, which is slow to ask. */
function bytesOf(name: string): Uint8Array {
  const bytes = new Uint8Array(name.length)
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    if (code > 127) return utf8ToBytes(name)
    bytes[i] = code
  }
  return bytes
}

/** Refuses a name that was used before, which would quietly fall the same way again. */
export function namedOnce(chance: Chance): Chance {
  const used = new Set<string>()
  function once(name: string): string {
    if (used.has(name)) throw new Error(`The name ${name} was used twice`)
    used.add(name)
    return name
  }
  return {
    below: (name, limit) => chance.below(once(name), limit),
    roll: (name, dice, sides) => chance.roll(once(name), dice, sides),
    shuffle: (name, list) => chance.shuffle(once(name), list),
  }
}

/** Published when a game starts; the seed itself when it ends, so that anyone can check every die and shuffle. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

/** A seed anyone can name again, for simulations and tests; a room's seed comes from its machine's own randomness. */
export const seedFrom = (name: string): string => commitmentTo(name)
