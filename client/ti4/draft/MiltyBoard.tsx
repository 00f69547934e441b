import { useEffect, useState } from 'preact/hooks'
import type { OneOf } from '../../../shared/engine/options.ts'
import type { SystemId } from '../../../shared/ti4/content/systems.ts'
import { type Category, categories, leftIn, offeredIn, pickedBy } from '../../../shared/ti4/draft/milty.ts'
import { slicePlaces } from '../../../shared/ti4/draft/places.ts'
import { factsOf } from '../../../shared/ti4/draft/slices.ts'
import { setupOf } from '../../../shared/ti4/galaxy.ts'
import type { MiltyDraft, Table } from '../../../shared/ti4/table.ts'
import { chosenHex } from '../../galaxy/map/picking.ts'
import { mySeat } from '../../net/room.ts'
import { SeatMark, SeatName } from '../../parts/SeatMark.tsx'
import { give } from '../../room/answering.ts'
import type { Asked } from '../../room/asked.ts'
import { say } from '../../text/text.ts'
import { Closer } from './Closer.tsx'
import { SliceMap } from './drawn.tsx'
import { FactionRead } from './FactionRead.tsx'
import { Order } from './Order.tsx'
import { pickName } from './picked.ts'
import { inWords, SliceFacts, SliceSigns } from './SliceFacts.tsx'

interface MiltyBoardProps {
  table: Table
  draft: MiltyDraft
  /** Where it is my turn. */
  ask?: Asked | undefined
}

interface Looked {
  category: Category
  id: string
}

/** Everything there is to pick from and who has picked what: tapped, it is looked at, and then it can be picked. */
export function MiltyBoard({ table, draft, ask }: MiltyBoardProps) {
  const own = draft.picks[mySeat.value ?? ''] ?? {}
  const [category, turnTo] = useState<Category>(() => categories.find(each => !(each in own)) ?? 'slice')
  const [looked, look] = useState<Looked>()
  // Factions are dealt when it is known which are banned.
  const isBanning = draft.factions.length === 0
  const open = categories.filter(each => each !== 'faction' || !isBanning)
  useEffect(() => {
    chosenHex.value = looked?.category === 'place' ? draft.homes[Number(looked.id) - 1] : undefined
    return () => {
      chosenHex.value = undefined
    }
  }, [looked, draft.homes])
  const name = looked && `${looked.category}.${looked.id}`
  const mayPick = name !== undefined && ask !== undefined && name in (ask.options as OneOf).of
  const close = () => look(undefined)
  const closer = looked && (
    <Closer
      name={pickName(looked.category, looked.id)}
      yes={mayPick ? say('ti4.draft.yes') : undefined}
      // Where a place lies is seen on the map.
      over={looked.category !== 'place'}
      onYes={async () => {
        if (ask && (await give(ask, name))) close()
      }}
      onClose={close}>
      <Detail table={table} draft={draft} looked={looked} />
    </Closer>
  )
  return (
    <div class="draft">
      {isBanning ? <p>{say('ti4.bans.now')}</p> : <Order draft={draft} order={table.order} />}
      <div class="draft-tabs">
        {open.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === category}
            onClick={() => {
              turnTo(each)
              close()
            }}>
            {say(`ti4.draft.tab.${each}`)}
            <span class="hint">
              {each in own ? pickName(each, String(own[each])) : leftIn(draft, each).length}
            </span>
          </button>
        ))}
      </div>
      <Offered
        table={table}
        draft={draft}
        category={category}
        looked={looked?.id}
        onLook={id => look({ category, id })}
      />
      {closer}
    </div>
  )
}

interface OfferedProps {
  table: Table
  draft: MiltyDraft
  category: Category
  looked: string | undefined
  onLook(id: string): void
}

/** What is left comes first. */
function Offered({ table, draft, category, looked, onLook }: OfferedProps) {
  const left = leftIn(draft, category)
  const all = [...left, ...offeredIn(draft, category).filter(id => !left.includes(id))]
  return (
    <ul class={`draft-list ${category}`}>
      {all.map(id => {
        const by = pickedBy(draft, category, id)
        return (
          <li key={id}>
            <button
              type="button"
              class={by ? 'draft-tile gone' : 'draft-tile'}
              aria-pressed={id === looked}
              onClick={() => onLook(id)}>
              <strong>{pickName(category, id)}</strong>
              {by && <SeatMark seat={by} size={24} />}
              {category === 'slice' && <SliceTile table={table} draft={draft} id={id} />}
              {category === 'place' && <PlaceLine draft={draft} id={id} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** As it would lie before my home, once that is known; else before the Speaker's. */
function layoutOf(table: Table, draft: MiltyDraft) {
  const place = draft.picks[mySeat.value ?? '']?.place ?? 1
  const setup = setupOf(table)
  const home = draft.homes[place - 1] ?? setup.homes[0] ?? ''
  return { home, places: slicePlaces[setup.id][setup.homes.indexOf(home)] ?? [] }
}

const sliceOf = (draft: MiltyDraft, id: string): readonly SystemId[] => draft.slices[id] ?? []

const SliceTile = ({ table, draft, id }: { table: Table; draft: MiltyDraft; id: string }) => (
  <>
    <SliceMap slice={sliceOf(draft, id)} {...layoutOf(table, draft)} detail="far" />
    <SliceSigns slice={sliceOf(draft, id)} />
    <span class="hidden">{inWords(factsOf(sliceOf(draft, id)))}</span>
  </>
)

/** Who sits there is known as soon as two neighbours are. */
function PlaceLine({ draft, id }: { draft: MiltyDraft; id: string }) {
  const count = draft.homes.length
  const beside = [Number(id) - 1 || count, (Number(id) % count) + 1]
  const seats = beside.flatMap(place => pickedBy(draft, 'place', String(place)) ?? [])
  if (seats.length === 0) return null
  return (
    <span class="hint draft-beside">
      {say('ti4.draft.beside')}
      {seats.map(seat => (
        <SeatMark key={seat} seat={seat} size={20} />
      ))}
    </span>
  )
}

function Detail({
  table,
  draft,
  looked: { category, id },
}: {
  table: Table
  draft: MiltyDraft
  looked: Looked
}) {
  const by = pickedBy(draft, category, id)
  return (
    <section class="draft-detail" aria-label={pickName(category, id)}>
      {by && (
        <p>
          <SeatName seat={by} /> <span class="hint">{say('ti4.draft.picked')}</span>
        </p>
      )}
      {category === 'slice' && (
        <>
          <SliceMap slice={sliceOf(draft, id)} {...layoutOf(table, draft)} detail="near" />
          <SliceFacts slice={sliceOf(draft, id)} />
        </>
      )}
      {category === 'faction' && <FactionRead id={id} />}
      {category === 'place' && (
        <p>{say(id === '1' ? 'ti4.draft.speaker.why' : 'ti4.draft.place.why', { place: id })}</p>
      )}
    </section>
  )
}
