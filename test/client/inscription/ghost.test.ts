import { describe, expect, it } from 'vitest'
import {
  canFlip,
  canTurn,
  firstHold,
  flippedWay,
  ghostOf,
  heldAt,
  nodesUnder,
  placementOf,
  stepped,
  tappedTo,
  turnedWay,
  turnReach,
} from '../../../client/inscription/sheets/ghost.ts'
import { unitNames } from '../../../shared/inscription/content/units.ts'
import { placements, waysOf } from '../../../shared/inscription/warfare.ts'
import { blankMarks } from './marks.ts'

const empty = blankMarks()
const legal = { cruiser: placements(empty, 'cruiser'), destroyer: placements(empty, 'destroyer') }

describe('A unit held over the war grid', () => {
  it('first lies where it may, as it is printed', () => {
    for (const unit of unitNames) {
      const at = placements(empty, unit)
      const ghost = ghostOf(unit, at, firstHold(unit, at))
      expect(at).toContain(placementOf(ghost))
      expect(ghost.way).toBe(0)
    }
  })

  it('is drawn to a legal place close by', () => {
    const ghost = ghostOf('destroyer', legal.destroyer, { middle: { x: 6.3, y: 1.2 }, way: 0 })
    expect(nodesUnder('destroyer', ghost)).toEqual(['6,0', '6,1'])
  })

  it('looks farther for a legal place once it is turned', () => {
    const middle = { x: 4, y: 2.5 }
    const upright = ghostOf('destroyer', legal.destroyer, { middle, way: 0, reach: turnReach })
    const flat = turnedWay('destroyer', 0)
    expect(legal.destroyer).toContain(placementOf(upright))
    expect(ghostOf('destroyer', legal.destroyer, { middle, way: 0 })).toEqual({ x: 4, y: 2, way: 0 })
    const turned = ghostOf('destroyer', legal.destroyer, {
      middle: { x: 4, y: 1 },
      way: flat,
      reach: turnReach,
    })
    expect(nodesUnder('destroyer', turned).every(node => node.endsWith(',0'))).toBe(true)
  })

  it('lies right there where nothing legal is near', () => {
    const ghost = ghostOf('destroyer', legal.destroyer, { middle: { x: 6.3, y: 7.4 }, way: 0 })
    expect(nodesUnder('destroyer', ghost)).toEqual(['6,7', '6,8'])
  })

  it('never hangs over the edge', () => {
    const ghost = ghostOf('cruiser', [], { middle: { x: 40, y: -3 }, way: 0 })
    expect(nodesUnder('cruiser', ghost)).toEqual(['8,0', '8,1', '9,1'])
  })

  it('stays exactly where an arrow key moved it, legal or not', () => {
    const hold = stepped('destroyer', { x: 4, y: 0, way: 0 }, 0, 1)
    const ghost = ghostOf('destroyer', legal.destroyer, hold)
    expect(ghost).toEqual({ x: 4, y: 1, way: 0 })
    expect(legal.destroyer).not.toContain(placementOf(ghost))
  })

  it('comes to lie on a node that is tapped, turned if that is the only way', () => {
    const flat = turnedWay('destroyer', 0)
    const at = [`2,0,${flat}`]
    expect(tappedTo('destroyer', at, { x: 3, y: 0 }, 0)).toMatchObject({ way: flat })
    expect(ghostOf('destroyer', at, tappedTo('destroyer', at, { x: 3, y: 0 }, 0))).toEqual({
      x: 2,
      y: 0,
      way: flat,
    })
  })

  it('is shown on a node that is tapped though it may not lie there', () => {
    const ghost = ghostOf('cruiser', legal.cruiser, tappedTo('cruiser', legal.cruiser, { x: 5, y: 9 }, 0))
    expect(legal.cruiser).not.toContain(placementOf(ghost))
    expect(nodesUnder('cruiser', ghost)).toContain('5,9')
  })
})

describe('Turning and flipping', () => {
  it('come back to the beginning, and stay among the ways of the unit', () => {
    for (const unit of unitNames)
      waysOf(unit).forEach((_, way) => {
        const around = [1, 2, 3, 4].reduce(now => turnedWay(unit, now), way)
        expect(around).toBe(way)
        expect(flippedWay(unit, flippedWay(unit, way))).toBe(way)
      })
  })

  it('reach every way a unit can be drawn', () => {
    for (const unit of unitNames) {
      const seen = new Set([0])
      for (const way of seen) seen.add(turnedWay(unit, way)).add(flippedWay(unit, way))
      expect(seen.size).toBe(waysOf(unit).length)
    }
  })

  it('turn clockwise: the foot of a cruiser points to the left after its arm pointed down', () => {
    const cells = (way: number) => (waysOf('cruiser')[way] ?? []).map(String).sort()
    // Printed: a column with an arm to the right at its top.
    expect(cells(0)).toEqual(['0,0', '0,1', '1,1'])
    expect(cells(turnedWay('cruiser', 0))).toEqual(['0,1', '1,0', '1,1'])
  })

  it('are offered only where they change something', () => {
    expect(unitNames.filter(unit => !canTurn(unit))).toEqual(['infantry', 'carrier'])
    expect(unitNames.filter(canFlip)).toEqual(['cruiser', 'dreadnought', 'warsun'])
  })
})

describe('A finger', () => {
  it('holds a unit above itself, that it is not hidden', () => {
    const middle = heldAt('destroyer', 0, { x: 4, y: 2 }, { grab: undefined, moved: 3, lift: 1.5 })
    expect(middle).toEqual({ x: 4, y: 4 })
  })

  it('takes hold of a unit where it is; the unit rises as the finger sets out', () => {
    const grab = { x: 0.3, y: -0.2 }
    const at = (moved: number) => heldAt('infantry', 0, { x: 4, y: 2 }, { grab, moved, lift: 1.5 })
    expect(at(0)).toEqual({ x: 4.3, y: 1.8 })
    expect(at(0.6).y).toBeGreaterThan(2)
    expect(at(5)).toEqual({ x: 4, y: 3.5 })
  })

  it('is not there with a mouse, which keeps hold where it took it', () => {
    const grab = { x: 0.3, y: -0.2 }
    expect(heldAt('infantry', 0, { x: 4, y: 2 }, { grab, moved: 5, lift: 0 })).toEqual({ x: 4.3, y: 1.8 })
  })
})
