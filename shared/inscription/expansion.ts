import type { Resource } from './content/assets.ts'
import { type Dock, expansionSheets } from './content/expansionSheets.ts'
import { allPrintedLines, coloniesOf, iconsOfPlanet, type Line, printedLines } from './printed.ts'
import type { Marks } from './table.ts'

export const planetsOf = (marks: Marks): string[] => Object.keys(coloniesOf(marks))

export const lockedPlanets = (marks: Marks): string[] =>
  planetsOf(marks).filter(planet => !marks.expansion.unlocked[planet] && !marks.expansion.crossed[planet])

export const unlockedPlanets = (marks: Marks): string[] =>
  planetsOf(marks).filter(planet => marks.expansion.unlocked[planet])

export function dockOf({ sheets }: Marks, dock: string): Dock {
  const found = expansionSheets[sheets.expansion].docks[Number(dock.slice(1)) - 1]
  if (!found) throw new Error(`No dock is called "${dock}"`)
  return found
}

export const docksOf = ({ sheets }: Marks): string[] =>
  expansionSheets[sheets.expansion].docks.map((_, i) => `d${i + 1}`)

export const unbuiltDocks = (marks: Marks): string[] =>
  docksOf(marks).filter(dock => !marks.expansion.docks[dock])

/** Icons that can be crossed out, with what crosses them: of unlocked planets, or of one, and of docks. */
export function openIcons(marks: Marks, on?: string): Record<string, Resource> {
  const { icons } = marks.expansion
  const open: Record<string, Resource> = {}
  for (const planet of unlockedPlanets(marks))
    if (on === undefined || on === planet)
      for (const [id, resource] of Object.entries(iconsOfPlanet(marks, planet)))
        if (!icons[id]) open[id] = resource
  return open
}

export function openDockIcons(marks: Marks): Record<string, Resource> {
  const open: Record<string, Resource> = {}
  for (const dock of unbuiltDocks(marks))
    [...dockOf(marks, dock).icons].forEach((icon, i) => {
      if (!marks.expansion.icons[`${dock}.${i}`]) open[`${dock}.${i}`] = icon as Resource
    })
  return open
}

export const linesOf = ({ sheets }: Marks, planet: string): readonly Line[] =>
  printedLines(sheets.expansion)[planet] ?? []

export const allLines = ({ sheets }: Marks): readonly Line[] => allPrintedLines(sheets.expansion)

export const isDeveloped = (marks: Marks, planet: string): boolean =>
  Object.keys(iconsOfPlanet(marks, planet)).every(icon => marks.expansion.icons[icon])

export const planetOfIcon = (icon: string): string => icon.slice(0, icon.indexOf('.'))

export const specialtyLinesClaimed = (marks: Marks): number =>
  allLines(marks).filter(({ id, asset }) => marks.expansion.claimed[id] && asset.startsWith('spec:')).length
