import { choose, draw, type Flow, tell } from '../../../engine/flow.ts'
import type { Amounts } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { AgendaId } from '../../content/agendas.ts'
import { mayAddVotes, mayVote } from '../../council.ts'
import { mayReceive } from '../../dealing.ts'
import { noteId, noteOwner } from '../../noteKeys.ts'
import { traitsOf } from '../../planets.ts'
import { clockwiseFrom, othersClockwise, readyPlanets, sheet } from '../../realm.ts'
import { spendTradeGoods } from '../../rules/economy.ts'
import { handNote, noteReceived } from '../../rules/notes.ts'
import { castVotes } from '../../rules/voting.ts'
import type { NoteKey, Table, Ti4 } from '../../table.ts'
import { type ActionCards, cancels, type Playing } from '../act.ts'
import { exhaustAll } from '../agendas/common.ts'
import { aimAt } from '../aims.ts'

/** Around agendas and votes, but for what is foretold. */

const eloquence = 5

const culturalOf = (table: Table, seat: Seat) =>
  readyPlanets(table, seat).filter(planet => traitsOf(table, planet).includes('cultural'))

/** What he has voted for, with one vote at least. */
const votedFor = ({ agenda }: Table, seat: Seat): string | undefined => {
  const { count = 0, what } = agenda?.votes[seat] ?? {}
  return count > 0 ? what?.[0] : undefined
}

const hasForetoldOther = ({ agenda }: Table, seat: Seat): boolean =>
  Object.values(agenda?.predictions ?? {}).some(
    ({ by, outcome }) => by === seat && outcome !== agenda?.decided,
  )

function* askBribe(_table: Table, { by, card, name }: Playing): Flow<number | undefined> {
  const said = yield* choose<{ goods?: number }, Ti4>(by, ({ table }) => {
    const most = sheet(table, by).tradeGoods
    if (most === 0) return { skip: {} }
    return {
      name: `${name}/goods`,
      rule: 'ti4/8.15',
      text: 'ti4.ask.bribe',
      about: { card },
      hint: { uses: 'tradeGoods' },
      options: {
        shape: 'amounts',
        of: { goods: { text: 'ti4.bribe.goods', most } },
        least: 1,
        most,
      } satisfies Amounts,
    }
  })
  return said.goods
}

const askNote = (seat: Seat, to: Seat, name: string): Flow<NoteKey | undefined> =>
  choose<NoteKey | undefined, Ti4>(seat, ({ table, hand }) => {
    const keys = Object.keys(hand?.notes ?? {}).filter(key => mayReceive(table, to, key))
    if (keys.length === 0) return { skip: undefined }
    return {
      name,
      rule: 'ti4/69.6',
      text: 'ti4.ask.giveNote',
      about: { seat: to },
      hint: { loses: 'agreement' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          keys.map(key => [key, { on: { card: noteId(key) }, about: { owner: noteOwner(key) } }]),
        ),
      },
    }
  })

/** Another is elected in place of whoever was; what was foretold is not about him. [8.22] */
function* electInstead(table: Table, card: AgendaId, seat: Seat): Flow {
  if (table.agenda) table.agenda.elected = seat
  yield* tell('everyone', { text: 'ti4.log.electedInstead', about: { card, elected: seat } })
}

export const councilCards = {
  ancient_burial_sites: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.seat((table, by) =>
      clockwiseFrom(table, by).filter(seat => culturalOf(table, seat).length > 0),
    ),
    does: (table, _, seat: Seat) => exhaustAll(table, seat, culturalOf(table, seat)),
  },

  veto: {
    may: ({ agenda }) => agenda !== undefined,
    *does() {
      return cancels
    },
  },

  diplomatic_pressure: {
    hint: { harms: 'aimed', by: 1 },
    aims: aimAt.seat((table, by) => othersClockwise(table, by).filter(seat => sheet(table, seat).notes > 0)),
    *does(table, { by, name }, from: Seat) {
      const key = yield* askNote(from, by, `${name}/note`)
      if (key === undefined || !(yield* handNote(table, from, by, key))) return
      yield* tell('everyone', { text: 'ti4.log.pressed', about: { seat: from, to: by } })
      yield* noteReceived(table, by, key)
    },
  },

  assassinate_representative: {
    hint: { harms: 'aimed', by: 1.5 },
    aims: aimAt.seat((table, by, { card }) =>
      clockwiseFrom(table, by).filter(seat => mayVote(table, seat, card as AgendaId)),
    ),
    *does(table, { by }, on: Seat) {
      begin(table, {
        effect: 'assassinate_representative',
        by,
        on,
        until: 'agenda',
        forbids: { votes: true },
      })
      yield* tell('everyone', { text: 'ti4.log.silenced', about: { seat: on } })
    },
  },

  hack_election: {
    *does(table, { by }) {
      begin(table, {
        effect: 'hack_election',
        by,
        touches: 'all',
        until: 'agenda',
        allows: { votesBackwards: true },
      })
      yield* tell('everyone', { text: 'ti4.log.votesBackwards' })
    },
  },

  insider_information: {
    may: ({ decks }) => decks.agenda > 0,
    *does(_, { by }) {
      const top = yield* draw<Ti4, AgendaId | undefined>(({ box }) => box.agendas[0])
      if (top !== undefined) yield* tell(by, { text: 'ti4.log.seesAgenda', about: { seat: by, card: top } })
    },
  },

  distinguished_councilor: {
    may: (table, by) => votedFor(table, by) !== undefined && mayAddVotes(table, by),
    *does(table, { by }) {
      const outcome = votedFor(table, by)
      if (outcome !== undefined) yield* castVotes(table, by, outcome, eloquence)
    },
  },

  bribery: {
    may: (table, by) =>
      votedFor(table, by) !== undefined && sheet(table, by).tradeGoods > 0 && mayAddVotes(table, by),
    aims: askBribe,
    *does(table, { by }, goods: number) {
      const outcome = votedFor(table, by)
      const spent = Math.min(goods, sheet(table, by).tradeGoods)
      if (outcome === undefined || spent === 0) return
      spendTradeGoods(table, by, spent)
      yield* castVotes(table, by, outcome, spent)
    },
  },

  confusing_legal_text: {
    aims: aimAt.seat((table, by) => othersClockwise(table, by)),
    does: (table, { about: { card } }, seat: Seat) => electInstead(table, card, seat),
  },

  confounding_legal_text: {
    may: (table, by, { of }) => of !== undefined && of !== by && table.agenda !== undefined,
    does: (table, { by, about: { card } }) => electInstead(table, card, by),
  },

  deadly_plot: {
    hint: { harms: 'others', by: 1 },
    may(table, by) {
      const outcome = votedFor(table, by)
      return (outcome !== undefined && outcome !== table.agenda?.decided) || hasForetoldOther(table, by)
    },
    *does(table, { by }) {
      yield* exhaustAll(table, by, readyPlanets(table, by))
      return cancels
    },
  },
} satisfies ActionCards
