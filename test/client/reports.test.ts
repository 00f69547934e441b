import { describe, expect, it } from 'vitest'
import { hitsOfThrows, lastReport, reportsIn } from '../../client/galaxy/battle/reports.ts'
import type { About } from '../../shared/engine/rules.ts'
import type { Line } from '../../shared/protocol.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

let clock = 0
const line = (word: string, about: About = {}, dice?: readonly number[]): Line => ({
  at: ++clock,
  n: clock,
  text: `ti3.log.${word}`,
  about,
  ...(dice && { dice }),
})
const fires = (seat: string, unit: string, needs: number, dice: readonly number[]) =>
  line('fires', { seat, unit, needs }, dice)

describe('A battle read from the log', () => {
  const battle = [
    line('activates', { seat: 'p1', hex: 'a0' }),
    line('spaceBattle', { seat: 'p1', hex: 'a0' }),
    fires('p1', 'cruiser', 7, [7, 2]),
    fires('p1', 'fighter', 9, [1]),
    fires('p2', 'destroyer', 9, [10]),
    line('loses', { seat: 'p1', unit: 'fighter', count: 1 }),
    line('loses', { seat: 'p2', unit: 'fighter', count: 1 }),
    fires('p1', 'cruiser', 7, [3, 3]),
    fires('p2', 'destroyer', 9, [4]),
    fires('p1', 'cruiser', 7, [8, 9]),
    fires('p2', 'destroyer', 9, [2]),
    line('loses', { seat: 'p2', unit: 'destroyer', count: 1 }),
    line('holdsSpace', { seat: 'p1', hex: 'a0' }),
  ]

  it('has those that fight on the ground beside troops in one exchange with them', () => {
    const report = lastReport([
      line('activates', { seat: 'p1', hex: 'a0' }),
      line('invades', { seat: 'p1', hex: 'a0' }),
      fires('p2', 'pds', 6, [1]),
      fires('p1', 'infantry', 8, [9]),
      fires('p2', 'pds', 7, [2]),
      fires('p2', 'infantry', 8, [2]),
      line('loses', { seat: 'p2', unit: 'infantry', count: 1 }),
    ])
    expect(report?.exchanges.map(({ throws }) => throws.map(({ seat, kind }) => `${seat} ${kind}`))).toEqual([
      ['p2 pds'],
      ['p1 infantry', 'p2 pds', 'p2 infantry'],
    ])
  })

  it('has one exchange for each time both sides threw, also when nothing fell', () => {
    const report = lastReport(battle)
    expect(report?.exchanges.map(({ throws }) => throws.map(({ seat, kind }) => `${seat} ${kind}`))).toEqual([
      ['p1 cruiser', 'p1 fighter', 'p2 destroyer'],
      ['p1 cruiser', 'p2 destroyer'],
      ['p1 cruiser', 'p2 destroyer'],
    ])
    expect(report?.exchanges.map(({ losses }) => losses.length)).toEqual([2, 0, 1])
    expect(report?.outcome?.text).toBe('ti3.log.holdsSpace')
  })

  it('counts what hits: at the number needed or above', () => {
    expect(hitsOfThrows(lastReport(battle)?.exchanges[0]?.throws ?? [])).toBe(2)
  })

  it('shows dice thrown again as they lie in the end', () => {
    const again = [...battle.slice(0, 3), line('throwsAgain', { seat: 'p1', needs: 7 }, [7, 9])]
    expect(lastReport(again)?.exchanges[0]?.throws[0]?.dice).toEqual([7, 9])
  })

  it('ends where the turn goes on to something else', () => {
    const later = [...battle, line('passes', { seat: 'p2' }), fires('p2', 'pds', 6, [9])]
    expect(lastReport(later)?.exchanges).toHaveLength(3)
    expect(lastReport(later)?.at).toBe(battle.at(-1)?.at)
  })

  it('tells a bombardment and the shots of PDS apart from the fight of ground forces', () => {
    const invasion = [
      line('invades', { seat: 'p1', planet: 'abyz' }),
      fires('p1', 'dreadnought', 5, [2]),
      fires('p2', 'pds', 6, [1]),
      fires('p1', 'ground_force', 8, [9, 1]),
      fires('p2', 'ground_force', 8, [2]),
    ]
    expect(lastReport(invasion)?.exchanges.map(({ throws }) => throws.length)).toEqual([1, 1, 2])
  })

  it('has a scene for each planet of an invasion, each with its own end', () => {
    const invasion = [
      line('groundCombat', { seat: 'p1', other: 'p2', planet: 'abyz' }),
      fires('p1', 'infantry', 8, [9]),
      line('holdsPlanet', { seat: 'p1', planet: 'abyz' }),
      line('groundCombat', { seat: 'p1', other: 'p2', planet: 'fria' }),
      fires('p1', 'infantry', 8, [1]),
      fires('p2', 'infantry', 8, [9]),
      line('holdsPlanet', { seat: 'p2', planet: 'fria' }),
      line('takesFrom', { seat: 'p1', planet: 'abyz', from: 'p2' }),
    ]
    const reports = reportsIn(invasion)
    expect(reports.map(({ exchanges }) => exchanges.length)).toEqual([1, 1])
    expect(reports.map(({ outcome }) => outcome?.about)).toEqual([
      { seat: 'p1', planet: 'abyz' },
      { seat: 'p2', planet: 'fria' },
    ])
  })

  it('leaves out what was taken back, and what is said beside it', () => {
    const struck = battle.map((one): Line => ({ ...one, struck: true }))
    expect(lastReport(struck)).toBeUndefined()
    const chatted = [...battle, { ...line('spaceBattle'), by: 'p1', says: 'Well fought!' }]
    expect(lastReport(chatted)?.exchanges).toHaveLength(3)
  })
})
