import type { Seat } from '../engine/rules.ts'
import { captivesOfKind } from './captives.ts'
import { teamsOf } from './cards/researchTeams.ts'
import { type ShortcutId, shortcuts } from './cards/shortcuts.ts'
import type { AgendaId } from './content/agendas.ts'
import type { LeaderId } from './content/leaders.ts'
import type { PlanetId } from './content/planets.ts'
import { idsIn } from './content/sets.ts'
import { type Colour, type TechnologyId, technologies } from './content/technologies.ts'
import { unitPrints } from './content/units.ts'
import { numberOf, permits } from './effects.ts'
import { piecesOf } from './forces.ts'
import { isReady } from './openCards.ts'
import { specialtiesOf } from './planets.ts'
import { planetsOf, readyPlanets, sheet, spendable, worthSpent } from './realm.ts'
import type { CaptiveKey, Table } from './table.ts'

/** What client, bots and rules read about technologies: what is open to a player, and by what prerequisites. [90] */

export const owns = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  sheet(table, seat).technologies[id] !== undefined

/** In his deck still: those of everybody but what his faction has its own version of, and his faction's. [90.4, 90.11] */
export function deckOf(table: Table, seat: Seat): TechnologyId[] {
  const { faction } = sheet(table, seat)
  const inPlay = idsIn(table, technologies)
  const own = inPlay.filter(id => technologies[id].faction === faction)
  const covered = own.flatMap(id => technologies[id].replaces ?? [])
  return inPlay.filter(
    id =>
      !owns(table, seat, id) && !covered.includes(id) && (technologies[id].faction ?? faction) === faction,
  )
}

/** One way to make up for prerequisites that are missing. */
export interface Way {
  /** Planets and cards that are exhausted for it, the card by which an Infantry is given, or a captured unit. */
  readonly exhausts: readonly (PlanetId | ShortcutId | AgendaId | typeof forInfantry | CaptiveFee)[]
  /** Resources it costs besides. */
  readonly resources: number
}

const nothing: Way = { exhausts: [], resources: 0 }

const isColour = (id: string): id is Colour => ['blue', 'green', 'red', 'yellow'].includes(id)

/** Symbols for which he owns no technology. [90.12] */
function missingSymbols(table: Table, seat: Seat, id: TechnologyId): Colour[] {
  const owned = Object.keys(sheet(table, seat).technologies) as TechnologyId[]
  return Object.entries(technologies[id].needs).flatMap(([colour, count]) => {
    if (!isColour(colour)) return []
    const has = owned.filter(each => technologies[each].colour === colour).length
    const all = numberOf(table, seat, 'symbols', has, { colour })
    return Array.from({ length: Math.max(0, count - all) }, () => colour)
  })
}

const countOf = <T>(all: readonly T[], one: T): number => all.filter(each => each === one).length

/** All ways without anything that would not be needed; none where it is not open to him. [90.12–90.15] */
export function waysTo(table: Table, seat: Seat, id: TechnologyId): readonly Way[] {
  if (permits(table, seat, 'researchesFreely', { technology: id })) return [nothing]
  const all = missingSymbols(table, seat, id)
  const isKept = permits(table, seat, 'keepsSpecialties', {})
  const offering = (from: readonly PlanetId[]) =>
    from.flatMap(planet => {
      const colour = specialtiesOf(table, planet).find(each => all.includes(each))
      return colour ? [[planet, colour] as const] : []
    })
  const given = isKept ? offering(planetsOf(table, seat)).map(([, colour]) => colour) : []
  const missing = all.filter((colour, i) => countOf(all.slice(0, i), colour) >= countOf(given, colour))
  const due = missing.length - numberOf(table, seat, 'ignoredPrerequisites', 0, { technology: id })
  if (due <= 0) return [nothing]
  const specialties = isKept ? [] : offering(readyPlanets(table, seat))
  const cards = (Object.keys(shortcuts) as ShortcutId[]).filter(card => isReady(table, seat, card))
  const single = cards.filter(card => shortcuts[card]?.ignores(id) === 1)
  const teams = teamsOf(table, seat).filter(([, colour]) => missing.includes(colour))
  const helps = [...specialties, ...teams, ...single.map(card => [card, undefined] as const)]
  const fits = (chosen: typeof helps) =>
    missing.every(colour => chosen.filter(([, each]) => each === colour).length <= countOf(missing, colour))
  const ways = choicesOf(helps, due).filter(fits)
  const wholly = cards.filter(card => shortcuts[card]?.ignores(id) === 'all')
  return [
    ...ways.map(chosen => ({ exhausts: chosen.map(([help]) => help), resources: 0 })),
    ...wholly.map(card => ({ exhausts: [card], resources: shortcuts[card]?.resources ?? 0 })),
    ...(paysInfantry(table, seat, id) ? [{ exhausts: [forInfantry] as const, resources: 0 }] : []),
    ...captivesFor(table, seat, id).map(key => ({ exhausts: [feeOf(key)], resources: 0 })),
  ]
}

/** The card by which an Infantry makes up for all. */
export const forInfantry = 'brother_omar' satisfies LeaderId

const paysInfantry = (table: Table, seat: Seat, id: TechnologyId): boolean =>
  permits(table, seat, 'researchesForInfantry', { technology: id }) &&
  piecesOf(table, seat).some(({ kind }) => kind === 'infantry')

/** A captured unit that is given back: `captive.cruiser.p2`. */
type CaptiveFee = `captive.${CaptiveKey}`
const feeOf = (key: CaptiveKey): CaptiveFee => `captive.${key}`
export const captiveGiven = (fee: string): CaptiveKey | undefined =>
  fee.startsWith('captive.') ? (fee.slice('captive.'.length) as CaptiveKey) : undefined

/** Those of the kind that a technology improves, where one of them makes up for all. */
function captivesFor(table: Table, seat: Seat, id: TechnologyId): CaptiveKey[] {
  const { unit } = technologies[id]
  if (unit === undefined || !permits(table, seat, 'researchesForCaptive', {})) return []
  return captivesOfKind(table, seat, unitPrints[unit].kind)
}

/** All choices of so many. */
function choicesOf<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return from.flatMap((one, i) => choicesOf(from.slice(i + 1), count - 1).map(others => [one, ...others]))
}

/** What he could pay while these are exhausted otherwise: a planet serves once. */
function leftToSpend(table: Table, seat: Seat, { exhausts }: Way): number {
  const used = readyPlanets(table, seat).filter(planet => exhausts.includes(planet))
  const lost = used.reduce((sum, planet) => sum + worthSpent(table, planet, 'resources'), 0)
  return spendable(table, seat, 'resources') - lost
}

/** Those ways he can pay so many resources besides. */
export const waysFor = (table: Table, seat: Seat, id: TechnologyId, price: number): readonly Way[] =>
  deckOf(table, seat).includes(id)
    ? waysTo(table, seat, id).filter(way => leftToSpend(table, seat, way) >= price + way.resources)
    : []

export const canResearch = (table: Table, seat: Seat, id: TechnologyId, price = 0): boolean =>
  waysFor(table, seat, id, price).length > 0

/** For so many resources. */
export const openTechnologies = (table: Table, seat: Seat, price = 0): TechnologyId[] =>
  deckOf(table, seat).filter(id => canResearch(table, seat, id, price))

/** Who gains tokens in place of what he researches. */
export const tokensForResearch = (table: Table, seat: Seat): number =>
  numberOf(table, seat, 'tokensForResearch', 0, {})

/** Whether researching for so many resources could bring him anything. */
export const couldResearch = (table: Table, seat: Seat, price = 0): boolean =>
  tokensForResearch(table, seat) > 0
    ? spendable(table, seat, 'resources') >= price && sheet(table, seat).counters.reinforcements > 0
    : openTechnologies(table, seat, price).length > 0
