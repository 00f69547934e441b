import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { EarlierTalk, TalkLine } from '../../../shared/talk.ts'
import { inGallery } from '../../../shared/talk.ts'
import { call } from '../../net/http.ts'
import { kept } from '../../net/kept.ts'
import { mySeat, room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { SeatName } from '../../parts/SeatMark.tsx'
import { t } from '../../text/text.ts'
import { isOver, markRead, namesIn, othersIn, saidIn } from './conversations.ts'
import { holderOf, isMuted, talk } from './counting.ts'
import { plain, Said } from './Said.tsx'
import { mute } from './saying.ts'

/** With fewer lines in all, nothing came before. */
const sent = 200

/** What was said among some, or among those who watch. */
export function Whispers({ conversation }: { conversation: string }) {
  const list = useRef<HTMLOListElement>(null)
  const [earlier, add] = useState<readonly TalkLine[]>([])
  const [first, found] = useState(false)
  const lines = [...earlier, ...saidIn(conversation)]
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.at(-1)?.at])
  useEffect(() => markRead(conversation))
  const isCut = !first && talk.value.lines.length >= sent
  const readBack = async () => {
    const id = room.value?.room ?? ''
    const before = lines[0]?.at ?? Date.now()
    const path = `/api/rooms/${id}/talk?in=${conversation}&before=${before}`
    const { ok } = await call<EarlierTalk>('GET', path, undefined, kept(id)?.token)
    if (!ok) return
    add([...ok.lines, ...earlier])
    found(!ok.more)
  }
  const isGallery = conversation === inGallery
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <ol ref={list} tabIndex={0} aria-label={isGallery ? t('talk.gallery') : namesIn(conversation)}>
        <li class="hint">
          <p>
            <Icon name="lock" size={14} />{' '}
            {isGallery ? t('talk.private.gallery') : t('talk.private', { who: namesIn(conversation) })}
          </p>
        </li>
        {isCut && (
          <li class="log-more">
            <button type="button" onClick={readBack}>
              {t('log.earlier')}
            </button>
          </li>
        )}
        {lines.length === 0 && <li class="hint">{t(isGallery ? 'talk.gallery.none' : 'talk.none')}</li>}
        {lines.map(line => (
          <Line key={line.at} line={line} lines={lines} />
        ))}
      </ol>
      {!isGallery && <Muting conversation={conversation} />}
    </>
  )
}

function Line({ line, lines }: { line: TalkLine; lines: readonly TalkLine[] }) {
  const { by, name, re } = line
  const answered = lines.find(({ at }) => at === re)
  if (isMuted(by))
    return (
      <li class="hint">
        <p>{t('talk.muted', { name })}</p>
      </li>
    )
  const seat = othersIn(line.in).find(({ holder }) => holder === by)?.seat
  const me = mySeat.value
  const own = me !== undefined && by === holderOf(me)
  return (
    <Said
      line={line}
      who={own && me ? <SeatName seat={me} size={18} /> : seat ? <SeatName seat={seat} size={18} /> : name}
      name={name}
      own={own}
      conversation={line.in}
      answered={answered && { name: answered.name, says: plain(answered.says, answered.things) }}
      mayReply={!own && !isOver(line.in)}
    />
  )
}

/** Of one other: a word that nobody but the reader learns of. */
function Muting({ conversation }: { conversation: string }) {
  const [other, more] = othersIn(conversation)
  if (!other?.seat || more) return null
  const muted = isMuted(other.holder)
  return (
    <button type="button" class="quiet-button" onClick={() => mute(other.holder, !muted)}>
      {t(muted ? 'talk.unmute' : 'talk.mute', { name: other.name })}
    </button>
  )
}
