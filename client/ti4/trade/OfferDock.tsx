import { useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { isCaptiveKey, kindOfCaptive } from '../../../shared/ti4/captives.ts'
import {
  givenTo,
  type Offered,
  type Partner,
  type Transaction,
} from '../../../shared/ti4/shapes/transaction.ts'
import { Confirm } from '../../ask/Confirm.tsx'
import { cardName, cardText } from '../../galaxy/cards/cards.ts'
import { CountOf } from '../../galaxy/parts/CountOf.tsx'
import { ToWhom } from '../../galaxy/parts/ToWhom.tsx'
import { give, wrongWith } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { turnTo } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'
import { Saying } from './Saying.tsx'

type Counts = Readonly<Record<string, number>>

/** What lies on one side of the scales. */
interface Side {
  goods: Counts
  note?: string
  cards: readonly string[]
  cardsWanted: number
  planet?: string
}
const nothing: Side = { goods: {}, cards: [], cardsWanted: 0 }

const chosen = (goods: Counts, there: Counts): Counts =>
  Object.fromEntries(
    Object.entries(goods).flatMap(([what, count]) => {
      const most = Math.min(count, there[what] ?? 0)
      return most > 0 ? [[what, most]] : []
    }),
  )

function offered(to: Seat, mine: Side, theirs: Side, partner: Partner, says: string): Offered {
  const gives = chosen(mine.goods, partner.gives)
  const wants = chosen(theirs.goods, partner.wants)
  return {
    to,
    gives: {
      ...(Object.keys(gives).length > 0 && { goods: gives }),
      ...(mine.note !== undefined && { note: mine.note }),
      ...(mine.cards.length > 0 && partner.cards !== undefined && { cards: mine.cards }),
      ...(mine.planet !== undefined &&
        partner.planets?.gives.includes(mine.planet) && { planet: mine.planet }),
    },
    wants: {
      ...(Object.keys(wants).length > 0 && { goods: wants }),
      ...(theirs.note !== undefined && partner.notes && { note: theirs.note }),
      ...(theirs.cardsWanted > 0 && partner.cards && { cards: Math.min(theirs.cardsWanted, partner.cards) }),
      ...(theirs.planet !== undefined &&
        partner.planets?.wants.includes(theirs.planet) && { planet: theirs.planet }),
    },
    ...(says.trim() !== '' && { says: says.trim() }),
  }
}

/** What for what, with a note from each side and words beside it; it waits open on the table until it is answered. */
export function OfferDock({ ask, options }: { ask: Asked; options: Transaction }) {
  const seats = Object.keys(options.with)
  const [to, choose] = useState<Seat | undefined>(seats.length === 1 ? seats[0] : undefined)
  const [mine, setMine] = useState<Side>(nothing)
  const [theirs, setTheirs] = useState<Side>(nothing)
  const [says, setSays] = useState('')
  const partner = options.with[to ?? '']
  const offer = to !== undefined && partner && offered(to, mine, theirs, partner, says)
  return (
    <div class="ask-list">
      <ToWhom seats={seats} chosen={to} onChoose={choose} legend={say('ti4.deal.whom')} />
      {partner && to !== undefined && (
        <>
          <section class="deal-side" aria-labelledby="deal-gives">
            <h3 id="deal-gives">{say('ti4.deal.gives')}</h3>
            <Goods there={partner.gives} side={mine} onSide={setMine} />
            <Note name="gives" among={givenTo(options, to)} side={mine} onSide={setMine} />
            <Planet name="gives" among={partner.planets?.gives} side={mine} onSide={setMine} />
            {partner.cards !== undefined && <Cards held={options.cards} side={mine} onSide={setMine} />}
          </section>
          <section class="deal-side" aria-labelledby="deal-wants">
            <h3 id="deal-wants">{say('ti4.deal.wants', { seat: to })}</h3>
            <Goods there={partner.wants} side={theirs} onSide={setTheirs} />
            {partner.notes && (
              <Note name="wants" among={options.notes.others} side={theirs} onSide={setTheirs} />
            )}
            <Planet name="wants" among={partner.planets?.wants} side={theirs} onSide={setTheirs} />
            {(partner.cards ?? 0) > 0 && (
              <CountOf
                name={say('ti4.deal.cards')}
                count={theirs.cardsWanted}
                least={0}
                most={partner.cards ?? 0}
                onCount={cardsWanted => setTheirs({ ...theirs, cardsWanted })}
              />
            )}
          </section>
          <Saying label={say('ti4.deal.says')} says={says} most={options.says} onSays={setSays} />
        </>
      )}
      <Confirm
        text={to === undefined ? say('galaxy.choose') : say('ti4.deal.offerTo', { seat: to })}
        yes={say('ti4.deal.yes')}
        disabled={!offer || wrongWith(ask, offer) !== undefined}
        onNo={() => turnTo(undefined)}
        onYes={() => void give(ask, offer)}
      />
    </div>
  )
}

interface SideProps {
  side: Side
  onSide(side: Side): void
}

const goodName = (what: string): string =>
  isCaptiveKey(what) ? say('ti4.deal.of.captive', { unit: kindOfCaptive(what) }) : say(`ti4.deal.of.${what}`)

const Goods = ({ there, side, onSide }: SideProps & { there: Counts }) => (
  <>
    {Object.entries(there).map(([what, most]) => (
      <CountOf
        key={what}
        name={goodName(what)}
        have={most}
        count={Math.min(most, side.goods[what] ?? 0)}
        least={0}
        most={most}
        onCount={count => onSide({ ...side, goods: { ...side.goods, [what]: count } })}
      />
    ))}
  </>
)

function Note({ name, among, side, onSide }: SideProps & { name: string; among: readonly string[] }) {
  if (among.length === 0) return null
  const { note: _, ...others } = side
  return (
    <label class="field">
      {say('ti4.deal.note')}
      <select
        name={`note-${name}`}
        value={side.note ?? ''}
        onChange={({ currentTarget: { value } }) => onSide(value === '' ? others : { ...side, note: value })}>
        <option value="">{say('ti4.deal.noNote')}</option>
        {among.map(key => (
          <option key={key} value={key}>
            {cardName(key)}
          </option>
        ))}
      </select>
      {side.note !== undefined && <span class="hint">{cardText(side.note).join(' ')}</span>}
    </label>
  )
}

function Planet({
  name,
  among = [],
  side,
  onSide,
}: SideProps & { name: string; among?: readonly string[] | undefined }) {
  if (among.length === 0) return null
  const { planet: _, ...others } = side
  return (
    <label class="field">
      {say('ti4.deal.planet')}
      <select
        name={`planet-${name}`}
        value={side.planet ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSide(value === '' ? others : { ...side, planet: value })
        }>
        <option value="">{say('ti4.deal.noPlanet')}</option>
        {among.map(planet => (
          <option key={planet} value={planet}>
            {say('ti4.parcel.planet', { planet })}
          </option>
        ))}
      </select>
    </label>
  )
}

const Cards = ({ held, side, onSide }: SideProps & { held: readonly string[] }) => (
  <>
    {held.map(card => (
      <label key={card} class="check">
        <input
          type="checkbox"
          checked={side.cards.includes(card)}
          onChange={({ currentTarget: { checked } }) =>
            onSide({
              ...side,
              cards: checked ? [...side.cards, card] : side.cards.filter(each => each !== card),
            })
          }
        />
        {cardName(card)}
      </label>
    ))}
  </>
)
