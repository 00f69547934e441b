import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/engine/rules.ts'
import { fulfils } from '../../../shared/ti4/cards/objectives.ts'
import type { ObjectiveId } from '../../../shared/ti4/content/objectives.ts'
import type { TechnologyId } from '../../../shared/ti4/content/technologies.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Ti4 } from '../../../shared/ti4/table.ts'
import { choicesOf, untilTrue } from '../../galaxy/driving.ts'
import { all, unitsAt } from '../../galaxy/fleets.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { around, from, inMidgame, type Middle } from '../midgame.ts'
import { type Held, lay } from '../objectivesHeld.ts'
import { strategic } from '../strategic.ts'

type Game = Midgame<Ti4>

const cards: Middle['strategyCards'] = { imperial: 'p1', trade: 'p2', leadership: 'p3', politics: 'p4' }

const status = (held: Held, { also, ...middle }: Middle = {}) =>
  from(
    { segment: 'statusPhase' },
    {
      strategyCards: cards,
      ...middle,
      also(state) {
        lay(state, held)
        also?.(state)
      },
    },
  )

const points = (game: Game) => ['p1', 'p2', 'p3', 'p4'].map(seat => sheet(game.table, seat).points)
const choices = (game: Game, seat: Seat) =>
  game.match.open.some(({ to }) => to === seat) ? choicesOf(game, seat) : []
const isAskedForDeed = (game: Game) => game.match.open.some(({ text }) => text === 'ti4.ask.scoreDeed')

describe('the status phase', () => {
  test('[ti4/81.1] what is turned up afterwards is not scored in the same phase', () => {
    const game = status(
      { open: [] },
      {
        tradeGoods: { p1: 9, p2: 9, p3: 9, p4: 9 },
        also({ table, box }) {
          box.faceDown = ['negotiate_trade_routes', ...box.faceDown.slice(1)]
          table.objectives = {}
        },
      },
    )
    expect(game.table.objectives).toEqual({ negotiate_trade_routes: {} })
    expect(game.open.some(open => open.endsWith(':score'))).toBe(false)
    expect(points(game)).toEqual([0, 0, 0, 0])
  })

  test('[ti4/61.10] [ti4/81.6] what is exhausted for an objective is readied before the phase is over', () => {
    const game = status(
      { open: ['erect_a_monument'] },
      {
        planets: { p2: ['abyz', 'fria', 'zohbat'] },
        exhausted: ['moll_primus', 'zero_zero_zero', 'arc_prime', 'wren_terra'],
      },
    )
    game.say('p2', 'erect_a_monument')
    game.say('p2', { planets: ['abyz', 'fria', 'zohbat'], tradeGoods: 0 })
    expect(points(game)).toEqual([0, 1, 0, 0])
    expect(game.table.planets.abyz?.exhausted).toBe(true)
    untilTrue(game, () => game.table.phase === 'strategy')
    expect(game.table.planets.abyz?.exhausted).toBeUndefined()
  })

  test('[ti4/61.10] what one objective has used up is not there for the next', () => {
    const game = status(
      {
        open: ['negotiate_trade_routes', 'centralize_galactic_trade'],
        secrets: { p3: ['form_a_spy_network'] },
      },
      { tradeGoods: { p3: 14 } },
    )
    game.say('p3', 'centralize_galactic_trade')
    expect(points(game)).toEqual([0, 0, 2, 0])
    // One public objective in a phase, whatever else he could afford.
    expect(choices(game, 'p3')).toEqual(['done'])
  })

  test('[ti4/48.2] [ti4/98.7] of two who could win by scoring the lower initiative wins, whoever has more', () => {
    const game = status(
      { open: ['negotiate_trade_routes'] },
      {
        tradeGoods: { p1: 5, p2: 5 },
        strategyCards: { diplomacy: 'p2', leadership: 'p1', trade: 'p3', politics: 'p4' },
        also({ table }) {
          sheet(table, 'p1').points = 9
          sheet(table, 'p2').points = 9
        },
      },
    )
    game.say('p1', 'negotiate_trade_routes')
    expect(game.match.winners).toEqual(['p1'])
  })

  test('[ti4/61.15] the last one turned up is still scored: only then, with none left, the game ends', () => {
    const game = status(
      { open: ['negotiate_trade_routes'] },
      {
        tradeGoods: { p4: 5 },
        also({ table, box }) {
          table.faceDown = { stage1: 0, stage2: 0 }
          box.faceDown = []
          sheet(table, 'p1').points = 1
        },
      },
    )
    expect(game.match.winners).toBeUndefined()
    game.say('p4', 'negotiate_trade_routes')
    // Politics comes before Imperial.
    expect(game.match.winners).toEqual(['p4'])
  })

  test('[ti4/61.14] of the second stage none is turned up while one of the first is face down', () => {
    const game = status(
      {},
      {
        also({ table }) {
          table.faceDown = { stage1: 1, stage2: 5 }
        },
      },
    )
    expect(game.table.faceDown).toEqual({ stage1: 0, stage2: 5 })
  })
})

describe('Imperial', () => {
  const imperial = (held: Held, { also, ...middle }: Middle = {}) =>
    strategic('imperial', {
      ...middle,
      also(state) {
        lay(state, held)
        also?.(state)
      },
    })

  test('[ti4/45.2] the objective comes first: its points may win before the one of Mecatol Rex', () => {
    const game = imperial(
      { open: ['negotiate_trade_routes'] },
      {
        tradeGoods: { p1: 5 },
        planets: { p1: ['mecatol_rex'] },
        also({ table }) {
          sheet(table, 'p1').points = 8
        },
      },
    )
    game.say('p1', 'negotiate_trade_routes')
    expect(game.match.winners).toEqual(['p1'])
  })

  test('[ti4/61.16] Mecatol Rex gives its point to who has lost his home as well', () => {
    const game = imperial(
      { open: ['negotiate_trade_routes'] },
      {
        tradeGoods: { p1: 5 },
        planets: { p1: ['mecatol_rex'] },
        also({ table }) {
          delete table.planets.moll_primus
        },
      },
    )
    expect(points(game)).toEqual([1, 0, 0, 0])
  })

  test('[ti4/61.6] what was scored by Imperial takes nothing from the status phase', () => {
    const game = status(
      { open: ['negotiate_trade_routes', 'lead_from_the_front'] },
      {
        tradeGoods: { p1: 5 },
        tokens: {
          p1: { tactic: 3 },
          p2: { tactic: 0, strategy: 0 },
          p3: { tactic: 0, strategy: 0 },
          p4: { tactic: 0, strategy: 0 },
        },
        also({ table }) {
          table.objectives.lead_from_the_front = { p1: true }
        },
      },
    )
    expect(choices(game, 'p1')).toEqual(['negotiate_trade_routes', 'done'])
  })
})

describe('what counts for objectives', () => {
  const knows = (
    ids: readonly TechnologyId[],
    copies: Readonly<Partial<Record<TechnologyId, 'x' | 'y'>>> = {},
  ) =>
    inMidgame({
      factions: { p1: 'nekro', p5: 'mentak' },
      technologies: { p1: ids },
      also({ table }) {
        for (const [id, token] of Object.entries(copies))
          sheet(table, 'p1').technologies[id as TechnologyId] = { token: `valefar_assimilator_${token}` }
      },
    }).table
  const isFulfilled = (id: ObjectiveId, table: ReturnType<typeof knows>) => fulfils(table, 'p1', id)

  test('[ti4/97.1] of two upgrades of one kind of unit one counts', () => {
    const both = knows(['dreadnought_ii'], { exotrireme_ii: 'x' })
    expect(isFulfilled('develop_weaponry', both)).toBe(false)
    expect(isFulfilled('develop_weaponry', knows(['dreadnought_ii', 'carrier_ii']))).toBe(true)
    expect(isFulfilled('develop_weaponry', knows(['carrier_ii'], { exotrireme_ii: 'x' }))).toBe(true)
  })

  test('[ti4/90.22] a copied technology counts by its colour, but is no faction technology of who copied it', () => {
    const copies = knows(
      ['valefar_assimilator_x', 'valefar_assimilator_y', 'sarween_tools', 'neural_motivator'],
      {
        impulse_core: 'x',
        yin_spinner: 'y',
      },
    )
    expect(isFulfilled('diversify_research', copies)).toBe(true)
    expect(isFulfilled('adapt_new_strategies', copies)).toBe(false)
  })

  test('[ti4/61.4] a Fighter alone is a ship: it threatens, gathers and counts wherever ships do', () => {
    const home = sheet(inMidgame().table, 'p2').home
    const beside = Object.keys(inMidgame().table.galaxy.tiles).find(
      hex => hex.startsWith('b') && Math.abs(Number(hex.slice(1)) * 3 - Number(home.slice(1)) * 2) <= 1,
    )
    const { table } = inMidgame({ units: { p1: { [beside ?? '']: { fighter: 1 } } } })
    expect(fulfils(table, 'p1', 'threaten_enemies')).toBe(true)
  })
})

describe('secret objectives of deeds', () => {
  const turned = (held: Held['secrets'], middle: Middle): Middle => ({
    ...middle,
    also(state) {
      state.table.phase = 'action'
      state.table.active = 'p1'
      lay(state, { ...(held && { secrets: held }) })
      middle.also?.(state)
    },
  })

  test('[ti4/61.7.a] one in the space combat and one in the ground combat of the same action', () => {
    const game = from(
      { segment: 'turn', args: { seat: 'p1' } },
      turned(
        { p1: ['unveil_flagship', 'spark_a_rebellion'] },
        {
          tiles: around({ a0: 's26' }),
          strategyCards: cards,
          tokens: { p1: { fleet: 12 } },
          planets: { p2: ['lodor'] },
          units: {
            p1: { a1: { flagship: 1, dreadnought: 5, cruiser: 4, infantry: 8 } },
            p2: { a0: { destroyer: 1 }, lodor: { infantry: 1 } },
          },
          also({ table }) {
            sheet(table, 'p2').points = 4
          },
        },
      ),
    )
    game.say('p1', { tactical: 'a0' })
    const ships = unitsAt(game, 'p1', 'a1').filter(id => game.table.units[id]?.kind !== 'infantry')
    const infantry = unitsAt(game, 'p1', 'a1', 'infantry')
    const dreadnoughts = ships.filter(id => game.table.units[id]?.kind === 'dreadnought')
    game.say('p1', {
      ...all(...ships),
      ...Object.fromEntries(dreadnoughts.map((id, i) => [id, { cargo: infantry.slice(i, i + 1) }])),
    })
    untilTrue(game, () => isAskedForDeed(game))
    expect(choices(game, 'p1').sort()).toEqual(['pass', 'spark_a_rebellion', 'unveil_flagship'])
    game.say('p1', 'unveil_flagship')
    expect(isAskedForDeed(game)).toBe(false)
    const landing = () => ({
      landing: (now: Game) =>
        Object.fromEntries(unitsAt(now, 'p1', 'a0', 'infantry').map(id => [id, { planet: 'lodor' }])),
    })
    untilTrue(game, () => isAskedForDeed(game), landing())
    expect(choices(game, 'p1')).toContain('spark_a_rebellion')
    game.say('p1', 'spark_a_rebellion')
    expect(points(game)).toEqual([2, 4, 0, 0])
  })

  test('[ti4/61.9.a] a flagship that its owner removes for want of supply was destroyed by nobody', () => {
    const game = from(
      { segment: 'turn', args: { seat: 'p1' } },
      turned(
        { p2: ['destroy_their_greatest_ship'] },
        {
          tiles: around({}),
          strategyCards: cards,
          tokens: { p1: { fleet: 1 } },
          units: { p1: { a1: { flagship: 1 }, a2: { cruiser: 1 } }, p2: { a4: { cruiser: 1 } } },
        },
      ),
    )
    game.say('p1', { tactical: 'a1' })
    game.say('p1', all(...unitsAt(game, 'p1', 'a2')))
    game.say('p1', unitsAt(game, 'p1', 'a1', 'flagship'))
    expect(unitsAt(game, 'p1', 'a1', 'flagship')).toEqual([])
    expect(isAskedForDeed(game)).toBe(false)
    expect(game.table.deeds).toBeUndefined()
  })

  test('[ti4/61.5] Make an Example of Their World is not done by ground combat', () => {
    const game = from(
      { segment: 'groundCombats', args: { seat: 'p1', hex: 'a0' } },
      turned(
        { p1: ['make_an_example_of_their_world'] },
        {
          tiles: around({ a0: 's26' }),
          planets: { p2: ['lodor'] },
          units: {
            p1: { lodor: { infantry: 12 } },
            p2: { lodor: { infantry: 1 } },
            p3: { a3: { cruiser: 1 } },
          },
          also({ table }) {
            table.doing = { of: 'p1', hex: 'a0', landed: ['lodor'] }
            sheet(table, 'p3').points = 5
          },
        },
      ),
    )
    const seen: string[] = []
    for (let i = 0; i < 60 && !game.rests; i++) {
      if (isAskedForDeed(game)) seen.push(...choices(game, 'p1'))
      const [open] = game.match.open
      if (!open) break
      untilTrue(game, () => game.match.open[0]?.key !== open.key || game.rests)
    }
    expect(seen).not.toContain('make_an_example_of_their_world')
    expect(unitsAt(game, 'p2', 'a0')).toEqual([])
  })

  test('[ti4/98.5] Spark a Rebellion: who is out of the game has no points to be ahead with', () => {
    const game = from(
      { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
      turned(
        { p1: ['spark_a_rebellion'] },
        {
          tiles: around({}),
          units: { p1: { a0: { war_sun: 2, cruiser: 6 } }, p2: { a0: { destroyer: 1 } } },
          also({ table }) {
            sheet(table, 'p2').points = 3
            sheet(table, 'p4').points = 7
            sheet(table, 'p4').out = true
          },
        },
      ),
    )
    untilTrue(game, () => isAskedForDeed(game) || game.rests)
    expect(choices(game, 'p1')).toContain('spark_a_rebellion')
  })

  test('[ti4/78.10] who retreats has lost: the other has won a combat against him', () => {
    const game = from(
      { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
      turned(
        { p1: ['spark_a_rebellion'] },
        {
          tiles: around({}),
          units: {
            p1: { a0: { dreadnought: 5 } },
            p2: { a0: { carrier: 4, fighter: 8 }, a1: { cruiser: 1 } },
          },
          also({ table }) {
            sheet(table, 'p2').points = 3
          },
        },
      ),
    )
    untilTrue(game, () => isAskedForDeed(game) || game.rests, { p2: () => 'yes' })
    expect(unitsAt(game, 'p2', 'a1', 'carrier').length).toBeGreaterThan(0)
    expect(choices(game, 'p1')).toContain('spark_a_rebellion')
  })

  test('[ti4/61.9] a war sun struck down by Direct Hit was destroyed by who played it', () => {
    const game = from(
      { segment: 'spaceCombat', args: { seat: 'p1', hex: 'a0' } },
      turned(
        { p1: ['destroy_their_greatest_ship'] },
        {
          tiles: around({}),
          technologies: { p2: ['war_sun'] },
          units: {
            p1: { a0: { cruiser: 8 } },
            p2: { a0: { war_sun: 1, fighter: 4 } },
            p3: { a3: { cruiser: 1 } },
          },
          also({ table, hands, box }) {
            sheet(table, 'p3').points = 5
            const hand = hands['p1']
            if (hand) hand.actionCards = { 'direct_hit.1': true }
            box.actionCards = box.actionCards.filter(card => card !== 'direct_hit.1')
            sheet(table, 'p1').actionCards = 1
          },
        },
      ),
    )
    const strikes = () => choices(game, 'p1').includes('direct_hit.1')
    untilTrue(game, () => strikes() || isAskedForDeed(game) || game.rests, {
      casualties: now => {
        const [sun = ''] = unitsAt(now, 'p2', 'a0', 'war_sun')
        return { damaged: [sun], destroyed: [] }
      },
    })
    expect(strikes()).toBe(true)
    game.say('p1', 'direct_hit.1')
    untilTrue(game, () => isAskedForDeed(game))
    expect(choices(game, 'p1')).toContain('destroy_their_greatest_ship')
  })
})
