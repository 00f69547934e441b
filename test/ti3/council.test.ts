import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ti3En } from '../../client/text/ti3/en.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import { type PoliticalCardId, politicalCards } from '../../shared/ti3/content/politicalCards.ts'
import { subjectsOf, votesOf, votingOrder } from '../../shared/ti3/council.ts'
import type { Ti3 } from '../../shared/ti3/table.ts'
import { forgetInvented, onlyInvented } from './invented.ts'
import { heardBy } from './listening.ts'
import { type Midgame, midgame, type Situation } from './midgame.ts'

beforeEach(onlyInvented)
afterEach(forgetInvented)

/** p1 speaks; the card on top of the deck is the one named. */
function council(card: PoliticalCardId, situation: Situation = {}, convener: Seat = 'p2'): Midgame {
  return midgame({ segment: 'galacticCouncil', args: { seat: convener } }, stacked([card], situation))
}

/** These cards lie on top, and the table sits p1, p2, p3 … clockwise. */
function stacked(cards: PoliticalCardId[], situation: Situation = {}): Situation {
  return {
    ...situation,
    change(state) {
      const { box, table } = state
      table.order = Object.keys(table.players).sort()
      box.politicalCards = [...cards, ...box.politicalCards.filter(id => !cards.includes(id))]
      situation.change?.(state)
      table.decks.political = box.politicalCards.length
    },
  }
}

const offered = (game: Midgame, seat: Seat) => Object.keys(game.offered<OneOf>(seat).of)

/** Everything exhausted: one vote each. */
const noVotes = (state: Ti3) => {
  for (const card of Object.values(state.table.planets)) if (card) card.exhausted = true
}

describe('The Galactic Council', () => {
  it('[ti3/22.agenda] reads the card to all before anybody votes', () => {
    const game = council('arms_reduction')
    expect(game.table.agenda?.card).toBe('arms_reduction')
    expect(game.told('ti3.log.agenda')).toEqual([{ seat: 'p2', card: 'arms_reduction' }])
    expect(game.table.agenda?.votes).toEqual({})
  })

  it('[ti3/23.order] votes clockwise from the left of the Speaker, the Speaker last, each knowing the votes before', () => {
    const game = council('arms_reduction', { players: 4, change: ({ table }) => (table.speaker = 'p3') })
    const asked: string[] = []
    while (!game.rests) {
      const seat = game.match.open[0]?.to as Seat
      asked.push(seat)
      expect(game.table.agenda?.asked).toBe(seat)
      expect(Object.keys(game.table.agenda?.votes ?? {})).toEqual(asked.slice(0, -1))
      game.say(seat, 'for')
    }
    expect(asked).toEqual(['p4', 'p1', 'p2', 'p3'])
  })

  it('[ti3/23.votes] gives as many votes as the influence of ready planets, and voting exhausts none', () => {
    const game = council('arms_reduction', {
      planets: { p2: ['mecatol_rex', 'abyz'], p3: ['quann'] },
      exhausted: ['abyz'],
      change: ({ table }) => {
        for (const [id, card] of Object.entries(table.planets))
          if (card && card.owner === 'p2' && id !== 'mecatol_rex') card.exhausted = true
      },
    })
    expect(votesOf(game.table, 'p2')).toBe(6)
    const before = game.table.planets
    game.say('p2', 'for')
    expect(game.table.agenda?.votes['p2']).toEqual({ count: 6, what: ['for'] })
    expect(game.table.planets).toEqual(before)
  })

  it('[ti3/23.votes] gives one vote to whoever has no influence', () => {
    const game = council('arms_reduction', { change: noVotes })
    game.say('p2', 'for').say('p3', 'against')
    expect(game.table.agenda?.votes).toEqual({
      p2: { count: 1, what: ['for'] },
      p3: { count: 1, what: ['against'] },
    })
  })

  it('[ti3/23.noGoods] gives no votes for trade goods', () => {
    const game = council('arms_reduction', { change: noVotes, tradeGoods: { p2: 9 } })
    expect(votesOf(game.table, 'p2')).toBe(1)
  })

  it('[ti3/23.allOrNone] takes all votes of a player or none: an answer names no number', () => {
    const game = council('arms_reduction')
    expect(offered(game, 'p2')).toEqual(['for', 'against', 'abstain'])
    expect(game.answer('p2', { for: 1, against: 1 })?.code).toBe('notOffered')
  })

  it('[ti3/23.abstain] does not count who abstains', () => {
    const game = council('arms_reduction', {
      planets: { p2: ['mecatol_rex'] },
      change: state => {
        noVotes(state)
        delete state.table.planets.mecatol_rex?.exhausted
      },
    })
    game.say('p2', 'abstain').say('p3', 'against').say('p1', 'against')
    expect(game.told('ti3.log.elected.against')).toHaveLength(1)
    expect(game.told('ti3.log.abstains')).toEqual([{ seat: 'p2' }])
  })

  it('[ti3/22.forAgainst] lets the most votes win, not the most players', () => {
    const game = council('arms_reduction', {
      planets: { p2: ['mecatol_rex'] },
      change: state => {
        noVotes(state)
        delete state.table.planets.mecatol_rex?.exhausted
      },
    })
    game.say('p2', 'for').say('p3', 'against').say('p1', 'against')
    expect(game.told('ti3.log.elected.for')).toHaveLength(1)
  })

  it('[ti3/22.elect] needs no majority to elect: the highest total is enough', () => {
    const game = council('public_execution', {
      players: 5,
      planets: { p2: ['mecatol_rex'] },
      change: state => {
        noVotes(state)
        delete state.table.planets.mecatol_rex?.exhausted
      },
    })
    game.say('p2', 'p5').say('p3', 'p2').say('p4', 'p3').say('p5', 'p4').say('p1', 'p2')
    expect(game.told('ti3.log.elected.player')).toEqual([{ card: 'public_execution', elected: 'p5' }])
  })

  it('[ti3/23.moments] lets abilities speak before a vote of their own and after any vote', () => {
    const heard: unknown[] = []
    const game = heardBy(
      {
        *beforeOwnVote(_: unknown, __: Seat, about: unknown) {
          heard.push(['before', about])
        },
        *afterOtherVote(table: Ti3['table'], _: Seat, about: { of?: Seat }) {
          heard.push(['after', about])
          // As if it were discredited: it becomes an abstention.
          if (about.of === 'p2' && table.agenda) table.agenda.votes['p2'] = { count: 0 }
        },
      },
      () => {
        const game = council('arms_reduction', { races: { p1: 'sol' }, change: noVotes })
        return game.say('p2', 'for').say('p3', 'against').say('p1', 'abstain')
      },
    )
    const about = (of: Seat) => ({ of, card: 'arms_reduction' })
    expect(heard).toMatchObject(
      ['p2', 'p3', 'p1'].flatMap(seat => [
        ['before', about(seat)],
        ['after', about(seat)],
      ]),
    )
    expect(heard).toHaveLength(6)
    expect(game.told('ti3.log.elected.against')).toHaveLength(1)
  })
})

describe('A tie', () => {
  it('[ti3/23.tie] is broken by the Speaker, among what is tied', () => {
    const game = council('public_execution', { players: 4, change: noVotes })
    game.say('p2', 'p3').say('p3', 'p2').say('p4', 'p2').say('p1', 'p3')
    expect(game.open).toEqual(['p1:tie'])
    expect(offered(game, 'p1')).toEqual(['p3', 'p2'])
    game.say('p1', 'p2')
    expect(game.told('ti3.log.elected.player')).toEqual([{ card: 'public_execution', elected: 'p2' }])
    expect(game.rests).toBe(true)
  })

  it('[ti3/23.tie] of nothing against nothing is broken by the Speaker among all', () => {
    const game = council('arms_reduction')
    game.say('p2', 'abstain').say('p3', 'abstain').say('p1', 'abstain')
    expect(game.open).toEqual(['p1:tie'])
    expect(offered(game, 'p1')).toEqual(['for', 'against'])
    expect(game.answer('p1', 'abstain')?.code).toBe('notOffered')
    game.say('p1', 'against')
    expect(game.told('ti3.log.elected.against')).toHaveLength(1)
  })

  it('[ti3/23.tie] of two pairs is broken by naming one of the pairs', () => {
    const game = council('forced_economic_independence', { players: 4, change: noVotes })
    game.say('p2', 'p1').say('p2', 'p2').say('p3', 'p4').say('p3', 'p3')
    game.say('p4', 'abstain').say('p1', 'abstain')
    expect(game.open).toEqual(['p1:tie'])
    game.say('p1', 'p3')
    expect(game.rests).toBe(true)
    expect(game.table.laws.forced_economic_independence).toEqual({ elected: ['p3', 'p4'] })
  })
})

describe('A political card', () => {
  it('[ti3/22.laws] that is a law and passes is laid out for all to see', () => {
    const game = council('code_of_honor')
    game.say('p2', 'for').say('p3', 'for').say('p1', 'for')
    expect(game.table.laws).toEqual({ code_of_honor: {} })
    expect(game.table.discards.political).toEqual([])
    expect(game.told('ti3.log.law')).toEqual([{ card: 'code_of_honor' }])
    expect(game.table.agenda).toBeUndefined()
  })

  it('[ti3/22.laws] that is a law and is voted down is discarded', () => {
    const game = council('code_of_honor')
    game.say('p2', 'against').say('p3', 'against').say('p1', 'against')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toEqual(['code_of_honor'])
  })

  it('[ti3/22.laws] that is no law is discarded whatever is voted', () => {
    const game = council('arms_reduction')
    game.say('p2', 'for').say('p3', 'for').say('p1', 'for')
    expect(game.table.laws).toEqual({})
    expect(game.table.discards.political).toEqual(['arms_reduction'])
  })

  it('[ti3/22.elect] that elects a player offers everybody in the game, oneself too', () => {
    const game = council('crown_of_thalnos', { players: 4, change: ({ table }) => out(table.players['p3']) })
    expect(offered(game, 'p2')).toEqual(['p1', 'p2', 'p4', 'abstain'])
    game.say('p2', 'p2').say('p4', 'p2').say('p1', 'p2')
    expect(game.table.laws.crown_of_thalnos).toEqual({ elected: ['p2'] })
  })

  it('[ti3/22.elect] that elects two players takes two different ones, named one after the other', () => {
    const game = council('forced_economic_independence', { players: 4 })
    game.say('p2', 'p3')
    expect(game.open).toEqual(['p2:second'])
    expect(offered(game, 'p2')).toEqual(['p1', 'p2', 'p4'])
    game.say('p2', 'p1')
    expect(game.table.agenda?.votes['p2']?.what).toEqual(['p1', 'p3'])
    game.say('p3', 'p1').say('p3', 'p3').say('p4', 'abstain').say('p1', 'abstain')
    expect(game.table.laws.forced_economic_independence).toEqual({ elected: ['p1', 'p3'] })
  })

  it('[ti3/22.elect] that elects a planet outside Home Systems offers every such planet in the galaxy', () => {
    const game = council('holy_planet_of_ixth')
    const planets = offered(game, 'p2')
    expect(planets).toContain('mecatol_rex')
    expect(planets).not.toContain('jord')
    game.say('p2', 'mecatol_rex').say('p3', 'mecatol_rex').say('p1', 'mecatol_rex')
    expect(game.table.laws.holy_planet_of_ixth).toEqual({ elected: ['mecatol_rex'] })
  })

  it('[ti3/22.elect] that elects a controlled planet offers no neutral one', () => {
    const game = council('compensated_disarmament', { planets: { p3: ['mecatol_rex'] } })
    const owned = Object.keys(game.table.planets)
    expect(offered(game, 'p2').sort()).toEqual([...owned, 'abstain'].sort())
  })

  it('[ti3/22.elect] that elects two planets takes those of two players, neither Mecatol Rex nor at home', () => {
    const game = council('dispute_resolution', {
      tiles: { b3: 'sys_abyz__fria', b5: 'sys_quann' },
      planets: { p2: ['abyz', 'fria'], p3: ['quann', 'mecatol_rex'] },
    })
    expect(offered(game, 'p2').sort()).toEqual(['abstain', 'abyz', 'fria', 'quann'])
    game.say('p2', 'quann')
    expect(offered(game, 'p2').sort()).toEqual(['abyz', 'fria'])
    game.say('p2', 'abyz').say('p3', 'abyz')
    expect(game.table.agenda?.votes['p3']?.what).toEqual(['abyz', 'quann'])
    game.say('p1', 'abstain')
    expect(game.told('ti3.log.elected.planet')).toHaveLength(2)
    expect(game.table.discards.political).toEqual(['dispute_resolution'])
  })

  it('[ti3/22.elect] that elects a law offers the laws in play', () => {
    const game = council('repeal', {
      change: ({ table }) => (table.laws = { free_trade: {}, code_of_honor: {} }),
    })
    expect(offered(game, 'p2')).toEqual(['code_of_honor', 'free_trade', 'abstain'])
    game.say('p2', 'free_trade').say('p3', 'free_trade').say('p1', 'code_of_honor')
    expect(game.told('ti3.log.elected.law')).toEqual([{ card: 'free_trade' }])
  })

  it('[ti3/22.elect] that elects a technology colour offers the four', () => {
    const game = council('subsidized_studies')
    expect(offered(game, 'p2')).toEqual(['red', 'green', 'blue', 'yellow', 'abstain'])
    game.say('p2', 'red').say('p3', 'red').say('p1', 'red')
    expect(game.table.laws.subsidized_studies).toEqual({ elected: ['red'] })
  })

  it('[ti3/22.nothing] with nothing to elect is discarded and the next one drawn', () => {
    const game = midgame(
      { segment: 'galacticCouncil', args: { seat: 'p2' } },
      stacked(['repeal', 'dispute_resolution', 'code_of_honor']),
    )
    expect(game.table.agenda?.card).toBe('code_of_honor')
    expect(game.table.discards.political).toEqual(['repeal', 'dispute_resolution'])
    expect(game.table.decks.political).toBe(57)
  })

  it('[ti3/22.cancelled] [ti3/23.moments] that an ability sweeps away once read is discarded and another one is drawn', () => {
    let times = 0
    const sweeps = {
      *afterPoliticalRead(table: Ti3['table']) {
        if (++times === 1) delete table.agenda
      },
    }
    const deck = stacked(['code_of_honor', 'free_trade'], { races: { p1: 'sol' } })
    const game = heardBy(sweeps, () => midgame({ segment: 'galacticCouncil', args: { seat: 'p2' } }, deck))
    expect(game.table.agenda?.card).toBe('free_trade')
    expect(game.table.discards.political).toEqual(['code_of_honor'])
    expect(game.told('ti3.log.agendaCancelled')).toEqual([{ card: 'code_of_honor' }])
    expect(game.open).toEqual(['p2:vote'])
  })

  it('[ti3/22.elect] of every kind can be voted on, and everything said of it is written', () => {
    const words: Readonly<Record<string, string>> = ti3En
    const wordsOf = (text: string) => words[text] ?? words[text.replace(/^ti3/, 'galaxy')]
    const kinds = new Set<string>()
    for (const card of Object.values(politicalCards)) {
      if (kinds.has(card.vote)) continue
      kinds.add(card.vote)
      const game = council(card.id, {
        tiles: { b3: 'sys_abyz__fria', b5: 'sys_quann' },
        planets: { p2: ['abyz'], p3: ['quann'] },
        change: ({ table }) => (table.laws = card.vote === 'law' ? { free_trade: {} } : {}),
      })
      expect(game.table.agenda?.card).toBe(card.id)
      while (!game.rests) {
        const { to, options } = game.match.open[0] as { to: Seat; options: unknown }
        const { of } = options as OneOf
        for (const { text } of Object.values(of)) if (text) expect(wordsOf(text), text).toBeDefined()
        game.say(to, Object.keys(of)[0])
      }
      for (const { text } of game.log) expect(wordsOf(text), text).toBeDefined()
      expect(game.told('ti3.log.noAgenda')).toEqual([])
    }
    expect(kinds.size).toBe(7)
  })
})

const out = (player: { out?: true } | undefined) => {
  if (player) player.out = true
}

describe('The political deck', () => {
  it('[ti3/22.deck] is shuffled anew from its discards when it is empty', () => {
    const game = midgame(
      { segment: 'galacticCouncil', args: { seat: 'p2' } },
      {
        change: ({ table, box }) => {
          table.discards.political = ['code_of_honor', 'free_trade']
          table.laws = Object.fromEntries(
            box.politicalCards.filter(id => !table.discards.political.includes(id)).map(id => [id, {}]),
          )
          box.politicalCards = []
          table.decks.political = 0
        },
      },
    )
    expect(['code_of_honor', 'free_trade']).toContain(game.table.agenda?.card)
    expect(game.table.discards.political).toEqual([])
    expect(game.table.decks.political).toBe(1)
    expect(game.match.state.box.politicalCards).toHaveLength(1)
  })

  it('[ti3/22.deck] and its discards may both be empty: then nothing is voted on', () => {
    const game = midgame(
      { segment: 'galacticCouncil', args: { seat: 'p2' } },
      {
        change: ({ table, box }) => {
          box.politicalCards = []
          table.decks.political = 0
        },
      },
    )
    expect(game.rests).toBe(true)
    expect(game.told('ti3.log.noAgenda')).toHaveLength(1)
  })
})

describe('After the council', () => {
  const top: PoliticalCardId[] = ['code_of_honor', 'free_trade', 'repeal']
  const looking = (situation: Situation = {}) =>
    midgame({ segment: 'nextAgendas', args: { seat: 'p2' } }, stacked(top, situation))

  it('[ti3/36.next] its convener alone sees the next three political cards', () => {
    const game = looking()
    expect(offered(game, 'p2')).toEqual(top)
    expect(game.match.view('p2').hand?.politicalCards).toEqual(top)
    for (const viewer of ['p1', 'p3', undefined]) {
      const seen = JSON.stringify(game.match.view(viewer))
      for (const card of top) expect(seen).not.toContain(card)
    }
    expect(JSON.stringify(game.log)).not.toContain('free_trade')
    expect(game.table.decks.political).toBe(57)
  })

  it('[ti3/36.next] puts one of them on top and the other two under the deck', () => {
    const game = looking().say('p2', 'free_trade')
    const deck = game.match.state.box.politicalCards
    expect(deck).toHaveLength(60)
    expect(deck[0]).toBe('free_trade')
    expect(deck.slice(-2)).toEqual(['code_of_honor', 'repeal'])
    expect(game.table.decks.political).toBe(60)
    expect(game.match.view('p2').hand?.politicalCards).toBeUndefined()
    expect(JSON.stringify(game.log)).not.toContain('free_trade')
  })

  it('[ti3/36.next] looks at fewer when fewer are left, discards shuffled in', () => {
    const game = looking({
      change: ({ table, box }) => {
        table.laws = Object.fromEntries(box.politicalCards.slice(2).map(id => [id, {}]))
        box.politicalCards = box.politicalCards.slice(0, 1)
        table.discards.political = ['free_trade']
      },
    })
    expect(offered(game, 'p2')).toEqual(['code_of_honor', 'free_trade'])
    expect(game.table.decks.political).toBe(0)
    game.say('p2', 'free_trade')
    expect(game.match.state.box.politicalCards).toEqual(['free_trade', 'code_of_honor'])
    expect(game.table.decks.political).toBe(2)
  })
})

it('[ti3/23.moments] The moments after the gains of the Political Strategy and before an agenda is drawn come one after the other', () => {
  const heard: string[] = []
  const listens = {
    *afterPoliticalPrimary(table: Ti3['table'], _: Seat, { of }: { of?: Seat }) {
      heard.push(`gained ${of} ${table.players['p2']?.actionCards}`)
    },
    *beforePoliticalDraw(table: Ti3['table'], _: Seat, { of }: { of?: Seat }) {
      heard.push(`draw ${of} ${table.decks.political}`)
    },
  }
  heardBy(listens, () => {
    const at = { segment: 'strategicAction', args: { seat: 'p2', card: 'base_political' } }
    midgame(at, { cards: { p2: ['base_political'] }, races: { p1: 'sol' } }).say('p2', 'fleet')
  })
  expect(heard).toEqual(['gained p2 3', 'draw p2 60'])
})

describe('The Political Strategy', () => {
  const played = (situation: Situation = {}) =>
    midgame(
      { segment: 'strategicAction', args: { seat: 'p2', card: 'base_political' } },
      stacked(['arms_reduction'], { cards: { p2: ['base_political'] }, ...situation }),
    )

  it('[ti3/22.council] [ti3/36.political] brings three action cards and a command counter, placed by choice, before the council meets', () => {
    const game = played({ counters: { p2: { fleet: 3 } } })
    expect(game.sheet('p2').actionCards).toBe(3)
    expect(game.open).toEqual(['p2:p2'])
    game.say('p2', 'fleet')
    expect(game.sheet('p2').counters.fleet).toBe(4)
    expect(game.told('ti3.log.agenda')).toEqual([{ seat: 'p2', card: 'arms_reduction' }])
  })

  it('[ti3/36.political] brings no counter when none is left in reinforcements', () => {
    const game = played({ counters: { p2: { strategy: 5, pool: 5, fleet: 6 } } })
    expect(game.open).not.toContain('p2:p2')
    expect(game.sheet('p2').counters).toEqual({ strategy: 5, pool: 5, fleet: 6, reinforcements: 0 })
  })

  it('[ti3/36.destiny] lets the others draw one action card each for a counter', () => {
    const game = played().say('p2', 'fleet')
    for (let i = 0; i < 40 && !game.open.some(open => open.endsWith(':use')); i++) {
      const { to, options, otherwise } = game.match.open[0] as never as {
        to: Seat
        options: OneOf
        otherwise?: string
      }
      game.say(to, otherwise ?? Object.keys(options.of)[0])
    }
    const strategy = game.sheet('p3').counters.strategy
    game.say('p3', 'secondary').say('p1', 'none')
    expect(game.sheet('p3').actionCards).toBe(1)
    expect(game.sheet('p3').counters.strategy).toBe(strategy - 1)
    expect(game.sheet('p1').actionCards).toBe(0)
  })
})

it('Subjects of a card are walked in printed order', () => {
  const game = council('arms_reduction')
  expect(subjectsOf(game.table, 'arms_reduction')).toEqual([['for'], ['against']])
  expect(votingOrder(game.table)).toEqual(['p2', 'p3', 'p1'])
})
