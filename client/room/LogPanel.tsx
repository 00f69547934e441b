import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Line } from '../../shared/protocol.ts'
import { atTable } from '../../shared/talk.ts'
import { log, room } from '../net/room.ts'
import { Dice } from '../parts/Dice.tsx'
import { Icon } from '../parts/Icon.tsx'
import { lore } from '../parts/lookUp.ts'
import { Say } from '../parts/Say.tsx'
import { SayWords } from '../parts/SayWords.tsx'
import { nameOfSeat, SeatName } from '../parts/SeatMark.tsx'
import { wide } from '../parts/wide.ts'
import { isSeat, pieces, say, t } from '../text/text.ts'
import { added, fetchEarlier, isCut } from './earlier.ts'
import { gameView } from './gameView.ts'
import { closeTab } from './openTab.ts'
import { mayRetell } from './past/moment.ts'
import { retelling } from './past/past.ts'
import { propose } from './TakeBack.tsx'
import { Composer } from './talk/Composer.tsx'
import { Conversations } from './talk/Conversations.tsx'
import { conversation, markRead, openConversation } from './talk/conversations.ts'
import { holderOf, isMuted } from './talk/counting.ts'
import { name, pickingFor, pointedAt } from './talk/draft.ts'
import { goToLine, keyOf, plain, Said } from './talk/Said.tsx'
import { Whispers } from './talk/Whispers.tsx'

/** So near to the end counts as being there: then new lines are followed. */
const near = 80
/** So near to the beginning older lines come by themselves. */
const nearTop = 60
/** A game tells a thousand lines and more: the last are drawn, and more of them for whoever reads back. */
const drawn = 120
/** What stands before a line that is shown. */
const nearby = 20
const longestTitle = 40

export function LogPanel() {
  const picking = pickingFor.value
  const open = picking === undefined ? conversation.value : atTable
  return (
    <section class="log" aria-labelledby="log">
      {open === atTable ? <TableLog /> : <LogHead />}
      {open !== atTable && <Whispers key={open} conversation={open} />}
      {picking === undefined ? (
        <Composer conversation={open} />
      ) : (
        <p class="notice" role="status">
          <span>{t('talk.line.pick')}</span>
          <button type="button" onClick={stopPicking}>
            {t('undo.never')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Of all that is told, few are told at that moment. */
const isPointedAt = (line: Line): boolean =>
  pointedAt.value?.startsWith(`${line.at}`) === true && pointedAt.value === keyOf(line)

const stopPicking = () => {
  pickingFor.value = undefined
}

const LogHead = ({ children }: { children?: ComponentChildren }) => (
  <>
    <div class="log-head">
      <h2 id="log">{t('log.title')}</h2>
      {children}
    </div>
    <Conversations />
  </>
)

function TableLog() {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const last = useRef(0)
  const [more, setMore] = useState(0)
  const [onlyGreat, showGreat] = useState(false)
  const sign = wide.value ? 'hidden' : ''
  const id = room.value?.room ?? ''
  const all = log.value
  const isGreat = gameView.value?.isGreat
  const lines = onlyGreat && isGreat ? all.filter(line => isGreat(line)) : all
  const start = Math.max(0, lines.length - drawn - more)
  // Before it is painted: where lines drop out above, the browser moves the list back by itself, as if somebody read back.
  useEffect(() => markRead(atTable))
  useLayoutEffect(() => {
    if (!atEnd.current || !list.current) return
    list.current.scrollTo({ top: list.current.scrollHeight })
    last.current = list.current.scrollTop
  }, [lines.at(-1)])
  const scrolled = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {}
    // Only who reads back leaves the end: where the room for the log shrinks, nobody has.
    const back = scrollTop < last.current
    last.current = scrollTop
    atEnd.current = scrollHeight - scrollTop - clientHeight < near || (atEnd.current && !back)
    if (scrollTop < nearTop && !atEnd.current) void readBack()
  }
  const reading = useRef(false)
  const readBack = async () => {
    if (reading.current || !(start > 0 || isCut())) return
    reading.current = true
    if (start < drawn) await fetchEarlier(id)
    reading.current = false
    // Whatever is added above, the line that was looked at stays where it is.
    const { scrollTop = 0, scrollHeight = 0 } = list.current ?? {}
    setMore(now => now + drawn)
    requestAnimationFrame(() => {
      const now = list.current
      if (now) now.scrollTop = scrollTop + now.scrollHeight - scrollHeight
    })
  }
  const pointed = pointedAt.value
  const place = pointed === undefined ? -1 : lines.findIndex(line => isPointedAt(line))
  useEffect(() => {
    if (pointed === undefined) return
    showGreat(false)
    if (place < 0) return
    atEnd.current = false
    if (place < start) setMore(lines.length - drawn - place + nearby)
    requestAnimationFrame(() => list.current?.querySelector('.pointed')?.scrollIntoView({ block: 'center' }))
  }, [pointed, place, start])
  return (
    <>
      <LogHead>
        {isGreat && all.some(line => isGreat(line)) && (
          <button
            type="button"
            class="log-great"
            title={t('log.great')}
            aria-pressed={onlyGreat}
            onClick={() => {
              atEnd.current = true
              showGreat(!onlyGreat)
            }}>
            <Icon name="crown" size={18} /> <span class={sign}>{t('log.great')}</span>
          </button>
        )}
        {mayRetell() && (
          <button
            type="button"
            class="log-retell"
            title={t('log.retell')}
            onClick={() => {
              closeTab()
              retelling.value = {}
            }}>
            <Icon name="eye" size={18} /> <span class={sign}>{t('log.retell')}</span>
          </button>
        )}
      </LogHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <ol ref={list} onScroll={scrolled} tabIndex={0} aria-labelledby="log">
        {lines.length === 0 && <li class="hint">{t('log.none')}</li>}
        {(start > 0 || isCut()) && (
          <li class="log-more">
            <button type="button" onClick={readBack}>
              {t('log.earlier')}
            </button>
          </li>
        )}
        {lines.slice(start).map((line, i) => (
          // Counted from the first line the room sent: lines are added at both ends.
          <LogLine key={start + i - added.value} line={line} before={lines[start + i - 1]} />
        ))}
      </ol>
    </>
  )
}

function LogLine({ line, before }: { line: Line; before: Line | undefined }) {
  const { n, text, about, dice, says, struck } = line
  if (says !== undefined) return <ChatLine line={line} says={says} />
  const point = about && gameView.value?.pointAt(about)
  const chapter = gameView.value?.chapter(line, before)
  const first = n !== before?.n
  const mayGoBack =
    first && n !== undefined && !struck && room.value?.seat !== undefined && room.value.stage === 'playing'
  return (
    <li
      class={[struck && 'struck', chapter && `chapter ${chapter}`, isPointedAt(line) && 'pointed']
        .filter(Boolean)
        .join(' ')}>
      <Sentence chapter={chapter}>
        {line.private && (
          <span class="private" title={t('log.private')}>
            <Icon name="lock" size={14} />
          </span>
        )}
        {point && !isNamed(text, about) ? (
          <button
            type="button"
            class="log-link"
            onClick={() => {
              closeTab()
              point()
            }}>
            <Say text={text} about={about} />
          </button>
        ) : (
          <SayWords text={text} about={about} />
        )}
        {dice && (
          <>
            {' '}
            <Dice dice={dice} needs={typeof about?.['needs'] === 'number' ? about['needs'] : undefined} />
          </>
        )}
        {struck && <span class="hidden"> ({t('log.struck')})</span>}
      </Sentence>
      {pickingFor.value !== undefined && !line.private && <PickLine line={line} />}
      {mayGoBack && pickingFor.value === undefined && (
        <button
          type="button"
          class="icon-button faint"
          aria-label={t('undo.propose')}
          title={t('undo.propose')}
          onClick={() => propose(n)}>
          <Icon name="undo" size={16} />
        </button>
      )}
    </li>
  )
}

/** What somebody said to all. */
function ChatLine({ line, says }: { line: Line; says: string }) {
  const { by = '', re } = line
  const me = room.value?.seat
  if (isMuted(holderOf(by)))
    return (
      <li class="hint">
        <p>{t('talk.muted', { name: nameOfSeat(by) })}</p>
      </li>
    )
  const before = re === undefined ? undefined : log.value.find(one => one.at === re && one.says !== undefined)
  return (
    <Said
      line={{ ...line, says }}
      who={by && <SeatName seat={by} size={18} />}
      name={nameOfSeat(by)}
      own={by === me}
      conversation={atTable}
      answered={
        before && { name: nameOfSeat(before.by ?? ''), says: plain(before.says ?? '', before.things) }
      }
      onShow={before && (() => goToLine(keyOf(before)))}
      mayReply={me !== undefined && by !== me}
      isPointed={isPointedAt(line)}
    />
  )
}

/** For whom it is pointed at it reads as it does here. */
function PickLine({ line }: { line: Line }) {
  const pick = () => {
    const where = pickingFor.peek() ?? atTable
    stopPicking()
    openConversation(where)
    name({ kind: 'line', id: keyOf(line) }, `«${say(line.text, line.about).slice(0, longestTitle)}»`, where)
  }
  return (
    <button type="button" class="icon-button" aria-label={t('talk.line.this')} onClick={pick}>
      <Icon name="log" size={16} />
    </button>
  )
}

/** Whether the sentence itself names something that can be tapped; else it leads as a whole to where it happened. */
const isNamed = (text: string, about: Line['about']) =>
  pieces(text, about).some(
    piece =>
      typeof piece !== 'string' &&
      !isSeat(piece.value) &&
      lore.value?.knows({ kind: piece.kind, id: String(piece.value) }),
  )

/** What begins a round or a turn is a heading, so that one can jump from one to the next. */
const Sentence = ({ chapter, children }: { chapter: string | undefined; children: ComponentChildren }) =>
  chapter ? <h3>{children}</h3> : <p>{children}</p>
