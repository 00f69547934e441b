import { behind } from '../../engine/draft.ts'
import { type Flow, tell } from '../../engine/flow.ts'
import type { Next, Seat } from '../../engine/rules.ts'
import { end } from '../../galaxy/rules/lasting.ts'
import { foretold } from '../cards/registry.ts'
import type { PlanetId } from '../content/planets.ts'
import { chairOf } from '../council.ts'
import { numberOf } from '../effects.ts'
import { clockwiseFrom, planetsOf } from '../realm.ts'
import type { Table } from '../table.ts'
import { clear } from './agenda.ts'
import { scoreDeeds } from './deeds.ts'
import { eliminateBeaten } from './elimination.ts'
import { everybody, someOfOnes } from './everybody.ts'
import { unlockLeaders } from './leaders.ts'
import { endLending } from './lending.ts'
import { moment } from './moments.ts'
import { enforceEverywhere } from './supplyLimits.ts'
import { dealingEnds } from './transactions.ts'

/** Once the custodians have left two agendas are voted on in every round. [8.1, 27.4] */
export function* agendaPhase(table: Table): Flow<Next> {
  table.phase = 'agenda'
  delete table.active
  yield* tell('everyone', { text: 'ti4.log.agendaPhase' })
  yield* moment(table, 'agendaPhaseStart', 'start', {})
  return { segment: 'agenda', args: { nth: 1 }, then: { segment: 'secondAgenda' } }
}

/** With it everybody may deal anew. [8.3, 94.6] */
export function* secondAgenda(table: Table): Flow<Next> {
  yield* dealingEnds(table)
  return { segment: 'agenda', args: { nth: 2 }, then: { segment: 'agendaPhaseEnds' } }
}

/** Those who foretold it are paid, clockwise from the Speaker. [8.22b] */
export function* agendaEnds(table: Table): Flow<undefined> {
  const { predictions = {}, decided } = behind(table).agenda ?? {}
  for (const seat of clockwiseFrom(table, chairOf(table)))
    for (const [card, { by, outcome }] of Object.entries(predictions))
      if (by === seat && outcome === decided) yield* pay(table, seat, card)
  const { card } = behind(table).agenda ?? {}
  if (card !== undefined && decided !== undefined)
    yield* moment(table, 'afterOutcomeResolved', 'resolved', { card })
  // What comes of it may have taken tokens out of fleet pools. [37.3]
  for (const seat of clockwiseFrom(table, chairOf(table)))
    yield* enforceEverywhere(table, seat, `supply/${seat}`)
  yield* scoreDeeds(table, 'agenda')
  clear(table)
  yield* eliminateBeaten(table, 'agenda')
  yield* unlockLeaders(table)
  return undefined
}

function* pay(table: Table, by: Seat, card: string): Flow {
  yield* tell('everyone', { text: 'ti4.log.foretold', about: { seat: by, card: card.split('.')[0] ?? card } })
  const pays = foretold[card.split('.')[0] ?? card]
  if (pays) yield* pays(table, { by, card, name: `foretold/${card}` })
}

const all = 99

/** Planets are readied, and a new round begins. [8.4] */
export function* agendaPhaseEnds(table: Table): Flow<Next> {
  const exhausted = (now: Table, seat: Seat) =>
    planetsOf(now, seat).filter(planet => now.planets[planet]?.exhausted)
  yield* everybody(
    table,
    { by: chairOf(table) },
    seat =>
      someOfOnes(seat, {
        name: 'readied',
        rule: 'ti4/8.4',
        text: 'ti4.ask.readyPlanets',
        hint: { helps: 'planet' },
        count: numberOf(table, seat, 'planetsReadied', all, {}),
        among: now => exhausted(now, seat),
        on: planet => ({ on: { planet } }),
      }),
    function* (_, readied) {
      for (const planet of readied as PlanetId[]) delete table.planets[planet]?.exhausted
    },
  )
  yield* tell('everyone', { text: 'ti4.log.planetsReadied' })
  yield* dealingEnds(table)
  endLending(table)
  end(table, 'phase')
  return { segment: 'strategyPhase' }
}
