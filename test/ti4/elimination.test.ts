import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { eliminateBeaten, isBeaten } from '../../shared/ti4/rules/elimination.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import type { Hand, Table } from '../../shared/ti4/table.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

/** P2 holds nothing any more; the others hold what they began with. */
const beaten = (middle: Middle = {}): Middle => ({
  strategyCards: { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' },
  units: { p2: { a0: { cruiser: 2 } } },
  tiles: around({}),
  ...middle,
  also(state) {
    for (const [id, card] of Object.entries(state.table.planets))
      if (card.owner === 'p2') delete state.table.planets[id as keyof Table['planets']]
    middle.also?.(state)
  },
})

const eliminating = (middle: Middle = {}) =>
  from({ segment: 'alone' }, beaten(middle), {
    ...ti4Rules,
    segments: {
      ...ti4Rules.segments,
      *alone(table: Table): Flow<undefined> {
        yield* eliminateBeaten(table, 'now')
        return undefined
      },
    },
  })

describe('elimination', () => {
  test('[ti4/33.1] comes when a player has no ground forces, no unit with Production and no planet; ships alone do not save him', () => {
    const isOver = (middle: Middle) => isBeaten(inMidgame(beaten(middle)).table, 'p2')
    expect(isOver({})).toBe(true)
    expect(isOver({ units: { p2: { a0: { carrier: 1, infantry: 1 } } } })).toBe(false)
    expect(isOver({ units: { p2: { a0: { space_dock: 1 } } } })).toBe(false)
    expect(
      isOver({
        also: ({ table }) => {
          table.planets.mecatol_rex = { owner: 'p2' }
        },
      }),
    ).toBe(false)
    expect(isOver({ units: { p2: { a0: { flagship: 1, fighter: 4 } } } })).toBe(true)
  })

  test('[ti4/33.2] his units and tokens leave the board', () => {
    const game = eliminating({ activated: { p2: ['a1'], p1: ['a1'] }, tokens: { p2: { reinforcements: 7 } } })
    expect(sheet(game.table, 'p2').out).toBe(true)
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
    expect(game.table.activated).toEqual({ a1: { p1: true } })
    expect(sheet(game.table, 'p2')).toMatchObject({ technologies: {}, tradeGoods: 0, commodities: 0 })
    expect(game.told('ti4.log.out')).toEqual([{ seat: 'p2' }])
  })

  test('[ti4/33.3] laws that elected him are discarded', () => {
    const game = eliminating({
      also: ({ table }) => {
        table.laws = { minister_of_commerce: { elected: ['p2'] }, minister_of_war: { elected: ['p1'] } }
      },
    })
    expect(Object.keys(game.table.laws)).toEqual(['minister_of_war'])
    expect(game.table.discards.agenda).toContain('minister_of_commerce')
  })

  test('[ti4/33.4] notes of others go home, his own leave the game wherever they are', () => {
    const game = eliminating({
      also: ({ table, hands }) => {
        const give = (note: string, seat: string, to: string) => {
          delete (hands[seat] as Hand).notes[note]
          ;(hands[to] as Hand).notes[note] = true
          sheet(table, seat).notes--
          sheet(table, to).notes++
        }
        give('ceasefire.p1', 'p1', 'p2')
        give('ceasefire.p2', 'p2', 'p3')
        delete (hands['p1'] as Hand).notes['support_for_the_throne.p1']
        sheet(table, 'p1').notes--
        sheet(table, 'p2').laidOut = { 'support_for_the_throne.p1': true }
        delete (hands['p2'] as Hand).notes['support_for_the_throne.p2']
        sheet(table, 'p2').notes--
        sheet(table, 'p4').laidOut = { 'support_for_the_throne.p2': true }
        sheet(table, 'p4').points = 3
      },
    })
    const { hands } = game.match.state
    const all = Object.values(hands).flatMap(({ notes }) => Object.keys(notes))
    expect(all.filter(note => note.endsWith('.p2'))).toEqual([])
    expect(hands['p2']?.notes).toEqual({})
    expect(hands['p1']?.notes).toMatchObject({ 'ceasefire.p1': true, 'support_for_the_throne.p1': true })
    for (const seat of ['p1', 'p3', 'p4'])
      expect(Object.keys(hands[seat]?.notes ?? {})).toHaveLength(sheet(game.table, seat).notes)
    // What the note of the beaten player gave goes with it.
    expect(sheet(game.table, 'p4').points).toBe(2)
  })

  test('[ti4/33.5] [ti4/33.7] his Action Cards are discarded, his secret objectives shuffled in, scored ones too; his points stay', () => {
    const game = eliminating({
      also: ({ table, hands, box }) => {
        const [card = ''] = box.actionCards.splice(0, 1)
        table.decks.action--
        const hand = hands['p2'] as Hand
        hand.actionCards = { [card]: true }
        sheet(table, 'p2').actionCards = 1
        const [scored] = box.secrets.splice(0, 1)
        table.decks.secret--
        if (scored) sheet(table, 'p2').scored = { [scored]: true }
        sheet(table, 'p2').points = 4
      },
    })
    const { box, hands, table } = game.match.state
    expect(hands['p2']).toMatchObject({ actionCards: {}, secretObjectives: {} })
    expect(table.discards.action).toHaveLength(1)
    expect(new Set(box.secrets).size).toBe(20 - 3)
    expect(box.secrets).toHaveLength(table.decks.secret)
    expect(sheet(table, 'p2')).toMatchObject({ scored: {}, secretObjectives: 0, points: 4 })
  })

  test('[ti4/33.6] his strategy cards go back, and [ti4/33.8] the speaker token to his left', () => {
    const game = eliminating({
      also: ({ table }) => {
        table.speaker = 'p2'
        table.strategyCards.trade.exhausted = true
      },
    })
    expect(game.table.strategyCards.trade).toEqual({ goods: 0 })
    const { order } = game.table
    expect(game.table.speaker).toBe(order[(order.indexOf('p2') + 1) % 4])
  })

  test('[ti4/3.5] after a turn in which he was beaten the next in initiative order plays, and he never again', () => {
    const at = { segment: 'turnEnds', args: { seat: 'p2', place: 5 } }
    const game = from(at, beaten())
    expect(game.open).toEqual(['p1:turn'])
    // Leadership 1, Politics 3, Imperial 8: what p2 had was 5.
    const turn = game.offered<Turn>('p1')
    expect(turn.strategic).toEqual(['imperial'])
    game.say('p1', { strategic: 'imperial' })
    expect(game.match.open.every(({ to }) => to !== 'p2')).toBe(true)
  })

  test('[ti4/33] whoever is left alone has won', () => {
    const game = eliminating({
      units: { p3: { mecatol_rex: { infantry: 1 } }, p2: { a0: { cruiser: 1 } } },
      also: ({ table }) => {
        table.planets = { mecatol_rex: { owner: 'p3' } }
      },
    })
    expect(game.match.winners).toEqual(['p3'])
    expect(game.table.phase).toBe('over')
  })

  test('[ti4/98.8] who is out does not win by his points', () => {
    const game = from(
      { segment: 'revealing' },
      beaten({
        also: ({ table, box }) => {
          table.faceDown = { stage1: 0, stage2: 0 }
          box.faceDown = []
          sheet(table, 'p2').points = 6
          sheet(table, 'p2').out = true
          sheet(table, 'p4').points = 2
        },
      }),
    )
    expect(game.match.winners).toEqual(['p4'])
  })
})
