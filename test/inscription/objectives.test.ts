import { describe, expect, test } from 'vitest'
import { type ObjectiveId, objectiveIds } from '../../shared/inscription/content/objectives.ts'
import { objectiveWorth, progress } from '../../shared/inscription/objectives.ts'
import { mecatolSlot, scoreOf } from '../../shared/inscription/scoring.ts'
import type { Inscription, Marks } from '../../shared/inscription/table.ts'
import { handOf, type Situation, scene, seatsOf } from './scene.ts'

const open = (state: Inscription) => {
  state.table.objectives.navigation = { id: 'collector', by: {} }
}
const claims = (state: Inscription, seat: string, ...systems: string[]) => {
  for (const system of systems) {
    handOf(state, seat).marks.navigation.explored[system] = true
    handOf(state, seat).marks.navigation.claimed[system] = true
  }
}
const stepEnd = (situation: Situation) =>
  scene(
    { segment: 'markersDown', args: { next: { segment: 'cardResources' } } as never },
    { event: 'first_ventures', ...situation },
  )

const done = (situation: Situation['change']): Situation => ({
  change(state) {
    open(state)
    situation?.(state)
  },
})

describe('Objectives', () => {
  test('[inscription/17.objectives] give the greater value to all who complete them first in the same step, the lesser to all others', () => {
    const game = stepEnd(
      done(state => {
        claims(state, 'p1', 's71', 's75')
        claims(state, 'p2', 's71', 's75')
      }),
    )
    expect(objectiveWorth(game.table, 'navigation', 'p1')).toBe(8)
    expect(objectiveWorth(game.table, 'navigation', 'p2')).toBe(8)
    const later = stepEnd(
      done(state => {
        state.table.objectives.navigation = { id: 'collector', by: { p3: 4 } }
        claims(state, 'p1', 's71', 's75')
      }),
    )
    expect(objectiveWorth(later.table, 'navigation', 'p3')).toBe(8)
    expect(objectiveWorth(later.table, 'navigation', 'p1')).toBe(5)
  })

  test('[inscription/17.objectives] are declared at the end of the step unless the player waits', () => {
    const game = stepEnd(
      done(state => {
        claims(state, 'p1', 's71', 's75')
        handOf(state, 'p1').waits['navigation'] = true
      }),
    )
    expect(game.table.objectives.navigation?.by).toEqual({})
    game.command('declareNow', 'navigation')
    expect(game.table.objectives.navigation?.by).toEqual({ p1: game.table.step })
  })

  test('[inscription/17.objectives] can be declared at once, before the step is over, for all to see', () => {
    const game = scene(
      { segment: 'cardResources' },
      { event: 'first_ventures', ...done(state => claims(state, 'p1', 's71', 's75')) },
    )
    game.answer('industry')
    game.command('declareNow', 'navigation')
    expect(game.table.objectives.navigation?.by).toEqual({ p1: 9 })
    expect(game.asked()).toBe('mark')
    expect(game.table.players['p1']?.active).toEqual([])
  })

  test('[inscription/17.objectives] are not offered to whom they are not complete', () => {
    const game = scene(
      { segment: 'cardResources' },
      { event: 'first_ventures', ...done(state => claims(state, 'p1', 's71')) },
    )
    expect(game.match.may('p1')).toEqual({})
  })

  const conditions: [ObjectiveId, (marks: Marks) => void, (marks: Marks) => void][] = [
    [
      'collector',
      m => {
        m.navigation.claimed['s71'] = true
      },
      m => {
        m.navigation.claimed['s75'] = true
      },
    ],
    [
      'mercantilist',
      m => Object.assign(m.navigation.claimed, { s13: true, s22: true }),
      m => {
        m.navigation.claimed['s31'] = true
      },
    ],
    [
      'prospector',
      m => Object.assign(m.navigation.claimed, { s11: true, s15: true, s33: true, s51: true }),
      m => {
        m.navigation.claimed['s55'] = true
      },
    ],
    [
      'core_cracker',
      m => {
        for (const planet of ['p1', 'p2', 'p3']) fill(m, planet)
        delete m.expansion.icons['p3.1.2']
      },
      m => {
        m.expansion.icons['p3.1.2'] = true
      },
    ],
    [
      'expansionist',
      m => {
        m.expansion.unlocked = { p1: true, p2: true, p3: true }
        m.expansion.docks = { d1: 'built', d2: 'built', d3: 'banned' }
      },
      m => {
        m.expansion.unlocked['p4'] = true
      },
    ],
    [
      'technocrat',
      m => Object.assign(m.expansion.claimed, { 'p2.c1': true, 'p5.r2': true, 'p1.r0': true }),
      m => {
        m.expansion.claimed['p6.r1'] = true
      },
    ],
    [
      'diversified_production',
      m => {
        m.industry.commodities = { triangle: 3, diamond: 2, square: 7 }
      },
      m => {
        m.industry.commodities.diamond = 3
      },
    ],
    [
      'maximum_efficiency',
      m => {
        for (const id of ['r3q2', 'r3q3', 'r4q2', 'r4q4']) m.industry.cells[id] = 'claimed'
      },
      m => {
        m.industry.cells['r5q2'] = 'claimed'
      },
    ],
    [
      'sourcing_expert',
      m => {
        m.industry.commodities.square = 6
      },
      m => {
        m.industry.commodities.square = 7
      },
    ],
    [
      'armada',
      m => {
        for (let i = 1; i <= 7; i++)
          m.warfare.bands[i < 5 ? `destroyer${i}` : `cruiser${i - 4}`] = { icons: '', built: true }
        m.warfare.infantry = 9
      },
      m => {
        m.warfare.bands['pds1'] = { icons: '', built: true }
      },
    ],
    [
      'secured_assets',
      m => {
        for (let i = 0; i < 8; i++) m.warfare.claimed[`${i},0`] = true
      },
      m => {
        m.warfare.claimed['9,9'] = true
      },
    ],
    [
      'united_front',
      m => {
        m.warfare.units.push({ unit: 'infantry', nodes: ['0,3', '1,3', '2,3', '3,3', '4,3', '0,4'] })
        m.warfare.units.push({ unit: 'infantry', nodes: ['5,3', '6,3', '7,3', '8,3', '9,3'] })
        m.warfare.units.push({ unit: 'infantry', nodes: ['5,6', '6,6', '7,6', '8,6', '9,6', '5,7'] })
      },
      m => void m.warfare.units.push({ unit: 'infantry', nodes: ['5,4'] }),
    ],
  ]
  test('[inscription/17.objectives] are all proven here', () => {
    expect(conditions.map(([id]) => id).sort()).toEqual([...objectiveIds].sort())
  })

  test.each(conditions)(
    '[inscription/17.objectives] %s is complete only when the last of it is marked',
    (id, almost, then) => {
      const marks = structuredClone(scene({ segment: 'cardResources' }, { event: 'first_ventures' }).marks())
      almost(marks)
      const { have, need } = progress(marks, id)
      expect(have).toBe(need - 1)
      then(marks)
      expect(progress(marks, id).have).toBe(need)
    },
  )
})

function fill(marks: Marks, planet: string) {
  const sizes: Record<string, [number, number]> = { p1: [2, 2], p2: [2, 2], p3: [2, 3] }
  const [rows, columns] = sizes[planet] ?? [0, 0]
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) marks.expansion.icons[`${planet}.${r}.${c}`] = true
}

describe('Mecatol Rex', () => {
  test('[inscription/16.mecatol] gives all who claim it in one step what stands at the topmost slot written in it, and each name takes a slot', () => {
    const game = stepEnd({
      players: 3,
      change(state) {
        claims(state, 'p1', 'MR')
        claims(state, 'p2', 'MR')
      },
    })
    expect(game.table.mecatol.map(({ name }) => name)).toEqual(['p1', 'p2'])
    expect(['p1', 'p2'].map(seat => mecatolSlot(game.table, seat))).toEqual([
      { votes: 5, points: 8 },
      { votes: 5, points: 8 },
    ])
    expect(game.marks('p2').industry.votes.claimed).toBe(5)
  })

  test('[inscription/16.mecatol] gives the next one the slot after all names written before', () => {
    const game = stepEnd({
      change(state) {
        state.table.mecatol = [
          { name: 'p1', step: 3 },
          { name: 'p2', step: 3 },
        ]
        claims(state, 'p3', 'MR')
      },
    })
    expect(mecatolSlot(game.table, 'p3')).toEqual({ votes: 3, points: 3 })
    expect(scoreOf(game.table, 'p3', game.marks('p3')).sheets.navigation).toBe(3)
  })

  test('[inscription/16.mecatol] has a slot for each of eight factions', () => {
    const game = stepEnd({
      players: 8,
      change(state) {
        state.table.mecatol = seatsOf(7).map((name, step) => ({ name, step }))
        claims(state, 'p8', 'MR')
      },
    })
    expect(mecatolSlot(game.table, 'p8')).toEqual({ votes: 1, points: 1 })
  })
})
