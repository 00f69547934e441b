import { useEffect, useRef, useState } from 'preact/hooks'
import type { Line } from '../../shared/protocol.ts'
import { longestChat } from '../net/limits.ts'
import { chat, log, room } from '../net/room.ts'
import { Icon } from '../parts/Icon.tsx'
import { Say } from '../parts/Say.tsx'
import { SeatName } from '../parts/SeatMark.tsx'
import { language, t } from '../text/text.ts'
import { problem } from './answering.ts'
import { gameView } from './gameView.ts'
import { closeTab } from './openTab.ts'
import { propose } from './TakeBack.tsx'
import { markRead } from './unread.ts'

/** So near to the end counts as being there: then new lines are followed. */
const near = 80

export function LogPanel() {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const lines = log.value
  useEffect(() => {
    markRead()
    if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  const scrolled = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {}
    atEnd.current = scrollHeight - scrollTop - clientHeight < near
  }
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{t('log.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <ol ref={list} onScroll={scrolled} tabIndex={0} aria-labelledby="log">
        {lines.length === 0 && <li class="hint">{t('log.none')}</li>}
        {lines.map((line, i) => (
          // Lines are only ever added at the end.
          <LogLine key={i} line={line} first={line.n !== lines[i - 1]?.n} />
        ))}
      </ol>
      {room.value?.seat === undefined ? <p class="hint">{t('log.watchers')}</p> : <Speak />}
    </section>
  )
}

const clock = (at: number) =>
  new Date(at).toLocaleTimeString(language.value, { hour: '2-digit', minute: '2-digit' })

/** `first` of the lines its decision led to. */
function LogLine({ line, first }: { line: Line; first: boolean }) {
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
  const mayGoBack =
    first && n !== undefined && !struck && room.value?.seat !== undefined && room.value.stage === 'playing'
  return (
    <li class={struck ? 'struck' : ''}>
      <p>
        {line.private && (
          <span class="private" title={t('log.private')}>
            <Icon name="lock" size={14} />
          </span>
        )}
        {point ? (
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
          <Say text={text} about={about} />
        )}
        {dice && <span class="dice"> {t('log.dice', { dice: dice.join(' ') })}</span>}
        {struck && <span class="hidden"> ({t('log.struck')})</span>}
      </p>
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

function Speak() {
  const [text, setText] = useState('')
  const send = async (event: Event) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    problem.value = await chat(said)
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
