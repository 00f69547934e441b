import { describe, expect, it } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import { behind, Draft, freeze } from '../../shared/engine/draft.ts'
import type { OpenLanes } from '../../shared/engine/lane.ts'
import { applyPatch, patchBetween } from '../../shared/engine/patch.ts'
import type { Decision } from '../../shared/engine/saved.ts'
import { latestTakeable, takeable } from '../../shared/engine/takeBack.ts'

/** What is known of how a state came to be must change nothing but the time it takes. */

const chance = chanceOf(seedFrom('written'))

interface Tree {
  many: Record<string, { n: number; list: number[] }>
  few: Record<string, number>
}

/** A hundred members and more, so that they are copied and compared as large branches are. */
const tree = (): Tree =>
  freeze({
    many: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`m${i}`, { n: i, list: [i] }])),
    few: { a: 1 },
  })

function write(handle: Tree, turn: number) {
  for (let i = 0; i < 1 + chance.below(`${turn}/count`, 4); i++) {
    const id = `m${chance.below(`${turn}.${i}/id`, 140)}`
    const there = handle.many[id]
    const kind = chance.below(`${turn}.${i}/kind`, 4)
    if (kind === 0) delete handle.many[id]
    else if (kind === 1) handle.many[id] = { n: turn, list: [] }
    else if (kind === 2 && there) there.list.push(turn)
    else if (there) there.n = turn
    handle.few[`f${chance.below(`${turn}.${i}/few`, 20)}`] = turn
  }
}

describe('what is noted while writing', () => {
  it('[K2.15] is the patch between the states, whatever was put, replaced, removed and read in between', () => {
    const draft = new Draft(tree())
    for (let turn = 1; turn <= 400; turn++) {
      const before = draft.commit()
      draft.mark()
      for (let step = 0; step < 1 + (turn % 3); step++) {
        write(draft.handle, turn * 10 + step)
        if (step === 1) behind(draft.handle.many)
      }
      if (turn % 7 === 0) draft.handle.few = { ...draft.handle.few, whole: turn }
      if (turn % 11 === 0) draft.handle.many['m1'] = draft.handle.many['m2'] ?? { n: 0, list: [] }
      const noted = draft.changes()
      expect(JSON.stringify(noted)).toBe(JSON.stringify(patchBetween(before, draft.commit())))
    }
  })

  it('[K2.15] is nothing where nothing was written, or what was written was put back', () => {
    const draft = new Draft(tree())
    draft.handle.few['a'] = 2
    draft.mark()
    expect(draft.changes()).toBeUndefined()
    draft.handle.few['a'] = 3
    draft.handle.few['a'] = 2
    expect(draft.changes()).toBeUndefined()
  })
})

describe('states written from one another', () => {
  const draft = new Draft(tree())
  const states = [draft.commit()]
  const models = [structuredClone(draft.commit())]
  for (let turn = 1; turn <= 200; turn++) {
    write(draft.handle, turn)
    states.push(draft.commit())
    models.push(structuredClone(draft.commit()))
  }

  it('[K2.1] are each as they were when they were written', () => {
    expect(states).toEqual(models)
    expect(models[200]).not.toEqual(models[199])
  })

  it('[K3.1] [K3.7] have the patches that copies of them have, letter by letter, forwards and back', () => {
    for (let i = 0; i < 1500; i++) {
      const from = chance.below(`${i}/from`, 201)
      const to = i % 2 ? chance.below(`${i}/to`, 201) : Math.min(200, from + 1)
      const patch = patchBetween(states[from] as Tree, states[to] as Tree)
      const plain = patchBetween(models[from] as Tree, models[to] as Tree)
      expect(JSON.stringify(patch)).toBe(JSON.stringify(plain))
      expect(applyPatch(models[from], patch)).toEqual(models[to])
    }
  })

  it('[K3.8] list what is new as the later state lists it', () => {
    const after = new Draft(states[0] as Tree)
    for (const id of ['z', 'b', 'y', 'a']) after.handle.many[id] = { n: 0, list: [] }
    after.handle.many['m1'] = { n: 0, list: [] }
    const now = after.commit()
    const copy = applyPatch(models[0] as Tree, patchBetween(states[0] as Tree, now))
    expect(Object.keys(copy.many)).toEqual(Object.keys(now.many))
    expect(Object.keys(copy.many).slice(-4)).toEqual(['z', 'b', 'y', 'a'])
  })

  it('[K3.1] also where they were written from the same one on different ways', () => {
    const other = new Draft(states[50] as Tree)
    write(other.handle, 1000)
    write(other.handle, 1001)
    const there = other.commit()
    for (const state of [states[50], states[51], states[90]] as Tree[])
      expect(applyPatch(state, patchBetween(state, there))).toEqual(there)
  })
})

describe('what can be taken back alone', () => {
  const seats = ['p1', 'p2', 'p3']

  function decision(name: string, n: number): Decision {
    const by = seats[chance.below(`${name}/by`, 3)] ?? 'p1'
    const kind = chance.below(`${name}/kind`, 5)
    const given = kind < 4 && chance.below(`${name}/given`, 3) === 0
    const isFinal = kind === 0 || (given && chance.below(`${name}/final`, 4) === 0)
    const flags = {
      ...(isFinal && { final: true as const }),
      ...((kind > 0 && kind < 4) || given ? { pass: true as const } : {}),
      ...(given && { given: true as const }),
    }
    return { n, segment: 1, by, key: 'k', value: 1, hash: '', ...flags }
  }

  /** Of the latest decisions, those that were made in lanes, some of which can no longer be taken back alone. */
  function lanesOf(name: string, past: readonly Decision[]): OpenLanes {
    const made = past.slice(0, chance.below(`${name}/made`, past.length + 1)).reverse()
    const inLanes = made.filter(({ n }) => chance.below(`${name}/${n}/command`, 4) > 0)
    const of: Record<string, number[]> = Object.fromEntries(
      seats.map(seat => [seat, inLanes.filter(({ by }) => by === seat).map(({ n }) => n)]),
    )
    const fixed = Object.fromEntries(
      seats.map(seat => [seat, chance.below(`${name}/${seat}/fixed`, 3) && (of[seat]?.length ?? 0) - 1]),
    )
    return { sealed: chance.below(`${name}/sealed`, 2) === 1, of, fixed }
  }

  it.each([
    ['while no lane is open', () => undefined],
    ['while lanes are open', lanesOf],
  ])('[K10.6] is the same for one seat and for all at once, %s', (where, lanes) => {
    let able = 0
    for (let i = 0; i < 800; i++) {
      const name = `${where} ${i}`
      const length = chance.below(`${name}/length`, 12)
      const past = Array.from({ length }, (_, at) => decision(`${name}.${at}`, 100 - at))
      const open = lanes(name, past)
      const alone = seats.flatMap(seat => {
        const first = [...takeable(seat, past, open)].find(({ given }) => !given)
        return first ? [[seat, first.n]] : []
      })
      able += alone.length
      expect(latestTakeable(seats, past, open)).toEqual(Object.fromEntries(alone))
    }
    expect(able).toBeGreaterThan(300)
  })
})
