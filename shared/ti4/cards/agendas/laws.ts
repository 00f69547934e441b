import { choose, tell } from '../../../engine/flow.ts'
import type { Seat } from '../../../engine/rules.ts'
import type { AgendaId } from '../../content/agendas.ts'
import type { ObjectiveId } from '../../content/objectives.ts'
import { lawsOf } from '../../council.ts'
import { traitsOf } from '../../planets.ts'
import { homeWorlds, sheet } from '../../realm.ts'
import { discardLaw } from '../../rules/laws.ts'
import { revealFromDeck } from '../../rules/publicObjectives.ts'
import { drawSecretObjective, drawSecretObjectives, showSecrets } from '../../rules/secretObjectives.ts'
import type { Ti4, Vote } from '../../table.ts'
import type { Agendas } from '../act.ts'
import { exhaustsLater, later, whoVoted } from './common.ts'

/** Agendas about votes, laws and objectives. */

const hidden = 2
const kept = 3

const representation = {
  *outcome(table, decided, votes) {
    if (decided === 'against')
      later(table, 'representative_government_base', whoVoted(table, votes, 'against'))
  },
  lasts: exhaustsLater((table, _, planet) => traitsOf(table, planet).includes('cultural')),
} satisfies Agendas[AgendaId]

export const lawAgendas = {
  archived_secret: {
    *outcome(table, elected) {
      yield* drawSecretObjective(table, elected, 'archived')
    },
  },
  checks_and_balances: {
    permits: { keepsPick: () => false },
    *outcome(table, decided) {
      if (decided === 'against')
        table.lasting['checks_and_balances'] = {
          effect: 'checks_and_balances',
          by: table.speaker,
          until: 'phase',
        }
    },
    lasts: { wide: true, numbers: { planetsReadied: { atMost: () => kept } } },
  },
  /** Whoever scored it keeps it so; for all others it is one to be scored while the law lies. */
  classified_document_leaks: {
    *outcome(table, secret) {
      const id = secret as ObjectiveId
      const scored = table.order.filter(seat => sheet(table, seat).scored[id])
      for (const seat of scored) delete sheet(table, seat).scored[id]
      table.objectives[id] = Object.fromEntries(scored.map(seat => [seat, true as const]))
      yield* tell('everyone', { text: 'ti4.log.secretLeaks', about: { objective: id } })
    },
    *repealed(table, { elected = [] }) {
      yield* tell('everyone', { text: 'ti4.log.secretClosed' })
      for (const id of elected) delete table.objectives[id as ObjectiveId]
    },
  },
  committee_formation: {
    at: {
      beforeVotes: {
        choice: { may: table => table.agenda?.elects === 'player' && !table.agenda.hidden },
        *does(table, { by, name }) {
          const agenda = table.agenda as Vote
          yield* discardLaw(table, 'committee_formation')
          agenda.decided = yield* choose<Seat, Ti4>(by, ({ table }) => ({
            name: `${name}/elects`,
            rule: 'ti4/8.9',
            text: 'ti4.ask.electAlone',
            about: { card: agenda.card },
            hint: { decides: 'agenda' },
            options: {
              shape: 'oneOf',
              of: Object.fromEntries((table.agenda?.candidates ?? []).map(seat => [seat, { on: { seat } }])),
            },
          }))
        },
      },
    },
  },
  /** What lies beneath it is voted on: nothing comes of itself. */
  covert_legislation: {},
  incentive_program: {
    *outcome(table, decided) {
      yield* revealFromDeck(table, decided === 'for' ? 'stage1' : 'stage2')
    },
  },
  judicial_abolishment: {
    *outcome(table, law) {
      yield* discardLaw(table, law as AgendaId)
    },
  },
  /** It lies on while it is voted on. */
  miscount_disclosed: {
    *outcome(table, law) {
      const nth = table.agenda?.nth ?? 1
      yield* tell('everyone', { text: 'ti4.log.revote', about: { card: law } })
      return { segment: 'agenda', args: { nth, open: law } }
    },
  },
  new_constitution: {
    *outcome(table, decided) {
      if (decided !== 'for') return
      for (const law of lawsOf(table)) yield* discardLaw(table, law)
      later(table, 'new_constitution')
    },
    lasts: exhaustsLater((table, seat, planet) => homeWorlds(table, seat).includes(planet)),
  },
  representative_government_base: {
    ...representation,
    numbers: { additionalVotes: () => 1 },
    permits: { votesWithPlanets: () => false },
  },
  representative_government_pok: {
    ...representation,
    numbers: { additionalVotes: { add: () => 1, atMost: () => 1 } },
    permits: { votesWithPlanets: () => false, addsVotes: () => false },
  },
  search_warrant: {
    *outcome(table, elected) {
      yield* showSecrets(table, elected)
      yield* drawSecretObjectives(table, elected, 'warrant', hidden)
    },
    *repealed(table, { elected = [] }) {
      for (const seat of elected) yield* showSecrets(table, seat)
    },
  },
} satisfies Agendas
