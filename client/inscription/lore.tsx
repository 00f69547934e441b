import { agendas } from '../../shared/inscription/content/agendas.ts'
import type { AssetCode } from '../../shared/inscription/content/assets.ts'
import { type FactionId, factions } from '../../shared/inscription/content/factions.ts'
import { type ObjectiveId, objectiveIn, objectives } from '../../shared/inscription/content/objectives.ts'
import { type RelicId, relics } from '../../shared/inscription/content/relics.ts'
import { type TechnologyId, technologies } from '../../shared/inscription/content/technologies.ts'
import { editionOf } from '../../shared/inscription/table.ts'
import type { Lore, Thing } from '../parts/lookUp.ts'
import { called, isSeat, say } from '../text/text.ts'
import { assetName, nameOf, resourceName, textOf } from './names.ts'
import { outcomeText } from './panels/AgendaCard.tsx'
import { FactionCard } from './panels/FactionCard.tsx'
import { AssetSign, ResourceSign } from './Signs.tsx'
import { marksOf, theTable } from './table.ts'

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

const signSaid = ({ kind, id }: Thing): string =>
  say(`inscription.sign.${kind === 'resource' ? 'resource' : (id.split(':')[0] ?? '')}`)

const isSign = ({ kind, id }: Thing) =>
  (kind === 'asset' && id !== 'none') || (kind === 'resource' && ['M', 'I', 'R'].includes(id))

function titleOf(thing: Thing): string {
  const { kind, id } = thing
  const known = kindOf(thing)
  if (known) return nameOf(known, id)
  if (kind === 'asset') return assetName(id)
  return kind === 'resource' ? resourceName(id) : called(kind, id)
}

function brief(thing: Thing): string {
  const known = kindOf(thing)
  if (known) return textsOf(known, thing.id).join(' ')
  const faction = factionOf(thing.id)
  return faction ? nameOf('faction', faction) : signSaid(thing)
}

function About({ thing }: { thing: Thing }) {
  const known = kindOf(thing)
  const faction = known === 'faction' ? (thing.id as FactionId) : factionOf(thing.id)
  if (faction) return <FactionCard id={faction} />
  if (known)
    return (
      <div class="ins-mine">
        {textsOf(known, thing.id).map(text => (
          <p key={text}>{text}</p>
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
  knows: thing => kindOf(thing) !== undefined || isSign(thing) || factionOf(thing.id) !== undefined,
  titleOf,
  brief,
  placeOf: () => undefined,
  boardAt: () => undefined,
  About,
}
