import { actionCards } from '../../shared/ti4/content/actionCards.ts'
import { agendas } from '../../shared/ti4/content/agendas.ts'
import { explorations } from '../../shared/ti4/content/explorations.ts'
import { factions } from '../../shared/ti4/content/factions.ts'
import { leaders } from '../../shared/ti4/content/leaders.ts'
import { legendaryPlanets } from '../../shared/ti4/content/legendaryPlanets.ts'
import { mechs } from '../../shared/ti4/content/mechs.ts'
import { objectives } from '../../shared/ti4/content/objectives.ts'
import { printedAs } from '../../shared/ti4/content/printings.ts'
import { promissoryNotes } from '../../shared/ti4/content/promissoryNotes.ts'
import { relics } from '../../shared/ti4/content/relics.ts'
import { strategyCards } from '../../shared/ti4/content/strategyCards.ts'
import { technologies } from '../../shared/ti4/content/technologies.ts'
import type { Card } from '../galaxy/cards/card.ts'
import { say } from '../text/text.ts'
import { sideText } from './sides.ts'
import { ti4Table } from './table.ts'

/** Every card, technology and ability of the fourth edition by its id alone, as this table's printing has it. */

type Make = () => Card

const asPrinted = <R extends object>(record: R): R => printedAs(record, ti4Table.value?.printing ?? 'latest')

/** What its words are looked up by. */
const printedToday = (): Pick<Card, 'printing'> =>
  ti4Table.value?.printing === 'first' ? { printing: 'first' } : {}

const part = (text: string) => ({ text })

const all: readonly (readonly [id: string, make: Make])[] = [
  ...Object.values(actionCards).map(record =>
    of(record.id, () => {
      const { id, name, text, window } = asPrinted(record)
      return { kind: 'action', id, name, text, answers: window === 'whenActionCardPlayed' }
    }),
  ),
  ...Object.values(objectives).map(record =>
    of(record.id, () => {
      const { id, name, text, points } = asPrinted(record)
      return { kind: 'objective', id, name, text, points }
    }),
  ),
  ...Object.values(agendas).map(record =>
    of(record.id, () => {
      const card = asPrinted(record)
      const { id, name, elect: vote, law } = card
      const parts = {
        ...('for' in card && card.for !== undefined && { for: part(card.for) }),
        ...('against' in card && card.against !== undefined && { against: part(card.against) }),
        ...('elected' in card && card.elected !== undefined && { elected: part(card.elected) }),
      }
      return { kind: 'agenda', id, name, vote, law: law !== undefined, parts }
    }),
  ),
  ...Object.values(strategyCards).map(record =>
    of(record.id, () => {
      const { id, name, initiative, primary, secondary } = asPrinted(record)
      return {
        kind: 'strategy',
        id,
        name,
        initiative,
        parts: { primary: part(primary), secondary: part(secondary) },
      }
    }),
  ),
  ...Object.values(technologies).map(record =>
    of(record.id, () => {
      const { id, name, text, colour, unit } = asPrinted(record)
      return {
        kind: 'technology',
        id,
        name,
        text: unit ? sideText(unit) : (text ?? ''),
        colour: colour ?? 'unit',
      }
    }),
  ),
  ...Object.values(factions).flatMap(({ abilities }) =>
    abilities.map(({ id, name, text }) => of(id, () => ({ kind: 'ability', id, name, text }))),
  ),
  ...Object.values(promissoryNotes).map(record =>
    of(record.id, () => {
      const { id, name, text } = asPrinted(record)
      return { kind: 'promissoryNote', id, name, text }
    }),
  ),
  ...Object.values(mechs).map(({ id, name }) =>
    of(id, () => ({ kind: 'side', id, name, text: sideText(id) })),
  ),
  ...withText('leader', leaders),
  ...withText('relic', relics),
  ...withText('exploration', explorations),
  ...withText('legendaryPlanet', legendaryPlanets),
]

function of(id: string, make: Make) {
  return [id, make] as const
}

/** What says nothing but its name and a text. */
function withText(
  kind: string,
  records: Readonly<Record<string, { id: string; name: string; text: string }>>,
) {
  return Object.values(records).map(record =>
    of(record.id, () => {
      const { id, name, text } = asPrinted(record)
      return { kind, id, name, text }
    }),
  )
}

const byId = new Map(all)

export const cardIds: readonly string[] = [...byId.keys()]

/** One of several copies is the same card; a note is called after whose it is. */
export function cardOf(id: string): Card | undefined {
  const found = byId.get(id.replace(/\.\w+$/, ''))?.()
  const card = found && { ...found, ...printedToday() }
  const [, seat] = /\.(p\d)$/.exec(id) ?? []
  return card && seat ? { ...card, called: () => say('ti4.note.of', { card: card.id, seat }) } : card
}
