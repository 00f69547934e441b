import { describe, expect, test } from 'vitest'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { Seat } from '../../../shared/engine/rules.ts'
import type { PlanetId } from '../../../shared/ti4/content/planets.ts'
import { sheet } from '../../../shared/ti4/realm.ts'
import type { Transaction } from '../../../shared/ti4/shapes/transaction.ts'
import type { Hand, Table, Ti4 } from '../../../shared/ti4/table.ts'
import { choicesOf, untilWindow } from '../../galaxy/driving.ts'
import { unitsAt } from '../../galaxy/fleets.ts'
import type { Midgame } from '../../galaxy/midgame.ts'
import { holding, inWindow, passed, plays } from '../actionCards/hands.ts'
import { type Council, council, decide, letBe, votes } from '../council.ts'

type Game = Midgame<Ti4>

const offered = (game: Game, seat: Seat) => Object.keys(game.offered<OneOf>(seat).of).sort()
const points = (game: Game) => ['p1', 'p2', 'p3', 'p4'].map(seat => sheet(game.table, seat).points)
const setPoints = (table: Table, counts: Readonly<Record<Seat, number>>) => {
  for (const [seat, count] of Object.entries(counts)) sheet(table, seat).points = count
}

/** Planets with influence for all four, so that each of them votes: 1, 1, 1 and 2. */
const all: Council = {
  planets: { p4: ['mellon'] },
  exhausted: ['hercant'],
}

/** Who is asked for a vote on the agenda that lies there, in turn; all abstain. */
function voters(game: Game): Seat[] {
  const card = game.table.agenda?.card
  const asked: Seat[] = []
  letBe(game)
  for (let now = game.table.agenda?.asked; now; now = game.table.agenda?.asked) {
    if (game.table.agenda?.card !== card) break
    asked.push(now)
    letBe(game.say(now, 'abstain'))
  }
  return asked
}

describe('who votes when', () => {
  test('[ti4/8.2] [ti4/80.2] from the left of the speaker clockwise, the speaker last, whoever that is', () => {
    for (const speaker of ['p1', 'p2', 'p3', 'p4']) {
      const game = council({
        ...all,
        cards: ['mutiny'],
        also({ table }) {
          table.speaker = speaker
        },
      })
      const { order } = game.table
      const place = order.indexOf(speaker)
      expect(voters(game)).toEqual([...order.slice(place + 1), ...order.slice(0, place + 1)])
    }
  })

  test('[ti4/80.2] whoever gets the speaker token by the first agenda votes last on the second and breaks its ties', () => {
    const game = council({ ...all, cards: ['public_execution', 'mutiny'] })
    decide(game, 'p1')
    expect(game.table.speaker).toBe('p2')
    expect(voters(game)).toEqual(['p3', 'p4', 'p2'])
    expect(game.asked('p2')).toMatchObject({ rule: 'ti4/8.19' })
  })

  test('[ti4/8.16] whoever was executed in public is passed over on the second agenda', () => {
    const game = council({ ...all, cards: ['public_execution', 'mutiny'] })
    decide(game, 'p2')
    expect(game.table.speaker).toBe('p1')
    expect(voters(game)).toEqual(['p3', 'p4', 'p1'])
  })

  test('[ti4/8.3] [ti4/8.6] what the first agenda has exhausted gives no votes on the second, [ti4/8.4] and is readied then', () => {
    const game = council({ ...all, cards: ['mutiny', 'economic_equality'] })
    votes(game, { p4: 'against', p3: 'for' })
    expect(game.table.agenda?.nth).toBe(2)
    expect(game.table.planets.mellon?.exhausted).toBe(true)
    expect(voters(game)).toEqual(['p2', 'p1'])
    game.say('p1', 'against')
    expect(game.table.phase).toBe('strategy')
    expect(Object.values(game.table.planets).filter(card => card.exhausted)).toEqual([])
  })

  test('[ti4/8.4] planets alone are readied then: technologies and strategy cards are not cards of planets', () => {
    const game = council({
      ...all,
      cards: ['mutiny', 'economic_equality'],
      also({ table }) {
        sheet(table, 'p2').technologies = { gravity_drive: { exhausted: true } }
      },
    })
    decide(decide(game, 'against'), 'against')
    expect(game.table.phase).toBe('strategy')
    expect(sheet(game.table, 'p2').technologies.gravity_drive).toEqual({ exhausted: true })
    expect(game.table.planets.hercant?.exhausted).toBeUndefined()
  })

  test('[ti4/8.14] everybody may abstain, [ti4/8.12] and what is voted for is open to all at once', () => {
    const game = council({ ...all, cards: ['mutiny'] })
    expect(offered(game, 'p2')).toEqual(['abstain', 'against', 'for'])
    game.say('p2', 'for')
    const seen = game.match.view('p4').table as Table
    expect(seen.agenda?.votes['p2']).toEqual({ count: 1, what: ['for'] })
    expect(game.table.planets.kamdorn?.exhausted).toBe(true)
  })

  test('[ti4/8.6.a] a planet gives all of its votes', () => {
    const game = council({ ...all, cards: ['mutiny'] })
    votes(game, { p4: 'for' })
    expect(game.told('ti4.log.votes.for')).toContainEqual(expect.objectContaining({ seat: 'p4', count: 2 }))
  })

  test('[ti4/8.11] a law adds to the votes of the planet it lies on', () => {
    const game = council({ cards: ['terraforming_initiative', 'mutiny'], planets: { p4: ['vefut_ii'] } })
    votes(game, { p3: 'vefut_ii' })
    votes(game, { p4: 'for' })
    expect(game.told('ti4.log.votes.for')).toContainEqual(expect.objectContaining({ seat: 'p4', count: 3 }))
  })
})

describe('outcomes', () => {
  test('[ti4/8.19.a] the decision of the speaker is no vote', () => {
    const game = council({ ...all, cards: ['mutiny'] })
    votes(game, { p2: 'for', p3: 'against' })
    game.say('p1', 'for')
    expect(points(game)).toEqual([0, 1, 0, 0])
  })

  test('[ti4/8.19] a tie leaves out what has fewer votes, though nobody leads', () => {
    const game = council({
      cards: ['archived_secret'],
      planets: { p4: ['mellon'], p1: ['corneeq'] },
      exhausted: ['hercant', 'moll_primus'],
    })
    votes(game, { p2: 'p2', p4: 'p4', p1: 'p1' })
    expect(offered(game, 'p1')).toEqual(['p1', 'p4'])
  })

  test('[ti4/8.10] who has most votes is elected, though more players have voted for another', () => {
    const game = council({
      cards: ['minister_of_policy'],
      planets: { p4: ['meer'] },
      exhausted: ['hercant'],
    })
    votes(game, { p2: 'p2', p3: 'p2', p4: 'p4' })
    expect(game.table.laws.minister_of_policy).toEqual({ elected: ['p4'] })
  })

  test('[ti4/8.8] who votes with nothing has not voted: only those who cast votes are meant', () => {
    const game = council({
      ...all,
      cards: ['unconventional_measures'],
      also: holding({ p2: ['bribery'], p3: ['bribery'], p4: ['bribery'] }),
    })
    votes(letBe(game), { p2: 'for', p4: 'for' })
    expect(sheet(game.table, 'p2').actionCards).toBe(3)
    expect(sheet(game.table, 'p3').actionCards).toBe(1)
    expect(sheet(game.table, 'p4').actionCards).toBe(3)
    expect(sheet(game.table, 'p1').actionCards).toBe(0)
  })

  test('[ti4/7.5] a law that is repealed lies on top of the discards', () => {
    const game = council({ cards: ['judicial_abolishment'], laws: { regulated_conscription: [] } })
    decide(game, 'regulated_conscription')
    expect([...game.table.discards.agenda].sort()).toEqual(['judicial_abolishment', 'regulated_conscription'])
    expect(game.table.laws).toEqual({})
  })

  test('[ti4/98.7] several gain their last point by one agenda: nearest the speaker clockwise, himself first, wins', () => {
    const winner = (speaker: Seat) => {
      const game = council({
        ...all,
        cards: ['mutiny'],
        also({ table }) {
          setPoints(table, { p3: 9, p4: 9 })
          table.speaker = speaker
        },
      })
      votes(game, { p3: 'for', p4: 'for' })
      return game.match.winners
    }
    expect(winner('p1')).toEqual(['p3'])
    expect(winner('p3')).toEqual(['p3'])
    expect(winner('p4')).toEqual(['p4'])
  })

  test('[ti4/98.5] nobody falls below no points at all', () => {
    const game = council({ ...all, cards: ['mutiny'] })
    votes(game, { p2: 'for', p3: 'against', p4: 'against' })
    expect(points(game)).toEqual([0, 0, 0, 0])
  })
})

describe('what is played on an agenda', () => {
  test('[ti4/1.20] whoever may answer is asked from the speaker clockwise', () => {
    const game = council({
      cards: ['mutiny', 'economic_equality'],
      also: holding({ p4: ['veto'], p3: ['trade_rider'], p2: ['veto'] }, ({ table }) => {
        table.speaker = 'p3'
      }),
    })
    const asked: Seat[] = []
    for (
      let [seat] = inWindow(game, 'whenAgendaRevealed');
      seat;
      [seat] = inWindow(game, 'whenAgendaRevealed')
    ) {
      asked.push(seat)
      game.say(seat, 'pass')
    }
    const { order } = game.table
    const clockwise = [...order.slice(order.indexOf('p3')), ...order.slice(0, order.indexOf('p3'))]
    expect(asked).toEqual(clockwise.filter(seat => asked.includes(seat)))
  })

  test('[ti4/8.22.a] only a possible outcome is foretold', () => {
    const game = council({
      cards: ['core_mining'],
      planets: { p2: ['vefut_ii'], p3: ['lodor'] },
      also: holding({ p2: ['trade_rider'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p2', 'trade_rider')
    // One planet alone can be elected: there may be nothing to ask.
    expect(game.table.agenda?.predictions).toEqual({ trade_rider: { by: 'p2', outcome: 'vefut_ii' } })
  })

  test('[ti4/8.22] a rider pays for what the speaker decides in a tie as well', () => {
    const game = council({
      ...all,
      cards: ['mutiny', 'economic_equality'],
      also: holding({ p4: ['imperial_rider'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p4', 'imperial_rider', ['against'])
    votes(game, { p2: 'for', p3: 'against' })
    game.say('p1', 'against')
    expect(points(game)).toEqual([0, 0, 0, 1])
  })

  test('[ti4/8.22.b] what was foretold comes after the outcome: nobody is ahead of the mutineers', () => {
    const game = council({
      ...all,
      cards: ['mutiny'],
      also: holding({ p2: ['imperial_rider'] }, ({ table }) => setPoints(table, { p2: 9, p4: 9 })),
    })
    plays(game, 'afterAgendaRevealed', 'p2', 'imperial_rider', ['for'])
    votes(game, { p4: 'for' })
    expect(game.match.winners).toEqual(['p4'])
  })

  test('[ti4/23.4] Warfare Rider: with all dreadnoughts on the board one may be moved for it, or none', () => {
    const game = council({
      ...all,
      cards: ['mutiny', 'economic_equality'],
      tokens: { p2: { fleet: 8 } },
      units: { p2: { a0: { dreadnought: 5 }, a3: { cruiser: 1 } } },
      also: holding({ p2: ['warfare_rider'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p2', 'warfare_rider', ['against'])
    decide(game, 'against')
    expect(offered(game, 'p2')).toEqual(['a0', 'a3', 'none'])
    game.say('p2', 'a3').say('p2', unitsAt(game, 'p2', 'a0').slice(0, 1))
    expect(unitsAt(game, 'p2', 'a0')).toHaveLength(4)
    expect(unitsAt(game, 'p2', 'a3', 'dreadnought')).toHaveLength(1)
  })

  test('[ti4/8.15] Distinguished Councilor is about votes cast in their place: Bribery opens nothing for it', () => {
    const game = council({
      ...all,
      cards: ['mutiny'],
      tradeGoods: { p4: 2 },
      also: holding({ p4: ['bribery', 'distinguished_councilor'] }),
    })
    votes(letBe(game), { p4: 'for' }, 'afterSpeakerVotes')
    game.say('p4', 'bribery')
    passed(game, 'whenActionCardPlayed')
    game.say('p4', { goods: 2 })
    expect(inWindow(game, 'afterVotesCast')).toEqual([])
    letBe(game)
    expect(points(game)).toEqual([0, 0, 0, 1])
  })

  test('[ti4/8.16] Bribery is played after the place of a speaker who may not vote', () => {
    const game = council({
      ...all,
      cards: ['mutiny', 'economic_equality'],
      tradeGoods: { p2: 3 },
      also: holding({ p1: ['trade_rider'], p2: ['bribery'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p1', 'trade_rider', ['for'])
    votes(game, { p2: 'for', p4: 'against' }, 'afterSpeakerVotes')
    game.say('p2', 'bribery')
    passed(game, 'whenActionCardPlayed')
    game.say('p2', { goods: 3 })
    letBe(game)
    expect(points(game)).toEqual([0, 1, 0, 0])
    expect(sheet(game.table, 'p1').tradeGoods).toBe(5)
  })

  test('[ti4/8.16] who may not vote casts no votes by anything else', () => {
    const game = council({
      ...all,
      cards: ['mutiny'],
      tradeGoods: { p2: 3 },
      also: holding({ p2: ['trade_rider', 'bribery', 'distinguished_councilor'] }),
    })
    plays(game, 'afterAgendaRevealed', 'p2', 'trade_rider', ['for'])
    votes(game, { p3: 'for' }, 'afterSpeakerVotes')
    expect(game.open).not.toContain('p2:cards')
    letBe(game)
    expect(game.told('ti4.log.votes.for').map(about => about?.['seat'])).toEqual(['p3'])
  })

  test('Political Secret: an agenda that is vetoed takes the ban on its owner with it', () => {
    const game = council({
      ...all,
      cards: ['mutiny', 'economic_equality'],
      also: holding({ p3: ['veto'] }, ({ table, hands }) => {
        delete (hands['p2'] as Hand).notes['political_secret.p2']
        ;(hands['p4'] as Hand).notes['political_secret.p2'] = true
        sheet(table, 'p2').notes--
        sheet(table, 'p4').notes++
        sheet(table, 'p4').gotNotes = true
      }),
    })
    untilWindow(game, 'whenAgendaRevealed').say('p4', 'political_secret.p2')
    plays(game, 'whenAgendaRevealed', 'p3', 'veto')
    expect(game.table.agenda).toMatchObject({ card: 'economic_equality', nth: 1 })
    expect(voters(game)).toEqual(['p2', 'p3', 'p4', 'p1'])
  })

  test('[ti4/8.2] an agenda in place of a vetoed one may be quashed as well, and is the first all the same', () => {
    const game = council({
      ...all,
      exhausted: [],
      factions: { p2: 'xxcha', p5: 'hacan' },
      cards: ['mutiny', 'economic_equality', 'archived_secret', 'public_execution'],
      also: holding({ p3: ['veto'] }),
    })
    plays(game, 'whenAgendaRevealed', 'p3', 'veto')
    expect(choicesOf(game, 'p2')).toContain('quash')
    game.say('p2', 'quash')
    expect(sheet(game.table, 'p2').counters.strategy).toBe(1)
    expect(game.table.agenda).toMatchObject({ card: 'archived_secret', nth: 1 })
    expect(game.table.discards.agenda).toEqual(['mutiny', 'economic_equality'])
  })
})

describe('transactions of the council', () => {
  const partners = (game: Game, seat: Seat) =>
    Object.keys((game.may(seat)['offer'] as Transaction | undefined)?.with ?? {}).sort()
  const gift = (game: Game, seat: Seat, to: Seat) => {
    expect(
      game.command(seat, 'offer', { to, gives: { goods: { tradeGoods: 1 } }, wants: {} }),
    ).toBeUndefined()
    expect(game.command(to, 'acceptOffer', `${seat}>${to}`)).toBeUndefined()
  }

  test('[ti4/94.6] each pair once on each agenda, and anew on the second', () => {
    const game = council({ ...all, cards: ['mutiny', 'economic_equality'], tradeGoods: { p2: 4, p3: 4 } })
    expect(partners(game, 'p2')).toEqual(['p1', 'p3', 'p4'])
    gift(game, 'p2', 'p3')
    expect(partners(game, 'p2')).toEqual(['p1', 'p4'])
    expect(partners(game, 'p3')).toEqual(['p1', 'p4'])
    gift(game, 'p2', 'p4')
    decide(game, 'against')
    expect(partners(game, 'p2')).toEqual(['p1', 'p3', 'p4'])
  })

  test('[ti4/94.6] what comes in place of a vetoed agenda opens none anew', () => {
    const game = council({
      ...all,
      cards: ['mutiny', 'economic_equality'],
      tradeGoods: { p2: 4 },
      also: holding({ p3: ['veto'] }),
    })
    gift(game, 'p2', 'p3')
    plays(game, 'whenAgendaRevealed', 'p3', 'veto')
    expect(partners(game, 'p2')).toEqual(['p1', 'p4'])
  })
})

describe('a player is out in the council', () => {
  /** All that p2 has is one planet, and infantry on it. */
  const last = (planet: PlanetId, more: Council = {}): Council => ({
    units: { p2: { [planet]: { infantry: 2 } }, p1: { a0: { cruiser: 1 } } },
    tiles: { a0: 's26' },
    ...more,
    also(state) {
      for (const [id, card] of Object.entries(state.table.planets))
        if (card.owner === 'p2') delete state.table.planets[id as PlanetId]
      state.table.planets.lodor = { owner: 'p2' }
      state.table.planets.mellon = { owner: 'p4' }
      more.also?.(state)
    },
  })

  test('[ti4/33.8] Colonial Redistribution beats a speaker: his left has the token and the second agenda goes on', () => {
    const game = council(
      last('lodor', {
        cards: ['colonial_redistribution', 'mutiny'],
        also({ table }) {
          table.speaker = 'p2'
          setPoints(table, { p1: 1, p2: 1, p4: 1 })
        },
      }),
    )
    votes(game, { p4: 'lodor' })
    if (game.open.some(open => open.startsWith('p3'))) game.say('p3', 'yes')
    expect(game.table.planets.lodor?.owner).toBe('p3')
    expect(sheet(game.table, 'p2').out).toBe(true)
    expect(game.table.speaker).toBe('p3')
    expect(game.table.agenda).toMatchObject({ card: 'mutiny', nth: 2 })
    expect(voters(game)).not.toContain('p2')
  })

  test('[ti4/8.9] who is out is nobody’s candidate', () => {
    const game = council({
      cards: ['archived_secret'],
      also({ table }) {
        sheet(table, 'p2').out = true
      },
    })
    expect(game.table.agenda?.candidates).toEqual(['p1', 'p3', 'p4'])
  })
})
