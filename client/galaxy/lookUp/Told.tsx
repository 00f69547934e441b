import { mySeat } from '../../net/room.ts'
import type { Thing } from '../../parts/lookUp.ts'
import { SeatName } from '../../parts/SeatMark.tsx'
import { Words } from '../../parts/Words.tsx'
import { knows, say } from '../../text/text.ts'
import { ColourSign } from '../art/colourSigns.tsx'
import { cardOf } from '../cards/cards.ts'
import { NotYet } from '../cards/NotYet.tsx'
import { edition } from '../edition.ts'
import { GoalStandings } from '../pages/GoalStandings.tsx'
import { Tag } from '../parts/Tag.tsx'
import { reads } from '../reads.ts'
import { PeopleFacts } from '../setup/PeopleFacts.tsx'
import { Story } from '../setup/Story.tsx'
import type { Table } from '../table.ts'
import { galaxyTable } from '../table.ts'
import { CardWords } from './CardWords.tsx'
import { termBook } from './dictionary.ts'
import { kindOfUnit } from './kindOfUnit.ts'

/** All there is to say of one thing, whatever named it. */
export function Told({ thing: { kind, id } }: { thing: Thing }) {
  const table = galaxyTable.value
  if (!table) return null
  switch (kind) {
    case 'unit':
      return <UnitTold table={table} kind={kindOfUnit(id)} />
    case 'term':
      return (
        <p>
          <Words text={termBook.value?.terms[id]?.[1] ?? ''} not={id} />
        </p>
      )
    case 'colour':
      return <ColourTold id={id} />
    case 'token':
      return (
        <p class="counter-row">
          <reads.TokenGlyph kind={id} /> <span>{reads.tokenWhy({ kind: id })}</span>
        </p>
      )
    case 'seat':
      return <PeopleTold people={reads.peopleIdOf(table, id)} theirs={id !== mySeat.value} heading />
    case edition.peoples:
      return <PeopleTold people={id} />
    default:
      return <CardTold table={table} id={id} />
  }
}

/** As it lies before me, or before whoever is first for those who only watch. */
const UnitTold = ({ table, kind }: { table: Table; kind: string }) => (
  <ul class="unit-sheet">
    <reads.UnitLine table={table} seat={mySeat.value ?? table.order[0] ?? ''} kind={kind} />
  </ul>
)

const ColourTold = ({ id }: { id: string }) => (
  <p class="counter-row">
    <ColourSign colour={id} size={26} /> <span>{say('galaxy.sign.colour.why')}</span>
  </p>
)

interface PeopleToldProps {
  people: string
  heading?: boolean
  theirs?: boolean
}

function PeopleTold({ people, heading = false, theirs = false }: PeopleToldProps) {
  return (
    <div class="my-realm">
      <Story people={people} heading={heading} />
      <PeopleFacts id={people} theirs={theirs} />
    </div>
  )
}

/** What it is, what it says, what it takes, and who has it. */
function CardTold({ table, id }: { table: Table; id: string }) {
  const card = cardOf(id)
  if (!card) return null
  const { kind, points, colour } = card
  const name = `galaxy.card.kind.${kind}`
  return (
    <div class="about-card">
      <p class="tags">
        {knows(name) && <Tag>{say(name)}</Tag>}
        <ColourSign colour={colour} />
        {points !== undefined && <Tag look="strong">{say('galaxy.points', { count: points })}</Tag>}
      </p>
      <CardWords id={id} />
      <NotYet card={id} />
      {kind === 'technology' && <TechnologyTold table={table} id={id} />}
      {kind === 'objective' && table.objectives[card.id] && (
        <GoalStandings id={card.id} table={table} of={table.order} />
      )}
    </div>
  )
}

function TechnologyTold({ table, id }: { table: Table; id: string }) {
  const seat = mySeat.value
  const known = table.order.filter(other => reads.knows(table, other, id))
  const needs = reads.needsOf(table, id)
  return (
    <>
      {needs !== '' && <p class="hint">{say('galaxy.tech.needs', { names: needs })}</p>}
      {seat !== undefined && <reads.TechnologyNote table={table} seat={seat} id={id} />}
      {known.length > 0 && (
        <p class="claimed">
          {known.map(other => (
            <SeatName key={other} seat={other} />
          ))}
        </p>
      )}
    </>
  )
}
