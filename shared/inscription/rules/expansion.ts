import { dockOf, isDeveloped, linesOf, planetOfIcon } from '../expansion.ts'
import type { Marks } from '../table.ts'
import type { Happening } from './happenings.ts'

export function unlockPlanet({ expansion }: Marks, planet: string): Happening[] {
  expansion.unlocked[planet] = true
  return [{ is: 'moment', on: 'unlockPlanet', planet }]
}

/** Crosses out an icon of a planet or of a dock and claims whatever is finished by it. */
export function develop(marks: Marks, icon: string): Happening[] {
  const { icons, claimed, blocked } = marks.expansion
  icons[icon] = true
  const place = planetOfIcon(icon)
  if (place.startsWith('d')) {
    const length = dockOf(marks, place).icons.length
    const isDone = Array.from({ length }, (_, i) => icons[`${place}.${i}`]).every(Boolean)
    return isDone ? buildDock(marks, place) : []
  }
  const happenings: Happening[] = []
  for (const { id, asset, icons: line } of linesOf(marks, place)) {
    if (claimed[id] || blocked[id] || !line.includes(icon) || !line.every(each => icons[each])) continue
    claimed[id] = true
    happenings.push({ is: 'asset', asset, sheet: 'expansion', at: id })
  }
  if (isDeveloped(marks, place)) happenings.push({ is: 'moment', on: 'planetFullyDeveloped', planet: place })
  return happenings
}

export function buildDock(marks: Marks, dock: string): Happening[] {
  marks.expansion.docks[dock] = 'built'
  marks.expansion.claimed[dock] = true
  return [{ is: 'asset', asset: dockOf(marks, dock).asset, sheet: 'expansion', at: dock }]
}
