import { kept } from '../engine/kept.ts'
import { commodities, type SheetId, sheetIds } from './content/assets.ts'
import { commodityRow, warGrid } from './content/charts.ts'
import { type ObjectiveId, objectives } from './content/objectives.ts'
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

/** Claimed spaces around one scrapped space. */
function mostAroundScrapped(marks: Marks): number {
  const { cells } = marks.industry
  const scrapped = industrySpaces(marks.sheets.industry).filter(([id]) => cellAt(marks, id) === 'scrapped')
  return Math.max(
    ...scrapped.map(([, { beside }]) => beside.filter(next => cells[next] === 'claimed').length),
  )
}

/** How far a player is with each objective, on his own sheets. */
const conditions: Readonly<Record<ObjectiveId, (marks: Marks) => Progress>> = {
  collector: marks => ({ have: systemsClaimed(marks, asset => asset === 'relic'), need: 2 }),
  mercantilist: marks => ({
    have: systemsClaimed(marks, asset => asset.startsWith('com:') || asset.startsWith('tg:')),
    need: 3,
  }),
  prospector: marks => ({ have: systemsClaimed(marks, asset => asset === 'planet'), need: 5 }),
  core_cracker: marks => ({
    have: planetsOf(marks).filter(planet => isDeveloped(marks, planet)).length,
    need: 3,
  }),
  expansionist: marks => ({
    have:
      unlockedPlanets(marks).length +
      Object.values(marks.expansion.docks).filter(dock => dock === 'built').length,
    need: 6,
  }),
  technocrat: marks => ({ have: specialtyLinesClaimed(marks), need: 3 }),
  diversified_production: ({ industry }) => ({
    have: Math.min(...commodities.map(commodity => industry.commodities[commodity])),
    need: 3,
  }),
  maximum_efficiency: marks => ({ have: mostAroundScrapped(marks), need: 5 }),
  sourcing_expert: ({ industry }) => ({
    have: Math.max(...commodities.map(commodity => industry.commodities[commodity])),
    need: commodityRow,
  }),
  armada: marks => ({ have: builtBands(marks).length, need: 8 }),
  secured_assets: ({ warfare }) => ({ have: Object.keys(warfare.claimed).length, need: 9 }),
  united_front: marks => ({
    have: Math.max(
      ...Array.from({ length: warGrid.wars }, (_, war) =>
        Math.min(
          nodesInSection(marks, war + 1, 'left').length,
          nodesInSection(marks, war + 1, 'right').length,
        ),
      ),
    ),
    need: 6,
  }),
}

/** An objective looks at its own sheet only. */
export function progress(marks: Marks, id: ObjectiveId): Progress {
  const { sheet } = objectives[id]
  return kept(marks[sheet], `${id} on ${marks.sheets[sheet]}`, () => conditions[id](marks))
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
