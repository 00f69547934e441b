import { kept } from '../engine/kept.ts'
import { commodities, type SheetId, sheetIds } from './content/assets.ts'
import { warGrid } from './content/charts.ts'
import { type ObjectiveId, objectiveIn, objectives } from './content/objectives.ts'
import { isDeveloped, planetsOf, specialtyLinesClaimed, unlockedPlanets } from './expansion.ts'
import { cellAt } from './industry.ts'
import { hasClaimedMecatol, systemsClaimed } from './navigation.ts'
import { industrySpaces } from './printed.ts'
import type { Marks, Power, Table } from './table.ts'
import { builtBands, nodesInSection } from './warfare.ts'

export interface Progress {
  readonly have: number
  readonly need: number
}

const around = 5

/** Claimed spaces around the scrapped space that has most; in the second edition around two of them, up to what is needed. */
function aroundScrapped(marks: Marks): number {
  const { cells } = marks.industry
  const counts = industrySpaces(marks)
    .filter(([id]) => cellAt(marks, id) === 'scrapped')
    .map(([, { beside }]) => beside.filter(next => cells[next] === 'claimed').length)
    .sort((a, b) => b - a)
  const [most = 0, next = 0] = counts
  return marks.edition === 2 ? Math.min(around, most) + Math.min(around, next) : most
}

const ofAnother = 5

/** Of the commodity of which there are most; in the second edition with the next one, up to what is needed. */
function mostOfOne({ industry, edition }: Marks): number {
  const rows = commodities.map(commodity => industry.commodities[commodity]).sort((a, b) => b - a)
  const [most = 0, next = 0] = rows
  return edition === 2 ? most + Math.min(ofAnother, next) : most
}

/** What each objective counts, on a player's own sheets. */
const counts: Readonly<Record<ObjectiveId, (marks: Marks) => number>> = {
  collector: marks => systemsClaimed(marks, asset => asset === 'relic'),
  mercantilist: marks => systemsClaimed(marks, asset => asset.startsWith('com:') || asset.startsWith('tg:')),
  prospector: marks => systemsClaimed(marks, asset => asset === 'planet'),
  core_cracker: marks => planetsOf(marks).filter(planet => isDeveloped(marks, planet)).length,
  expansionist: marks =>
    unlockedPlanets(marks).length +
    Object.values(marks.expansion.docks).filter(dock => dock === 'built').length,
  technocrat: marks => specialtyLinesClaimed(marks),
  diversified_production: ({ industry }) =>
    Math.min(...commodities.map(commodity => industry.commodities[commodity])),
  maximum_efficiency: aroundScrapped,
  sourcing_expert: mostOfOne,
  armada: marks => builtBands(marks).length,
  secured_assets: ({ warfare }) => Object.keys(warfare.claimed).length,
  united_front: marks =>
    Math.max(
      ...Array.from({ length: warGrid.wars }, (_, war) =>
        Math.min(
          nodesInSection(marks, war + 1, 'left').length,
          nodesInSection(marks, war + 1, 'right').length,
        ),
      ),
    ),
}

/** An objective looks at its own sheet only. */
export function progress(marks: Marks, id: ObjectiveId): Progress {
  const { sheet, need } = objectiveIn(marks.edition, id)
  return { have: kept(marks[sheet], `${id} on ${marks.sheets[sheet]}`, () => counts[id](marks)), need }
}

export function isComplete(marks: Marks, id: ObjectiveId): boolean {
  const { have, need } = progress(marks, id)
  return have >= need
}

/** Everyone who completed it in the step in which it was first completed has the greater value. */
export function objectiveWorth({ objectives: open }: Table, sheet: SheetId, by: Power): number {
  const { id, by: steps = {} } = open[sheet] ?? {}
  const step = steps[by]
  if (!id || step === undefined) return 0
  return step === Math.min(...Object.values(steps)) ? objectives[id].first : objectives[id].later
}

/** What a player could declare now: objectives by their sheets, and the claim of Mecatol Rex. */
export function declarable(table: Table, by: Power, marks: Marks): (SheetId | 'mecatol')[] {
  const met = sheetIds.filter(sheet => {
    const open = table.objectives[sheet]
    return open && open.by[by] === undefined && isComplete(marks, open.id)
  })
  const isWritten = table.mecatol.some(({ name }) => name === by)
  return hasClaimedMecatol(marks) && !isWritten ? [...met, 'mecatol'] : met
}
