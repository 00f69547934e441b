import { choose, type Flow, tell } from '../../../engine/flow.ts'
import type { Choice, OneOf } from '../../../engine/options.ts'
import type { Seat } from '../../../engine/rules.ts'
import { candidate } from '../../../galaxy/election.ts'
import { begin } from '../../../galaxy/rules/lasting.ts'
import { opponentIn } from '../../battles.ts'
import { type TechnologyId, technologies } from '../../content/technologies.ts'
import { unitPrints } from '../../content/units.ts'
import { permits } from '../../effects.ts'
import { isGroundForce, isShip, piecesAt } from '../../forces.ts'
import { sheet } from '../../realm.ts'
import { deckOf, owns } from '../../research.ts'
import { unitsFallBack } from '../../rules/fallBack.ts'
import { technologyGained } from '../../rules/research.ts'
import type { Table, Ti4, UnitId, Vote } from '../../table.ts'
import type { Foretold } from '../act.ts'
import { fightsInSpace, type OfFaction } from './means.ts'

/** Technologies that are gained of others, and the two tokens by which those of factions are copied. */

const tokens = ['valefar_assimilator_x', 'valefar_assimilator_y'] as const
type Token = (typeof tokens)[number]

const upgraded = (id: TechnologyId) => {
  const side = technologies[id].unit
  return side && unitPrints[side].kind
}

/** Copies of the same kind of unit, of which only one may lie there; the usual upgrade lies on beneath it. [90.20, 90.21] */
function likeIt(table: Table, by: Seat, id: TechnologyId): TechnologyId[] {
  const cards = sheet(table, by).technologies
  return (Object.keys(cards) as TechnologyId[]).filter(
    each => cards[each]?.token && upgraded(id) !== undefined && upgraded(each) === upgraded(id),
  )
}

/** A token that copied such a unit copies the next one as well; else either does. [90.21] */
function tokensFor(table: Table, by: Seat, id: TechnologyId): Token[] {
  const cards = sheet(table, by).technologies
  const same = likeIt(table, by, id).flatMap(each => cards[each]?.token ?? [])
  return tokens.filter(token => owns(table, by, token) && (same.length === 0 || same.includes(token)))
}

/** As `technology`, or `token.technology` for what is copied. */
function gainable(table: Table, by: Seat, from: readonly Seat[]): string[] {
  const { faction } = sheet(table, by)
  const own = deckOf(table, by)
  const theirs = from.flatMap(seat => Object.keys(sheet(table, seat).technologies) as TechnologyId[])
  return [...new Set(theirs)].flatMap(id => {
    if (owns(table, by, id)) return []
    const { faction: of } = technologies[id]
    if (of === undefined) return own.includes(id) ? [id] : []
    return of === faction || id === 'iihq_modernization'
      ? []
      : tokensFor(table, by, id).map(token => `${token}.${id}`)
  })
}

const parts = (gained: string): { id: TechnologyId; token?: Token } => {
  const [one, other] = gained.split('.')
  return other === undefined
    ? { id: one as TechnologyId }
    : { id: other as TechnologyId, token: one as Token }
}

const line = (gained: string): Choice => {
  const { id, token } = parts(gained)
  return token ? { text: 'ti4.copy', about: { card: token, technology: id } } : { on: { card: id } }
}

function* takeTechnology(table: Table, by: Seat, from: readonly Seat[], name: string, card: string): Flow {
  const gained = yield* choose<string, Ti4>(by, seen => {
    const all = gainable(seen.table, by, from)
    if (all.length === 0) return { skip: 'none' }
    return {
      name: `${name}/technology`,
      rule: 'ti4/90.5',
      text: 'ti4.ask.takeTechnology',
      about: { card },
      hint: { gains: 'technology' },
      options: {
        shape: 'oneOf',
        of: {
          ...Object.fromEntries(all.map(id => [id, line(id)])),
          none: { text: 'ti4.ask.useNone' },
        },
      } satisfies OneOf,
    }
  })
  if (gained === 'none') return
  const { id, token } = parts(gained)
  const cards = sheet(table, by).technologies
  const over = (Object.keys(cards) as TechnologyId[]).filter(each => token && cards[each]?.token === token)
  const gone = token ? [...likeIt(table, by, id), ...over] : []
  for (const each of gone) delete cards[each]
  cards[id] = token ? { token } : {}
  yield* tell('everyone', { text: 'ti4.log.learns', about: { seat: by, technology: id } })
  if (gone.length > 0) yield* unitsFallBack(table, by, `${name}/fallBack`)
  // What is copied is not gained.
  if (!token) yield* technologyGained(table, by, id)
}

/** Once in a combat, or an Agenda Phase. */
const isUsed = ({ lasting }: Table, by: Seat, effect: string): boolean =>
  Object.values(lasting).some(one => one.effect === effect && one.by === by)

const troopsIn = (table: Table, by: Seat, hex: string) =>
  piecesAt(table, hex).filter(piece => piece.of === by && isGroundForce(table, piece))

export const nekro: OfFaction = {
  propagation: { numbers: { tokensForResearch: { set: () => 3 } } },
  // As they copy: see `takeTechnology`.
  valefar_assimilator_x: {},
  valefar_assimilator_y: {},
  technological_singularity: {
    at: {
      afterUnitDestroyed: {
        choice: {
          hint: { gains: 'technology' },
          may(table, by, { of, battle }) {
            if (!battle || (battle.attacker !== by && battle.defender !== by)) return false
            if (of !== opponentIn(battle, by) || isUsed(table, by, 'technological_singularity')) return false
            return permits(table, of, 'copied', { by }, true) && gainable(table, by, [of]).length > 0
          },
        },
        *does(table, { by, about: { of }, name }) {
          begin(table, { effect: 'technological_singularity', by, until: 'combat' })
          yield* takeTechnology(table, by, [of], name, 'technological_singularity')
        },
      },
    },
  },
  galactic_threat: {
    permits: { votes: () => false },
    at: {
      afterAgendaRevealed: {
        choice: {
          hint: { decides: 'agenda' },
          may: (table, by) => !isUsed(table, by, 'galactic_threat'),
        },
        *does(table, { by, name }) {
          const outcome = yield* choose<string, Ti4>(by, seen => {
            const { elects, candidates, card } = seen.table.agenda as Vote
            return {
              name: `${name}/outcome`,
              rule: 'ti4/8.22',
              text: 'ti4.ask.foretell',
              about: { card },
              options: {
                shape: 'oneOf',
                of: Object.fromEntries(candidates.map(id => [id, candidate(elects, id)])),
              } satisfies OneOf,
            }
          })
          begin(table, { effect: 'galactic_threat', by, until: 'phase' })
          const { agenda } = table
          if (agenda) agenda.predictions = { ...agenda.predictions, galactic_threat: { by, outcome } }
        },
      },
    },
  },
  the_alastor: {
    at: {
      combatStart: {
        choice: {
          hint: { risks: 'troops' },
          may: (table, by, { battle }) =>
            fightsInSpace(battle, by) &&
            troopsIn(table, by, battle.hex).length > 0 &&
            piecesAt(table, battle.hex).some(
              ({ of, kind }) => of === by && kind === 'flagship' && isShip(kind),
            ),
        },
        *does(table, { by, about: { battle }, name }) {
          const chosen = yield* choose<UnitId[], Ti4>(by, seen => {
            const own = troopsIn(seen.table, by, battle.hex)
            return {
              name: `${name}/troops`,
              rule: 'ti4/78.2',
              text: 'ti4.ask.alastor',
              options: {
                shape: 'someOf',
                of: Object.fromEntries(
                  own.map(({ id, kind }) => [id, { on: { unit: id }, about: { unit: kind } }]),
                ),
                least: 0,
                most: own.length,
              },
            }
          })
          if (table.battle) table.battle.asShips = [...(table.battle.asShips ?? []), ...chosen]
        },
      },
    },
  },
}

/** Whoever foretold it has a technology of one who voted so. */
export const threatFulfilled: Foretold = function* (table, { by, name }) {
  const { votes = {}, decided = '' } = table.agenda ?? {}
  const voters = table.order.filter(
    seat => seat !== by && (votes[seat]?.count ?? 0) > 0 && votes[seat]?.what?.includes(decided),
  )
  yield* takeTechnology(table, by, voters, name, 'galactic_threat')
}
