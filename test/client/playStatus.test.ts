import { describe, expect, it } from 'vitest'
import { atMost, surely } from '../../client/galaxy/pages/outlook.ts'
import { doing, goingOn, next } from '../../client/galaxy/turn/round.ts'
import { outlookOf } from '../../client/ti3/pages/radar.ts'
import type { StrategyCardId } from '../../shared/ti3/content/strategyCards.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { midgame, type Situation } from '../ti3/midgame.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

const tableOf = (situation: Situation): Table => midgame({ segment: 'rest' }, situation).table

const picked = (cards: Record<string, readonly StrategyCardId[]>, speaker = 'p1') =>
  tableOf({
    phase: 'strategy',
    cards,
    change({ table }) {
      table.speaker = speaker
    },
  })

describe('Who comes next', () => {
  it('picks clockwise, and once more round where each has two cards', () => {
    const table = picked({})
    const [first, second, third] = table.order
    expect(next(table, [first ?? ''])).toEqual([second, third, first, second, third])
  })

  it('is still counted from whoever began when Initiative made another the Speaker', () => {
    const { order } = picked({})
    const [first = '', second = '', third = ''] = order
    const table = picked({ [first]: ['base_trade'], [second]: ['base_initiative'] }, second)
    expect(next(table, [third])).toEqual([first, second, third])
  })

  it('takes a turn in the order of the numbers, without those who passed', () => {
    const table = tableOf({
      cards: { p1: ['base_imperial'], p2: ['base_trade'], p3: ['base_diplomacy'] },
      change({ table }) {
        table.active = 'p3'
        const player = table.players['p2']
        if (player) player.passed = true
      },
    })
    expect(next(table, ['p3'])).toEqual(['p1'])
  })
})

describe('What somebody is doing', () => {
  it('is answering, while a turn is not his own', () => {
    const table = tableOf({
      change({ table }) {
        table.active = 'p1'
      },
    })
    expect(doing(table, 'p1')).toBe('galaxy.doing.action')
    expect(doing(table, 'p2')).toBe('galaxy.doing.answer')
  })

  it('is voting when the council asks him', () => {
    const table = tableOf({
      change({ table }) {
        table.agenda = { card: 'arms_reduction', candidates: ['for', 'against'], votes: {}, asked: 'p2' }
      },
    })
    expect(goingOn(table)).toBe('council')
    expect(doing(table, 'p2')).toBe('galaxy.doing.vote')
  })
})

describe('How near somebody is to winning', () => {
  it('counts an unused Imperial Strategy, and a secret objective only as a possibility', () => {
    const fourPoints = (used: boolean) =>
      tableOf({
        cards: { p1: ['base_imperial'] },
        change({ table }) {
          const player = table.players['p1']
          if (player) player.points = 4
          table.objectives = {}
          if (used) table.strategyCards.base_imperial.used = true
        },
      })
    expect(surely(outlookOf(fourPoints(false), 'p1'))).toBe(6)
    expect(atMost(outlookOf(fourPoints(false), 'p1'))).toBe(8)
    expect(surely(outlookOf(fourPoints(true), 'p1'))).toBe(4)
  })
})
