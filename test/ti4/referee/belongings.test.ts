import { describe, expect, test } from 'vitest'
import type { Flow } from '../../../shared/engine/flow.ts'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { Turn } from '../../../shared/galaxy/shapes/turn.ts'
import { progressOf } from '../../../shared/ti4/cards/objectives.ts'
import { commodityValue } from '../../../shared/ti4/commodities.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { strategyCards } from '../../../shared/ti4/content/strategyCards.ts'
import { permits } from '../../../shared/ti4/effects.ts'
import { isOnEdge } from '../../../shared/ti4/places.ts'
import { sheet, strategyCardsOf } from '../../../shared/ti4/realm.ts'
import { canResearch, deckOf } from '../../../shared/ti4/research.ts'
import { eliminateBeaten } from '../../../shared/ti4/rules/elimination.ts'
import { ti4Rules } from '../../../shared/ti4/rules/index.ts'
import { discardLaw } from '../../../shared/ti4/rules/laws.ts'
import { layNote, returnNote } from '../../../shared/ti4/rules/notes.ts'
import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import type { Hand, Table } from '../../../shared/ti4/table.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { newGame, setUp } from '../scene.ts'
import { following, strategic } from '../strategic.ts'

/** What players own, and what it is good for. */

const plain = { p1: 'xxcha', p2: 'hacan', p3: 'letnev', p4: 'sol' } as const
const cards: Middle['strategyCards'] = { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' }
const turn = (middle: Middle = {}) =>
  from(
    { segment: 'turn', args: { seat: 'p1' } },
    { factions: plain, tiles: around({}), strategyCards: cards, ...middle },
  )
/** One flow, and nothing after it. */
const once = (flow: (table: Table) => Flow<undefined>, middle: Middle) =>
  from(
    { segment: 'alone' },
    { factions: plain, tiles: around({}), ...middle },
    {
      ...ti4Rules,
      segments: { ...ti4Rules.segments, alone: flow },
    },
  )

describe('what lies ready at the start', () => {
  const { table, hands, box } = setUp(6, 'belongings')
  const seats = table.order

  test('[ti4/S3] everything of a faction comes with it: home, forces, technologies and notes', () => {
    for (const seat of seats) {
      const { faction, home, technologies } = sheet(table, seat)
      expect(table.galaxy.tiles[home]?.system).toBe(factions[faction].homeSystem)
      const own = [...deckOf(table, seat), ...Object.keys(technologies)]
      for (const id of factions[faction].technologies) expect(own).toContain(id)
      for (const id of factions[faction].promissoryNotes)
        expect(Object.keys(hands[seat]?.notes ?? {})).toContain(`${id}.${seat}`)
    }
  })

  test('[ti4/S4] units and notes of each colour are those of one player, and no two share any', () => {
    const notes = seats.flatMap(seat => Object.keys(hands[seat]?.notes ?? {}))
    expect(new Set(notes).size).toBe(notes.length)
    for (const seat of seats)
      expect(Object.values(table.units).filter(({ of }) => of === seat).length).toBeGreaterThan(3)
    expect(Object.values(table.units).every(({ of }) => seats.includes(of))).toBe(true)
  })

  test('[ti4/S8] all decks are shuffled: with another seed they lie in another order', () => {
    const other = setUp(6, 'other belongings').box
    for (const deck of ['actionCards', 'agendas', 'secrets'] as const) {
      expect(box[deck].length).toBeGreaterThan(10)
      expect(box[deck]).not.toEqual(other[deck])
      expect(box[deck]).not.toEqual([...box[deck]].sort())
    }
  })

  test('[ti4/S9] nobody has goods or commodities: they lie in the supply', () => {
    for (const seat of seats) expect(sheet(table, seat)).toMatchObject({ tradeGoods: 0, commodities: 0 })
  })

  test('[ti4/S10] eight strategy cards lie open', () => {
    expect(Object.keys(table.strategyCards).sort()).toEqual(Object.keys(strategyCards).sort())
    expect(Object.keys(table.strategyCards)).toHaveLength(8)
    for (const card of Object.values(table.strategyCards)) expect(card.holder).toBeUndefined()
    expect(newGame(3, 'any').match.open.length).toBeGreaterThan(0)
  })
})

describe('the board', () => {
  test('[ti4/39.1] [ti4/39.2] what lies beside the map is part of it and at its edge, as is a tile with a free side', () => {
    const { table } = inMidgame({ factions: { p1: 'creuss' }, tiles: around({}) })
    const home = sheet(table, 'p1').home
    expect(table.galaxy.tiles[home]?.system).toBe('s51')
    expect(isOnEdge(table, home)).toBe(true)
    expect(isOnEdge(table, 'm0')).toBe(false)
    const outer = Object.keys(table.galaxy.tiles).filter(hex => /^c\d/.test(hex))
    expect(outer.length).toBeGreaterThan(0)
    for (const hex of outer) expect(isOnEdge(table, hex)).toBe(true)
  })

  test('[ti4/101.3] players trade through wormholes', () => {
    const game = turn({
      tiles: around({ a0: 's26', a3: 's39' }),
      units: { p1: { a0: { carrier: 1 } }, p3: { a3: { cruiser: 1 } } },
      tradeGoods: { p1: 1 },
    })
    expect(Object.keys((game.may('p1')['offer'] as Transaction).with)).toContain('p3')
  })
})

describe('goods and cards', () => {
  test('[ti4/21.2] [ti4/21.3] commodities are filled up to what the sheet says, and never beyond', () => {
    const game = strategic('trade', {
      also: ({ table }) => {
        sheet(table, 'p1').commodities = 1
      },
    })
    expect(sheet(game.table, 'p1').commodities).toBe(commodityValue(game.table, 'p1'))
    const { commodities } = sheet(game.table, 'p1')
    expect(commodities).toBe(factions[sheet(game.table, 'p1').faction].commodities)
  })

  test('[ti4/21.7] commodities pay for nothing', () => {
    const home = inMidgame({ factions: plain }).table.players['p1']?.home as string
    const game = from(
      { segment: 'production', args: { seat: 'p1', hex: home } },
      {
        factions: plain,
        technologies: { p1: [] },
        units: { p1: { archon_ren: { space_dock: 1 } } },
        exhausted: ['archon_ren', 'archon_tau'],
        also: ({ table }) => {
          sheet(table, 'p1').commodities = 4
        },
      },
    )
    expect(game.rests).toBe(true)
  })

  test('[ti4/92.5] the rest fill theirs up for a token', () => {
    const game = following(strategic('trade').say('p1', []), 'p3')
    expect(sheet(game.table, 'p3')).toMatchObject({ commodities: commodityValue(game.table, 'p3') })
    expect(sheet(game.table, 'p3').counters.strategy).toBe(1)
    expect(sheet(game.table, 'p4').commodities).toBe(0)
  })

  test('[ti4/45.3] by Imperial others draw a secret objective for a token', () => {
    const game = strategic('imperial', {
      also: ({ table }) => {
        table.objectives = {}
      },
    })
    following(game.say('p1', 'no'), 'p3')
    expect(sheet(game.table, 'p3').secretObjectives).toBe(2)
    expect(sheet(game.table, 'p3').counters.strategy).toBe(1)
    expect(sheet(game.table, 'p4').secretObjectives).toBe(1)
  })

  test('[ti4/34.4] an exhausted card is not exhausted again; what it is otherwise good for goes on', () => {
    const { table } = inMidgame({
      factions: plain,
      technologies: { p1: ['sling_relay', 'gravity_drive', 'antimass_deflectors'] },
    })
    const game = (exhausted: boolean) =>
      turn({
        technologies: { p1: ['sling_relay'] },
        units: { p1: { archon_ren: { space_dock: 1 } } },
        tradeGoods: { p1: 9 },
        also: ({ table: now }) => {
          if (exhausted) sheet(now, 'p1').technologies.sling_relay = { exhausted: true }
        },
      })
    const offered = (exhausted: boolean) => Object.keys(game(exhausted).offered<Turn>('p1').special)
    expect([offered(false), offered(true)].map(all => all.includes('sling_relay'))).toEqual([true, false])
    // It counts as a prerequisite all the same.
    for (const id of ['gravity_drive', 'antimass_deflectors'] as const)
      sheet(table, 'p1').technologies[id] = { exhausted: true }
    expect(canResearch(table, 'p1', 'fleet_logistics')).toBe(true)
  })

  test('[ti4/90.22] what a Valefar Assimilator lies on counts for objectives by its colour', () => {
    const count = (more: object) =>
      progressOf(
        inMidgame({
          factions: { p1: 'nekro', p2: 'hacan' },
          technologies: { p1: ['sarween_tools'] },
          also: ({ table }) => {
            Object.assign(sheet(table, 'p1').technologies, more)
          },
        }).table,
        'p1',
        'diversify_research',
      )
    const plainly = count({ graviton_laser_system: {} })
    expect(count({ production_biomes: { token: 'valefar_assimilator_x' } })).toEqual(count({ bio_stims: {} }))
    expect(plainly).toBeDefined()
  })
})

describe('notes', () => {
  test('[ti4/69.3] [ti4/69.4] one that did what it does goes home, and may be given again', () => {
    const game = once(
      function* (table) {
        yield* layNote(table, 'p1', 'ceasefire.p2')
        yield* returnNote(table, 'ceasefire.p2')
        return undefined
      },
      {
        also: ({ table, hands }) => {
          delete (hands['p2'] as Hand).notes['ceasefire.p2']
          ;(hands['p1'] as Hand).notes['ceasefire.p2'] = true
          sheet(table, 'p2').notes--
          sheet(table, 'p1').notes++
          table.active = 'p2'
          table.phase = 'action'
        },
        units: { p1: { a0: { carrier: 1 } }, p2: { a1: { cruiser: 1 } } },
      },
    )
    expect((game.match.state.hands['p2'] as Hand).notes['ceasefire.p2']).toBe(true)
    expect((game.may('p2')['offer'] as Transaction).notes.mine).toContain('ceasefire.p2')
  })
})

describe('laws', () => {
  test('[ti4/7.5] one that is discarded ends, and [ti4/98.6] points it gave stay', () => {
    const game = once(
      function* (table) {
        yield* discardLaw(table, 'homeland_defense_act')
        yield* discardLaw(table, 'shard_of_the_throne_base')
        return undefined
      },
      {
        also: ({ table }) => {
          table.laws = { homeland_defense_act: {}, shard_of_the_throne_base: { elected: ['p2'] } }
          sheet(table, 'p2').points = 1
        },
      },
    )
    const before = inMidgame({
      factions: plain,
      also: ({ table }) => {
        table.laws = { homeland_defense_act: {} }
      },
    }).table
    const anyPds = (table: Table) => permits(table, 'p1', 'anyPds', {})
    expect([anyPds(before), anyPds(game.table)]).toEqual([true, false])
    expect(game.table.laws).toEqual({})
    expect(sheet(game.table, 'p2').points).toBe(1)
  })
})

describe('after an elimination', () => {
  test('[ti4/33.9] those who were five go on choosing one strategy card each', () => {
    const game = from(
      { segment: 'strategyPhase' },
      {
        players: 5,
        also: ({ table }) => {
          sheet(table, 'p5').out = true
        },
      },
    )
    for (let at = game.match.open[0]; at && !at.key.endsWith('/turn'); at = game.match.open[0])
      game.say(at.to, Object.keys((at.options as OneOf).of)[0])
    const counts = (['p1', 'p2', 'p3', 'p4'] as Seat[]).map(seat => strategyCardsOf(game.table, seat).length)
    expect(counts).toEqual([1, 1, 1, 1])
  })

  test('[ti4/33.10] wormhole tokens of the Creuss outlast them', () => {
    const game = once(
      function* (table) {
        yield* eliminateBeaten(table, 'now')
        return undefined
      },
      {
        factions: { ...plain, p2: 'creuss' },
        units: { p2: { a0: { cruiser: 1 } } },
        also: ({ table }) => {
          table.tokens = { creuss_alpha: 'a1' }
          for (const [id, card] of Object.entries(table.planets))
            if (card.owner === 'p2') delete table.planets[id as keyof Table['planets']]
        },
      },
    )
    expect(sheet(game.table, 'p2').out).toBe(true)
    expect(game.table.tokens).toEqual({ creuss_alpha: 'a1' })
  })
})
