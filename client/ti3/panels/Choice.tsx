import type { ComponentChildren } from 'preact'
import type { Choice } from '../../../shared/engine/options.ts'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import { worthOfPlanet } from '../../../shared/ti3/realm.ts'
import { choiceName } from '../../ask/AskView.tsx'
import { UnitGlyph } from '../../board/Unit.tsx'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { say } from '../../text/text.ts'
import { sheetOf, ti3Table } from '../seen.ts'
import { Worth } from '../Worth.tsx'
import { cardOf, cardText } from './cards.ts'
import { Tag } from './Tag.tsx'

/** A choice with all that helps to choose: what a card says, what a planet gives, what a player has. */
export function ChoiceFace({ id, choice }: { id: string; choice: Choice }) {
  const { on } = choice
  const name = choiceName(id, choice)
  if (!on) return <Face name={name} />
  if ('card' in on) return <CardFace id={on.card} name={name} choice={choice} />
  if ('planet' in on) return <PlanetFace id={on.planet as PlanetId} name={name} />
  if ('seat' in on) return <SeatFace seat={on.seat} name={name} plain={choice.text === undefined} />
  if ('unit' in on) {
    const unit = ti3Table.value?.units[on.unit]
    return <Face mark={<UnitGlyph kind={unit?.kind ?? 'fighter'} size={26} />} name={name} />
  }
  return <Face name={name} />
}

const several = 3
const short = 24

/** Several short things stand in two columns on a phone, and only what is chosen shows all it says. */
export function isTiled(of: Readonly<Record<string, Choice>>): boolean {
  const all = Object.entries(of)
  const fits = ([id, choice]: [string, Choice]) => {
    const { on } = choice
    if (!on || 'hex' in on) return choiceName(id, choice).length <= short
    return 'planet' in on || ('card' in on && cardOf(on.card)?.kind !== 'objective')
  }
  return all.length >= several && all.every(fits)
}

interface FaceProps {
  name: string
  mark?: ComponentChildren
  /** What stands beside the name. */
  facts?: ComponentChildren
  text?: readonly string[]
}

const Face = ({ name, mark, facts, text = [] }: FaceProps) => (
  <span class="choice">
    {mark && <span class="choice-mark">{mark}</span>}
    <span class="choice-text">
      <span class="choice-head">
        <strong>{name}</strong>
        {facts && <span class="tags">{facts}</span>}
      </span>
      {text.length > 0 && (
        <span class="choice-says">
          {text.map(part => (
            <span key={part}>{part}</span>
          ))}
        </span>
      )}
    </span>
  </span>
)

function CardFace({ id, name, choice }: { id: string; name: string; choice: Choice }) {
  const found = cardOf(id)
  const text = cardText(id)
  switch (found?.kind) {
    case 'strategy': {
      const bonus = ti3Table.value?.strategyCards[found.card.id]?.bonus ?? 0
      return (
        <Face
          mark={<span class="number">{found.card.initiative}</span>}
          name={name}
          text={text}
          facts={bonus > 0 && <Tag>{say('ti3.strategy.bonus', { count: bonus })}</Tag>}
        />
      )
    }
    case 'objective': {
      const points = choice.about?.['count'] ?? found.card.points
      return (
        <Face
          name={name}
          text={text}
          facts={
            <>
              <Progress id={found.card.id} />
              {points !== undefined && <Tag>{say('ti3.points', { count: points })}</Tag>}
            </>
          }
        />
      )
    }
    case 'technology':
      return <Face mark={<span class={`dot ${found.card.colour}`} />} name={name} text={text} />
    default:
      return <Face name={name} text={text} />
  }
}

function Progress({ id }: { id: Parameters<typeof progressOf>[2] }) {
  const table = ti3Table.value
  const seat = mySeat.value
  if (!table || seat === undefined) return null
  const { have, of } = progressOf(table, seat, id)
  return <Tag>{say('ti3.progress', { have, of })}</Tag>
}

function PlanetFace({ id, name }: { id: PlanetId; name: string }) {
  const table = ti3Table.value
  const owner = table?.planets[id]?.owner
  return (
    <Face
      name={name}
      mark={owner && <SeatMark seat={owner} size={26} />}
      facts={
        table && (
          <>
            {table.planets[id]?.exhausted && <Tag>{say('ti3.about.exhausted')}</Tag>}
            <Worth
              resources={worthOfPlanet(table, id, 'resources')}
              influence={worthOfPlanet(table, id, 'influence')}
            />
          </>
        )
      }
    />
  )
}

function SeatFace({ seat, name, plain }: { seat: string; name: string; plain: boolean }) {
  const sheet = sheetOf(seat)
  return (
    <Face
      name={name}
      mark={<SeatMark seat={seat} size={28} />}
      facts={
        plain &&
        sheet && (
          <>
            <Tag>{say('ti3.points', { count: sheet.points })}</Tag>
            <Tag>{say('ti3.tradeGoods.count', { count: sheet.tradeGoods })}</Tag>
            <Tag>{say('ti3.player.cards', { count: sheet.actionCards })}</Tag>
          </>
        )
      }
    />
  )
}
