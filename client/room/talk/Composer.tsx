import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { atTable, inGallery } from '../../../shared/talk.ts'
import { longestChat, longestName } from '../../net/limits.ts'
import { log, room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { nameOfSeat } from '../../parts/SeatMark.tsx'
import { t } from '../../text/text.ts'
import { problem } from '../answering.ts'
import { isOver, namesIn, saidIn } from './conversations.ts'
import { called, draftIn, pickingFor, send, watcherName, write } from './draft.ts'
import { plain } from './Said.tsx'

/** Where one writes; it says who will read it. */
export function Composer({ conversation }: { conversation: string }) {
  const isSeated = room.value?.seat !== undefined
  if (!isSeated && conversation !== inGallery) return <p class="hint">{t('log.watchers')}</p>
  if (conversation === inGallery && room.value?.hushed) return <p class="hint">{t('talk.hushed')}</p>
  if (isOver(conversation)) return <p class="hint">{t('talk.left')}</p>
  return <Writing key={conversation} conversation={conversation} />
}

function Writing({ conversation }: { conversation: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, re } = draftIn(conversation)
  const isWatching = conversation === inGallery
  const label =
    conversation === atTable || isWatching ? t('log.write') : t('talk.to', { who: namesIn(conversation) })
  // It grows with what is written.
  useLayoutEffect(() => {
    const { current } = area
    if (!current) return
    current.style.height = ''
    if (text !== '') current.style.height = `${current.scrollHeight + 2}px`
  }, [text])
  const calls = called.value
  const first = useRef(calls)
  useEffect(() => {
    if (calls === first.current) return
    area.current?.focus()
  }, [calls])
  const nameless = isWatching && watcherName.value.trim() === ''
  const submit = async (event: Event) => {
    event.preventDefault()
    if (!nameless) problem.value = await send(conversation)
  }
  return (
    <form class="speak" onSubmit={submit}>
      {isWatching && (
        <input
          aria-label={t('talk.name')}
          placeholder={t('talk.name')}
          maxLength={longestName}
          value={watcherName.value}
          onInput={event => {
            watcherName.value = event.currentTarget.value
          }}
        />
      )}
      {re !== undefined && (
        <p class="chat-re">
          {answered(conversation, re) ?? t('talk.earlier')}
          <button
            type="button"
            class="icon-button"
            aria-label={t('talk.drop')}
            onClick={() => write(conversation, { re: undefined })}>
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
      <div class="speak-row">
        <textarea
          ref={area}
          rows={1}
          aria-label={label}
          placeholder={label}
          maxLength={longestChat}
          value={text}
          enterkeyhint="send"
          onInput={event => write(conversation, { text: event.currentTarget.value })}
          onKeyDown={event => event.key === 'Enter' && !event.shiftKey && !event.isComposing && submit(event)}
        />
        {!isWatching && (
          <button
            type="button"
            class="icon-button faint"
            aria-label={t('talk.line')}
            title={t('talk.line')}
            onClick={() => {
              pickingFor.value = conversation
            }}>
            <Icon name="log" size={20} />
          </button>
        )}
        <button
          type="submit"
          class="icon-button"
          aria-label={t('log.send')}
          disabled={text.trim() === '' || nameless}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}

function answered(conversation: string, at: number): string | undefined {
  if (conversation === atTable) {
    const line = log.value.find(one => one.at === at && one.says !== undefined)
    return line?.by && `${nameOfSeat(line.by)}: ${plain(line.says ?? '', line.things)}`
  }
  const line = saidIn(conversation).find(one => one.at === at)
  return line && `${line.name}: ${plain(line.says, line.things)}`
}
