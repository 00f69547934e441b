import { beforeAll, describe, expect, it } from 'vitest'
import { type Box, colonyMap, dockWide, lowest } from '../../../client/inscription/sheets/colonyLayout.ts'
import { planetLabel } from '../../../client/inscription/sheets/planetLabel.ts'
import { sheetsNorthEn } from '../../../client/text/inscription/en/sheetsNorth.ts'
import { sheetsSouthEn } from '../../../client/text/inscription/en/sheetsSouth.ts'
import { thingsEn } from '../../../client/text/inscription/en/things.ts'
import { learn } from '../../../client/text/text.ts'
import {
  type ExpansionSheetId,
  expansionSheets,
} from '../../../shared/inscription/content/expansionSheets.ts'
import { freshMarks } from '../../../shared/inscription/rules/opening.ts'

/** A slate of 390 stands in a frame of 4 on either side. */
const onPhone = 382 / 390

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const sheets = (Object.keys(expansionSheets) as ExpansionSheetId[]).flatMap(id => [
  { id, upright: true },
  { id, upright: false },
])

describe.each(sheets)('The Expansion sheet $id, upright: $upright', ({ id, upright }) => {
  const map = colonyMap(id, upright)
  const boxes = Object.entries({ ...map.planets, ...map.docks, track: map.track })

  it('has a place for every planet and dock, none over another or over the edge', () => {
    expect(Object.keys(map.planets).sort()).toEqual(Object.keys(expansionSheets[id].planets).sort())
    expect(Object.keys(map.docks)).toHaveLength(expansionSheets[id].docks.length)
    for (const [one, box] of boxes) {
      expect(box.x + box.width, one).toBeLessThanOrEqual(map.width - 9)
      expect(box.y + box.height, one).toBeLessThan(map.technologies)
      for (const [other, at] of boxes)
        if (one < other) expect(overlap(box, at), `${one}, ${other}`).toBe(false)
    }
  })

  it('has room on every planet for its icons and what they bring', () => {
    for (const [planet, { rows, columns }] of Object.entries(expansionSheets[id].planets)) {
      expect(map.planets[planet]?.width).toBeGreaterThan(columns.length * map.cell + map.side)
      expect(map.planets[planet]?.height).toBeGreaterThan(rows.length * map.cell + map.side)
    }
  })

  it('keeps icons large enough for a finger on a phone, and fits a desk', () => {
    if (!upright) return expect(map.height).toBeLessThanOrEqual(520)
    expect(map.cell * onPhone).toBeGreaterThanOrEqual(44)
    for (const { width, height } of Object.values(map.docks)) {
      expect(height * onPhone).toBeGreaterThanOrEqual(44)
      expect(width).toBeGreaterThan(dockWide + 3 * map.cell)
    }
  })
})

describe('Shelves', () => {
  it('are as few as the width allows, tall things beside each other', () => {
    expect(lowest([40, 40, 40, 40], [10, 90, 12, 88], 100)).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})

describe('A planet is heard', () => {
  beforeAll(() => learn({ ...thingsEn, ...sheetsNorthEn, ...sheetsSouthEn }))
  const fresh = () => freshMarks({ navigation: 'NB', expansion: 'XB', industry: 'IB', warfare: 'WB' })

  it('as locked, with what its rows and columns would bring', () => {
    expect(planetLabel(fresh(), 'p1', 'unlock')).toBe(
      'Arinam, locked planet, can be unlocked, row of material influence: population; ' +
        'row of material material: 1 triangle commodity; column of material material: 1 trade good; ' +
        'column of influence material: 1 victory point',
    )
  })

  it('as unlocked, with what is claimed, what is spent and what is still to be crossed out', () => {
    const marks = fresh()
    marks.expansion.unlocked['p2'] = true
    Object.assign(marks.expansion.icons, { 'p2.0.1': true, 'p2.1.1': true, 'p2.1.0': true })
    Object.assign(marks.expansion.claimed, { 'p2.c1': true, 'p2.r1': true })
    marks.assets['expansion:p2.c1'] = { asset: 'spec:propulsion', spent: true }
    expect(planetLabel(marks, 'p2', undefined)).toBe(
      'Meer, unlocked planet, row of influence: 1 diamond commodity; population, claimed; ' +
        'column of influence: councilor; propulsion specialty, claimed and spent',
    )
  })

  it('as never to be unlocked', () => {
    const marks = fresh()
    marks.expansion.crossed['p3'] = true
    expect(planetLabel(marks, 'p3', undefined)).toBe('Lodor, planet never to be unlocked')
  })

  it('as an answer, where a planet is asked for', () => {
    expect(planetLabel(fresh(), 'p1', 'choose')).toMatch(/^Arinam, locked planet, can be chosen, row/)
  })
})
