import { describe, expect, it } from 'vitest'
import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { freeze } from '../../shared/engine/draft.ts'
import type { Json } from '../../shared/engine/json.ts'
import { applyPatch, patchBetween } from '../../shared/engine/patch.ts'

const chance = chanceOf(seedFrom('patches'))
const names = ['a', 'b', 'c', 'constructor', 'toString']

function someJson(named: string, depth: number, { below }: Chance = chance): Json {
  const kind = below(`${named}/kind`, depth > 0 ? 6 : 3)
  if (kind === 0) return below(`${named}/n`, 3)
  if (kind === 1) return below(`${named}/b`, 2) === 1
  if (kind === 2) return `t${below(`${named}/t`, 3)}`
  const size = below(`${named}/size`, 4)
  const parts = Array.from({ length: size }, (_, i) => someJson(`${named}.${i}`, depth - 1))
  if (kind === 3) return parts
  return Object.fromEntries(parts.map((part, i) => [names[below(`${named}/name${i}`, names.length)], part]))
}

const someTree = (named: string) => ({
  ...Object.fromEntries(names.map(name => [name, someJson(named + name, 3)])),
})

describe('a merge patch', () => {
  it('[K3.1] leads from one state to the other, over the wire too', () => {
    for (let i = 0; i < 2000; i++) {
      const before = freeze(someTree(`b${i}`))
      const half = someTree(`a${i}`)
      const after = freeze(i % 2 ? half : { ...before, a: half.a ?? 1, z: { ...half } })
      const patch = patchBetween(before, after)
      const sent = patch && JSON.parse(JSON.stringify(patch))
      expect(applyPatch(before, sent)).toEqual(after)
      expect(JSON.stringify(applyPatch(before, sent))).not.toContain('null')
    }
  })

  it('[K3.2] is none between equal states', () => {
    expect(patchBetween({ a: { b: [1] } }, { a: { b: [1] } })).toBeUndefined()
  })

  it('[K3.3] says null for what is gone, and leaves no null behind', () => {
    const patch = patchBetween({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2 } })
    expect(patch).toEqual({ a: null, b: { c: null } })
    expect(applyPatch({ a: 1, b: { c: 1, d: 2 } }, patch)).toEqual({ b: { d: 2 } })
    expect(applyPatch({}, { a: { b: null } })).toEqual({ a: {} })
  })

  it('[K3.4] sends lists whole', () => {
    expect(patchBetween({ a: [1, 2] }, { a: [1, 2, 3] })).toEqual({ a: [1, 2, 3] })
  })

  it('[K3.5] keeps the identity of what it does not mention', () => {
    const before = { a: { x: 1 }, b: { c: { y: 1 }, d: { z: 1 } } }
    const after = applyPatch(before, { b: { c: { y: 2 } } })
    expect(after.a).toBe(before.a)
    expect(after.b.d).toBe(before.b.d)
    expect(after.b.c).toEqual({ y: 2 })
    expect(before.b.c).toEqual({ y: 1 })
  })

  it('[K3.6] treats constructor like any other name', () => {
    expect(patchBetween({ constructor: 1 }, {})).toEqual({ constructor: null })
    expect(patchBetween({}, { constructor: 1 })).toEqual({ constructor: 1 })
  })
})
