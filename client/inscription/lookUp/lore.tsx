import { agendas } from '../../../shared/inscription/content/agendas.ts'
import { type AssetCode, type SheetId, sheetIds } from '../../../shared/inscription/content/assets.ts'
import type { UnitName } from '../../../shared/inscription/content/effects.ts'
import { type EventId, events } from '../../../shared/inscription/content/events.ts'
import { type FactionId, factions } from '../../../shared/inscription/content/factions.ts'
import { type ObjectiveId, objectiveIn, objectives } from '../../../shared/inscription/content/objectives.ts'
import { type RelicId, relics } from '../../../shared/inscription/content/relics.ts'
import { type TechnologyId, technologies } from '../../../shared/inscription/content/technologies.ts'
import { units } from '../../../shared/inscription/content/units.ts'
import { editionOf } from '../../../shared/inscription/table.ts'
import type { Lore, Thing } from '../../parts/lookUp.ts'
import { split } from '../../parts/split.ts'
import { Words } from '../../parts/Words.tsx'
import { closeTab } from '../../room/openTab.ts'
import { called, isSeat, say } from '../../text/text.ts'
import { assetName, nameOf, resourceName, textOf } from '../names.ts'
import { outcomeText } from '../panels/AgendaCard.tsx'
import { FactionCard } from '../panels/FactionCard.tsx'
import { AssetSign, ResourceSign } from '../Signs.tsx'
import { roman } from '../status.ts'
import { marksOf, theTable, turnTo } from '../table.ts'
import { askForTerms, dictionary, terms, termTitle } from './dictionary.ts'

/** What can be told of the cards and signs of Inscription, wherever they are named or drawn. */

const records = {
  faction: factions,
  technology: technologies,
  relic: relics,
  agenda: agendas,
  objective: objectives,
}
type Kind = keyof typeof records

const isKind = (kind: string): kind is Kind => Object.hasOwn(records, kind)

/** Whatever an effect comes from is a card of some kind. */
const kindOf = ({ kind, id }: Thing): Kind | undefined => {
  if (isKind(kind)) return Object.hasOwn(records[kind], id) ? kind : undefined
  if (kind !== 'by') return undefined
  return (Object.keys(records) as Kind[]).find(each => Object.hasOwn(records[each], id))
}

const factionOf = (seat: string) => (isSeat(seat) ? marksOf(seat)?.faction : undefined)
const edition = () => theTable.value && editionOf(theTable.value)

function textsOf(kind: Kind, id: string): readonly string[] {
  switch (kind) {
    case 'technology':
      return [textOf(`technology.${id}`, technologies[id as TechnologyId].text, edition())]
    case 'relic':
      return [textOf(`relic.${id}`, relics[id as RelicId].text, edition())]
    case 'objective':
      return [textOf(`objective.${id}`, objectiveIn(edition(), id as ObjectiveId).text, edition())]
    case 'agenda':
      return (['pass', 'fail'] as const).map(
        side => `${say(`inscription.result.${side}`)}: ${outcomeText(id as keyof typeof agendas, side)}`,
      )
    case 'faction':
      return [textOf(`faction.${id}.ability`, factions[id as FactionId].ability.text)]
  }
}

const isUnit = ({ kind, id }: Thing): boolean => kind === 'unit' && Object.hasOwn(units, id)
const isTerm = ({ kind, id }: Thing): boolean => kind === 'term' && terms.value?.[id] !== undefined
const isEvent = ({ kind, id }: Thing): boolean => kind === 'event' && Object.hasOwn(events, id)
const sheetOf = ({ kind, id }: Thing): SheetId | undefined =>
  kind === 'sheet' ? sheetIds.find(each => each === id) : undefined

/** A card, a unit or a word of the rules, in sentences. */
function saysOf(thing: Thing): readonly string[] {
  const { id } = thing
  const card = kindOf(thing)
  if (card) return textsOf(card, id)
  if (isTerm(thing)) return [terms.value?.[id]?.[1] ?? '']
  if (isEvent(thing)) {
    const { type, stage } = events[id as EventId]
    return [say('inscription.sign.event', { event: say(`inscription.event.${type}`), stage: roman(stage) })]
  }
  if (!isUnit(thing)) return []
  const { worth, limit } = units[id as UnitName]
  return [
    say('inscription.sign.unit'),
    ...(Number.isFinite(limit) ? [say('inscription.sign.unit.limit', { count: limit, worth })] : []),
  ]
}

const signSaid = ({ kind, id }: Thing): string =>
  say(`inscription.sign.${kind === 'resource' ? 'resource' : (id.split(':')[0] ?? '')}`)

const isSign = ({ kind, id }: Thing) =>
  (kind === 'asset' && id !== 'none') || (kind === 'resource' && ['M', 'I', 'R'].includes(id))

function titleOf(thing: Thing): string {
  const { kind, id } = thing
  const known = kindOf(thing)
  if (known) return nameOf(known, id)
  if (isTerm(thing)) return termTitle(id)
  if (kind === 'asset') return assetName(id)
  if (kind === 'event') return nameOf('event', id)
  return kind === 'resource' ? resourceName(id) : called(kind, id)
}

function brief(thing: Thing): string {
  const says = saysOf(thing)
  if (says.length > 0) return says.join(' ')
  const faction = factionOf(thing.id)
  return faction ? nameOf('faction', faction) : signSaid(thing)
}

function About({ thing }: { thing: Thing }) {
  const faction = kindOf(thing) === 'faction' ? (thing.id as FactionId) : factionOf(thing.id)
  if (faction) return <FactionCard id={faction} />
  const says = saysOf(thing)
  if (says.length > 0)
    return (
      <div class="ins-mine">
        {says.map(text => (
          <p key={text}>
            <Words text={text} not={thing.id} />
          </p>
        ))}
      </div>
    )
  return (
    <p class="ins-sign-told">
      <SignOf thing={thing} /> {signSaid(thing)}
    </p>
  )
}

const SignOf = ({ thing: { kind, id } }: { thing: Thing }) =>
  kind === 'resource' ? (
    <ResourceSign resource={id as 'M' | 'I' | 'R'} size={32} />
  ) : (
    <AssetSign asset={id as AssetCode} size={32} />
  )

export const inscriptionLore: Lore = {
  knows: thing =>
    kindOf(thing) !== undefined ||
    isSign(thing) ||
    isUnit(thing) ||
    isTerm(thing) ||
    isEvent(thing) ||
    sheetOf(thing) !== undefined ||
    factionOf(thing.id) !== undefined,
  titleOf,
  brief,
  placeOf(thing) {
    const sheet = sheetOf(thing)
    if (!sheet) return undefined
    return () => {
      closeTab()
      turnTo(sheet)
    }
  },
  boardAt: () => undefined,
  About,
  wordsIn: (text, not) => split(text, dictionary.value, not),
  askForWords: askForTerms,
}
