import { describe, expect, test } from 'vitest'
import { standing } from '../action/turnWith.ts'
import { under } from '../agenda/decide.ts'
import { askedIn, choicesOf, dealt } from '../invented.ts'
import { type Midgame, midgame } from '../midgame.ts'
import { quietly } from './holding.ts'

const _show = (game: Midgame) =>
  game.match.open.map(({ to, key, options, otherwise }) => JSON.stringify([to, key, options, otherwise]))
const phase = (hands: Record<string, readonly string[]>, more: object = {}) =>
  under({ segment: 'strategyPhase' }, { hands, phase: 'strategy', ...more })
/** Plays it, aimed so. */
const plays = (game: Midgame, seat: string, card: string, ...aims: unknown[]) => {
  game.say(seat, card)
  for (const to of game.match.open
    .filter(({ key, to }) => key.endsWith('/cards') && to !== seat)
    .map(({ to }) => to))
    if (askedIn(game, 'afterActionCard').length === 0) game.say(to, 'pass')
  for (const aim of aims) game.say(seat, aim)
  return quietly(game)
}
const passOn = (game: Midgame) => {
  for (let i = 0; i < 20 && game.match.open.every(({ key }) => key.endsWith('/cards')); i++)
    for (const { to } of [...game.match.open]) if (game.open.includes(`${to}:cards`)) game.say(to, 'pass')
  return game
}

describe('Command Summit', () => {
  test('two from reinforcements to the Pool, one if only one is there, and nothing for none', () => {
    const counts = (strategy: number) => {
      const game = phase({ p1: ['command_summit'] }, { counters: { p1: { pool: 5, fleet: 5, strategy } } })
      if (!game.open.includes('p1:cards') || !choicesOf(game, 'p1').includes('command_summit'))
        return undefined
      return plays(game, 'p1', 'command_summit').sheet('p1').counters.pool
    }
    expect([counts(4), counts(5), counts(6)]).toEqual([7, 6, undefined])
  })
})

describe('Cultural Crisis', () => {
  test('Letnev lose the ships that only their ability allows, at once, and keep racial technologies; Naalu get a printed number', () => {
    const game = phase(
      { p1: ['cultural_crisis'] },
      { units: { p3: { a1: { cruiser: 4 } } }, counters: { p3: { fleet: 3 } } },
    )
    plays(game, 'p1', 'cultural_crisis', 'p3')
    expect(game.open).toHaveLength(1)
    expect(game.open[0]).toMatch(/^p3:/)
  })
  test('aims at any player, its own too', () => {
    const game = phase({ p1: ['cultural_crisis'] })
    game.say('p1', 'cultural_crisis')
    expect(choicesOf(game, 'p1').sort()).toEqual(['p1', 'p2', 'p3'])
  })
})

describe('Signal Jamming', () => {
  const jam = { p1: ['signal_jamming.1', 'signal_jamming.2'] }
  test('another player’s counter from reinforcements; no Home System, asteroids, supernova, nor where his counter lies', () => {
    const game = phase(jam, { activated: { p2: ['a1'] } })
    game.say('p1', 'signal_jamming.1').say('p1', 'p2')
    const hexes = choicesOf(game, 'p1')
    for (const barred of ['a1', 'b0', 'c8', 'c3', 'c9', 'c15']) expect(hexes).not.toContain(barred)
    expect(hexes).toEqual(expect.arrayContaining(['m0', 'a0', 'b2']))
    const before = game.sheet('p2').counters.reinforcements
    game.say('p1', 'm0')
    quietly(game)
    expect(game.table.activated['m0']).toEqual({ p2: true })
    expect(game.sheet('p2').counters.reinforcements).toBe(before - 1)
  })
  test('not at one without reinforcements', () => {
    const game = phase({ p1: ['signal_jamming.1'] }, { counters: { p2: { pool: 8, fleet: 6, strategy: 2 } } })
    game.say('p1', 'signal_jamming.1').say('p1', 'm0')
    quietly(game)
    expect(game.table.activated['m0']).toEqual({ p3: true })
  })
})

describe('Trade Stop', () => {
  test('all agreements end but those with Hacan', () => {
    const game = midgame(
      { segment: 'strategyPhase' },
      {
        phase: 'strategy',
        races: { p1: 'norr', p2: 'hacan', p3: 'sol' },
        change(state) {
          dealt({ p1: ['trade_stop'] })(state)
          const { p1, p2, p3 } = state.table.players
          if (!p1 || !p2 || !p3) throw new Error('three')
          p1.contracts = {}
          p1.agreements = { trade_sol_1: true, trade_hacan_1: true }
          p2.contracts = { trade_hacan_2: true }
          p2.agreements = { trade_norr_1: true }
          p3.contracts = { trade_sol_2: true }
          p3.agreements = { trade_norr_2: true }
        },
      },
    )
    plays(game, 'p1', 'trade_stop')
    expect(game.sheet('p1').agreements).toEqual({ trade_hacan_1: true })
    expect(game.sheet('p2').agreements).toEqual({ trade_norr_1: true })
    expect(game.sheet('p3').contracts).toEqual({ trade_sol_1: true, trade_sol_2: true })
  })
})

describe('Synchronicity', () => {
  test('one card from the deck, seen by nobody else; the discards are left', () => {
    const game = phase(
      { p1: ['synchronicity'] },
      {
        change({ table, box }: { table: Midgame['table']; box: { actionCards: string[] } }) {
          table.discards.action.push('plague')
          box.actionCards = box.actionCards.filter(card => card !== 'plague')
          table.decks.action = box.actionCards.length
        },
      },
    )
    const before = game.table.decks.action
    plays(game, 'p1', 'synchronicity')
    expect(game.open).toHaveLength(1)
    const choices = choicesOf(game, 'p1')
    expect(choices).not.toContain('plague')
    const wanted = choices.find(card => card.startsWith('dug_in')) ?? choices[0] ?? ''
    game.say('p1', wanted)
    expect(game.match.state.hands['p1']?.actionCards).toEqual({ [wanted]: true })
    expect(game.table.decks.action).toBe(before - 1)
    for (const seat of ['p2', 'p3', undefined])
      expect(JSON.stringify(game.match.view(seat))).not.toContain(`"${wanted}"`)
    expect(game.match.state.hands['p1']?.actionDeck).toBeUndefined()
  })
})

describe('Strategic Shift', () => {
  test('one card may not be picked, and gets its bonus counter', () => {
    const game = passOn(
      phase({ p1: ['strategic_shift'] })
        .say('p1', 'strategic_shift')
        .say('p1', 'base_imperial'),
    )
    quietly(game)
    passOn(game)
    const picks = choicesOf(game, 'p1')
    expect(picks).toHaveLength(7)
    expect(picks).not.toContain('base_imperial')
    for (let i = 0; i < 30 && game.table.strategyCards.base_imperial.bonus === 0; i++) {
      const [open] = game.match.open
      if (!open || game.rests) break
      const choices = choicesOf(game, open.to)
      expect(choices).not.toContain('base_imperial')
      game.say(open.to, open.otherwise ?? choices[0])
    }
    expect(game.table.strategyCards.base_imperial).toMatchObject({ bonus: 1 })
  })
})

describe('Public Disgrace', () => {
  test('the picker returns it and picks another; never the same again at that pick', () => {
    const game = passOn(phase({ p2: ['public_disgrace'] }))
    const bonus = game.table.strategyCards.base_trade.bonus
    game.say('p1', 'base_trade')
    expect(askedIn(game, 'afterPick')).toContain('p2')
    game.say('p2', 'public_disgrace')
    quietly(game)
    expect(game.table.strategyCards.base_trade).toEqual({ bonus })
    expect(game.open[0]).toMatch(/^p1:/)
    expect(choicesOf(game, 'p1')).not.toContain('base_trade')
    expect(choicesOf(game, 'p1')).toHaveLength(7)
  })
})

describe('Scientist Assassination', () => {
  test('no technology by any means; the holder of Technology still takes his action for the others', () => {
    const game = phase({ p1: ['scientist_assassination'] })
    plays(game, 'p1', 'scientist_assassination', 'p1')
    const { lasting } = game.table
    const action = midgame(
      { segment: 'strategicAction', args: { seat: 'p1', card: 'base_technology' } },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        technologies: { p1: [], p2: [], p3: [] },
        cards: { p1: ['base_technology'] },
        tradeGoods: { p2: 9 },
        change: ({ table }) => {
          table.lasting = structuredClone(lasting)
          table.active = 'p1'
        },
      },
    )
    expect(action.open).toEqual(['p2:use'])
    expect(action.sheet('p1').technologies).toEqual({})
  })
})

describe('Grand Armada', () => {
  test('no limit in his own Home System this round, and what is too many goes when it is over', () => {
    const game = phase({ p1: ['grand_armada'] })
    plays(game, 'p1', 'grand_armada')
    const { lasting } = game.table
    const status = midgame(
      { segment: 'statusPhase' },
      {
        races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
        phase: 'status',
        units: { p1: { c15: { cruiser: 5 } } },
        counters: { p1: { fleet: 3 } },
        change: ({ table }) => {
          table.lasting = structuredClone(lasting)
        },
      },
    )
    for (let i = 0; i < 40 && standing(status, 'c15').length > 3 && !status.rests; i++) {
      const [open] = status.match.open
      if (!open) break
      const of = Object.keys((open.options as { of?: object }).of ?? {})
      const least = (open.options as { least?: number }).least
      if (open.to === 'p1' && of.length === 5 && least === 2) status.say('p1', of.slice(0, 2))
      else status.say(open.to, open.otherwise ?? (least !== undefined ? of.slice(0, least) : of[0]))
    }
    expect(standing(status, 'c15')).toHaveLength(3)
    expect(Object.keys(status.table.lasting)).toEqual([])
  })
})

describe('Productivity Spike', () => {
  test('the limit rises by the influence of its planet as it is when it builds', () => {
    const game = phase(
      { p1: ['productivity_spike'] },
      { units: { p1: { saudor: { space_dock: 1 } } }, planets: { p1: ['saudor'] } },
    )
    plays(game, 'p1', 'productivity_spike')
    const { lasting } = game.table
    const most = (laws: string[] = []) => {
      const build = midgame(
        { segment: 'production', args: { seat: 'p1', hex: 'a3' } },
        {
          races: { p1: 'norr', p2: 'sol', p3: 'letnev' },
          technologies: { p1: [] },
          tiles: { a3: 'sys_qucenn__rarron' },
          units: { p1: { qucenn: { space_dock: 1 } } },
          planets: { p1: ['qucenn'] },
          tradeGoods: { p1: 9 },
          change: ({ table }) => {
            table.active = 'p1'
            table.lasting = JSON.parse(
              JSON.stringify(lasting)
                .replaceAll('saudor', 'qucenn')
                .replaceAll(Object.keys(game.table.units)[0] ?? '', Object.keys(table.units)[0] ?? ''),
            )
            for (const law of laws) table.laws[law as 'humane_labor'] = {}
          },
        },
      )
      return build.offered<{ docks: Record<string, { most: number }> }>('p1').docks['qucenn']?.most
    }
    // Qucen'n 1/2: 1 + 2, and 2 more.
    expect(most()).toBe(5)
    expect(most(['humane_labor'])).toBe(4)
    // Its resources are 2 then, its influence 1.
    expect(most(['labor_force_politics'])).toBe(5)
  })
})
