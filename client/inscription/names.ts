import { agendas } from '../../shared/inscription/content/agendas.ts'
import { type AssetCode, amountOf, type SheetId } from '../../shared/inscription/content/assets.ts'
import type { Edition } from '../../shared/inscription/content/editions.ts'
import { events } from '../../shared/inscription/content/events.ts'
import { expansionSheets } from '../../shared/inscription/content/expansionSheets.ts'
import { factions } from '../../shared/inscription/content/factions.ts'
import { industrySheets } from '../../shared/inscription/content/industrySheets.ts'
import { navigationSheets } from '../../shared/inscription/content/navigationSheets.ts'
import { objectives } from '../../shared/inscription/content/objectives.ts'
import { relics } from '../../shared/inscription/content/relics.ts'
import { technologies } from '../../shared/inscription/content/technologies.ts'
import { warfareSheets } from '../../shared/inscription/content/warfareSheets.ts'
import { dockOf, linesOf } from '../../shared/inscription/expansion.ts'
import { gridOf } from '../../shared/inscription/industry.ts'
import { assetOfSystem } from '../../shared/inscription/navigation.ts'
import { colony, placeOfSystem } from '../../shared/inscription/printed.ts'
import type { Marks } from '../../shared/inscription/table.ts'
import { unitOfBand } from '../../shared/inscription/warfare.ts'
import { called, knows, nameThings, say } from '../text/text.ts'
import { shownMarks } from './table.ts'

export type Kind = 'faction' | 'technology' | 'relic' | 'agenda' | 'objective' | 'event'

type Printed = Readonly<Record<string, { readonly name: string } | undefined>>
const records: Readonly<Record<Kind, Printed>> = {
  faction: factions,
  technology: technologies,
  relic: relics,
  agenda: agendas,
  objective: objectives,
  event: events,
}

/** In the player's language where it is translated, else as it is printed. */
const translated = (key: string, printed: string) => (knows(key) ? say(key) : printed)

export const nameOf = (kind: Kind, id: string): string =>
  translated(`name.${kind}.${id}`, records[kind][id]?.name ?? id)

/** What stands on a card, or in one part of it. */
/** In the edition on the table, where it says something else than the first. */
export const textOf = (card: string, printed: string, edition?: Edition): string =>
  edition === 2 && knows(`card.${card}.second`)
    ? say(`card.${card}.second`)
    : translated(`card.${card}`, printed)
export const abilityName = (id: string, printed: string): string => translated(`name.ability.${id}`, printed)

export const sheetName = (sheet: SheetId): string => say(`inscription.sheet.${sheet}`)
const printedSheets: Printed = {
  ...navigationSheets,
  ...expansionSheets,
  ...industrySheets,
  ...warfareSheets,
}
export const nameOfPrinted = (id: string): string =>
  translated(`name.inscriptionSheet.${id}`, printedSheets[id]?.name ?? id)

/** How an asset is called: "2 trade goods". */
export function assetName(asset: string): string {
  const [kind = '', of = ''] = asset.split(':')
  if (kind === 'com') return say(`inscription.asset.${of}`, { count: amountOf(asset as AssetCode) })
  if (kind === 'spec' || kind === 'focus' || kind === 'neighbor')
    return say(`inscription.asset.${kind}.${of}`)
  return say(`inscription.asset.${kind}`, of === '' ? {} : { count: Number(of) })
}

export const specialtyName = (id: string) => say(`inscription.asset.spec.${id}`)
export const resourceName = (id: string) => say(`inscription.resource.${id}`)
export const unitName = (id: string) => say(`inscription.unit.${id}`)

const onMine = (read: (marks: Marks) => string, id: string) =>
  shownMarks.value ? read(shownMarks.value) : id

const systemName = (id: string) =>
  onMine(
    marks =>
      say('inscription.place.system', {
        asset: assetName(assetOfSystem(marks, id)),
        row: placeOfSystem(marks.sheets.navigation, id).y,
      }),
    id,
  )

export const planetName = (id: string) => onMine(marks => colony(marks, id).name, id)

const lineName = (id: string) =>
  onMine(marks => {
    const [planet = '', line = ''] = id.split('.')
    const asset = linesOf(marks, planet).find(each => each.id === id)?.asset ?? 'none'
    return say(`inscription.place.line.${line.startsWith('r') ? 'row' : 'column'}`, {
      planet: planetName(planet),
      count: Number(line.slice(1)) + 1,
      asset: assetName(asset),
    })
  }, id)

const dockName = (id: string) =>
  onMine(
    marks =>
      say('inscription.place.dock', {
        count: Number(id.slice(1)),
        asset: assetName(dockOf(marks, id).asset),
      }),
    id,
  )

const spaceName = (id: string) =>
  onMine(marks => {
    const { r = 0, q = 0, asset = 'none' } = gridOf(marks)[id] ?? {}
    return say('inscription.place.space', { asset: assetName(asset), row: r + 1, count: q + 1 })
  }, id)

const bandName = (id: string) =>
  say('inscription.place.band', { unit: unitName(unitOfBand(id)), count: Number(/\d+$/.exec(id)?.[0] ?? 1) })

/** Whoever an effect comes from: a card of any kind. */
function causeName(id: string): string {
  for (const kind of ['faction', 'technology', 'relic', 'agenda'] as const)
    if (id in records[kind]) return nameOf(kind, id)
  return knows(`inscription.by.${id}`) ? say(`inscription.by.${id}`) : id
}

const list = (letters: string) => [...letters].map(resourceName).join(', ')
const either = (letters: string) => [...letters].map(resourceName).join(` ${say('inscription.or')} `)

export const nameInscription = () =>
  nameThings({
    faction: id => nameOf('faction', id),
    technology: id => nameOf('technology', id),
    relic: id => nameOf('relic', id),
    agenda: id => nameOf('agenda', id),
    objective: id => nameOf('objective', id),
    event: id => nameOf('event', id),
    sheet: id => sheetName(id as SheetId),
    unit: unitName,
    asset: id => (knows(`inscription.asset.${id}`) || id.includes(':') ? assetName(id) : id),
    specialty: specialtyName,
    resource: resourceName,
    die: resourceName,
    commodity: id => say(`inscription.commodity.${id}`),
    side: id => say(`inscription.side.${id}`),
    pool: id => say(`inscription.pool.${id}`),
    system: systemName,
    planet: id => (/^p\d+$/.test(id) ? planetName(id) : id),
    line: lineName,
    dock: dockName,
    space: spaceName,
    band: bandName,
    by: causeName,
    black: list,
    needs: either,
    other: id => (id === 'ai' ? say('inscription.ai') : called('seat', id)),
  })
