import { describe, expect, test } from 'vitest'
import { chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { Rules } from '../../shared/engine/rules.ts'
import { clashIn, games } from '../../shared/games.ts'
import { claimable } from '../../shared/ti3/cards/objectives.ts'
import { type ObjectiveId, objectives } from '../../shared/ti3/content/objectives.ts'
import { idsIn } from '../../shared/ti3/content/sets.ts'
import type { Variants } from '../../shared/ti3/options.ts'
import { ti3Rules } from '../../shared/ti3/rules/index.ts'
import { gameSetup } from '../../shared/ti3/rules/opening.ts'
import { revealObjective, score } from '../../shared/ti3/rules/victory.ts'
import type { PlayerSheet, Table, Ti3 } from '../../shared/ti3/table.ts'
import { midgame } from './midgame.ts'
import { seatsOf } from './scene.ts'

const set = (options: Record<string, string>, seed: number) =>
  gameSetup({ players: '4', ...options }, seatsOf(4), chanceOf(seedFrom(`line ${seed}`))).state
const seeds = Array.from({ length: 40 }, (_, i) => i)
const isPublic = (id: ObjectiveId) => objectives[id].kind !== 'secret'

const line: ObjectiveId[] = ['pub1_5_techs', 'pub2_9_techs', 'pub2_imperium_rex']
interface At {
  token?: number
  points?: Record<string, number>
  variants?: Variants
  deck?: ObjectiveId[]
  lies?: boolean
  round?: number
}
const situation = ({ token, points = {}, variants, deck = [], lies = true, round = 2 }: At) => ({
  round,
  phase: 'status' as const,
  change({ table, box }: Ti3) {
    if (variants) table.variants = variants
    box.objectives = deck
    table.decks.objective = deck.length
    if (lies) {
      table.line = [...line]
      table.objectives = Object.fromEntries(line.map(id => [id, {}]))
      if (token !== undefined) table.token = token
    }
    for (const seat of table.order)
      Object.assign(table.players[seat] as PlayerSheet, { points: points[seat] ?? 0 })
  },
})
/** A Status Phase at its last step. */
const roundEnds = (at: At) => midgame({ segment: 'cardsReturn' }, situation(at))

describe('Age of Empire', () => {
  test('[ti3/33.line] the deck is laid open from the top until Imperium Rex lies, 7 to 10 cards, and nothing is left to draw', () => {
    const lengths = new Set<number>()
    for (const seed of seeds) {
      const { table, box } = set({ ageOfEmpire: 'yes' }, seed)
      const laid = table.line ?? []
      lengths.add(laid.length)
      expect(laid.at(-1)).toBe('pub2_imperium_rex')
      expect(laid.slice(0, 6).every(id => objectives[id].kind === 'stage1')).toBe(true)
      expect(Object.keys(table.objectives).sort()).toEqual([...laid].sort())
      expect([box.objectives, table.decks.objective]).toEqual([[], 0])
      const all = [...laid, ...box.unused.filter(isPublic)]
      expect(all.sort()).toEqual(idsIn({}, objectives).filter(isPublic).sort())
      // The same shuffle deals the same cards to a table that plays as usual.
      expect(set({}, seed).box.objectives.slice(0, laid.length)).toEqual(table.line)
    }
    expect([...lengths].sort((a, b) => a - b)).toEqual([7, 8, 9, 10])
  })

  test('[ti3/33.line] in a Long War the line has 9 to 14 cards', () => {
    const lengths = seeds.map(
      seed => set({ ageOfEmpire: 'yes', longWar: 'imperiumRex' }, seed).table.line?.length ?? 0,
    )
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([9, 14])
  })

  test('a table that does not play it has no line', () => {
    const { table } = set({}, 1)
    expect([table.line, table.token, table.objectives, table.variants]).toEqual([
      undefined,
      undefined,
      {},
      undefined,
    ])
  })

  test('[ti3/33.early] nobody qualifies for stage II in rounds 1 to 3, and for stage I from the first', () => {
    const open = (round: number) => {
      const game = midgame(
        { segment: 'claim', args: { seats: ['p1'] } },
        {
          ...situation({ round }),
          technologies: {
            p1: [
              'hylar_v_assault_laser',
              'antimass_deflectors',
              'sarween_tools',
              'enviro_compensator',
              'stasis_capsules',
              'cybernetics',
              'xrd_transporters',
              'deep_space_cannon',
              'micro_technology',
            ],
          },
        },
      )
      return claimable(game.table, 'p1')
    }
    expect(open(1)).toEqual(['pub1_5_techs'])
    expect(open(3)).toEqual(['pub1_5_techs'])
    expect(open(4)).toEqual(['pub1_5_techs', 'pub2_9_techs'])
  })

  test('[ti3/33.token] after the first Status Phase the token lies on the leftmost card, after each later one a card further', () => {
    const first = roundEnds({})
    expect(first.table.token).toBe(1)
    expect(first.log).toContainEqual({ text: 'ti3.log.token', about: { card: 'pub1_5_techs' } })
    expect(roundEnds({ token: 1 }).table.token).toBe(2)
    expect(roundEnds({ token: 1 }).match.winners).toBeUndefined()
  })

  test('[ti3/33.token] on Imperium Rex the game ends at once, and whoever has most points has won', () => {
    const game = roundEnds({ token: 2, points: { p1: 4, p2: 7, p3: 6 } })
    expect(game.match.winners).toEqual(['p2'])
    expect(game.table.token).toBe(3)
  })

  test('[ti3/33.imperial] Imperial turns nothing up and gives its points', () => {
    const rules: Rules<Ti3> = {
      ...ti3Rules,
      segments: {
        ...ti3Rules.segments,
        *imperial(table: Table) {
          yield* revealObjective(table)
          yield* score(table, 'p1', 2)
          return undefined
        },
      },
    }
    const game = midgame({ segment: 'imperial' }, { rules, ...situation({}) })
    expect(game.table.players['p1']?.points).toBe(2)
    expect(Object.keys(game.table.objectives)).toHaveLength(3)
    expect(game.match.winners).toBeUndefined()
  })

  test('is not played in a Long War without Imperium Rex: its line needs its end', () => {
    const ti3 = games['ti3']
    if (!ti3) throw new Error('TI3 is on the shelf')
    const clash = (longWar: string) => clashIn(ti3, { ageOfEmpire: 'yes', longWar })?.why
    expect(clash('withoutImperiumRex')).toBe('option.clash.lineNeedsRex')
    expect([clash('imperiumRex'), clash('no')]).toEqual([undefined, undefined])
    expect(clashIn(ti3, { ageOfEmpire: 'no', longWar: 'withoutImperiumRex' })).toBeUndefined()
  })
})

describe('The Long War', () => {
  const longWar = { longWar: 'withoutImperiumRex' } as const

  test('[ti3/32.longWar] is won with 14 points and not with 10', () => {
    const rules: Rules<Ti3> = {
      ...ti3Rules,
      segments: {
        ...ti3Rules.segments,
        *scores(table: Table, count: number) {
          yield* score(table, 'p1', count)
          return undefined
        },
      },
    }
    const scoring = (args: number) =>
      midgame(
        { segment: 'scores', args },
        { rules, ...situation({ variants: { longWar: 'imperiumRex' }, lies: false, points: { p1: 9 } }) },
      )
    expect([scoring(4).match.winners, scoring(4).table.players['p1']?.points]).toEqual([undefined, 13])
    expect(scoring(5).match.winners).toEqual(['p1'])
  })

  test('[ti3/32.withoutRex] without Imperium Rex it ends after the Status Phase of the round in which the last objective was turned up', () => {
    const at = { variants: longWar, lies: false, points: { p1: 9, p2: 9, p3: 3 } }
    const before = roundEnds({ ...at, deck: ['pub1_3_docks'] })
    expect(before.match.winners).toBeUndefined()
    const game = roundEnds({ ...at, points: { p1: 8, p2: 9, p3: 3 } })
    expect(game.match.winners).toEqual(['p2'])
    expect(game.log.some(({ text }) => text === 'ti3.log.lastObjective')).toBe(true)
  })

  test('[ti3/32.withoutRex] without Imperium Rex its deck has 13 cards, and Imperium Rex stays in the box', () => {
    const { box } = set({ longWar: 'withoutImperiumRex' }, 1)
    expect(box.objectives).toHaveLength(13)
    expect(box.unused).toContain('pub2_imperium_rex')
  })

  test('[ti3/32.withoutRex] with Imperium Rex an empty deck ends nothing by itself', () => {
    expect(roundEnds({ variants: { longWar: 'imperiumRex' }, lies: false }).match.winners).toBeUndefined()
  })
})
