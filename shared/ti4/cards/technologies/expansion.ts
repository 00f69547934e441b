import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import type { PlanetId } from '../../content/planets.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { mayAddVotes } from '../../council.ts'
import { decksFor } from '../../exploring.ts'
import { onPlanet } from '../../forces.ts'
import { isReady } from '../../openCards.ts'
import { piecesLeft } from '../../pieceLimits.ts'
import { specialtiesOf } from '../../planets.ts'
import { ownerOf, planetsAt, planetsOf, sheet } from '../../realm.ts'
import { explorePlanet } from '../../rules/exploration.ts'
import { gainGoods } from '../../rules/goods.ts'
import { exhaustCard, readyCard } from '../../rules/openCards.ts'
import { readyUp } from '../../rules/planets.ts'
import { enforceEverywhere } from '../../rules/supplyLimits.ts'
import { redistributing, shareOut } from '../../rules/tokens.ts'
import { castVotes } from '../../rules/voting.ts'
import { takesUnits } from '../../sites.ts'
import type { Table, Ti4 } from '../../table.ts'
import type { Component } from '../act.ts'
import { aimAt } from '../aims.ts'
import { exhaustedAt } from '../costs.ts'
import { putUnits } from '../factions/placing.ts'

/** Technologies of Prophecy of Kings that answer what was done, or a turn that ends. */

const tired = (table: Table, seat: Seat): { cards: TechnologyId[]; planets: PlanetId[] } => ({
  cards: (Object.entries(sheet(table, seat).technologies) as [TechnologyId, { exhausted?: true }][]).flatMap(
    ([id, { exhausted }]) => (exhausted && id !== 'bio_stims' ? [id] : []),
  ),
  planets: planetsOf(table, seat).filter(
    planet => table.planets[planet]?.exhausted && specialtiesOf(table, planet).length > 0,
  ),
})

const askReadied = (seat: Seat, name: string): Flow<string> =>
  choose<string, Ti4>(seat, ({ table }) => {
    const { cards, planets } = tired(table, seat)
    const of: Record<string, Choice> = Object.fromEntries([
      ...cards.map(card => [card, { on: { card } }] as const),
      ...planets.map(planet => [planet, { on: { planet } }] as const),
    ])
    if (Object.keys(of).length === 0) return { skip: 'none' }
    return {
      name: `${name}/readied`,
      rule: 'ti4/90.3',
      text: 'ti4.ask.readyOne',
      about: { card: 'bio_stims' },
      hint: { helps: 'aimed' },
      options: { shape: 'oneOf', of } satisfies OneOf,
    }
  })

const bioStims: Component = {
  at: {
    turnEnd: exhaustedAt('bio_stims', {
      choice: {
        hint: { helps: 'you' },
        may(table, by, { of }) {
          const { cards, planets } = tired(table, by)
          return of === by && cards.length + planets.length > 0
        },
      },
      *does(table, { by, name }) {
        const said = yield* askReadied(by, name)
        const { cards, planets } = tired(table, by)
        const planet = planets.find(id => id === said)
        if (planet) yield* readyUp(table, by, [planet])
        else if (cards.some(id => id === said)) yield* readyCard(table, by, said)
      },
    }),
  },
}

const more = 3
const intelligence: TechnologyId = 'predictive_intelligence'

const hasAdded = ({ lasting }: Table, seat: Seat): boolean =>
  Object.values(lasting).some(({ effect, by }) => effect === intelligence && by === seat)

function* wasInVain(table: Table, seat: Seat): Flow {
  if (hasAdded(table, seat) && isReady(table, seat, intelligence))
    yield* exhaustCard(table, seat, intelligence)
}

/** More votes for what one votes for; in vain they cost its readiness. */
const predictiveIntelligence: Component = {
  at: {
    turnEnd: exhaustedAt(intelligence, {
      choice: { hint: { helps: 'you', by: 0.5 }, may: (_, by, { of }) => of === by },
      *does(table, { by, name }) {
        shareOut(table, by, yield* redistributing(by, 0, 'ti4/20.3'))
        const { tactic, fleet, strategy } = sheet(table, by).counters
        yield* tell('everyone', {
          text: 'ti4.log.redistributes',
          about: { seat: by, tactic, fleet, strategy },
        })
        yield* enforceEverywhere(table, by, `${name}/supply`)
      },
    }),
    afterVotesCast: {
      choice: {
        hint: { decides: 'agenda' },
        may: (table, by, { of }) =>
          of === by && isReady(table, by, intelligence) && !hasAdded(table, by) && mayAddVotes(table, by),
      },
      *does(table, { by }) {
        const outcome = table.agenda?.votes[by]?.what?.[0]
        if (outcome === undefined) return
        begin(table, { effect: intelligence, by, until: 'agenda' })
        yield* castVotes(table, by, outcome, more)
      },
    },
    whenOutcomeResolved: {
      *does(table, { by }) {
        const { votes = {}, decided = '' } = table.agenda ?? {}
        if (!votes[by]?.what?.includes(decided)) yield* wasInVain(table, by)
      },
    },
    outcomeFoiled: { does: (table, { by }) => wasInVain(table, by) },
  },
}

const mechSites = (table: Table, seat: Seat, hex: string): PlanetId[] =>
  piecesLeft(table, seat, 'mech') > 0
    ? planetsAt(table, hex).filter(
        planet => ownerOf(table, planet) === seat && takesUnits(table, seat, planet),
      )
    : []

/** That each lost mech pays goes without its being exhausted or ready. */
const selfAssemblyRoutines: Component = {
  at: {
    afterProduction: exhaustedAt('self_assembly_routines', {
      choice: {
        hint: { gains: 'unit' },
        may: (_, by, { of }) => of === by,
        aims: aimAt.planet((table, by, { hex = '' }) => mechSites(table, by, hex)),
      },
      does: (table, { by }, planet: PlanetId) => putUnits(table, by, 'mech', 1, { planet }),
    }),
    afterUnitDestroyed: {
      *does(table, { by, about: { of, kinds } }) {
        if (of === by && kinds.mech) yield* gainGoods(table, by, kinds.mech)
      },
    },
  },
}

/** Planets with units of his that have something to explore. */
const explorable = (table: Table, seat: Seat, hex: string): PlanetId[] =>
  planetsAt(table, hex).filter(
    planet => decksFor(table, planet).length > 0 && onPlanet(table, planet).some(({ of }) => of === seat),
  )

const scanlinkDroneNetwork: Component = {
  at: {
    afterActivation: {
      choice: {
        hint: { helps: 'you' },
        may: (_, by, { of }) => of === by,
        aims: aimAt.planet((table, by, { hex = '' }) => explorable(table, by, hex)),
      },
      does: (table, { by, name }, planet: PlanetId) => explorePlanet(table, by, planet, `${name}/explored`),
    },
  },
}

const upgrades = (table: Table, seat: Seat): number =>
  (Object.keys(sheet(table, seat).technologies) as TechnologyId[]).filter(id => technologies[id].unit).length

/** Its other use makes up for a prerequisite: `shortcuts.ts`. */
const aiDevelopmentAlgorithm: Component = {
  at: {
    whenProducing: exhaustedAt('ai_development_algorithm', {
      choice: {
        hint: { helps: 'you' },
        may: (table, by, { of }) => of === by && upgrades(table, by) > 0,
      },
      *does(table, { by, about: { hex } }) {
        begin(table, {
          effect: 'ai_development_algorithm',
          by,
          until: 'production',
          adds: { freeResources: upgrades(table, by) },
          where: { hex },
        })
      },
    }),
  },
}

export const expansionTechnologies = {
  bio_stims: bioStims,
  ai_development_algorithm: aiDevelopmentAlgorithm,
  predictive_intelligence: predictiveIntelligence,
  self_assembly_routines: selfAssemblyRoutines,
  scanlink_drone_network: scanlinkDroneNetwork,
} as const
