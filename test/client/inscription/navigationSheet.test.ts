import { beforeAll, describe, expect, it } from 'vitest'
import { nextTowards } from '../../../client/inscription/sheets/spatial.ts'
import { distance, radiusOf, reachOf, spotOf, starMap } from '../../../client/inscription/sheets/starMap.ts'
import { systemLabel } from '../../../client/inscription/sheets/systemLabel.ts'
import { openLanes, readTrace, waysTo } from '../../../client/inscription/sheets/ways.ts'
import { sheetsNorthEn } from '../../../client/text/inscription/en/sheetsNorth.ts'
import { thingsEn } from '../../../client/text/inscription/en/things.ts'
import { learn } from '../../../client/text/text.ts'
import {
  type NavigationSheetId,
  navigationSheets,
} from '../../../shared/inscription/content/navigationSheets.ts'
import { explorable } from '../../../shared/inscription/navigation.ts'
import { freshMarks } from '../../../shared/inscription/rules/opening.ts'
import type { MarkGroup } from '../../../shared/inscription/shapes/mark.ts'
import type { Marks } from '../../../shared/inscription/table.ts'

const fresh = (): Marks => freshMarks({ navigation: 'NB', expansion: 'XB', industry: 'IB', warfare: 'WB' })

function exploring(...systems: string[]): Marks {
  const marks = fresh()
  for (const system of systems) marks.navigation.explored[system] = true
  marks.technologies['gravity_drive'] = { crossed: 2, unlocked: true }
  return marks
}

const offered = (marks: Marks): MarkGroup[] => [
  { verb: 'explore', sheet: 'navigation', at: explorable(marks), with: ['M'] },
]

describe('A tap on a system that can be explored', () => {
  it('traces the one hyperlane that leads there', () => {
    const marks = fresh()
    expect(waysTo(marks, offered(marks), 's20')).toEqual(['s11>s20'])
  })

  it('asks nothing where several hyperlanes lead there, as it does not matter which is traced', () => {
    const marks = exploring('s13')
    expect(explorable(marks).filter(trace => trace.endsWith('>s22'))).toHaveLength(2)
    expect(waysTo(marks, offered(marks), 's22')).toHaveLength(1)
  })

  it('leaves a choice between a hyperlane and a wormhole, which is used up', () => {
    const marks = exploring('s40', 's35')
    expect(waysTo(marks, offered(marks), 's46')).toEqual(['s35>s46', 's40@w1@w2'])
  })

  it('leaves a choice between two wormholes to enter by', () => {
    const marks = exploring('s40', 's46')
    expect(waysTo(marks, offered(marks), 's80')).toEqual(['s40@w1@w3', 's46@w2@w3'])
  })

  it('means nothing where no way leads', () => {
    const marks = fresh()
    expect(waysTo(marks, offered(marks), 'MR')).toEqual([])
  })
})

describe('A trace', () => {
  it('is read as a hyperlane or as two wormholes', () => {
    expect(readTrace('s11>s20')).toEqual({ from: 's11', to: 's20' })
    expect(readTrace('s40@w1@w3')).toEqual({ from: 's40', entrance: 'w1', exit: 'w3' })
  })

  it('belongs to its hyperlane, whichever way it goes', () => {
    const marks = fresh()
    expect(openLanes(offered(marks))['s11-s20']).toBe('s11>s20')
    expect(openLanes(offered(marks))['H-s13']).toBe('H>s13')
  })
})

const maps = (Object.keys(navigationSheets) as NavigationSheetId[]).flatMap(id => [
  { id, upright: true },
  { id, upright: false },
])

describe.each(maps)('The star chart $id, upright: $upright', ({ id, upright }) => {
  const map = starMap(id, upright)
  const systems = Object.entries(map.systems)

  it('keeps systems so far apart that a finger meets one of them', () => {
    for (const [one, at] of systems)
      for (const [other, to] of systems)
        if (one < other)
          expect(distance(at, to), `${one} and ${other}`).toBeGreaterThan(upright ? 2 * reachOf : 40)
    if (upright) expect((2 * reachOf * 382) / map.width).toBeGreaterThanOrEqual(44)
  })

  it('hides no system under a wormhole or a value', () => {
    for (const [mark, at] of Object.entries({ ...map.wormholes, ...map.values }))
      for (const [system, to] of systems)
        expect(distance(at, to), `${mark} on ${system}`).toBeGreaterThan(radiusOf(id, system) + 7)
  })

  it('draws everything on the board', () => {
    for (const { x, y } of [
      ...Object.values(map.systems),
      ...Object.values(map.wormholes),
      ...Object.values(map.values),
    ]) {
      expect(Math.min(x, map.width - x)).toBeGreaterThan(17)
      expect(Math.min(y, map.height - 66 - y)).toBeGreaterThan(17)
    }
  })

  it('lets the arrow keys reach every system from home', () => {
    const spots = systems.map(([, spot]) => spot)
    const reached = new Set([spotOf(map.systems, 'H')])
    for (const from of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const others = spots.filter(spot => spot !== from)
        const next = others[nextTowards(from, others, key) ?? -1]
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(systems.length)
  })
})

describe('A system is heard', () => {
  beforeAll(() => learn({ ...thingsEn, ...sheetsNorthEn }))
  const nothing = { worth: undefined, canClaim: false, canExplore: false }

  it('as what it is, how it stands and what can be done with it', () => {
    const marks = fresh()
    expect(systemLabel(marks, 's11', { ...nothing, canClaim: true })).toBe(
      'planet system, row 1, explored, can be claimed',
    )
    expect(systemLabel(marks, 's20', { ...nothing, canExplore: true })).toBe(
      '1 victory point system, row 2, unexplored, can be explored',
    )
    expect(systemLabel(marks, 's24', nothing)).toBe('empty system, unexplored')
  })

  it('with its value, and as spent', () => {
    const marks = fresh()
    Object.assign(marks.navigation.claimed, { s71: true, s11: true })
    marks.assets['navigation:s11'] = { asset: 'planet', spent: true }
    expect(systemLabel(marks, 's71', { ...nothing, worth: 4 })).toBe(
      'relic system, row 7, claimed, worth 4 points',
    )
    expect(systemLabel(marks, 's11', nothing)).toBe('planet system, row 1, claimed and spent')
  })
})
