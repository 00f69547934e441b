import { describe, expect, test } from 'vitest'
import type { Produce } from '../../../../shared/galaxy/shapes/produce.ts'
import type { Turn } from '../../../../shared/galaxy/shapes/turn.ts'
import { cannonShotsAt } from '../../../../shared/ti4/battles.ts'
import type { factions as printed } from '../../../../shared/ti4/content/factions.ts'
import type { PlanetId } from '../../../../shared/ti4/content/planets.ts'
import { permits } from '../../../../shared/ti4/effects.ts'
import { onPlanet } from '../../../../shared/ti4/forces.ts'
import { areHoused, dealtHoused, factionsIn, homeSystemOf } from '../../../../shared/ti4/homes.ts'
import { areNeighbours } from '../../../../shared/ti4/neighbours.ts'
import { yardsAt } from '../../../../shared/ti4/production.ts'
import { homeWorlds, sheet } from '../../../../shared/ti4/realm.ts'
import { untilTrue } from '../../../galaxy/driving.ts'
import { council, letBe, votes } from '../../council.ts'
import {
  canUse,
  choicesAt,
  fighting,
  type Game,
  invading,
  producing,
  turn,
  untilUse,
} from '../../factions/scenes.ts'
import { around, from, inMidgame, type Middle } from '../../midgame.ts'
import { answering, newGame } from '../../scene.ts'
import { strategic } from '../../strategic.ts'
import { leading } from '../leaders/having.ts'
import { withRelics } from '../relicScene.ts'

const factions = { p1: 'keleres' } as const
const home: Middle = { options: withRelics, factions }
/** Without leaders, who would be asked first. */
const seated = (scene: Middle = {}): Middle =>
  leading([], { ...scene, options: withRelics, factions: { ...factions, ...scene.factions } })

describe('The Tribunii', () => {
  const played = (others: Readonly<Record<string, keyof typeof printed>>) => {
    for (let seed = 1; ; seed++) {
      const { match } = newGame(4, `tribunii ${seed}`, { ...withRelics, factions: 'inTurn' })
      if (match.state.table.speaker !== 'p1') continue
      answering(match, { p1: 'keleres', ...others }, ({ text }) => text === 'ti4.ask.form')
      return match
    }
  }

  test('they live where Mentak, Xxcha or Argent would, if nobody plays these', () => {
    const match = played({ p2: 'mentak', p3: 'sol', p4: 'hacan' })
    const [open] = match.open
    expect(Object.keys((open?.options as { of?: object } | undefined)?.of ?? {})).toEqual([
      'keleres_xxcha',
      'keleres_argent',
    ])
    match.submit('p1', open?.key ?? '', 'keleres_argent')
    answering(match, {})
    const { table } = match.state
    expect(table.players['p1']).toMatchObject({ form: 'keleres_argent' })
    expect([...homeWorlds(table, 'p1')].sort()).toEqual(['avar', 'valk', 'ylir'])
    expect(Object.keys(table.players['p1']?.leaders ?? {})).toContain('kuuasi_aun_jalatai')
    expect(Object.keys(table.players['p1']?.leaders ?? {})).not.toContain('harka_leeds')
    // Two technologies that others have, chosen once these have theirs.
    const own = Object.keys(table.players['p1']?.technologies ?? {})
    const others = ['p2', 'p3', 'p4'].flatMap(seat => Object.keys(table.players[seat]?.technologies ?? {}))
    expect(own).toHaveLength(2)
    expect(own.every(id => others.includes(id))).toBe(true)
  })

  test('with two of these taken nobody takes the third, and the last home is theirs unasked', () => {
    expect(areHoused(['keleres', 'mentak', 'xxcha'])).toBe(true)
    expect(areHoused(['keleres', 'mentak', 'xxcha', 'argent'])).toBe(false)
    const match = played({ p2: 'mentak', p3: 'argent', p4: 'sol' })
    answering(match, {})
    expect(homeSystemOf(match.state.table.players['p1'] as { faction: 'keleres' })).toBe('s14')
  })

  test('they are dealt so that a home is left, and not without Prophecy of Kings', () => {
    expect(dealtHoused(['keleres', 'mentak', 'xxcha', 'argent', 'sol'], 1, 4)).toEqual([
      'keleres',
      'mentak',
      'xxcha',
      'sol',
      'argent',
    ])
    // Where all are dealt, one of the three is dealt beside them.
    const four = ['keleres', 'sol', 'mentak', 'hacan', 'xxcha', 'letnev', 'argent', 'yin'] as const
    const dealt = dealtHoused(four, 2, 4)
    expect([dealt.slice(0, 2), [...dealt].sort()]).toEqual([['keleres', 'argent'], [...four].sort()])
    expect(factionsIn({ sets: ['base', 'codex3'] })).not.toContain('keleres')
  })
})

describe('abilities', () => {
  test('Council Patronage: commodities are replenished, and a trade good comes', () => {
    const game = from({ segment: 'strategyPhase' }, seated())
    expect(game.sheet('p1')).toMatchObject({ commodities: 2, tradeGoods: 1 })
  })

  test("Law's Order: for 1 influence no law is in force until the turn ends", () => {
    const game = turn(
      seated({
        tradeGoods: { p1: 1 },
        strategyCards: { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' },
        also({ table }) {
          table.laws = { conventions_of_war: {} }
        },
      }),
    )
    const bombards = () => permits(game.table, 'p2', 'bombards', { planet: 'quann' }, true)
    untilUse(game, 'p1', 'laws_order').say('p1', 'laws_order')
    expect(bombards()).toBe(false)
    untilTrue(game, () => game.open.includes('p1:price'))
    game.say('p1', { planets: [], tradeGoods: 1 })
    expect(bombards()).toBe(true)
    untilTrue(game, () => game.open.includes('p1:turn'))
    game.say('p1', { strategic: 'leadership' })
    untilTrue(game, () => game.open.includes('p2:turn'))
    expect(bombards()).toBe(false)
  })
})

const buy = (game: Game, planet: string) => {
  const [dock = ''] = Object.keys(game.offered<Produce>('p1').docks)
  game.say('p1', { build: { [dock]: { infantry: 2 } }, newDocks: [], pay: { planets: [], tradeGoods: 1 } })
  expect(dock).toContain(planet)
}

describe('units and technologies', () => {
  test('Artemiris: 2 influence to activate its system, which who cannot pay does not', () => {
    const scene = (goods: number) =>
      turn(
        seated({
          tiles: around({}),
          units: { p1: { a0: { flagship: 1 } } },
          tradeGoods: { p2: goods },
          also({ table }) {
            table.active = 'p2'
            for (const card of Object.values(table.planets)) if (card?.owner === 'p2') card.exhausted = true
          },
        }),
        'p2',
      )
    const poor = scene(1)
    untilTrue(poor, () => poor.open.includes('p2:turn'))
    expect(poor.offered<Turn>('p2').tactical).not.toContain('a0')
    expect(poor.offered<Turn>('p2').not['a0']).toMatchObject({ code: 'tollTooHigh' })
    const rich = scene(2)
    untilTrue(rich, () => rich.open.includes('p2:turn'))
    rich.say('p2', { tactical: 'a0' })
    untilTrue(rich, () => rich.table.activated['a0']?.['p2'] === true)
    expect(rich.sheet('p2').tradeGoods).toBe(0)
  })

  test('Omniopiares: 1 influence for each of them to land on their planet', () => {
    const game = invading(
      seated({
        factions: { p1: 'sol', p2: 'keleres' },
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { a0: { carrier: 1, infantry: 2 } }, p2: { lodor: { mech: 2 } } },
        tradeGoods: { p1: 3 },
      }),
    )
    untilTrue(game, () => game.open.includes('p1:landing'))
    const [troop = ''] = Object.keys(game.offered<{ units: object }>('p1').units)
    game.say('p1', { [troop]: { planet: 'lodor' } })
    for (let nth = 0; nth < 2; nth++) game.say('p1', { planets: [], tradeGoods: 1 })
    expect(game.sheet('p1').tradeGoods).toBe(1)
    expect(game.told('ti4.log.lands')).toEqual([{ seat: 'p1', planet: 'lodor', count: 1 }])
  })

  test('I.I.H.Q. Modernization: neighbours round Mecatol Rex, and Custodia Vigilia', () => {
    const scene = seated({
      technologies: { p1: ['iihq_modernization'] },
      units: { p3: { a3: { cruiser: 1 } } },
    })
    expect(areNeighbours(inMidgame(scene).table, 'p1', 'p3')).toBe(true)
    const game = strategic('technology', seated({ technologies: { p1: ['sarween_tools'] } }))
    untilTrue(game, () => game.open.includes('p1:technology')).say('p1', 'iihq_modernization')
    expect(game.table.planets.custodia_vigilia).toEqual({ owner: 'p1', exhausted: true })
    expect(game.table.legendary).toEqual({ custodia_vigilia: {} })
  })

  test('Custodia Vigilia: Mecatol Rex produces, and Imperial of others brings tokens', () => {
    const scene = seated({
      planets: { p1: ['mecatol_rex'] },
      tokens: { p1: { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 } },
      also({ table }) {
        delete table.custodians
        table.planets.custodia_vigilia = { owner: 'p1', exhausted: true }
        table.legendary = { custodia_vigilia: {} }
      },
    })
    const { table: watched } = inMidgame(scene)
    expect(yardsAt(watched, 'p1', 'm0')).toMatchObject([{ planet: 'mecatol_rex', most: 3 }])
    expect(cannonShotsAt(watched, 'p1', 'm0')).toMatchObject([{ planet: 'mecatol_rex', dice: 1 }])
    const game = from(
      { segment: 'strategicAction', args: { seat: 'p2', card: 'imperial' } },
      {
        ...scene,
        planets: { p2: ['mecatol_rex'] },
        strategyCards: { imperial: 'p2' },
      },
    )
    untilTrue(game, () => game.open.includes('p1:custodia'))
    game.say('p1', { strategy: 2 })
    expect(game.sheet('p1').counters).toMatchObject({ strategy: 4, reinforcements: 6 })
  })

  test('Agency Supply Network: one more unit produces elsewhere', () => {
    const game = producing(
      seated({
        technologies: { p1: ['agency_supply_network'] },
        tiles: around({ a0: 's26', a1: 's19' }),
        planets: { p1: ['lodor', 'wellon'] },
        units: { p1: { lodor: { space_dock: 1 }, wellon: { space_dock: 1 } } },
        tradeGoods: { p1: 6 },
      }),
    )
    untilTrue(game, () => game.open.includes('p1:production'))
    buy(game, 'lodor')
    untilUse(game, 'p1', 'agency_supply_network').say('p1', 'agency_supply_network')
    untilTrue(game, () => game.open.includes('p1:extra'))
    buy(game, 'wellon')
    untilTrue(game, () => game.rests)
    expect(onPlanet(game.table, 'lodor', 'infantry')).toHaveLength(2)
    expect(onPlanet(game.table, 'wellon', 'infantry')).toHaveLength(2)
  })

  test('Agency Supply Network: after one dock at home by Warfare another one there, which is not so in a Tactical Action', () => {
    const scene = (also?: Middle['also']): Middle => {
      const [first = '', second = ''] = homeWorlds(inMidgame(seated()).table, 'p1')
      return seated({
        technologies: { p1: ['agency_supply_network'] },
        strategyCards: { warfare: 'p2', leadership: 'p1', trade: 'p3', imperial: 'p4' },
        units: { p1: { [first]: { space_dock: 1 }, [second]: { space_dock: 1 } } },
        tradeGoods: { p1: 6 },
        ...(also && { also }),
      })
    }
    const game = from({ segment: 'strategicAction', args: { seat: 'p2', card: 'warfare' } }, scene())
    untilTrue(game, () => game.open.includes('p1:use')).say('p1', 'secondary')
    const [first = '', second = ''] = homeWorlds(game.table, 'p1')
    untilTrue(game, () => game.open.some(open => open.endsWith(':production')))
    buy(game, first)
    untilUse(game, 'p1', 'agency_supply_network').say('p1', 'agency_supply_network')
    if (game.open.some(open => open.endsWith('/producer'))) expect(choicesAt(game, 'p1')).toHaveLength(1)
    untilTrue(game, () => game.open.some(open => open.endsWith('extra')))
    buy(game, second)
    untilTrue(game, () => onPlanet(game.table, second as PlanetId, 'infantry').length === 2)
    expect(onPlanet(game.table, first as PlanetId, 'infantry')).toHaveLength(2)
    const at = game.sheet('p1').home
    const tactical = producing(
      scene(({ table }) => Object.assign(table, { doing: { of: 'p1', hex: at } })),
      at,
    )
    untilTrue(tactical, () => tactical.open.includes('p1:production'))
    buy(tactical, first)
    expect(canUse(tactical, 'p1', 'agency_supply_network')).toBe(false)
  })
})

describe('leaders', () => {
  test('Xander Alexin Victori III: somebody spends commodities as trade goods, once', () => {
    const game = strategic(
      'technology',
      leading(['xander_alexin_victori_iii'], {
        ...home,
        technologies: { p1: [] },
        also({ table }) {
          table.round = 2
          table.phase = 'action'
          sheet(table, 'p2').commodities = 4
          sheet(table, 'p2').tradeGoods = 0
          for (const card of Object.values(table.planets)) if (card?.owner === 'p2') card.exhausted = true
        },
      }),
    )
    expect(game.command('p1', 'lendCommodities', 'p2')).toBeUndefined()
    expect(game.sheet('p1').leaders?.xander_alexin_victori_iii).toEqual({ exhausted: true })
    untilTrue(game, () => game.open.includes('p2:use'))
    game.say('p2', 'secondary')
    game.say('p2', choicesAt(game, 'p2')[0])
    untilTrue(game, () => game.told('ti4.log.learns').some(about => about?.['seat'] === 'p2'))
    expect(game.sheet('p2')).toMatchObject({ commodities: 0, tradeGoods: 0 })
    expect(game.sheet('p2').lent).toBeUndefined()
  })

  test('Suffi An: paid for after an action of a card, she lets him act once more after an action of components', () => {
    const scene: Middle = {
      ...home,
      tradeGoods: { p1: 3 },
      strategyCards: { leadership: 'p1', imperial: 'p2', trade: 'p3', warfare: 'p4' },
    }
    const waiting = turn({
      ...scene,
      units: { p1: { a0: { cruiser: 1 } }, p2: { a1: { cruiser: 1 } } },
      also({ table, hands }) {
        for (const seat of table.order) sheet(table, seat).leaders = {}
        sheet(table, 'p1').leaders = { suffi_an_keleres: { locked: true } }
        sheet(table, 'p1').actionCards = 2
        const hand = hands['p1']
        if (hand) hand.actionCards = { industrial_initiative: true, master_plan: true }
        for (const player of Object.values(table.players)) player.passed = true
        delete table.players['p1']?.passed
      },
    })
    untilTrue(waiting, () => waiting.open.includes('p1:turn'))
    waiting.say('p1', { special: 'industrial_initiative' })
    untilUse(waiting, 'p1', 'the_tribunii')
    expect(
      waiting.command('p1', 'offer', { to: 'p2', gives: { goods: { tradeGoods: 1 } }, wants: {} }),
    ).toBeUndefined()
    waiting.say('p1', 'the_tribunii')
    // What a deal sets right unlocks her at once, and still not for the action that is over.
    expect(waiting.command('p2', 'acceptOffer', 'p1>p2')).toBeUndefined()
    expect(waiting.sheet('p1').leaders?.suffi_an_keleres).toEqual({})
    expect(canUse(waiting, 'p1', 'suffi_an_keleres')).toBe(false)
    untilTrue(waiting, () => waiting.open.includes('p1:turn'))
    expect(waiting.sheet('p1').leaders?.suffi_an_keleres).toEqual({})
    const acting = turn(
      leading(['suffi_an_keleres'], {
        ...scene,
        also({ table }) {
          sheet(table, 'p1').fragments = { industrial_relic_fragment: 3 }
        },
      }),
    )
    untilTrue(acting, () => acting.open.includes('p1:turn'))
    acting.say('p1', { special: 'industrial_relic_fragment' })
    untilUse(acting, 'p1', 'suffi_an_keleres').say('p1', 'suffi_an_keleres')
    expect(acting.open).toContain('p1:turn')
    expect(acting.table.active).toBe('p1')
  })

  test('Harka Leeds turns up the deck until three actions are found', () => {
    const game = turn(
      leading(['harka_leeds'], {
        ...home,
        also({ table, box }) {
          const first = ['sabotage.1', 'plague', 'bribery', 'uprising', 'sabotage.2', 'unstable_planet']
          box.actionCards = [...first, ...box.actionCards.filter(card => !first.includes(card))]
          table.decks.action = box.actionCards.length
        },
      }),
    )
    untilTrue(game, () => game.open.includes('p1:turn')).say('p1', { special: 'harka_leeds' })
    const held = Object.keys(game.match.state.hands['p1']?.actionCards ?? {}).sort()
    expect(held).toEqual(['plague', 'unstable_planet', 'uprising'])
    expect(game.told('ti4.log.turnsUp')).toHaveLength(6)
    expect(game.table.decks.action).toBe(game.match.state.box.actionCards.length)
    expect(game.sheet('p1').leaders).toEqual({})
  })

  test('Odlynn Myrr: six votes more, and goods and tokens for all who vote otherwise', () => {
    const game = council({
      ...leading(['odlynn_myrr'], {
        ...home,
        tokens: { p1: { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 } },
      }),
      cards: ['economic_equality'],
    })
    untilUse(game, 'p1', 'odlynn_myrr').say('p1', 'odlynn_myrr').say('p1', 'for')
    votes(game, { p1: 'for', p2: 'against', p3: 'against' }, 'afterSpeakerVotes')
    untilTrue(game, () => game.open.includes('p1:tokens'))
    expect(game.table.agenda?.votes['p1']?.count).toBeGreaterThanOrEqual(6)
    expect(game.sheet('p1').tradeGoods).toBe(2)
    game.say('p1', { tactic: 2 })
    letBe(game)
    expect(game.sheet('p1').counters.tactic).toBe(5)
  })

  test('Kuuasi Aun Jalatai: the flagship and two light ships join a combat over a planet of his', () => {
    const game = fighting(
      leading(['kuuasi_aun_jalatai'], {
        ...home,
        tiles: around({ a0: 's26' }),
        planets: { p1: ['lodor'] },
        tokens: { p1: { tactic: 3, fleet: 5, strategy: 2 } },
        units: { p1: { a0: { cruiser: 1 } }, p2: { a0: { dreadnought: 4 } } },
      }),
    )
    untilUse(game, 'p1', 'kuuasi_aun_jalatai').say('p1', 'kuuasi_aun_jalatai')
    game.say('p1', { cruiser: 1, destroyer: 1 })
    expect(game.told('ti4.log.placesIn').map(about => [about?.['unit'], about?.['count']])).toEqual([
      ['flagship', 1],
      ['cruiser', 1],
      ['destroyer', 1],
    ])
  })
})

describe('Keleres Rider', () => {
  test('who holds it foretells: a card and two goods, and no vote', () => {
    const rider = 'keleres_rider.p1'
    const game = council({
      ...seated({
        also({ table, hands }) {
          delete hands['p1']?.notes[rider]
          if (hands['p2']) hands['p2'].notes[rider] = true
          sheet(table, 'p1').notes--
          Object.assign(sheet(table, 'p2'), { notes: sheet(table, 'p2').notes + 1, gotNotes: true })
        },
      }),
      cards: ['mutiny'],
    })
    untilUse(game, 'p2', rider).say('p2', rider).say('p2', 'against')
    votes(game, { p3: 'against' })
    expect(game.sheet('p2')).toMatchObject({ tradeGoods: 2, actionCards: 1 })
    expect(game.match.state.hands['p1']?.notes[rider]).toBe(true)
  })
})
