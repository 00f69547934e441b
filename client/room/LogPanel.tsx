import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Line } from '../../shared/protocol.ts'
import { longestChat } from '../net/limits.ts'
import { log, room } from '../net/room.ts'
import { Dice } from '../parts/Dice.tsx'
import { Icon } from '../parts/Icon.tsx'
import { lore } from '../parts/lookUp.ts'
import { Say } from '../parts/Say.tsx'
import { SayWords } from '../parts/SayWords.tsx'
import { SeatName } from '../parts/SeatMark.tsx'
import { wide } from '../parts/wide.ts'
import { localeOf } from '../text/locale.ts'
import { isSeat, language, pieces, t } from '../text/text.ts'
import { problem } from './answering.ts'
import { added, fetchEarlier, isCut } from './earlier.ts'
import { gameView } from './gameView.ts'
import { closeTab } from './openTab.ts'
import { propose } from './TakeBack.tsx'
import { chat } from './talk/saying.ts'
import { markRead } from './unread.ts'

/** So near to the end counts as being there: then new lines are followed. */
const near = 80
/** So near to the beginning older lines come by themselves. */
const nearTop = 60
/** A game tells a thousand lines and more: the last are drawn, and more of them for whoever reads back. */
const drawn = 120

export function LogPanel() {
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
  const retell = gameView.value?.retell()
  // Before it is painted: where lines drop out above, the browser moves the list back by itself, as if somebody read back.
  useLayoutEffect(() => {
    markRead()
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
  return (
    <section class="log" aria-labelledby="log">
      <div class="log-head">
        <h2 id="log">{t('log.title')}</h2>
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
        {retell && (
          <button
            type="button"
            class="log-retell"
            title={t('log.retell')}
            onClick={() => {
              closeTab()
              retell()
            }}>
            <Icon name="eye" size={18} /> <span class={sign}>{t('log.retell')}</span>
          </button>
        )}
      </div>
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
      {room.value?.seat === undefined ? <p class="hint">{t('log.watchers')}</p> : <Speak />}
    </section>
  )
}

const clock = (at: number) =>
  new Date(at).toLocaleTimeString(localeOf(language.value), { hour: '2-digit', minute: '2-digit' })

function LogLine({ line, before }: { line: Line; before: Line | undefined }) {
  const { at, n, text, about, dice, by, says, struck } = line
  if (says !== undefined)
    return (
      <li class={by === room.value?.seat ? 'chat own' : 'chat'}>
        <p class="chat-by">
          {by && <SeatName seat={by} size={18} />} <time>{clock(at)}</time>
        </p>
        <p class="chat-says">{says}</p>
      </li>
    )
  const point = about && gameView.value?.pointAt(about)
  const chapter = gameView.value?.chapter(line, before)
  const first = n !== before?.n
  const mayGoBack =
    first && n !== undefined && !struck && room.value?.seat !== undefined && room.value.stage === 'playing'
  return (
    <li class={[struck && 'struck', chapter && `chapter ${chapter}`].filter(Boolean).join(' ')}>
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
      {mayGoBack && (
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

function Speak() {
  const [text, setText] = useState('')
  const send = async (event: Event) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    problem.value = await chat({ text: said })
    if (problem.value) setText(said)
  }
  return (
    <form class="speak" onSubmit={send}>
      <input
        aria-label={t('log.write')}
        placeholder={t('log.write')}
        maxLength={longestChat}
        value={text}
        enterkeyhint="send"
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="icon-button" aria-label={t('log.send')} disabled={text.trim() === ''}>
        <Icon name="send" />
      </button>
    </form>
  )
}
