import type { Choice } from '../../../shared/engine/options.ts'
import { progressOf } from '../../../shared/ti3/cards/objectives.ts'
import { priceChanges } from '../../../shared/ti3/changedBy.ts'
import type { PlanetId } from '../../../shared/ti3/content/planets.ts'
import type { TechnologyId } from '../../../shared/ti3/content/technologies.ts'
import { worthOfPlanet } from '../../../shared/ti3/realm.ts'
import { choiceName } from '../../ask/choiceName.ts'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { called, say } from '../../text/text.ts'
import { DomainGlyph } from '../../ti3/domains/domainArt.tsx'
import { counterName, counterSeen, counterWhy } from '../../ti3/domains/domains.ts'
import { cardName, cardOf, cardText } from '../cards/cards.ts'
import { Changed } from '../parts/Changes.tsx'
import { Face } from '../parts/Face.tsx'
import { Tag } from '../parts/Tag.tsx'
import { Worth } from '../parts/Worth.tsx'
import { sheetOf, ti3Table } from '../table.ts'
import type { Alike } from './tiled.ts'

/** A choice with all that helps to choose: what a card says, what a planet gives, what a player has. */
export function ChoiceFace({ id, choice, alike }: { id: string; choice: Choice; alike: Alike }) {
  const { on } = choice
  const name = choiceName(id, choice)
  if (!on) return <Face name={name} />
  if ('card' in on) return <CardFace id={on.card} name={name} choice={choice} />
  if ('planet' in on) return <PlanetFace id={on.planet as PlanetId} name={name} alike={alike} />
  if ('seat' in on) return <SeatFace seat={on.seat} name={name} plain={choice.text === undefined} />
  if ('unit' in on) {
    const unit = ti3Table.value?.units[on.unit]
    return <Face mark={<UnitGlyph kind={unit?.kind ?? 'fighter'} size={26} />} name={name} />
  }
  return <Face name={name} />
}

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
      return (
        <Face
          mark={<span class={`dot ${found.card.colour}`} />}
          name={cardName(id)}
          text={text}
          facts={
            <>
              <PriceChanged id={found.card.id} price={choice.about?.['price']} />
              <Price price={choice.about?.['price']} />
            </>
          }
        />
      )
    default:
      return <Face name={name} text={text} />
  }
}

function PriceChanged({ id, price }: { id: TechnologyId; price: unknown }) {
  const table = ti3Table.value
  const seat = mySeat.value
  if (!table || seat === undefined || price === undefined) return null
  return <Changed by={priceChanges(table, seat, id)} />
}

const Price = ({ price }: { price: unknown }) =>
  typeof price === 'number' ? (
    <span class="worth price">
      <span class="worth-resources" title={say('ti3.resources')}>
        {price}
        <span class="hidden"> {say('ti3.resources')}</span>
      </span>
    </span>
  ) : null

function Progress({ id }: { id: Parameters<typeof progressOf>[2] }) {
  const table = ti3Table.value
  const seat = mySeat.value
  if (!table || seat === undefined) return null
  const { have, of } = progressOf(table, seat, id)
  return <Tag>{say('ti3.progress', { have, of })}</Tag>
}

function PlanetFace({ id, name, alike }: { id: PlanetId; name: string; alike: Alike }) {
  const table = ti3Table.value
  const card = table?.planets[id]
  const counter = table && counterSeen(table, id)
  return (
    <Face
      name={name}
      {...(counter && { text: [`${counterName(counter)}: ${counterWhy(counter)}`] })}
      mark={
        counter ? (
          <DomainGlyph kind={counter.kind} {...(counter.noted && { noted: true })} />
        ) : (
          card &&
          !alike.owner && (
            <>
              <SeatMark seat={card.owner} size={26} />
              <span class="hidden">{called('seat', card.owner)}</span>
            </>
          )
        )
      }
      facts={
        table && (
          <>
            {card?.exhausted && !alike.exhausted && !table.agenda && <Tag>{say('ti3.about.exhausted')}</Tag>}
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
  // A vote names a player for what the card does to him, which his goods say nothing about.
  const tells = plain && !ti3Table.value?.agenda
  return (
    <Face
      name={name}
      mark={<SeatMark seat={seat} size={28} />}
      facts={
        tells &&
        sheet && (
          <span class="facts-line hint">
            <span>{say('ti3.radar.points', { count: sheet.points })}</span>
            <span>{say('ti3.choice.goods', { count: sheet.tradeGoods })}</span>
            <span>{say('ti3.choice.cards', { count: sheet.actionCards })}</span>
          </span>
        )
      }
    />
  )
}
