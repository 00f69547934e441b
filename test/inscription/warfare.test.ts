import { describe, expect, test } from 'vitest'
import { scoreOf } from '../../shared/inscription/scoring.ts'
import type { DeployOptions } from '../../shared/inscription/shapes/deploy.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { nodesOfPlacement, placements, waysOf } from '../../shared/inscription/warfare.ts'
import { holding, marked, type Scene, spending } from './scene.ts'

const places = (game: Scene) => game.options<DeployOptions>().at
const covers = (game: Scene, node: string) =>
  places(game).find(at => nodesOfPlacement(game.options<DeployOptions>().unit, at).includes(node))
const drawn = (unit: Marks['warfare']['units'][number]['unit'], ...nodes: string[]) =>
  marked(marks => {
    marks.warfare.units.push({ unit, nodes })
  })

describe('Building units', () => {
  test('[inscription/11.build] crosses out the icons of a unit in any order; the last one builds it', () => {
    const game = spending({ M: 2, I: 1 }, 'warfare')
    game.mark('build', 'carrier1:M').mark('build', 'carrier1:I')
    expect(game.marks().warfare.bands['carrier1']).toEqual({ icons: 'MI' })
    game.mark('build', 'carrier1:M')
    expect(game.asked()).toBe('deploy')
    expect(game.marks().warfare.bands['carrier1']?.built).toBe(true)
  })

  test('[inscription/11.build] may go on in a later round, and several of one kind may be begun', () => {
    const game = spending({ M: 3 }, 'warfare')
    game.mark('build', 'cruiser1:M')
    expect(game.offered('build')).toEqual(expect.arrayContaining(['cruiser1:M', 'cruiser2:M']))
    game.mark('build', 'cruiser2:M')
    expect(game.offered('build')).toContain('cruiser3:M')
  })

  test('[inscription/11.build] takes one resource of any kind for infantry, of which there is no limit', () => {
    const game = spending({ M: 1, I: 1, R: 1 }, 'warfare')
    expect(game.payments('build', 'infantry')).toEqual(['M', 'I', 'R'])
    game.mark('build', 'infantry', 'R')
    expect(game.asked()).toBe('deploy')
  })

  test('[inscription/11.build] stops at the number printed', () => {
    const game = spending(
      { M: 1 },
      'warfare',
      marked(marks => {
        for (let i = 1; i <= 4; i++) marks.warfare.bands[`destroyer${i}`] = { icons: 'MM', built: true }
      }),
    )
    expect(game.offered('build').filter(at => at.startsWith('destroyer'))).toEqual([])
  })

  test('[inscription/11.build] leaves dreadnoughts and war suns locked until their specialty is spent', () => {
    const game = spending({ M: 1 }, 'warfare', holding('spec:propulsion'))
    expect(game.offered('build').some(at => at.startsWith('dreadnought'))).toBe(false)
    expect(game.offered('unlockUnit')).toEqual(['dreadnought'])
    game.mark('unlockUnit', 'dreadnought')
    expect(game.offered('build')).toContain('dreadnought1:M')
    expect(game.offered('build').some(at => at.startsWith('warsun'))).toBe(false)
  })

  test('[inscription/11.build] builds a PDS at once for a warfare specialty, also one that was begun', () => {
    const game = spending({}, 'warfare', {
      change(state) {
        holding('spec:warfare').change(state)
        marked(marks => {
          marks.warfare.bands['pds1'] = { icons: 'I' }
        }).change(state)
      },
    })
    expect(game.offered('build')).toEqual(['pds1', 'pds2'])
    game.mark('build', 'pds1')
    expect(game.asked()).toBe('deploy')
    expect(game.options<DeployOptions>().unit).toBe('pds')
  })
})

describe('Deploying units', () => {
  const building = (unit: string, situation = {}) => {
    const game = spending({ M: 1 }, 'warfare', situation)
    return game.mark('build', unit)
  }

  test('[inscription/11.deploy] turns and flips a shape in every way that looks different', () => {
    expect(waysOf('infantry')).toHaveLength(1)
    expect(waysOf('pds')).toHaveLength(2)
    expect(waysOf('cruiser')).toHaveLength(4)
    expect(waysOf('carrier')).toHaveLength(1)
    expect(waysOf('dreadnought')).toHaveLength(8)
  })

  test('[inscription/11.deploy] begins in the first row above the deployment line', () => {
    const game = building('infantry')
    expect(places(game).every(at => at.split(',')[1] === '0')).toBe(true)
    expect(places(game)).toHaveLength(10)
  })

  test('[inscription/11.deploy] goes on beside another unit', () => {
    const game = building('infantry', drawn('infantry', '2,0'))
    expect(covers(game, '2,1')).toBeDefined()
    expect(covers(game, '3,1')).toBeUndefined()
    expect(covers(game, '2,0')).toBeUndefined()
  })

  test('[inscription/11.deploy] never covers an anomaly or another unit', () => {
    const game = building('infantry', drawn('pds', '4,0', '4,1', '3,1'))
    expect(covers(game, '4,2')).toBeUndefined()
    expect(covers(game, '4,1')).toBeUndefined()
    expect(covers(game, '3,2')).toBeDefined()
  })

  test('[inscription/11.deploy] lies entirely above the deployment line and within the grid', () => {
    const game = building(
      'infantry',
      marked(marks => {
        marks.warfare.line = 1
      }),
    )
    expect(places(game).every(at => at.split(',')[1] === '3')).toBe(true)
    const marks = structuredClone(game.marks())
    for (const at of placements(marks, 'dreadnought'))
      for (const node of nodesOfPlacement('dreadnought', at)) {
        const [x = -1, y = -1] = node.split(',').map(Number)
        expect(x >= 0 && x < 10 && y >= 3 && y < 12).toBe(true)
      }
  })

  test('[inscription/11.deploy] is over after the fourth war', () => {
    const marks = structuredClone(spending({ M: 1 }, 'navigation').marks())
    marks.warfare.line = 4
    expect(placements(marks, 'infantry')).toEqual([])
  })

  test('[inscription/11.deploy] claims every asset a unit is drawn over', () => {
    const game = building('infantry', drawn('destroyer', '2,0', '3,0'))
    game.answer(covers(game, '2,1'))
    expect(Object.keys(game.marks().warfare.claimed)).toEqual(['2,1'])
    expect(scoreOf(game.table, 'p1', game.marks()).sheets.warfare).toBe(1)
  })

  test('[inscription/11.noRoom] leaves a unit built without room for it built, with its points', () => {
    const game = spending(
      { M: 1 },
      'warfare',
      marked(marks => {
        marks.warfare.line = 4
        marks.warfare.bands['cruiser1'] = { icons: 'MM' }
      }),
    )
    game.mark('build', 'cruiser1:M')
    expect(game.marks().warfare.units).toEqual([])
    expect(scoreOf(game.table, 'p1', game.marks()).sheets.warfare).toBe(1)
  })
})
