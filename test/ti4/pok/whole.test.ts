import { describe, expect, test } from 'vitest'
import '../../../shared/ti4/rules/index.ts'
import {
  actionEffects,
  agendaActs,
  explored,
  held,
  lasting,
  noteEffects,
} from '../../../shared/ti4/cards/registry.ts'
import { actionCards } from '../../../shared/ti4/content/actionCards.ts'
import { agendas } from '../../../shared/ti4/content/agendas.ts'
import { explorations } from '../../../shared/ti4/content/explorations.ts'
import { factionIds } from '../../../shared/ti4/content/factionIds.ts'
import { factions } from '../../../shared/ti4/content/factions.ts'
import { leaders } from '../../../shared/ti4/content/leaders.ts'
import { legendaryPlanets } from '../../../shared/ti4/content/legendaryPlanets.ts'
import { promissoryNotes } from '../../../shared/ti4/content/promissoryNotes.ts'
import { relics } from '../../../shared/ti4/content/relics.ts'
import { technologies } from '../../../shared/ti4/content/technologies.ts'
import { unitPrints } from '../../../shared/ti4/content/units.ts'

/** Everything that says something does it, and nothing is done that nobody printed. */

/** What rules ask for by name where it happens, or what is all in numbers and starting things. */
const elsewhere: readonly string[] = [
  // Agents that copy others, and notes that are worth a point or lend a commander: read where these are counted.
  'ssruu',
  'support_for_the_throne',
  'alliance',
  // A home that lies apart, a second note, and how many agents one begins with.
  'creuss_gate',
  'dark_whispers',
  'the_company',
  // Tokens of the beaten in one's own fleet pool: `lendersOf`.
  'imperia',
  // Ways of one ship alone: `links.ts`.
  'memoria',
  'memoria_ii',
  'pillage',
  'valefar_assimilator_x',
  'valefar_assimilator_y',
  'inheritance_systems',
  // A token in place of another: `strategyTokens.ts`. Commodities as trade goods: `lending.ts`.
  'scepter_of_emelpar',
  'xander_alexin_victori_iii',
]

const does = (id: string): boolean =>
  [held, lasting, noteEffects, actionEffects, explored as Readonly<Record<string, object>>].some(
    shelf => Object.keys(shelf[id] ?? {}).length > 0,
  )

/** Said beside it, in the file of what it goes with. */
const withOthers: readonly string[] = [
  'zs_thunderbolt_m2',
  'blackshade_infiltrator',
  'letani_behemoth',
  'moyins_ashes',
  'annihilator',
  'shield_paling',
  'ember_colossus',
  'jae_mir_kan',
]

const silent = (ids: readonly string[]): string[] =>
  ids.filter(id => !does(id) && !elsewhere.includes(id) && !withOthers.includes(id))

const idsOf = (records: Readonly<Record<string, unknown>>): string[] => Object.keys(records)
const effects = Object.values(unitPrints).flatMap(({ effect }) => effect ?? [])

describe('everything that is printed does something', () => {
  test.each(factionIds)('of %s', faction => {
    const { abilities, technologies: own, units, flagship, mech, promissoryNotes: notes } = factions[faction]
    const { agents, commander, hero } = factions[faction]
    const spoken = [...units, flagship, mech].flatMap(side => unitPrints[side].effect ?? [])
    // An upgrade whose text is all in its numbers needs no more.
    const learnt = own.filter(id => {
      const side = technologies[id].unit
      return side === undefined || unitPrints[side].effect !== undefined
    })
    const led = [...agents, commander, hero].flatMap(id => id ?? [])
    expect(silent([...abilities.map(({ id }) => id), ...learnt, ...spoken, ...notes, ...led])).toEqual([])
  })

  test('leaders, relics and cards of legendary planets', () => {
    expect(silent([leaders, relics, legendaryPlanets].flatMap(idsOf))).toEqual([])
  })

  test('notes, technologies and Action Cards', () => {
    const plain = idsOf(technologies).filter(id => {
      const { unit } = technologies[id as keyof typeof technologies]
      return unit === undefined || unitPrints[unit].effect !== undefined
    })
    expect(silent([...idsOf(promissoryNotes), ...plain, ...idsOf(actionCards)])).toEqual([])
  })

  test('explorations, where their records do not say it all', () => {
    const open = Object.values(explorations).filter(({ attaches, token }) => !attaches && !token)
    expect(silent(open.map(({ id }) => id))).toEqual([])
  })

  test('agendas', () => {
    expect(idsOf(agendaActs).sort()).toEqual(idsOf(agendas).sort())
  })
})

describe('nothing is done that is not printed', () => {
  const abilities = factionIds.flatMap(id => factions[id].abilities.map(ability => ability.id))
  const printed = new Set<string>([
    ...abilities,
    ...effects,
    ...[leaders, relics, legendaryPlanets, technologies, promissoryNotes, explorations].flatMap(idsOf),
  ])

  test('by what players hold', () => {
    expect(idsOf(held).filter(id => !printed.has(id))).toEqual([])
  })

  test('by notes, Action Cards and explorations', () => {
    expect(idsOf(noteEffects).filter(id => !Object.hasOwn(promissoryNotes, id))).toEqual([])
    expect(idsOf(actionEffects).filter(id => !Object.hasOwn(actionCards, id))).toEqual([])
    expect(idsOf(explored).filter(id => !Object.hasOwn(explorations, id))).toEqual([])
  })

  test('what is said elsewhere is not said twice', () => {
    expect([...elsewhere, ...withOthers].filter(does)).toEqual([])
  })
})
