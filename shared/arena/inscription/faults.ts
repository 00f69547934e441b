import { kept } from '../../engine/kept.ts'
import { commodities, sheetIds, sides } from '../../inscription/content/assets.ts'
import { commodityRow, mostCouncilors, populationTrack, warGrid } from '../../inscription/content/charts.ts'
import { relicIds } from '../../inscription/content/relics.ts'
import { researchOf, type TechnologyId } from '../../inscription/content/technologies.ts'
import { units } from '../../inscription/content/units.ts'
import { linesOf, planetsOf } from '../../inscription/expansion.ts'
import { gridOf, sizeOf } from '../../inscription/industry.ts'
import { chartOf } from '../../inscription/navigation.ts'
import { iconsOfPlanet, technologiesOf } from '../../inscription/printed.ts'
import { scoreOf } from '../../inscription/scoring.ts'
import type { Inscription, Marks } from '../../inscription/table.ts'
import { nodesOf, unitOfBand } from '../../inscription/warfare.ts'

/** What on a player's sheets could not have been marked by the rules. */
export function faultsOf({ table, hands, box }: Inscription): string[] {
  const faults = Object.entries(hands).flatMap(([seat, { marks }]) =>
    // A decision changes one player's marks, as a rule.
    kept(marks, 'faults', faultsOfMarks).map(fault => `${seat}: ${fault}`),
  )
  const relics = [
    ...box.relics,
    ...Object.values(hands).flatMap(({ marks, relics }) => [...Object.keys(relics), ...marks.relics]),
  ]
  if (new Set(relics).size !== relics.length || relics.length > relicIds.length)
    faults.push('a relic is there twice')
  const isSetUp = table.phase !== 'factions' && table.phase !== 'setup'
  if (Object.keys(table.objectives).length !== (isSetUp ? sheetIds.length : 0))
    faults.push('not every objective lies open, or one too early')
  for (const sheet of sheetIds)
    if (Object.keys(table.objectives[sheet]?.by ?? {}).length > table.order.length + 1)
      faults.push(`too many completed the objective of ${sheet}`)
  for (const [seat, score] of Object.entries(table.scores ?? {})) {
    const hand = hands[seat]
    if (hand && scoreOf(table, seat, hand.marks).total !== score.total)
      faults.push(`${seat} was scored wrongly`)
  }
  return faults
}

const faultsOfMarks = (marks: Marks): string[] => [
  ...navigation(marks),
  ...expansion(marks),
  ...industry(marks),
  ...warfare(marks),
  ...technology(marks),
]

function navigation(marks: Marks): string[] {
  const { explored, claimed, lines, wormholes } = marks.navigation
  const { systems, lanes } = chartOf(marks)
  const faults = [...Object.keys(explored), ...Object.keys(claimed)]
    .filter(system => !systems[system])
    .map(system => `there is no system ${system}`)
  for (const system of Object.keys(claimed))
    if (!explored[system]) faults.push(`${system} was claimed unexplored`)
  for (const line of lines) {
    const [from = '', to] = line.split('>')
    if (to && !lanes[from]?.includes(to)) faults.push(`there is no hyperlane ${line}`)
  }
  const through = lines.filter(line => line.includes('@')).length
  if (Object.keys(wormholes).length !== 2 * through) faults.push('a wormhole was used otherwise than once')
  return faults
}

function expansion(marks: Marks): string[] {
  const { icons, claimed, unlocked, crossed, population, populationSpent, blocked } = marks.expansion
  const faults: string[] = []
  for (const planet of planetsOf(marks)) {
    if (unlocked[planet] && crossed[planet]) faults.push(`${planet} is unlocked and crossed out`)
    const marked = Object.keys(iconsOfPlanet(marks, planet)).filter(icon => icons[icon])
    if (marked.length > 0 && !unlocked[planet]) faults.push(`${planet} was developed while locked`)
    for (const line of linesOf(marks, planet)) {
      const isFull = line.icons.every(icon => icons[icon])
      if ((claimed[line.id] === true) !== (isFull && !blocked[line.id]))
        faults.push(`${line.id} was claimed wrongly`)
    }
  }
  if (population > populationTrack.length || populationSpent > population)
    faults.push('the population is wrong')
  return faults
}

function industry(marks: Marks): string[] {
  const { cells, commodities: rows, councilors, tradeGoods, votes } = marks.industry
  const faults = Object.keys(cells)
    .filter(id => !gridOf(marks)[id])
    .map(id => `there is no space ${id}`)
  for (const each of commodities) if (rows[each] > commodityRow) faults.push(`too many of ${each}`)
  if (councilors > mostCouncilors) faults.push('too many councilors')
  for (const each of [tradeGoods, votes])
    if (each.claimed > sizeOf(each) || each.spent > each.claimed || each.spent < 0)
      faults.push('a pool overflows')
  return faults
}

function warfare(marks: Marks): string[] {
  const faults: string[] = []
  const drawn = marks.warfare.units.flatMap(({ nodes }) => nodes)
  if (new Set(drawn).size !== drawn.length) faults.push('two units share a node')
  for (const node of drawn) if (!Object.hasOwn(nodesOf(marks), node)) faults.push(`there is no node ${node}`)
  for (const [band, { built, icons }] of Object.entries(marks.warfare.bands)) {
    const unit = units[unitOfBand(band)]
    if (Number(band.slice(unit.id.length)) > unit.limit) faults.push(`${band} is one too many`)
    if (icons.length > unit.cost.length) faults.push(`${band} cost too much`)
    if (built && unit.lockedBy && !marks.warfare.unlocked[unit.id])
      faults.push(`${band} was built while locked`)
  }
  for (let war = 1; war <= warGrid.wars; war++)
    for (const side of sides)
      if (
        (marks.warfare.wars[`${war}${side}`] !== undefined) !== war <= marks.warfare.line &&
        war < marks.warfare.line
      )
        faults.push(`war ${war} was not fought`)
  return faults
}

function technology(marks: Marks): string[] {
  const own = sheetIds.flatMap(sheet => technologiesOf(marks, sheet))
  return (Object.keys(marks.technologies) as TechnologyId[]).flatMap(id => {
    const { crossed, unlocked } = marks.technologies[id] ?? { crossed: 0 }
    if (!own.includes(id)) return [`${id} is on none of the sheets`]
    if (crossed > researchOf(marks.edition, id)) return [`${id} cost too much`]
    return !unlocked && crossed === researchOf(marks.edition, id) ? [`${id} should be unlocked`] : []
  })
}
