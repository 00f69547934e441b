import { describe, expect, test } from 'vitest'
import type { AgendaId } from '../../shared/ti4/content/agendas.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { choicesOf, untilTrue } from '../galaxy/driving.ts'
import { inMidgame, type Middle } from './midgame.ts'
import { following, strategic, untilTurn } from './strategic.ts'

const first: Middle['also'] = ({ table }) => {
  table.printing = 'first'
}
const tokens = (game: ReturnType<typeof strategic>, seat: string) => sheet(game.table, seat).counters
const exhausted = (game: ReturnType<typeof strategic>) =>
  Object.keys(game.table.planets).filter(
    planet => game.table.planets[planet as keyof typeof game.table.planets]?.exhausted,
  )
const home = inMidgame().table.players['p1']?.home as string
const homeOf = (seat: string) => inMidgame().table.players[seat]?.home as string

describe('a strategic action', () => {
  test('[ti4/82.2] exhausts its card once all others have decided', () => {
    const game = strategic('trade')
    game.say('p1', [])
    expect(game.table.strategyCards.trade.exhausted).toBeUndefined()
    following(game)
    expect(game.table.strategyCards.trade.exhausted).toBe(true)
    expect(game.table.strategic).toBeUndefined()
    expect(game.rests).toBe(true)
  })

  test('[ti4/82.1] the secondary ability is used clockwise, for a token of the strategy pool', () => {
    const game = following(strategic('trade').say('p1', []), 'p3', 'p2')
    expect(game.told('ti4.log.secondary').map(about => about?.['seat'])).toEqual(['p2', 'p3'])
    expect(tokens(game, 'p3')).toMatchObject({ strategy: 1, reinforcements: 9 })
    expect(tokens(game, 'p4').strategy).toBe(2)
  })

  test('[ti4/20.5] who has no token in it is not asked', () => {
    const game = strategic('trade', { tokens: { p3: { strategy: 0 } } }).say('p1', [])
    // p2 plays Hacan, who trade for nothing.
    expect(game.open).toEqual(['p2:use', 'p4:use'])
  })
})

describe('Leadership', () => {
  test('[ti4/20.2] [ti4/47.3] [ti4/52.4] [ti4/52.2] gives three tokens, and one for every three influence', () => {
    const game = strategic('leadership', { tradeGoods: { p1: 6 }, exhausted: ['moll_primus'] })
    game.say('p1', { tactic: 1, fleet: 2 })
    game.say('p1', { planets: [], tradeGoods: 6 })
    game.say('p1', { strategy: 2 })
    expect(tokens(game, 'p1')).toEqual({ tactic: 4, fleet: 5, strategy: 4, reinforcements: 3 })
  })

  test('[ti4/20.3] no more than reinforcements hold', () => {
    const game = strategic('leadership', {
      tokens: { p1: { tactic: 9, reinforcements: 2 } },
      tradeGoods: { p1: 6 },
    })
    game.say('p1', { tactic: 2 })
    expect(tokens(game, 'p1').reinforcements).toBe(0)
    expect(game.open).not.toContain('p1:influence')
  })

  test('[ti4/52.3] others only buy, and pay no token for it', () => {
    const game = strategic('leadership', { tradeGoods: { p2: 3 }, tokens: { p2: { strategy: 0 } } })
    game.say('p1', { tactic: 3 })
    following(game, 'p2')
    game.say('p2', { planets: [], tradeGoods: 3 }).say('p2', { fleet: 1 })
    expect(tokens(game, 'p2')).toEqual({ tactic: 3, fleet: 4, strategy: 0, reinforcements: 7 })
    expect(sheet(game.table, 'p2').tradeGoods).toBe(0)
  })
})

describe('Diplomacy', () => {
  const held: Middle = {
    planets: { p1: ['arinam', 'meer', 'lazar', 'sakulag'] },
    exhausted: ['moll_primus', 'arinam', 'meer'],
    tiles: { a0: 's37', a1: 's38' },
  }

  test('[ti4/32.2] others place tokens from reinforcements, then two planets are readied', () => {
    const game = strategic('diplomacy', { ...held, activated: { p3: ['a0'] } })
    expect(choicesOf(game, 'p1')).toContain(home)
    game.say('p1', 'a0')
    expect(game.table.activated['a0']).toEqual({ p2: true, p3: true, p4: true })
    expect(tokens(game, 'p2').reinforcements).toBe(7)
    expect(tokens(game, 'p3').reinforcements).toBe(8)
    game.say('p1', ['moll_primus', 'meer'])
    expect(exhausted(game)).toEqual(['arinam'])
  })

  test('[ti4/32.2] without reinforcements the token comes from the sheet', () => {
    const game = strategic('diplomacy', { ...held, tokens: { p2: { reinforcements: 0 } } })
    game.say('p1', 'a0')
    expect(choicesOf(game, 'p2')).toEqual(['tactic', 'fleet', 'strategy'])
    game.say('p2', 'strategy')
    expect(tokens(game, 'p2').strategy).toBe(1)
  })

  test('its first printing readies the planets of that system', () => {
    const game = strategic('diplomacy', { ...held, also: first })
    game.say('p1', 'a0')
    expect(exhausted(game)).toEqual(['moll_primus'])
  })

  test('[ti4/32.2] Mecatol Rex cannot be named', () => {
    const game = strategic('diplomacy', { planets: { p1: ['mecatol_rex'] } })
    expect(game.table.activated[home]).toEqual({ p2: true, p3: true, p4: true })
  })

  test('[ti4/32.3] others ready two planets', () => {
    const game = strategic('diplomacy', { exhausted: ['arretze', 'hercant', 'kamdorn'] })
    following(game, 'p2').say('p2', ['arretze', 'kamdorn'])
    expect(exhausted(game)).toEqual(['hercant'])
  })
})

describe('Politics', () => {
  const politics = () => {
    const game = strategic('politics')
    game.say('p1', 'p3')
    return game
  }

  test('[ti4/66.2] the Speaker token goes to somebody who has it not', () => {
    const game = strategic('politics')
    expect(choicesOf(game, 'p1')).toEqual(['p2', 'p3', 'p4'])
    game.say('p1', 'p3')
    expect(game.table.speaker).toBe('p3')
    expect(sheet(game.table, 'p1').actionCards).toBe(2)
  })

  test('[ti4/66.2] two agendas are seen by him alone, and go back on the top or to the bottom', () => {
    const game = politics()
    const { box, hands } = game.match.state
    const [one, other] = (hands['p1']?.lookedAt ?? []) as [AgendaId, AgendaId]
    const next = box.agendas[0]
    expect(JSON.stringify(game.match.view('p2'))).not.toContain(other)
    game.say('p1', `bottom.${one}`).say('p1', `top.${other}`)
    const { agendas } = game.match.state.box
    expect([agendas[0], agendas[1], agendas.at(-1)]).toEqual([other, next, one])
    expect(game.table.decks.agenda).toBe(agendas.length)
    expect(game.match.state.hands['p1']?.lookedAt).toBeUndefined()
  })

  test('[ti4/66.3] [ti4/2.2] others draw two Action Cards', () => {
    const game = following(untilUse(politics()), 'p4')
    expect(sheet(game.table, 'p4').actionCards).toBe(2)
  })
})

/** Up to the secondary abilities. */
const untilUse = (game: ReturnType<typeof strategic>) =>
  untilTrue(game, () => game.open.some(open => open.endsWith(':use')))

describe('Construction', () => {
  const docks: Middle = { units: { p1: { moll_primus: { space_dock: 1 } }, p2: {} } }

  test('[ti4/24.2] one PDS or dock, and then a PDS, wherever he has planets', () => {
    const game = strategic('construction', {
      ...docks,
      planets: { p1: ['arinam', 'meer'] },
      tiles: { a0: 's37' },
      activated: { p1: ['a0'] },
    })
    expect(choicesOf(game, 'p1')).not.toContain('space_dock.moll_primus')
    game.say('p1', 'space_dock.arinam').say('p1', 'pds.arinam')
    expect(Object.values(game.table.units).filter(({ planet }) => planet === 'arinam')).toMatchObject([
      { kind: 'space_dock' },
      { kind: 'pds' },
    ])
  })

  test('[ti4/85.2] two PDS on a planet at most', () => {
    const game = strategic('construction', { units: { p1: { moll_primus: { pds: 2 } } } })
    expect(choicesOf(game, 'p1')).toEqual(['space_dock.moll_primus', 'none'])
  })

  test('[ti4/24.4] where none is left one comes from a system without a token of his', () => {
    const game = strategic('construction', {
      planets: { p1: ['arinam', 'meer', 'lazar', 'sakulag'] },
      tiles: { a0: 's37', a1: 's38' },
      units: { p1: { moll_primus: { space_dock: 1 }, arinam: { space_dock: 1 }, meer: { space_dock: 1 } } },
      activated: { p1: ['a0'] },
    })
    game.say('p1', 'space_dock.lazar')
    const docked = Object.values(game.table.units).filter(({ kind }) => kind === 'space_dock')
    expect(docked.map(({ planet }) => planet).sort()).toEqual(['arinam', 'lazar', 'meer'])
  })

  test('[ti4/24.3] others place the token they spend in the system', () => {
    const game = strategic('construction', { units: {} })
    game.say('p1', 'none').say('p1', 'none')
    following(game, 'p2').say('p2', 'space_dock.arretze')
    expect(game.table.activated[homeOf('p2')]).toEqual({ p2: true })
    expect(tokens(game, 'p2')).toMatchObject({ strategy: 1, reinforcements: 8 })
    const [dock] = Object.values(game.table.units)
    expect(dock).toMatchObject({ kind: 'space_dock', planet: 'arretze' })
  })

  test('[ti4/20.6] unless one lies there already', () => {
    const game = strategic('construction', { units: {}, activated: { p2: [homeOf('p2')] } })
    game.say('p1', 'none').say('p1', 'none')
    following(game, 'p2').say('p2', 'pds.arretze')
    expect(tokens(game, 'p2')).toMatchObject({ strategy: 1, reinforcements: 9 })
  })

  test('the docks of the Saar lie in space', () => {
    const saar = { factions: { p1: 'saar' } } as const
    const at = inMidgame(saar).table.players['p1']?.home
    const game = strategic('construction', { ...saar, units: {} })
    game.say('p1', 'space_dock.ragh')
    const [dock] = Object.values(game.table.units)
    expect(dock).toEqual({ kind: 'space_dock', of: 'p1', at })
  })

  test('[ti4/79.4] and none is laid beside ships of others', () => {
    const saar = { factions: { p1: 'saar' } } as const
    const at = inMidgame(saar).table.players['p1']?.home ?? ''
    const game = strategic('construction', { ...saar, units: { p2: { [at]: { cruiser: 1 } } } })
    expect(choicesOf(game, 'p1').filter(id => id.startsWith('space_dock'))).toEqual([])
  })
})

describe('Trade', () => {
  test('[ti4/92.2] [ti4/92.3] three Trade Goods, and all commodities of the sheet', () => {
    const game = strategic('trade')
    expect(sheet(game.table, 'p1')).toMatchObject({ tradeGoods: 3, commodities: 2 })
  })

  test('[ti4/92.4] whom he names uses the secondary ability, once and for nothing', () => {
    const game = strategic('trade').say('p1', ['p3'])
    expect(game.open).toEqual(['p2:use', 'p4:use'])
    following(game)
    expect(sheet(game.table, 'p3').commodities).toBe(2)
    expect(tokens(game, 'p3').strategy).toBe(2)
    expect(sheet(game.table, 'p4').commodities).toBe(0)
  })

  test('costs Hacan no token', () => {
    const game = following(strategic('trade').say('p1', []), 'p2')
    expect(sheet(game.table, 'p2').commodities).toBe(6)
    expect(tokens(game, 'p2').strategy).toBe(2)
  })
})

describe('Warfare', () => {
  test('[ti4/99.1] [ti4/99.2] takes a token back and places all anew', () => {
    const game = strategic('warfare', {
      activated: { p1: ['a0', 'a1'] },
      tokens: { p1: { reinforcements: 6 } },
    })
    game.say('p1', 'a1').say('p1', { tactic: 1, fleet: 6, strategy: 2 })
    expect(game.table.activated).toEqual({ a0: { p1: true } })
    expect(tokens(game, 'p1')).toEqual({ tactic: 1, fleet: 6, strategy: 2, reinforcements: 6 })
  })

  test('[ti4/37.3] fleets that no longer fit lose ships', () => {
    const game = strategic('warfare', { units: { p1: { a0: { cruiser: 3 } } } })
    game.say('p1', { tactic: 6, fleet: 2 })
    expect(game.open).toEqual(['p1:ships1'])
  })

  test('[ti4/99.3] others produce at one dock of their home system, and place no token there', () => {
    const game = strategic('warfare', {
      units: { p2: { arretze: { space_dock: 1 }, hercant: { space_dock: 1 } } },
      tradeGoods: { p2: 5 },
    })
    game.say('p1', { tactic: 3, fleet: 3, strategy: 2 })
    following(game, 'p2')
    const cart = (build: object) => ({ build, newDocks: [], pay: { planets: [], tradeGoods: 4 } })
    expect(game.answer('p2', cart({ arretze: { cruiser: 1 }, hercant: { cruiser: 1 } }))).toMatchObject({
      code: 'oneDock',
    })
    game.say('p2', cart({ arretze: { cruiser: 2, fighter: 1 } }))
    expect(Object.values(game.table.units).filter(({ kind }) => kind === 'cruiser')).toHaveLength(2)
    expect(game.table.activated).toEqual({})
  })
})

describe('what is said as units use Production', () => {
  const held: Middle = {
    technologies: { p2: [] },
    units: { p2: { arretze: { space_dock: 1 } } },
    tradeGoods: { p2: 5 },
    also({ table, hands }) {
      table.sets = ['base', 'pok', 'codex1']
      const hand = hands['p2']
      if (hand) hand.actionCards = { 'war_machine.1': true }
      sheet(table, 'p2').actionCards = 1
    },
  }
  const ahead = () => {
    const game = strategic('warfare', held)
    game.say('p1', { tactic: 3, fleet: 3, strategy: 2 })
    following(game, 'p2')
    const pay = { planets: [], tradeGoods: 4 }
    return game.say('p2', { build: { arretze: { cruiser: 2 } }, newDocks: [], pay })
  }

  test('War Machine: the secondary of Warfare uses Production too, and is put together anew', () => {
    const game = ahead().say('p2', 'war_machine.1')
    expect(game.asked('p2').text).toBe('ti4.ask.produce')
    expect(game.offered<{ freeResources: number }>('p2').freeResources).toBe(1)
    const pay = { planets: [], tradeGoods: 3 }
    game.say('p2', { build: { arretze: { cruiser: 2 } }, newDocks: [], pay })
    expect(sheet(game.table, 'p2').tradeGoods).toBe(2)
    expect(game.table.lasting).toEqual({})
  })

  test('where nobody says anything it is built as it was put together', () => {
    const game = ahead().say('p2', 'pass')
    expect(sheet(game.table, 'p2').tradeGoods).toBe(1)
  })
})

describe('Imperial', () => {
  const none: Middle['also'] = ({ table }) => {
    table.objectives = {}
  }

  test('[ti4/45.2] scores one public objective that he fulfils, before all else', () => {
    const game = strategic('imperial', {
      tradeGoods: { p1: 5 },
      also({ table }) {
        table.objectives = { negotiate_trade_routes: {} }
      },
    })
    expect(choicesOf(game, 'p1')).toContain('negotiate_trade_routes')
    game.say('p1', 'negotiate_trade_routes')
    expect(sheet(game.table, 'p1')).toMatchObject({ points: 1, tradeGoods: 0 })
    expect(game.open).toEqual(['p1:secret'])
  })

  test('[ti4/45.2] who holds Mecatol Rex gains a point', () => {
    const game = strategic('imperial', { planets: { p1: ['mecatol_rex'] }, also: none })
    expect(sheet(game.table, 'p1').points).toBe(1)
  })

  test('[ti4/45.2] who does not may draw a secret objective', () => {
    const game = strategic('imperial', { also: none })
    game.say('p1', 'yes')
    expect(sheet(game.table, 'p1').secretObjectives).toBe(2)
  })

  test('[ti4/45.4] who then has four gives one back', () => {
    const three: Middle['also'] = ({ table, hands, box }) => {
      table.objectives = {}
      const drawn = box.secrets.splice(0, 2)
      for (const id of drawn) if (hands['p2']) hands['p2'].secretObjectives[id] = true
      table.decks.secret -= 2
      sheet(table, 'p2').secretObjectives = 3
    }
    const game = following(strategic('imperial', { also: three }).say('p1', 'no'), 'p2')
    expect(choicesOf(game, 'p2')).toHaveLength(4)
    game.say('p2', choicesOf(game, 'p2')[0])
    expect(sheet(game.table, 'p2').secretObjectives).toBe(3)
  })
})

test('[ti4/3.3] whoever has passed may still use secondary abilities', () => {
  const game = strategic('trade', {
    also: ({ table }) => {
      sheet(table, 'p4').passed = true
    },
  })
  following(game.say('p1', []), 'p4')
  expect(sheet(game.table, 'p4').commodities).toBeGreaterThan(0)
  expect(untilTurn(game).rests).toBe(true)
})
