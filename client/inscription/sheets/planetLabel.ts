import type { Resource } from '../../../shared/inscription/content/assets.ts'
import { linesOf } from '../../../shared/inscription/expansion.ts'
import { colony, iconsOfPlanet } from '../../../shared/inscription/printed.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { assetName, resourceName } from '../names.ts'
import { sentence } from './sentence.ts'

/** A planet for those who hear the sheet: how it stands, and of every row and column what it brings or what it still takes. */
export function planetLabel(marks: Marks, planet: string, can: 'choose' | 'unlock' | undefined): string {
  const { unlocked, crossed, icons } = marks.expansion
  const state = crossed[planet] ? 'never' : unlocked[planet] ? 'unlocked' : 'locked'
  const printed = iconsOfPlanet(marks, planet)
  const named = (left: string[]) => left.map(icon => resourceName(printed[icon] as Resource)).join(' ')
  const lines = linesOf(marks, planet).map(line => {
    const kind = line.id.includes('.r') ? 'row' : 'column'
    const left = line.icons.filter(icon => !icons[icon])
    const what = sentence(assetName(line.asset), standing(marks, line.id))
    return left.length > 0 ? say(`inscription.north.${kind}`, { what, icons: named(left) }) : what
  })
  return sentence(
    colony(marks, planet).name,
    say(`inscription.north.planet.${state}`),
    can && say(can === 'choose' ? 'inscription.can.choose' : 'inscription.north.canUnlock'),
    state !== 'never' && lines.join('; '),
  )
}

/** How an asset of the sheet stands; one that still can be claimed says nothing. */
export function standing({ expansion, assets }: Marks, line: string): string | undefined {
  if (expansion.blocked[line]) return say('inscription.north.barred')
  if (!expansion.claimed[line]) return undefined
  return say(`inscription.north.${assets[`expansion:${line}`]?.spent ? 'spent' : 'claimed'}`)
}
