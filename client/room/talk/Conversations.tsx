import { useState } from 'preact/hooks'
import type { Seat } from '../../../shared/engine/rules.ts'
import { atTable, inGallery } from '../../../shared/talk.ts'
import { mySeat, room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatMark, SeatName } from '../../parts/SeatMark.tsx'
import { t } from '../../text/text.ts'
import {
  conversation,
  namesIn,
  openConversation,
  others,
  othersIn,
  whispers,
  withSeats,
} from './conversations.ts'
import { isMuted, unreadIn } from './counting.ts'

/** One place to talk: to all, to one or several of them, or among those who watch. */
export function Conversations() {
  const [choosing, choose] = useState(false)
  const isWatching = mySeat.value === undefined
  if (!isWatching && whispers.value.length === 0) return null
  if (isWatching && room.value?.stage === 'lobby') return null
  return (
    <>
      <nav class="conversations" aria-label={t('talk.where')}>
        <Chip id={atTable}>{t('talk.table')}</Chip>
        {isWatching && (
          <Chip id={inGallery}>
            <Icon name="eye" size={18} /> {t('talk.gallery')}
          </Chip>
        )}
        {whispers.value.map(id => (
          <Chip key={id} id={id}>
            <Names id={id} />
          </Chip>
        ))}
        {!isWatching && others.value.length > 1 && (
          <button type="button" class="chip" aria-expanded={choosing} onClick={() => choose(!choosing)}>
            <Icon name="plus" size={18} /> {t('talk.several')}
          </button>
        )}
      </nav>
      {choosing && <Several onDone={() => choose(false)} />}
    </>
  )
}

function Chip({ id, children }: { id: string; children: preact.ComponentChildren }) {
  const count = unreadIn.value[id] ?? 0
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={conversation.value === id}
      onClick={() => openConversation(id)}>
      {children}
      {count > 0 && (
        <span class="badge">
          <span aria-hidden="true">{count}</span>
          <span class="hidden">{t('talk.unread', { count })}</span>
        </span>
      )}
    </button>
  )
}

function Names({ id }: { id: string }) {
  const people = othersIn(id)
  const [only] = people
  const muted = people.length === 1 && only && isMuted(only.holder)
  if (muted) return <s>{only.name}</s>
  if (people.length === 1 && only?.seat) return <SeatName seat={only.seat} size={18} />
  return (
    <>
      {people.map(({ seat, holder }) => seat && <SeatMark key={holder} seat={seat} size={18} />)}{' '}
      {namesIn(id)}
    </>
  )
}

function Several({ onDone }: { onDone(): void }) {
  const [seats, pick] = useState<readonly Seat[]>([])
  return (
    <fieldset class="row">
      <legend>{t('talk.several.who')}</legend>
      {others.value.map(seat => (
        <label key={seat} class="row">
          <input
            type="checkbox"
            checked={seats.includes(seat)}
            onChange={() => pick(seats.includes(seat) ? seats.filter(one => one !== seat) : [...seats, seat])}
          />
          <SeatName seat={seat} size={20} />
        </label>
      ))}
      <button
        type="button"
        disabled={seats.length === 0}
        onClick={() => {
          openConversation(withSeats(seats))
          onDone()
        }}>
        {t('talk.several.go')}
      </button>
    </fieldset>
  )
}
