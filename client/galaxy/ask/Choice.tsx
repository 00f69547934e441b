import type { Choice } from '../../../shared/engine/options.ts'
import { choiceName } from '../../ask/choiceName.ts'
import { mySeat } from '../../net/room.ts'
import { SeatMark } from '../../parts/SeatMark.tsx'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { called, say } from '../../text/text.ts'
import { ColourSign, hasSign } from '../art/colourSigns.tsx'
import { cardName, cardOf, cardText } from '../cards/cards.ts'
import { Changed } from '../parts/Changes.tsx'
import { Face } from '../parts/Face.tsx'
import { Tag } from '../parts/Tag.tsx'
import { Worth } from '../parts/Worth.tsx'
import { reads } from '../reads.ts'
import { galaxyTable, sheetOf } from '../table.ts'
import type { Alike } from './tiled.ts'

/** A choice with all that helps to choose: what a card says, what a planet gives, what a player has. */
export function ChoiceFace({ id, choice, alike }: { id: string; choice: Choice; alike: Alike }) {
  const { on } = choice
  const name = choiceName(id, choice)
  if (!on) return <Face name={name} mark={hasSign(id) && <ColourSign colour={id} size={22} />} />
  if ('card' in on) return <CardFace id={on.card} name={name} choice={choice} />
  if ('planet' in on) return <PlanetFace id={on.planet} name={name} alike={alike} />
  if ('seat' in on) return <SeatFace seat={on.seat} name={name} plain={choice.text === undefined} />
  if ('unit' in on) {
    const unit = galaxyTable.value?.units[on.unit]
    return <Face mark={<UnitGlyph kind={unit?.kind ?? ''} size={26} />} name={name} />
  }
  return <Face name={name} />
}

/** What is printed on the card it is, or what lies on the planet does. */
export function saysOf({ on }: Choice): readonly string[] {
  if (on && 'card' in on) return cardText(on.card)
  const table = galaxyTable.value
  if (!table || !on || !('planet' in on)) return []
  return reads.tokensOn(table, on.planet).map(token => `${reads.tokenName(token)}: ${reads.tokenWhy(token)}`)
}

function CardFace({ id, name, choice }: { id: string; name: string; choice: Choice }) {
  const found = cardOf(id)
  const text = cardText(id)
  switch (found?.kind) {
    case 'strategy': {
      const bonus = galaxyTable.value ? reads.strategyPlace(galaxyTable.value, found.id).bonus : 0
      return (
        <Face
          mark={<span class="number">{found.initiative}</span>}
          name={name}
          text={text}
          facts={bonus > 0 && <Tag>{say('galaxy.strategy.bonus', { count: bonus })}</Tag>}
        />
      )
    }
    case 'objective': {
      const points = choice.about?.['count'] ?? found.points
      return (
        <Face
          name={name}
          text={text}
          facts={
            <>
              <Progress id={found.id} />
              {points !== undefined && <Tag>{say('galaxy.points', { count: points })}</Tag>}
            </>
          }
        />
      )
    }
    case 'technology':
      return (
        <Face
          mark={<ColourSign colour={found.colour} size={22} />}
          name={cardName(id)}
          text={text}
          facts={
            <>
              <PriceChanged id={found.id} price={choice.about?.['price']} />
              <Price price={choice.about?.['price']} />
            </>
          }
        />
      )
    default:
      return <Face name={name} text={text} />
  }
}

function PriceChanged({ id, price }: { id: string; price: unknown }) {
  const table = galaxyTable.value
  const seat = mySeat.value
  if (!table || seat === undefined || price === undefined) return null
  return <Changed by={reads.priceChanges(table, seat, id)} />
}

const Price = ({ price }: { price: unknown }) =>
  typeof price === 'number' ? (
    <span class="worth price">
      <span class="worth-resources" title={say('galaxy.resources')}>
        {price}
        <span class="hidden"> {say('galaxy.resources')}</span>
      </span>
    </span>
  ) : null

function Progress({ id }: { id: string }) {
  const table = galaxyTable.value
  const seat = mySeat.value
  if (!table || seat === undefined) return null
  const { have, of } = reads.progressOf(table, seat, id)
  return <Tag>{say('galaxy.progress', { have, of })}</Tag>
}

function PlanetFace({ id, name, alike }: { id: string; name: string; alike: Alike }) {
  const table = galaxyTable.value
  const card = table?.planets[id]
  const [token] = (table && reads.tokensOn(table, id)) ?? []
  return (
    <Face
      name={name}
      {...(token && { text: [`${reads.tokenName(token)}: ${reads.tokenWhy(token)}`] })}
      mark={
        token ? (
          <reads.TokenGlyph kind={token.kind} {...(token.noted && { noted: true })} />
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
            {card?.exhausted && !alike.exhausted && !table.agenda && (
              <Tag>{say('galaxy.about.exhausted')}</Tag>
            )}
            <Worth
              resources={reads.worthOfPlanet(table, id, 'resources')}
              influence={reads.worthOfPlanet(table, id, 'influence')}
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
  const tells = plain && !galaxyTable.value?.agenda
  return (
    <Face
      name={name}
      mark={<SeatMark seat={seat} size={28} />}
      facts={
        tells &&
        sheet && (
          <span class="facts-line hint">
            <span>{say('galaxy.radar.points', { count: sheet.points })}</span>
            <span>{say('galaxy.choice.goods', { count: sheet.tradeGoods })}</span>
            <span>{say('galaxy.choice.cards', { count: sheet.actionCards })}</span>
          </span>
        )
      }
    />
  )
}
