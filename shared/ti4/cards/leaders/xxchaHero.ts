import { choose, type Flow } from '../../../engine/flow.ts'
import type { Choice } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { AgendaId } from '../../content/agendas.ts'
import { lawsOf } from '../../council.ts'
import { worthOfPlanet } from '../../realm.ts'
import { lookAtAgendas } from '../../rules/agendaAlone.ts'
import { discardLaw } from '../../rules/laws.ts'
import type { Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { heroic } from '../costs.ts'

/** Today both values of planets count together; as first printed he looks at agendas and decides two of them alone. */

const looked = 5
const revealed = 2

const keep = 'keep'

const askLaw = (seat: Seat): Flow<AgendaId | typeof keep> =>
  choose<AgendaId | typeof keep, Ti4>(seat, ({ table }) => {
    const laws = lawsOf(table)
    if (laws.length === 0) return { skip: keep }
    return {
      name: 'law',
      rule: 'ti4/51.12',
      text: 'ti4.ask.discardLaw',
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(laws.map((card): [string, Choice] => [card, { on: { card } }])),
          [keep]: { text: 'ti4.ask.useNone' },
        },
      },
      otherwise: keep,
    }
  })

const otherWorth = { resources: 'influence', influence: 'resources' } as const

export const xxekirGrom: Component = {
  numbers: {
    spentBesides: ({ table, planet, worth }) =>
      table.printing === 'first' ? 0 : worthOfPlanet(table, planet, otherWorth[worth]),
  },
  action: heroic('xxekir_grom', {
    hint: { decides: 'agenda', helps: 'you', by: 2 },
    may: ({ printing, decks, discards }) => printing === 'first' && decks.agenda + discards.agenda.length > 0,
    *does(table, seat) {
      const law = yield* askLaw(seat)
      if (law !== keep) yield* discardLaw(table, law)
      yield* lookAtAgendas(table, seat, looked)
      return { segment: 'agendaAlone', args: { seat, card: 'xxekir_grom', left: revealed } }
    },
    endsTurn: true,
  }),
}
