import { describe, expect, test } from 'vitest'
import { type TechnologyId, technologyIds } from '../../shared/inscription/content/technologies.ts'
import { industryGrid } from '../../shared/inscription/printed.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { placements, strengthIn } from '../../shared/inscription/warfare.ts'
import { handOf, marked, type Situation, scene, spending } from './scene.ts'

const known = (id: TechnologyId, change?: (marks: Marks) => void): Situation => ({
  technologies: { p1: [id] },
  change(state) {
    change?.(handOf(state, 'p1').marks)
  },
})
/** The sheet of the first player that shows a technology of side A. */
const onSheet = (sheets: Partial<Marks['sheets']>, change?: (marks: Marks) => void) => (marks: Marks) => {
  Object.assign(marks.sheets, sheets)
  change?.(marks)
}
const rolled = (sheet: 'expansion' | 'industry', situation: Situation) =>
  scene(
    { segment: 'diceResources' },
    { event: 'first_ventures', dice: { black: ['M', 'M', 'R'] }, active: { p1: [sheet] }, ...situation },
  )
const quietMarks = (situation: Situation) => spending({ M: 1 }, 'expansion', situation).marks()

const proofs: Readonly<Record<TechnologyId, () => void>> = {
  gravity_drive() {
    const game = spending(
      { M: 1 },
      'navigation',
      known('gravity_drive', marks => void Object.assign(marks.navigation.explored, { s40: true })),
    )
    expect(game.offers()).toEqual({
      explore: [
        'H>s13',
        's11>s20',
        's11>s22',
        's15>s24',
        's15>s26',
        's40>s31',
        's40>s51',
        's40@w1@w2',
        's40@w1@w3',
        's40@w1@w4',
        's40@w1@w5',
      ],
    })
  },
  scanlink_drone_network() {
    const game = spending({}, 'navigation', known('scanlink_drone_network'))
    game.mark('use', 'scanlink_drone_network')
    expect(game.offers()).toEqual({ explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'] })
    game.mark('explore', 'H>s13', 'free')
    expect(game.offers()).toEqual({})
  },
  dark_energy_tap() {
    const game = spending(
      { I: 1 },
      'navigation',
      known(
        'dark_energy_tap',
        onSheet({ navigation: 'NA2' }, marks => void Object.assign(marks.navigation.explored, { s20: true })),
      ),
    )
    game.mark('claim', 's20')
    expect(game.marks().industry.tradeGoods.claimed).toBe(2)
  },
  psychoarchaeology() {
    const game = spending(
      {},
      'navigation',
      known(
        'psychoarchaeology',
        onSheet({ navigation: 'NA3' }, marks => {
          marks.assets['industry:r5q0'] = { asset: 'spec:warfare' }
        }),
      ),
    )
    game.mark('use', 'psychoarchaeology')
    expect(game.marks().assets['industry:r5q0']?.spent).toBe(true)
    expect(game.hand().turn.spending.at(-1)?.any).toBe(3)
    expect(game.offers()).toEqual({
      explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24'],
      claim: ['s11', 's15'],
      research: ['gravity_drive'],
    })
    game.mark('explore', 'H>s13', 'any').mark('claim', 's11', 'any').mark('claim', 's15', 'any')
    expect(
      spending({}, 'navigation', known('psychoarchaeology', onSheet({ navigation: 'NA3' }))).offered('use'),
    ).toEqual([])
  },
  neural_motivators() {
    const game = spending(
      {},
      'expansion',
      known('neural_motivators', marks => {
        Object.assign(marks.expansion.claimed, { 'p2.c1': true, 'p5.r2': true, 'p6.r1': true })
        marks.assets['expansion:p2.c1'] = { asset: 'spec:propulsion', spent: true }
      }),
    )
    game.mark('use', 'neural_motivators')
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ I: 2 })
    expect(game.offers()).toEqual({ develop: ['d1.1', 'd2.2', 'd3.1'] })
    const none = spending({}, 'expansion', known('neural_motivators'))
    expect(none.offered('use')).toEqual([])
  },
  hyper_metabolism() {
    const game = spending(
      { M: 1 },
      'expansion',
      known('hyper_metabolism', marks => {
        marks.expansion.unlocked['p1'] = true
        Object.assign(marks.expansion.icons, { 'p1.0.0': true, 'p1.0.1': true, 'p1.1.0': true })
        Object.assign(marks.expansion.claimed, { 'p1.r0': true, 'p1.c0': true })
      }),
    )
    game.mark('develop', 'p1.1.1')
    expect(game.marks().expansion.population).toBe(1)
  },
  bio_stims() {
    const game = spending(
      {},
      'expansion',
      known(
        'bio_stims',
        onSheet({ expansion: 'XA2' }, marks => {
          marks.expansion.unlocked['p1'] = true
        }),
      ),
    )
    game.mark('use', 'bio_stims')
    expect(game.payments('develop', 'p1.0.0')).toEqual(['free'])
    expect(game.offers()).toEqual({ develop: ['p1.0.0', 'p1.0.1', 'p1.0.2', 'p1.1.0', 'p1.1.1', 'p1.1.2'] })
    game.mark('develop', 'p1.0.0')
    expect(game.marks().expansion.icons).toEqual({ 'p1.0.0': true })
  },
  predictive_intelligence() {
    const game = rolled('expansion', known('predictive_intelligence', onSheet({ expansion: 'XA3' })))
    game.mark('use', 'predictive_intelligence').answer('M')
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 1, I: 1, R: 1 })
    expect(
      spending(
        { M: 1 },
        'expansion',
        known('predictive_intelligence', onSheet({ expansion: 'XA3' })),
      ).offered('use'),
    ).toEqual([])
  },
  sarween_tools() {
    const game = spending({}, 'industry', known('sarween_tools'))
    game.mark('use', 'sarween_tools')
    expect(game.offers()).toEqual({
      scrap: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
      take: ['r3q2', 'r3q3', 'r4q2', 'r4q4', 'r5q2', 'r5q3'],
      research: ['self_assembly_routines'],
    })
    game.mark('take', 'r3q3', 'any')
    expect(game.marks().industry.tradeGoods).toEqual({ claimed: 1, spent: 0 })
  },
  self_assembly_routines() {
    const game = spending({}, 'industry', known('self_assembly_routines'))
    game.mark('use', 'self_assembly_routines').mark('scrap', 'r3q3', 'free')
    expect(game.mayStop()).toBe(true)
    expect(game.offers()).toEqual({ scrap: ['r2q3', 'r2q4', 'r3q2', 'r3q4', 'r4q2', 'r4q4', 'r5q2', 'r5q3'] })
    game.mark('scrap', 'r2q3', 'free')
    expect(game.offered('scrap')).toEqual([])
  },
  integrated_economy() {
    const game = spending(
      { I: 2 },
      'industry',
      known(
        'integrated_economy',
        onSheet({ industry: 'IA2' }, marks => {
          marks.industry.cells['r3q4'] = 'scrapped'
        }),
      ),
    )
    const commoditySpaces = game.offered('take').slice(0, 9)
    const before = game.marks().industry.tradeGoods.claimed
    const isCommodity = (id: string) => industryAsset('IA2', id).startsWith('com:')
    const [first, second] = commoditySpaces.filter(isCommodity)
    game.mark('take', first as string)
    expect(game.marks().industry.tradeGoods.claimed).toBe(before + 1)
    game.mark('take', second as string)
    expect(game.marks().industry.tradeGoods.claimed).toBe(before + 1)
    // Unlocked after the first commodity of the round, it comes too late.
    const late = spending(
      { I: 2, R: 1 },
      'industry',
      marked(marks => {
        marks.sheets.industry = 'IA2'
        marks.industry.cells['r3q4'] = 'scrapped'
        marks.technologies.integrated_economy = { crossed: 2 }
      }),
    )
    late.mark('take', first as string, 'I').mark('research', 'integrated_economy')
    const unlocked = late.marks().industry.tradeGoods.claimed
    late.mark('take', second as string, 'I')
    expect(late.marks().technologies.integrated_economy?.unlocked).toBe(true)
    expect(late.marks().industry.tradeGoods.claimed).toBe(unlocked)
  },
  transit_diodes() {
    const game = rolled('industry', known('transit_diodes', onSheet({ industry: 'IA3' })))
    game.mark('use', 'transit_diodes').answer('R')
    expect(game.offers()).toEqual({
      explore: ['H>s13', 's11>s20', 's11>s22', 's15>s24', 's15>s26'],
      research: [
        'fleet_logistics',
        'gravity_drive',
        'hyper_metabolism',
        'neural_motivators',
        'plasma_scoring',
        'scanlink_drone_network',
      ],
      develop: ['d3.2'],
      build: ['infantry'],
    })
    game.mark('explore', 'H>s13', 'R')
    expect(game.hand().turn.spending.at(-1)?.resources).toEqual({ M: 2 })
  },
  fleet_logistics() {
    const marks = quietMarks(known('fleet_logistics'))
    expect([strengthIn(marks, 1, 'left'), strengthIn(marks, 3, 'right')]).toEqual([1, 1])
  },
  plasma_scoring() {
    const marks = structuredClone(quietMarks(known('plasma_scoring')))
    marks.warfare.units = [{ unit: 'pds', nodes: ['0,1', '0,2', '0,3'] }]
    expect([
      strengthIn(marks, 1, 'left'),
      strengthIn(marks, 2, 'left'),
      strengthIn(marks, 1, 'right'),
    ]).toEqual([3, 2, 0])
  },
  antimass_deflectors() {
    const marks = structuredClone(quietMarks(known('antimass_deflectors', onSheet({ warfare: 'WA2' }))))
    marks.warfare.units = [
      { unit: 'infantry', nodes: ['1,1'] },
      { unit: 'infantry', nodes: ['3,1'] },
    ]
    expect(placements(marks, 'infantry')).toContain('3,2,0')
    delete marks.technologies.antimass_deflectors
    expect(placements(marks, 'infantry')).not.toContain('3,2,0')
  },
  duranium_armor() {
    const game = scene(
      { segment: 'war' },
      {
        event: 'border_conflict',
        ...known(
          'duranium_armor',
          onSheet({ warfare: 'WA3' }, marks => {
            marks.warfare.units = [{ unit: 'infantry', nodes: ['0,0'] }]
          }),
        ),
        change(state) {
          const { marks } = handOf(state, 'p1')
          marks.sheets.warfare = 'WA3'
          marks.technologies.duranium_armor = { crossed: 2, unlocked: true }
          marks.warfare.units = [{ unit: 'infantry', nodes: ['0,0'] }]
          handOf(state, 'p2').marks.warfare.units = [{ unit: 'cruiser', nodes: ['5,0', '6,0', '7,0'] }]
          handOf(state, 'p3').marks.warfare.units = [{ unit: 'cruiser', nodes: ['0,0', '1,0', '2,0'] }]
        },
      },
    )
    expect(game.marks().warfare.wars['1left']).toEqual({ strength: 1, result: 'tied' })
    expect(game.marks('p2').warfare.wars['1right']?.result).toBe('won')
    expect(game.marks().warfare.wars['1right']).toEqual({ strength: 0, result: 'lost' })
  },
}

const industryAsset = (sheet: 'IA2', id: string): string => industryGrid(sheet)[id]?.asset ?? ''

describe('Each technology', () => {
  test.each(technologyIds)(
    '[inscription/16.technologies] [inscription/18.relic] %s does what is printed',
    id => {
      proofs[id]()
    },
  )
})
