import { describe, expect, test } from 'vitest'
import type { Flow } from '../../shared/engine/flow.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Rules, Seat } from '../../shared/engine/rules.ts'
import type { Scene } from '../../shared/galaxy/components/moments.ts'
import type { Turn } from '../../shared/galaxy/shapes/turn.ts'
import { noteEffects } from '../../shared/ti4/cards/registry.ts'
import { type PromissoryNoteId, promissoryNotes } from '../../shared/ti4/content/promissoryNotes.ts'
import { numberOf, permits } from '../../shared/ti4/effects.ts'
import { beside } from '../../shared/ti4/galaxy.ts'
import { ofNotes } from '../../shared/ti4/noteStack.ts'
import { sheet } from '../../shared/ti4/realm.ts'
import { ti4Rules } from '../../shared/ti4/rules/index.ts'
import { noteReceived, notesOfEliminated } from '../../shared/ti4/rules/notes.ts'
import { playCard } from '../../shared/ti4/rules/playing.ts'
import type { Transaction } from '../../shared/ti4/shapes/transaction.ts'
import type { Hand, NoteKey, Table, Ti4 } from '../../shared/ti4/table.ts'
import { unitsAt } from '../galaxy/fleets.ts'
import type { Midgame } from '../galaxy/midgame.ts'
import { around, from, inMidgame, type Middle } from './midgame.ts'

type Game = Midgame<Ti4>
const seats = ['p1', 'p2', 'p3', 'p4']

/** Notes that have changed hands before. */
const holding =
  (held: Readonly<Record<Seat, readonly NoteKey[]>>): NonNullable<Middle['also']> =>
  ({ table, hands }) => {
    for (const [seat, keys] of Object.entries(held))
      for (const key of keys) {
        const owner = key.split('.')[1] as Seat
        delete (hands[owner] as Hand).notes[key]
        ;(hands[seat] as Hand).notes[key] = true
      }
    for (const seat of table.order) sheet(table, seat).notes = Object.keys(hands[seat]?.notes ?? {}).length
    for (const seat of Object.keys(held)) sheet(table, seat).gotNotes = true
  }

const next: Middle['units'] = {
  p1: { a0: { carrier: 1 } },
  p2: { a1: { cruiser: 1 } },
  p3: { m0: { cruiser: 1 } },
}
const turn = (held: Parameters<typeof holding>[0] = {}, middle: Middle = {}) =>
  from(
    { segment: 'turn', args: { seat: 'p1' } },
    {
      tiles: around({}),
      units: next,
      strategyCards: { leadership: 'p1', diplomacy: 'p2', trade: 'p3', imperial: 'p4' },
      also: holding(held),
      ...middle,
    },
  )
const does = (game: Game, seat: Seat, name: string, value: unknown) => {
  expect(game.command(seat, name, value)).toBeUndefined()
  return game
}
const hand = (game: Game, seat: Seat) => game.match.state.hands[seat] as Hand
const gives = (game: Game, seat: Seat, to: Seat, note: NoteKey) => {
  does(game, seat, 'offer', { to, gives: { note }, wants: {} })
  return does(game, to, 'acceptOffer', `${seat}>${to}`)
}

/** A note played at its moment, whatever leads there. */
interface Play {
  by: Seat
  key: NoteKey
  scene: Scene
}
const playing: Rules<Ti4> = {
  ...ti4Rules,
  segments: {
    ...ti4Rules.segments,
    *played(table: Table, { by, key, scene }: Play): Flow<undefined> {
      yield* playCard(table, by, key, scene, 'note')
      return undefined
    },
    *received(table: Table, { by, key }: Play): Flow<undefined> {
      yield* noteReceived(table, by, key)
      return undefined
    },
    *eliminated(table: Table, { by }: Play): Flow<undefined> {
      yield* notesOfEliminated(table, by)
      sheet(table, by).out = true
      return undefined
    },
  },
}
const played = (key: NoteKey, what: Scene['what'], about: Scene['about'] = {}, middle: Middle = {}) =>
  from(
    { segment: 'played', args: { by: 'p1', key, scene: { what, about } } as never },
    { tiles: around({}), units: next, also: holding({ p1: [key] }), ...middle },
    playing,
  )

describe('promissory notes', () => {
  test('[ti4/69.0] everybody begins with those of his colour and that of his faction', () => {
    const { hands, table } = inMidgame()
    expect(Object.keys(hands['p2']?.notes ?? {}).sort()).toEqual([
      'ceasefire.p2',
      'political_secret.p2',
      'support_for_the_throne.p2',
      'trade_agreement.p2',
      'trade_convoys.p2',
    ])
    expect(sheet(table, 'p2').notes).toBe(5)
  })

  test('[ti4/94.2] [ti4/69.5] one goes from each side of a transaction, even one that came from a third player', () => {
    const game = turn({ p1: ['ceasefire.p4'] })
    does(game, 'p1', 'offer', {
      to: 'p2',
      gives: { note: 'ceasefire.p4' },
      wants: { note: 'trade_convoys.p2' },
    })
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    expect(hand(game, 'p2').notes['ceasefire.p4']).toBe(true)
    expect(hand(game, 'p1').notes['trade_convoys.p2']).toBe(true)
    expect(game.sheet('p1').notes).toBe(6)
    expect(game.sheet('p2').notes).toBe(5)
    for (const note of [['ceasefire.p1', 'trade_agreement.p1'], 'ceasefire.p3', 7])
      expect(game.command('p1', 'offer', { to: 'p3', gives: { note }, wants: {} })?.code).toBe('notOffered')
  })

  test('a note that was asked for is given by whoever holds it, and by nobody else', () => {
    const game = turn()
    does(game, 'p1', 'offer', { to: 'p2', gives: {}, wants: { note: 'ceasefire.p3' } })
    expect(game.may('p2')['acceptOffer']).toBeUndefined()
    const other = turn({ p2: ['ceasefire.p3'] })
    does(other, 'p1', 'offer', { to: 'p2', gives: {}, wants: { note: 'ceasefire.p3' } })
    does(other, 'p2', 'acceptOffer', 'p1>p2')
    expect(hand(other, 'p1').notes['ceasefire.p3']).toBe(true)
  })

  test('[ti4/94.4.a] a deal about a note that has gone elsewhere falls, and nothing of it changes hands', () => {
    const game = turn({}, { tradeGoods: { p3: 2 } })
    const wants = { goods: { tradeGoods: 2 } }
    does(game, 'p1', 'offer', { to: 'p3', gives: { note: 'ceasefire.p1' }, wants })
    gives(game, 'p1', 'p2', 'ceasefire.p1')
    does(game, 'p3', 'acceptOffer', 'p1>p3')
    expect(game.told('ti4.log.dealFalls')).toHaveLength(1)
    expect(game.sheet('p3')).toMatchObject({ tradeGoods: 2, notes: 5 })
    expect((game.may('p1')['offer'] as Transaction).with['p3']).toBeDefined()
  })

  test('[ti4/69.5.a] what lies open cannot be traded', () => {
    const game = turn()
    gives(game, 'p1', 'p2', 'support_for_the_throne.p1')
    const { notes } = game.may('p3')['offer'] as Transaction
    expect(notes.others).not.toContain('support_for_the_throne.p1')
    expect(hand(game, 'p2').notes['support_for_the_throne.p1']).toBeUndefined()
  })
})

describe('what is hidden', () => {
  /** Everything a seat is sent. */
  const seen = (game: Game, seat: Seat | undefined) =>
    JSON.stringify([
      game.match.view(seat),
      seat && game.match.may(seat),
      game.log.filter(({ to }) => to === undefined || to === seat),
    ])
  const others = (...but: Seat[]) => [undefined, ...seats.filter(seat => !but.includes(seat))]

  test('[ti4/69.6] no other viewer learns which note is offered, given or held', () => {
    const game = turn({ p1: ['ceasefire.p4'] })
    does(game, 'p1', 'offer', {
      to: 'p2',
      gives: { note: 'ceasefire.p4' },
      wants: { note: 'trade_agreement.p2' },
    })
    expect(game.table.deals?.['p1>p2']).toMatchObject({ gives: { note: true }, wants: { note: true } })
    expect(seen(game, 'p2')).toContain('ceasefire.p4')
    does(game, 'p2', 'acceptOffer', 'p1>p2')
    // With another note in that hand everybody else is sent the same.
    const twin = turn({ p1: ['political_secret.p4'] })
    does(twin, 'p1', 'offer', {
      to: 'p2',
      gives: { note: 'political_secret.p4' },
      wants: { note: 'trade_agreement.p2' },
    })
    does(twin, 'p2', 'acceptOffer', 'p1>p2')
    for (const seat of [undefined, 'p3']) expect(seen(game, seat) === seen(twin, seat)).toBe(true)
    for (const seat of [undefined, 'p3', 'p4'])
      expect(JSON.stringify(game.log.filter(({ to }) => to === undefined || to === seat))).not.toContain(
        'agreement',
      )
    expect(game.match.view(undefined).hand).toBeUndefined()
  })

  test('a note shown to one is seen by him alone', () => {
    const [game, twin] = [turn(), turn()]
    does(game, 'p1', 'showNote', { to: 'p3', card: 'ceasefire.p1' })
    does(twin, 'p1', 'showNote', { to: 'p3', card: 'trade_agreement.p1' })
    expect(hand(game, 'p3').shown).toEqual({ p1: { 'ceasefire.p1': true } })
    for (const seat of others('p1', 'p3')) expect(seen(game, seat) === seen(twin, seat)).toBe(true)
    expect(game.command('p1', 'showNote', { to: 'p3', card: 'ceasefire.p2' })?.code).toBe('notOffered')
    expect(game.command('p1', 'showNote', { to: 'p1', card: 'ceasefire.p1' })?.code).toBe('notOffered')
  })

  test('what is offered to be asked for tells nothing of the hands of others', () => {
    const one = turn({ p2: ['ceasefire.p4'] }, { strategyCards: {} })
    const other = turn({ p2: ['trade_agreement.p4'] }, { strategyCards: {} })
    for (const seat of ['p1', 'p3']) expect(one.may(seat)).toEqual(other.may(seat))
  })
})

describe('Support for the Throne', () => {
  const given = () => gives(turn(), 'p2', 'p1', 'support_for_the_throne.p2')

  test('lies open at once before whoever gets it, and is worth a point', () => {
    const game = given()
    expect(game.sheet('p1').laidOut).toEqual({ 'support_for_the_throne.p2': true })
    expect(game.sheet('p1')).toMatchObject({ points: 1, notes: 5 })
    expect(game.sheet('p2').notes).toBe(4)
  })

  test('goes home with its point when he activates a system with units of its owner', () => {
    const game = given()
    game.say('p1', { tactical: 'a1' })
    expect(game.sheet('p1')).toMatchObject({ points: 0, laidOut: {} })
    expect(hand(game, 'p2').notes['support_for_the_throne.p2']).toBe(true)
    expect(game.sheet('p2').notes).toBe(5)
  })

  test('stays while he activates others', () => {
    const game = given()
    const empty = beside(game.table, 'a0').find(hex => hex !== 'a1' && hex !== 'm0') ?? ''
    game.say('p1', { tactical: empty })
    expect(game.sheet('p1').points).toBe(1)
  })

  test('wins the game for who lacks that point', () => {
    const game = turn({}, { also: ({ table }) => Object.assign(sheet(table, 'p1'), { points: 9 }) })
    gives(game, 'p2', 'p1', 'support_for_the_throne.p2')
    expect(game.match.winners).toEqual(['p1'])
  })

  test('[ti4/69.2] does nothing in the hand of its owner', () => {
    const game = from(
      { segment: 'received', args: { by: 'p2', key: 'support_for_the_throne.p2' } },
      {},
      playing,
    )
    expect(game.sheet('p2')).toMatchObject({ points: 0, laidOut: {} })
  })
})

describe('notes played as an action', () => {
  const specials = (game: Game) => Object.keys(game.offered<Turn>('p1').special)

  test('[ti4/22.1] those of others are offered in a turn and use it up, [ti4/69.2] his own never', () => {
    const game = turn(
      { p1: ['trade_convoys.p2', 'ceasefire.p3'] },
      { units: { p1: { a0: { carrier: 1 } } }, tradeGoods: { p1: 1 } },
    )
    expect(specials(game)).toEqual(['trade_convoys.p2'])
    const own = turn({}, { factions: { p1: 'hacan', p2: 'mentak' } })
    expect(specials(own)).toEqual([])
    game.say('p1', { special: 'trade_convoys.p2' })
    expect(game.open).toEqual(['p2:turn'])
    expect(game.sheet('p1').laidOut).toEqual({ 'trade_convoys.p2': true })
  })

  test('Trade Convoys: partners in transactions need not be neighbours', () => {
    const game = turn(
      { p1: ['trade_convoys.p2'] },
      {
        also: state => {
          holding({ p1: ['trade_convoys.p2'] })(state)
          const player = sheet(state.table, 'p1')
          delete state.hands['p1']?.notes['trade_convoys.p2']
          player.laidOut = { 'trade_convoys.p2': true }
          player.notes--
        },
        units: { p1: { a0: { carrier: 1 } } },
      },
    )
    expect(Object.keys((game.may('p1')['offer'] as Transaction).with).sort()).toEqual(['p2', 'p3', 'p4'])
    expect(permits(game.table, 'p3', 'tradesAfar', { partner: 'p1' })).toBe(false)
  })

  test('Promise of Protection and Antivirus: no Pillage, nothing copied', () => {
    const game = turn({ p1: ['promise_of_protection.p3'] }, { factions: { p1: 'sol', p3: 'mentak' } })
    expect(permits(game.table, 'p1', 'pillaged', { by: 'p3' }, true)).toBe(true)
    game.say('p1', { special: 'promise_of_protection.p3' })
    expect(permits(game.table, 'p1', 'pillaged', { by: 'p3' }, true)).toBe(false)
  })

  test('Fires of the Gashlai: a token of their Fleet Pool for the technology of the War Sun', () => {
    const game = turn({ p1: ['fires_of_the_gashlai.p3'] }, { factions: { p3: 'muaat' } })
    const { fleet } = game.sheet('p3').counters
    game.say('p1', { special: 'fires_of_the_gashlai.p3' })
    expect(game.sheet('p1').technologies.war_sun).toBeDefined()
    expect(game.sheet('p3').counters.fleet).toBe(fleet - 1)
    expect(hand(game, 'p3').notes['fires_of_the_gashlai.p3']).toBe(true)
    expect(game.sheet('p1').laidOut).toEqual({})
  })
})

describe('a note that is given as a turn starts', () => {
  const given = () =>
    turn(
      {},
      {
        factions: { p1: 'sol', p2: 'yssaril' },
        tradeGoods: { p1: 3 },
        also(state) {
          Object.assign(state.hands['p2'] ?? {}, { actionCards: { plague: true } })
          sheet(state.table, 'p2').actionCards = 1
        },
      },
    )
  const trades = (game: Game) => {
    does(game, 'p2', 'offer', {
      to: 'p1',
      gives: { note: 'spy_net.p2' },
      wants: { goods: { tradeGoods: 1 } },
    })
    return does(game, 'p1', 'acceptOffer', 'p2>p1')
  }
  const specials = (game: Game) => Object.keys(game.offered<Turn>('p1').special)

  test('[ti4/94.1] can be played in it, while nothing else has been done', () => {
    const game = given()
    expect(specials(game)).not.toContain('spy_net.p2')
    expect(specials(trades(game))).toContain('spy_net.p2')
    game.say('p1', { special: 'spy_net.p2' })
    expect(hand(game, 'p1').actionCards).toEqual({ plague: true })
    expect(hand(game, 'p2').notes['spy_net.p2']).toBe(true)
    expect(game.open).toEqual(['p1:turn'])
  })
})

describe('notes played at their moment', () => {
  test('Ceasefire: nothing of its owner moves into the system that was activated', () => {
    const game = from(
      { segment: 'tacticalAction', args: { seat: 'p1', hex: 'a1' } },
      { tiles: around({}), units: next, also: holding({ p2: ['ceasefire.p1'] }) },
      playing,
    )
    game.say('p2', 'ceasefire.p1')
    expect(game.rests).toBe(true)
    expect(unitsAt(game, 'p1', 'a0')).toHaveLength(1)
    expect(game.table.lasting).toEqual({})
    expect(hand(game, 'p1').notes['ceasefire.p1']).toBe(true)
  })

  test('Political Secret: its owner has no votes until this agenda is over, and no longer', () => {
    const game = played('political_secret.p2', 'whenAgendaRevealed', {})
    const card = 'mutiny'
    expect(permits(game.table, 'p2', 'votes', { card }, true)).toBe(false)
    expect(permits(game.table, 'p1', 'votes', { card }, true)).toBe(true)
    expect(Object.values(game.table.lasting)).toMatchObject([{ until: 'agenda', on: 'p2' }])
    expect(hand(game, 'p2').notes['political_secret.p2']).toBe(true)
  })

  test('Political Favor: for a token of the Xxcha the agenda is called off', () => {
    const game = played('political_favor.p3', 'whenAgendaRevealed', {}, { factions: { p3: 'xxcha' } })
    expect(game.sheet('p3').counters.strategy).toBe(1)
    expect(hand(game, 'p3').notes['political_favor.p3']).toBe(true)
  })

  test('[ti4/69.1] Trade Agreement: all commodities of its owner become goods of the holder', () => {
    const game = played(
      'trade_agreement.p2',
      'whenCommoditiesReplenished',
      { of: 'p2' },
      {
        also: state => {
          holding({ p1: ['trade_agreement.p2'] })(state)
          sheet(state.table, 'p2').commodities = 6
        },
      },
    )
    expect(game.sheet('p1').tradeGoods).toBe(6)
    expect(game.sheet('p2').commodities).toBe(0)
  })

  test('Military Support: a token less for Sol, and 2 Infantry on a planet of the holder', () => {
    const game = played(
      'military_support.p3',
      'turnStart',
      { of: 'p3' },
      {
        factions: { p3: 'sol' },
        tokens: { p3: { strategy: 2, reinforcements: 8 } },
      },
    )
    const [planet = ''] = Object.keys(game.offered<OneOf>('p1').of)
    game.say('p1', planet)
    expect(game.sheet('p3').counters).toMatchObject({ strategy: 1, reinforcements: 9 })
    expect(Object.values(game.table.units).filter(unit => unit.planet === planet)).toHaveLength(2)
  })

  test('Gift of Prescience: the holder comes first, and Telepathic is silent', () => {
    const game = played(
      'gift_of_prescience.p2',
      'strategyPhaseEnd',
      {},
      { factions: { p2: 'naalu' }, strategyCards: { imperial: 'p1', leadership: 'p2' } },
    )
    const initiative = (seat: Seat, of: number) => numberOf(game.table, seat, 'initiative', of, {})
    expect(initiative('p1', 8)).toBe(0)
    expect(initiative('p2', 1)).toBe(1)
    expect(game.sheet('p1').laidOut).toEqual({ 'gift_of_prescience.p2': true })
  })

  test('Gift of Prescience goes home when the Status Phase ends', () => {
    const game = from(
      { segment: 'readying' },
      {
        factions: { p2: 'naalu' },
        also: ({ table, hands }) => {
          delete hands['p2']?.notes['gift_of_prescience.p2']
          sheet(table, 'p2').notes--
          sheet(table, 'p1').laidOut = { 'gift_of_prescience.p2': true }
        },
      },
    )
    expect(hand(game, 'p2').notes['gift_of_prescience.p2']).toBe(true)
    expect(game.sheet('p1').laidOut).toEqual({})
  })

  test('Tekklar Legion: +1 for the holder in this ground combat, -1 for the N’orr', () => {
    const battle = { hex: 'a0', planet: 'lodor', attacker: 'p1', defender: 'p2', round: 1 } as const
    const game = played(
      'tekklar_legion.p2',
      'combatStart',
      { hex: 'a0', battle },
      { factions: { p2: 'sardakk' } },
    )
    const fight = {
      kind: 'infantry',
      hex: 'a0',
      planet: 'lodor',
      step: 'groundCombat',
      side: 'attacker',
      round: 1,
    } as const
    expect(numberOf(game.table, 'p1', 'combat', 0, fight)).toBe(1)
    expect(numberOf(game.table, 'p2', 'combat', 0, { ...fight, side: 'defender' })).toBe(0)
    expect(numberOf(game.table, 'p1', 'combat', 0, { ...fight, planet: 'jord' })).toBe(0)
  })

  test('Greyfire Mutagen: one of at least two enemies comes over', () => {
    const battle = { hex: 'a0', planet: 'lodor', attacker: 'p1', defender: 'p2', round: 0 } as const
    const game = played(
      'greyfire_mutagen.p3',
      'combatStart',
      { hex: 'a0', battle },
      {
        factions: { p3: 'yin' },
        tiles: around({ a0: 's26' }),
        planets: { p2: ['lodor'] },
        units: { p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 3 } } },
      },
    )
    expect(unitsAt(game, 'p1', 'a0', 'infantry')).toHaveLength(2)
    expect(unitsAt(game, 'p2', 'a0', 'infantry')).toHaveLength(2)
    const may = (units: Middle['units']) => {
      const { table } = inMidgame({
        factions: { p3: 'yin' },
        tiles: around({ a0: 's26' }),
        ...(units && { units }),
      })
      return noteEffects['greyfire_mutagen']?.may?.(table, 'p1', { battle }, 'greyfire_mutagen.p3')
    }
    expect(may({ p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 1 } } })).toBe(false)
    expect(may({ p1: { lodor: { infantry: 1 } }, p2: { lodor: { infantry: 2 } } })).toBe(true)
  })

  test('Ragh’s Call: the ground forces of the Saar go to another planet of theirs', () => {
    const game = played(
      'raghs_call.p3',
      'afterLanding',
      { of: 'p1', hex: 'a0', planet: 'lodor' },
      {
        factions: { p3: 'saar' },
        tiles: around({ a0: 's26' }),
        planets: { p3: ['lodor'] },
        units: { p1: { lodor: { infantry: 1 } }, p3: { lodor: { infantry: 2 } } },
      },
    )
    const [planet = ''] = Object.keys(game.offered<OneOf>('p1').of)
    expect(planet).not.toBe('lodor')
    game.say('p1', planet)
    expect(unitsAt(game, 'p3', 'a0')).toEqual([])
    expect(Object.values(game.table.units).filter(unit => unit.planet === planet)).toHaveLength(2)
  })

  test('Research Agreement: what the Jol-Nar researched, unless it is of a faction', () => {
    const game = played(
      'research_agreement.p3',
      'afterResearch',
      { of: 'p3', card: 'gravity_drive' },
      { factions: { p3: 'jolnar' } },
    )
    expect(game.sheet('p1').technologies.gravity_drive).toEqual({})
    const may = noteEffects['research_agreement']?.may
    expect(may?.(game.table, 'p2', { card: 'spacial_conduit_cylinder' }, 'research_agreement.p3')).toBe(false)
    expect(may?.(game.table, 'p1', { card: 'gravity_drive' }, 'research_agreement.p3')).toBe(false)
  })

  test('Stymie: a token of who moved, where the holder likes, Home Systems aside', () => {
    const game = played(
      'stymie.p4',
      'afterShipsMove',
      { of: 'p2', hex: 'a0', units: [] },
      { factions: { p4: 'arborec' } },
    )
    const hexes = Object.keys(game.offered<OneOf>('p1').of)
    expect(hexes).not.toContain(game.sheet('p2').home)
    game.say('p1', 'a3')
    expect(game.table.activated['a3']).toEqual({ p2: true })
    expect(game.sheet('p2').counters.reinforcements).toBe(7)
  })

  test('[ti4/20.3.b] without one in reinforcements it comes from his sheet, [ti4/20.6] and none where one lies', () => {
    const middle: Middle = { factions: { p4: 'arborec' }, tokens: { p2: { reinforcements: 0 } } }
    const about = { of: 'p2', hex: 'a0', units: [] }
    const game = played('stymie.p4', 'afterShipsMove', about, middle).say('p1', 'a3')
    game.say('p2', 'tactic')
    expect(game.sheet('p2').counters.tactic).toBe(2)
    const there = played('stymie.p4', 'afterShipsMove', about, { ...middle, activated: { p2: ['a3'] } })
    there.say('p1', 'a3')
    expect(there.sheet('p2').counters.tactic).toBe(3)
  })

  test('Spy Net: one of all Action Cards of the Yssaril, which nobody else sees', () => {
    const game = played(
      'spy_net.p3',
      'turnStart',
      { of: 'p1' },
      {
        factions: { p3: 'yssaril' },
        also: state => {
          holding({ p1: ['spy_net.p3'] })(state)
          ;(state.hands['p3'] as Hand).actionCards = { bribery: true, 'sabotage.1': true }
          sheet(state.table, 'p3').actionCards = 2
        },
      },
    )
    expect(Object.keys(game.offered<OneOf>('p1').of)).toEqual(['bribery', 'sabotage.1'])
    game.say('p1', 'bribery')
    expect(hand(game, 'p1').actionCards).toEqual({ bribery: true })
    expect(hand(game, 'p1').looksAt).toBeUndefined()
    expect(game.sheet('p3').actionCards).toBe(1)
    expect(JSON.stringify(game.match.view('p2'))).not.toContain('bribery')
  })

  test('Stymie, first printing: the Arborec produce nothing in or beside systems with units of the holder', () => {
    const { table } = inMidgame({
      factions: { p4: 'arborec' },
      tiles: around({}),
      units: next,
      also: state => {
        state.table.printing = 'first'
        sheet(state.table, 'p1').laidOut = { 'stymie.p4': true }
      },
    })
    const produces = (seat: Seat, hex: string) => permits(table, seat, 'producesIn', { hex }, true)
    expect(['a0', 'a1', 'm0', 'a3'].map(hex => produces('p4', hex))).toEqual([false, false, false, true])
    expect(produces('p2', 'a0')).toBe(true)
  })

  test('first printings: Greyfire Mutagen, Cybernetic Enhancements, Acquiescence', () => {
    const first =
      (also?: Middle['also']): NonNullable<Middle['also']> =>
      state => {
        also?.(state)
        state.table.printing = 'first'
      }
    const yin = { factions: { p3: 'yin' }, also: first(holding({ p1: ['greyfire_mutagen.p3'] })) } as const
    const silent = played('greyfire_mutagen.p3', 'afterActivation', { of: 'p3', hex: 'a0' }, yin)
    expect(Object.values(silent.table.lasting)[0]?.silences).toMatchObject({
      devotion: true,
      indoctrination: true,
    })
    const l1z1x = played(
      'cybernetic_enhancements.p4',
      'turnStart',
      { of: 'p1' },
      {
        also: first(holding({ p1: ['cybernetic_enhancements.p4'] })),
      },
    )
    expect(l1z1x.sheet('p4').counters.strategy).toBe(1)
    expect(l1z1x.sheet('p1').counters.strategy).toBe(3)
    const winnu = played(
      'acquiescence.p3',
      'strategyPhaseEnd',
      {},
      {
        factions: { p3: 'winnu' },
        strategyCards: { leadership: 'p1', imperial: 'p3' },
        also: first(holding({ p1: ['acquiescence.p3'] })),
      },
    )
    expect(winnu.table.strategyCards.leadership.holder).toBe('p3')
    expect(winnu.table.strategyCards.imperial.holder).toBe('p1')
  })
})

describe('as cards for a moment', () => {
  const scene = (what: string, about: object) =>
    ({ what, about }) as Parameters<typeof ofNotes.isConcerned>[3]
  const { table } = inMidgame({ factions: { p3: 'sol' } })

  test('[ti4/69.2] nobody could play his own', () => {
    expect(ofNotes.isConcerned(table, 'p3', 'military_support.p3', scene('turnStart', { of: 'p3' }))).toBe(
      false,
    )
    expect(ofNotes.mayHold(table, 'p3', 'ceasefire')).not.toContain('ceasefire.p3')
  })

  test('what is printed says whose moment it is', () => {
    const starts = (of: Seat) => scene('turnStart', { of })
    expect(ofNotes.isConcerned(table, 'p1', 'military_support.p3', starts('p3'))).toBe(true)
    expect(ofNotes.isConcerned(table, 'p1', 'military_support.p3', starts('p1'))).toBe(false)
    expect(ofNotes.isConcerned(table, 'p1', 'spy_net.p4', starts('p1'))).toBe(true)
    expect(ofNotes.isConcerned(table, 'p1', 'spy_net.p4', starts('p2'))).toBe(false)
  })

  test('each has an effect', () => {
    const base = (Object.keys(promissoryNotes) as PromissoryNoteId[]).filter(
      id => promissoryNotes[id].set === 'base',
    )
    const without = base.filter(id => !noteEffects[id] && promissoryNotes[id].play.window !== 'whenReceived')
    expect(without).toEqual([])
  })
})

describe('elimination', () => {
  test('[ti4/69.7] [ti4/33.4] his notes leave the game wherever they are, and others’ go home', () => {
    const game = from(
      { segment: 'eliminated', args: { by: 'p2' } },
      {
        also: state => {
          holding({ p1: ['ceasefire.p2'], p2: ['political_secret.p3'] })(state)
          const { table, hands } = state
          for (const [holder, owner] of [
            ['p1', 'p2'],
            ['p2', 'p3'],
          ] as const) {
            const key = `support_for_the_throne.${owner}`
            delete (hands[owner] as Hand).notes[key]
            Object.assign(sheet(table, holder), { laidOut: { [key]: true }, points: 1 })
            sheet(table, owner).notes--
          }
        },
      },
      playing,
    )
    const all = seats.flatMap(seat => [
      ...Object.keys(hand(game, seat).notes),
      ...Object.keys(game.sheet(seat).laidOut),
    ])
    expect(all.filter(key => key.endsWith('.p2'))).toEqual([])
    expect(all).toHaveLength(15)
    expect(hand(game, 'p3').notes).toMatchObject({
      'political_secret.p3': true,
      'support_for_the_throne.p3': true,
    })
    expect(game.sheet('p1')).toMatchObject({ points: 0, laidOut: {} })
    for (const seat of seats) expect(Object.keys(hand(game, seat).notes)).toHaveLength(game.sheet(seat).notes)
  })
})
