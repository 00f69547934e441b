import type { ComponentChildren } from 'preact'
import type { Line } from '../../../shared/protocol.ts'
import { atTable, type Mention } from '../../../shared/talk.ts'
import { log, room } from '../../net/room.ts'
import { lore } from '../../parts/lookUp.ts'
import { Word } from '../../parts/Word.tsx'
import { localeOf } from '../../text/locale.ts'
import { called, language, say, t } from '../../text/text.ts'
import { fetchSince } from '../earlier.ts'
import { openConversation } from './conversations.ts'
import { pointedAt, write } from './draft.ts'

interface Spoken {
  at: number
  says: string
  re?: number | undefined
  things?: readonly Mention[] | undefined
}

const longest = 60
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const clock = (at: number) =>
  new Date(at).toLocaleTimeString(localeOf(language.value), { hour: '2-digit', minute: '2-digit' })

/** Lines told at one moment are counted, but for those that not all were told. */
const toldAt = (at: number) => log.value.filter(line => line.at === at && !line.private)

/** What all know a line by. */
export function keyOf(line: Line): string {
  const place = toldAt(line.at).indexOf(line)
  return place > 0 ? `${line.at}.${place}` : `${line.at}`
}

function lineOf(key: string): Line | undefined {
  const [at, place = 0] = key.split('.')
  return toldAt(Number(at))[Number(place)]
}

/** A line of the log in a few words. */
export function briefly(key: string): string | undefined {
  const line = lineOf(key)
  if (!line) return undefined
  return short(line.says === undefined ? say(line.text, line.about) : plain(line.says, line.things))
}

/** Words alone, each thing by its name. */
export const plain = (says: string, things: readonly Mention[] = []): string =>
  says.replace(/\{(\d)\}/g, (whole, place) => {
    const thing = things[Number(place)]
    return thing ? titleOf(thing) : whole
  })

const titleOf = (thing: Mention): string =>
  thing.kind === 'line'
    ? `«${briefly(thing.id) ?? t('talk.earlier')}»`
    : (lore.value?.knows(thing) && lore.value.titleOf(thing)) || called(thing.kind, thing.id)

const farthest = 10

export async function goToLine(key: string) {
  openConversation(atTable)
  if (!lineOf(key)) await fetchSince(room.peek()?.room ?? '', Number(key.split('.')[0]), farthest)
  pointedAt.value = key
}

function Named({ thing }: { thing: Mention }) {
  if (thing.kind !== 'line') return <Word thing={thing}>{titleOf(thing)}</Word>
  return (
    <button type="button" class="log-link word" onClick={() => goToLine(thing.id)}>
      {titleOf(thing)}
    </button>
  )
}

const Text = ({ says, things = [] }: Pick<Spoken, 'says' | 'things'>) => (
  <>
    {says.split(/(\{\d\})/).map((piece, i) => {
      const thing = /^\{\d\}$/.test(piece) ? things[Number(piece[1])] : undefined
      return thing ? <Named key={i} thing={thing} /> : piece
    })}
  </>
)

interface SaidProps {
  line: Spoken
  who: ComponentChildren
  name: string
  own: boolean
  conversation: string
  /** The line it answers, if it is known. */
  answered: { name: string; says: string } | undefined
  onShow?: (() => void) | undefined
  mayReply: boolean
  isPointed?: boolean | undefined
}

/** What somebody said, with what it answers. */
export function Said({
  line,
  who,
  name,
  own,
  conversation,
  answered,
  onShow,
  mayReply,
  isPointed,
}: SaidProps) {
  const { at, says, re, things } = line
  const quoted = answered ? `${answered.name}: ${short(answered.says)}` : t('talk.earlier')
  return (
    <li class={['chat', own && 'own', isPointed && 'pointed'].filter(Boolean).join(' ')}>
      <p class="chat-by">
        {who} <time>{clock(at)}</time>
        {mayReply && (
          <button
            type="button"
            class="icon-button faint"
            aria-label={t('talk.reply', { name })}
            title={t('talk.reply', { name })}
            onClick={() => write(conversation, { re: at })}>
            <svg class="icon" viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
              <path d="M9 6L4 11l5 5M4 11h9a6 6 0 0 1 6 6v2" />
            </svg>
          </button>
        )}
      </p>
      {re !== undefined &&
        (onShow ? (
          <button type="button" class="log-link chat-re" onClick={onShow}>
            {quoted}
          </button>
        ) : (
          <p class="chat-re">{quoted}</p>
        ))}
      <p class="chat-says">
        <Text says={says} things={things} />
      </p>
    </li>
  )
}
