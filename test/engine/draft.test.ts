import { describe, expect, it } from 'vitest'
import { behind, Draft, freeze, trustRules } from '../../shared/engine/draft.ts'
import { kept } from '../../shared/engine/kept.ts'

interface Thing {
  at: string
  load?: string[]
}
interface Tree {
  n: number
  list: number[]
  row: Thing[]
  things: Record<string, Thing>
  other: { deep: { x: number } }
}
const tree = (): Tree =>
  freeze({
    n: 1,
    list: [3, 1, 2],
    row: [{ at: 'a' }, { at: 'b' }, { at: 'c' }],
    things: { u1: { at: 's1' }, u2: { at: 's2', load: ['x'] } },
    other: { deep: { x: 1 } },
  })

function open() {
  const base = tree()
  const draft = new Draft(base)
  const { handle } = draft
  const thing = (id: string) => handle.things[id] as Thing
  return { base, draft, handle, thing }
}

describe('a draft', () => {
  it('[K2.1] leaves earlier roots whole and shares what was not touched', () => {
    const { base, draft, thing } = open()
    thing('u1').at = 's9'
    const first = draft.commit()
    thing('u1').at = 's10'
    const second = draft.commit()
    expect([base, first, second].map(root => root.things['u1']?.at)).toEqual(['s1', 's9', 's10'])
    expect(first.things['u2']).toBe(base.things['u2'])
    expect(second.other).toBe(base.other)
    expect(draft.commit()).toBe(second)
  })

  it('[K2.2] has handles that go on after a commit', () => {
    const { draft, handle, thing } = open()
    const early = thing('u1')
    thing('u1').at = 's2'
    draft.commit()
    expect(early.at).toBe('s2')
    early.at = 's3'
    draft.commit()
    handle.n = 2
    expect(early.at).toBe('s3')
    expect(draft.commit().things['u1']).toEqual({ at: 's3' })
  })

  it.each<[string, (tree: Tree) => void]>([
    [
      'replaced',
      at => {
        at.things['u1'] = { at: 's5' }
      },
    ],
    [
      'removed',
      at => {
        delete at.things['u1']
      },
    ],
    [
      'held by something replaced',
      at => {
        at.things = { u1: { at: 's5' } }
      },
    ],
  ])('[K2.3] refuses to write to something %s, written to before or not', (_, change) => {
    for (const written of [false, true]) {
      const { draft, handle, thing } = open()
      const stale = thing('u1')
      if (written) stale.at = 's4'
      change(handle)
      expect(stale.at).toBe(written ? 's4' : 's1')
      expect(() => {
        stale.at = 's6'
      }).toThrow('read it again')
      expect(draft.commit().things['u1']?.at).not.toBe('s6')
    }
  })

  it('[K2.3] refuses to write to what moved along in a list', () => {
    const { handle } = open()
    const second = handle.row[1] as Thing
    handle.row.shift()
    expect(() => {
      second.at = 'z'
    }).toThrow('read it again')
  })

  it.each<[string, (list: number[], row: Thing[]) => unknown]>([
    ['push', (list, row) => [list.push(4, 5), row.push({ at: 'd' })]],
    ['splice', (list, row) => [list.splice(1, 1, 7, 8), row.splice(0, 2)]],
    ['sort', (list, row) => [list.sort(), row.sort((a, b) => (a.at < b.at ? 1 : -1))]],
    ['reverse', (list, row) => [list.reverse(), row.reverse()]],
    ['shift and pop', (list, row) => [list.shift(), list.pop(), row.shift()]],
    ['unshift', (list, row) => [list.unshift(0), row.unshift({ at: 'z' })]],
    [
      'shorten',
      (list, row) => {
        list.length = 1
        row.length = 0
      },
    ],
    [
      'read',
      (list, row) => [
        list.includes(1),
        list.map(x => x * 2),
        [...row],
        row.find(x => x.at === 'b'),
        list.length,
        list.concat([9]),
        Array.isArray(row),
      ],
    ],
  ])('[K2.4] lets lists %s', (_, does) => {
    const { draft, handle } = open()
    const plain = structuredClone(tree())
    expect(does(handle.list, handle.row)).toEqual(does(plain.list, plain.row))
    expect(draft.commit()).toEqual(plain)
  })

  it('[K2.5] answers like the data it stands for', () => {
    const { handle } = open()
    expect('u1' in handle.things && !('u9' in handle.things)).toBe(true)
    delete handle.things['u1']
    delete handle.things['u9']
    expect(Object.keys(handle.things)).toEqual(['u2'])
    expect({ ...handle.things['u2'] }).toEqual({ at: 's2', load: ['x'] })
    expect(JSON.stringify(handle.things)).toBe('{"u2":{"at":"s2","load":["x"]}}')
    expect(Object.entries(handle.row)).toHaveLength(3)
    expect(Object.hasOwn(handle.things, 'u1')).toBe(false)
  })

  it('[K2.6] makes one thing in two places two things', () => {
    const { draft, handle, thing } = open()
    thing('u2').load?.push('y')
    handle.things['u3'] = thing('u2')
    thing('u2').load?.push('z')
    thing('u3').at = 's3'
    expect(draft.commit().things).toEqual({
      u1: { at: 's1' },
      u2: { at: 's2', load: ['x', 'y', 'z'] },
      u3: { at: 's3', load: ['x', 'y'] },
    })
  })

  it('[K2.7] freezes what it is given, deep down', () => {
    const { handle } = open()
    const mine = { at: 's7', load: ['a'] }
    handle.things['u7'] = mine
    expect(() => mine.load.push('b')).toThrow()
    expect(() => {
      mine.at = 's8'
    }).toThrow()
  })

  it('[K2.8] turns handles inside what it is given into data of that moment', () => {
    const { draft, handle, thing } = open()
    thing('u1').at = 's4'
    handle.things = {
      ...handle.things,
      u5: Object.freeze({ at: 's5', load: handle.things['u2']?.load ?? [] }),
    }
    handle.row = [thing('u1'), ...handle.row.slice(1)]
    thing('u1').at = 's5'
    thing('u2').at = 's7'
    handle.row = [...handle.row, thing('u2')]
    thing('u2').at = 's8'
    const after = draft.commit()
    expect(after.things['u5']).toEqual({ at: 's5', load: ['x'] })
    expect(after.row).toEqual([{ at: 's4' }, { at: 'b' }, { at: 'c' }, { at: 's7', load: ['x'] }])
    expect(after.things['u1']?.at).toBe('s5')
  })

  it('[K2.9] is not changed by writing what is there', () => {
    const { base, draft, handle, thing } = open()
    handle.n = 1
    Object.assign(handle, { things: handle.things })
    thing('u1').at = 's1'
    expect(draft.commit()).toBe(base)
    const kept = thing('u1')
    kept.at = 's2'
    handle.things['u1'] = kept
    kept.at = 's3'
    expect(draft.commit().things['u1']?.at).toBe('s3')
  })

  it('[K2.10] refuses what would be lost', () => {
    const { handle } = open()
    expect(() => Object.defineProperty(handle, 'n', { value: 3 })).toThrow()
    expect(() => Object.freeze(handle)).toThrow()
    expect(() => Object.assign(handle.things, { [Symbol('x')]: 1 })).toThrow()
    expect(() => Object.assign(handle, { other: JSON.parse('{"__proto__": {"x": 1}}') })).toThrow()
  })

  it('[K2.10] refuses a list in which writing left a gap', () => {
    const { draft, handle } = open()
    handle.list[7] = 1
    expect(() => draft.commit()).toThrow('gaps')
  })

  it('[K2.11] shows what is behind a handle', () => {
    const { base, handle } = open()
    expect(behind(handle.things)).toBe(base.things)
    handle.n = 5
    expect(behind(handle).n).toBe(5)
    expect(behind(base)).toBe(base)
  })

  it('[K2.14] freezes nothing where rules are trusted, and shares and keeps as before', () => {
    trustRules()
    try {
      const { base, draft, handle, thing } = open()
      thing('u1').at = 's5'
      const first = draft.commit()
      handle.things['u9'] = thing('u1')
      thing('u1').at = 's6'
      const second = draft.commit()
      expect(Object.isFrozen(second)).toBe(false)
      expect([base, first, second].map(root => root.things['u1']?.at)).toEqual(['s1', 's5', 's6'])
      expect(second.things['u9']).toBe(first.things['u1'])
      expect(second.things['u2']).toBe(base.things['u2'])
      expect(kept(second, 'n', ({ n }) => [n])).toBe(kept(second, 'n', ({ n }) => [n]))
      expect(kept(handle, 'n', ({ n }) => [n])).not.toBe(kept(handle, 'n', ({ n }) => [n]))
    } finally {
      trustRules(false)
    }
  })

  it('[K2.12] goes on after what lies behind a handle was read in the middle of writing', () => {
    const { base, draft, handle, thing } = open()
    thing('u1').at = 's5'
    const first = behind(handle)
    expect(Object.isFrozen(first) && Object.isFrozen(first.things['u1'])).toBe(true)
    expect(draft.written).toBe(true)
    thing('u1').at = 's6'
    expect(behind(handle.things)['u1']?.at).toBe('s6')
    expect(first.things['u1']?.at).toBe('s5')
    expect(draft.written).toBe(true)
    expect([base, draft.commit()].map(root => root.things['u1']?.at)).toEqual(['s1', 's6'])
    expect(draft.written).toBe(false)
  })

  it('[K2.13] reads a state once, and a state that may still change every time', () => {
    const { base, handle } = open()
    let read = 0
    const count = (of: Tree) => kept(of, 'n', ({ n }) => ++read && n)
    expect([count(base), count(base), read]).toEqual([1, 1, 1])
    handle.n = 2
    expect([count(behind(handle)), count(behind(handle)), count(base), read]).toEqual([2, 2, 1, 2])
    const loose = { ...tree(), n: 3 }
    expect([count(loose), count(loose), read]).toEqual([3, 3, 4])
    expect([count(handle), count(handle), read]).toEqual([2, 2, 6])
  })
})
