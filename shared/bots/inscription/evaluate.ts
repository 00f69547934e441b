import { commodities, resourceIds, type SheetId, sheetIds, sides } from '../../inscription/content/assets.ts'
import { commodityPoints, councilorPoints, warGrid } from '../../inscription/content/charts.ts'
import { objectives } from '../../inscription/content/objectives.ts'
import { researchOf, type TechnologyId } from '../../inscription/content/technologies.ts'
import { units, unitWorth } from '../../inscription/content/units.ts'
import { linesOf, unlockedPlanets } from '../../inscription/expansion.ts'
import { claimableSpaces, gridOf, tradeGoodIcons, left as unspent } from '../../inscription/industry.ts'
import { assetOfSystem, claimableSystems } from '../../inscription/navigation.ts'
import { progress } from '../../inscription/objectives.ts'
import { spoilsOf } from '../../inscription/printed.ts'
import { sheetPointsOf } from '../../inscription/scoring.ts'
import type { Hand, Marks, Table } from '../../inscription/table.ts'
import { isLocked, strengthIn, unitOfBand } from '../../inscription/warfare.ts'
import { ringsBeyond, towardsMecatolRex } from './mecatolRex.ts'
import { assetWorth, expectedStrength, gameLeft } from './worth.ts'

/** What is worked out of one branch of the marks stays true for that very branch: trying marks changes few of them. */
const known = new WeakMap<object, Map<string, { left: number; beside: unknown; worth: number }>>()

function once(name: string, branch: object, left: number, beside: unknown, worth: () => number): number {
  let ofBranch = known.get(branch)
  if (!ofBranch) {
    ofBranch = new Map()
    known.set(branch, ofBranch)
  }
  const found = ofBranch.get(name)
  if (found && found.left === left && found.beside === beside) return found.worth
  const fresh = { left, beside, worth: worth() }
  ofBranch.set(name, fresh)
  return fresh.worth
}

/** What a player's sheets are worth as they stand: the points they have and a share of those within reach. */
export function evaluate(table: Table, seat: string, { marks, relics }: Hand): number {
  const left = gameLeft(table)
  const { navigation, expansion, industry, warfare, technologies } = marks
  const points = (sheet: SheetId) => sheetPointsOf(table, seat, marks, sheet)
  return (
    once(
      'travelling',
      navigation,
      left,
      table,
      () => points('navigation') + travelling(marks, left) + towardsMecatolRex(table, seat, marks, left),
    ) +
    once('settling', expansion, left, table, () => points('expansion') + settling(marks, left)) +
    once('working', industry, left, table, () => points('industry') + working(marks, left)) +
    once('arming', warfare, left, technologies, () => points('warfare') + arming(marks, left)) +
    once('learning', technologies, left, marks.focus, () => learning(marks, left)) +
    goods(marks, left) +
    sheetIds.reduce(
      (sum, sheet) => sum + once('aims', marks[sheet], left, table, () => aim(table, seat, marks, sheet)),
      0,
    ) +
    Object.keys(relics).length * 1.5 * left
  )
}

function goods({ assets, industry }: Marks, left: number): number {
  const held = Object.values(assets).reduce(
    // A planet is worth little before it is unlocked.
    (sum, { asset, spent }) => sum + (spent ? 0 : assetWorth(asset, left) * (asset === 'planet' ? 0.5 : 0.8)),
    0,
  )
  return held + unspent(industry.tradeGoods) * (0.5 + 0.5 * left) + unspent(industry.votes) * 0.25
}

function learning({ technologies: known, focus, edition }: Marks, left: number): number {
  let worth = 0
  for (const [id, mark] of Object.entries(known)) {
    const research = researchOf(edition, id as TechnologyId)
    const begun = mark.embargoed ? 0 : 0.6 * (mark.crossed / research) ** 1.5
    worth += (mark.unlocked ? 1 : begun) * 5 * left
  }
  for (const sheet of sheetIds)
    for (const die of resourceIds) if (focus[sheet][die]) worth += assetWorth(`focus:${die}`, left) * 1.4
  return worth
}

/** Of what a system is worth, by how far it lies beyond what is explored. */
const beyondShares = [0.22, 0.13, 0.08, 0.05]

/** Systems explored and not claimed, and what lies a little beyond them. */
function travelling(marks: Marks, left: number): number {
  const near = claimableSystems(marks)
    .filter(system => system !== 'MR')
    .map(system => assetWorth(assetOfSystem(marks, system), left))
  const rings = ringsBeyond(marks)
  let beyond = 0
  beyondShares.forEach((share, ring) => {
    for (const system of rings[ring] ?? []) beyond += assetWorth(assetOfSystem(marks, system), left) * share
  })
  const best = near.sort((a, b) => b - a).reduce((sum, worth, i) => sum + worth * 0.8 * 0.85 ** i, 0)
  return best + beyond * 0.5 * left
}

/** Rows and columns begun on unlocked planets. */
function settling(marks: Marks, left: number): number {
  const { icons, claimed, blocked } = marks.expansion
  let worth = 0
  for (const planet of unlockedPlanets(marks))
    for (const line of linesOf(marks, planet)) {
      if (claimed[line.id] || blocked[line.id]) continue
      const done = line.icons.filter(icon => icons[icon]).length / line.icons.length
      worth += assetWorth(line.asset, left) * (0.32 * left + 0.66 * done ** 1.5)
    }
  return worth
}

function working(marks: Marks, left: number): number {
  const { commodities: rows, councilors } = marks.industry
  const spaces = claimableSpaces(marks)
    .map(id => assetWorth(gridOf(marks)[id]?.asset ?? 'none', left))
    .sort((a, b) => b - a)
    .reduce((sum, worth, i) => sum + worth * 0.25 * 0.8 ** i, 0)
  const towards = (points: Readonly<Record<number, number>>, have: number) =>
    Object.entries(points).reduce((sum, [after, worth]) => {
      const lack = Number(after) - have
      return sum + (lack > 0 && lack <= 3 ? (worth * 0.5) / (lack + 0.5) : 0)
    }, 0)
  const charts = commodities.reduce(
    (sum, each) => sum + towards(commodityPoints, rows[each]) + rows[each] * 0.15,
    0,
  )
  return (
    spaces +
    charts +
    towards(councilorPoints, councilors) +
    councilors * 0.4 * left +
    tradeGoodIcons(marks) * left
  )
}

/** Units begun, and the chance to win the wars that are still to come. */
function arming(marks: Marks, left: number): number {
  const { bands, line, units: drawn, neighbours, spoilt } = marks.warfare
  let worth = 0
  for (const [band, { icons, built, banned }] of Object.entries(bands)) {
    if (built || banned) continue
    const { shape, cost, id } = units[unitOfBand(band)]
    const points = unitWorth(marks.edition, id)
    worth += (points + shape.length * 0.8) * 0.8 * (icons.length / cost.length) ** 1.4
  }
  for (let war = line + 1; war <= warGrid.wars; war++) {
    const weight = [0.7, 0.5, 0.35, 0.3][war - line - 1] ?? 0.3
    for (const side of sides) {
      const spoils = spoilsOf(marks, war)
      const won = spoilt[`${war}${side}`] ? 0 : assetWorth(spoils[side], left)
      const stake = won - assetWorth(spoils.loss, left)
      const strength = once(`${war} ${side} ${neighbours[side]}`, drawn, 0, marks.technologies, () =>
        strengthIn(marks, war, side),
      )
      const odds = 1 / (1 + Math.exp(expectedStrength(war) - strength))
      worth += stake * odds * weight
    }
  }
  if (!isLocked(marks, 'dreadnought')) worth += 2 * left
  if (!isLocked(marks, 'warsun')) worth += 2 * left
  return worth
}

function aim(table: Table, seat: string, marks: Marks, sheet: SheetId): number {
  const open = table.objectives[sheet]
  if (!open) return 0
  const { id, by } = open
  const { first, later } = objectives[id]
  const worth = Object.keys(by).length === 0 ? first : later
  if (by[seat] !== undefined) return worth
  const { have, need } = progress(marks, id)
  return worth * (have >= need ? 1 : (Math.max(0, have) / need) ** 2)
}
