import { choose, draw, type Flow, tell } from '../../../engine/flow.ts'
import type { OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { HexId } from '../../../galaxy/hexes.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { freelyActivated } from '../../activation.ts'
import type { AgendaId } from '../../content/agendas.ts'
import { neighboursOf } from '../../neighbours.ts'
import { noteId, noteOwner } from '../../noteKeys.ts'
import { isHome } from '../../places.ts'
import { othersClockwise, sheet } from '../../realm.ts'
import { handNote, noteReceived } from '../../rules/notes.ts'
import type { NoteKey, Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { exhaustedAt, exhaustedFor, purgedAt } from '../costs.ts'
import { inHexes, pickOf } from '../factions/placing.ts'
import { orNone, serving } from './helping.ts'
import { showNotes } from './looking.ts'

const isFirst = ({ printing }: Table): boolean => printing === 'first'

const systemsFor = (table: Table, seat: Seat): HexId[] =>
  freelyActivated(table, seat).filter(hex => !isHome(table, hex))

/** The one next in the deck. */
const topAgenda = (): Flow<AgendaId | undefined> =>
  draw<Ti4, AgendaId | undefined>(({ box }) => box.agendas[0])

const zeu: Component = {
  action: exhaustedFor('zeu', {
    hint: { helps: 'you' },
    may: (table, seat) => !isFirst(table) && systemsFor(table, seat).length > 0,
    *does(_, seat) {
      const whom = yield* pickOf<Seat>(
        seat,
        { name: 'zeu', card: 'zeu', text: 'ti4.ask.leader.serves', rule: 'ti4/51.3' },
        now => serving(now, seat, other => systemsFor(now, other).length > 0),
      )
      if (whom === 'none') return undefined
      const hex = yield* pickOf<HexId>(
        whom,
        { name: 'zeu/system', card: 'zeu', text: 'ti4.ask.zeu', rule: 'ti4/5.1' },
        now => orNone(inHexes(systemsFor(now, whom))),
      )
      if (hex === 'none') return undefined
      return { segment: 'tacticalAction', args: { seat: whom, hex, free: true } }
    },
    endsTurn: true,
  }),
  at: {
    afterAgendaRevealed: exhaustedAt('zeu', {
      choice: {
        hint: { shows: 'agenda', helps: 'you' },
        may: table => isFirst(table) && table.decks.agenda > 0,
      },
      *does(_, { by, name }) {
        const card = yield* topAgenda()
        if (card === undefined) return
        yield* tell(by, { text: 'ti4.log.seesAgenda', about: { seat: by, card } })
        const whom = yield* pickOf<Seat>(
          by,
          { name: `${name}/whom`, card: 'zeu', text: 'ti4.ask.zeu.shows', rule: 'ti4/51.3' },
          now => orNone(serving(now, by, other => other !== by)),
        )
        if (whom === 'none') return
        yield* tell('everyone', { text: 'ti4.log.showsAgenda', about: { seat: by, other: whom } })
        yield* tell(whom, { text: 'ti4.log.seesAgenda', about: { seat: whom, card } })
      },
    }),
  },
}

function* lookAround(table: Table, by: Seat): Flow {
  const seen = yield* draw<Ti4, AgendaId[]>(({ box }) => box.agendas.filter(isAtEnd))
  for (const card of seen) yield* tell(by, { text: 'ti4.log.seesAgendaAtEnd', about: { seat: by, card } })
  for (const other of neighboursOf(table, by)) yield* showNotes(by, other)
}

const isAtEnd = (_: AgendaId, place: number, { length }: readonly AgendaId[]): boolean =>
  place === 0 || place === length - 1

const looked = ({ lasting }: Table, by: Seat): boolean =>
  Object.values(lasting).some(one => one.effect === 'maban' && one.by === by)

const maban: Component = {
  numbers: { besides: ({ table, kind }) => (isFirst(table) && kind === 'fighter' ? 1 : 0) },
  action: {
    hint: { shows: 'agenda' },
    may: (table, seat) => !isFirst(table) && !looked(table, seat),
    *does(table, seat) {
      begin(table, { effect: 'maban', by: seat, until: 'turn' })
      yield* lookAround(table, seat)
    },
    endsTurn: false,
  },
  at: {
    afterAgendaRevealed: {
      choice: { hint: { shows: 'agenda' }, may: table => !isFirst(table) },
      does: (table, { by }) => lookAround(table, by),
    },
  },
}

const holders = (table: Table, by: Seat): Seat[] =>
  othersClockwise(table, by).filter(other => sheet(table, other).notes > 0)

/** Whichever of his hand he likes. */
const askNote = (seat: Seat, name: string) =>
  choose<NoteKey, Ti4>(seat, ({ hand }) => {
    const notes = Object.keys(hand?.notes ?? {}).sort()
    if (notes.length === 0) return { skip: '' }
    return {
      name: `${name}/${seat}`,
      rule: 'ti4/51.12',
      text: 'ti4.ask.oracle',
      about: { card: 'the_oracle' },
      hint: { gives: 'agreement' },
      options: {
        shape: 'oneOf',
        of: Object.fromEntries(
          notes.map(key => [key, { on: { card: noteId(key) }, about: { owner: noteOwner(key) } }]),
        ),
      } satisfies OneOf,
    }
  })

const theOracle: Component = {
  at: {
    statusPhaseEnd: purgedAt('the_oracle', {
      choice: { hint: { takes: 'agreement' }, may: (table, by) => holders(table, by).length > 0 },
      *does(table, { by, name }) {
        for (const other of holders(table, by)) {
          const key = yield* askNote(other, name)
          if (key !== '' && (yield* handNote(table, other, by, key))) yield* noteReceived(table, by, key)
        }
      },
    }),
  },
}

export const naaluLeaders = { zeu, maban, the_oracle: theOracle } as const
