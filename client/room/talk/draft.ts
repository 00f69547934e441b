import { batch, signal } from '@preact/signals'
import type { Refusal } from '../../../shared/engine/options.ts'
import { atTable, inGallery, type Mention } from '../../../shared/talk.ts'
import { lookedUp, lore } from '../../parts/lookUp.ts'
import { keepMyName, myName } from '../../parts/myName.ts'
import { wide } from '../../parts/wide.ts'
import { openTab } from '../openTab.ts'
import { conversation } from './conversations.ts'
import { placeOf } from './counting.ts'
import { chat, murmur, type Saying, whisper } from './saying.ts'

/** What is being written, in each conversation: it stays while one goes to look for what is meant. */

interface Named extends Mention {
  /** As it stands in what is written. */
  title: string
}

export interface Draft {
  text: string
  things: readonly Named[]
  re?: number | undefined
}

const empty: Draft = { text: '', things: [] }
const drafts = signal<Readonly<Record<string, Draft>>>({})
/** How often somebody was brought here to write. */
export const called = signal(0)
/** A line of the log is to be pointed at, in what is said there. */
export const pickingFor = signal<string | undefined>()
/** A line that was pointed at is shown where it stands. */
export const pointedAt = signal<string | undefined>()
/** Under which one talks among those who watch. */
export const watcherName = signal(myName())

export const draftIn = (conversation: string): Draft => drafts.value[placeOf(conversation)] ?? empty

export const write = (conversation: string, news: Partial<Draft>): void => {
  const place = placeOf(conversation)
  drafts.value = { ...drafts.peek(), [place]: { ...(drafts.peek()[place] ?? empty), ...news } }
}

const most = 6

export function name(thing: Mention, title: string, where = conversation.peek()): void {
  const { text, things } = draftIn(where)
  const isNew = !things.some(({ kind, id }) => kind === thing.kind && id === thing.id)
  if (isNew && things.length >= most) return
  const space = text === '' || text.endsWith(' ') ? '' : ' '
  batch(() => {
    write(where, {
      text: `${text}${space}${title} `,
      things: isNew ? [...things, { ...thing, title }] : things,
    })
    called.value++
  })
}

/** From wherever it is read about. */
export function mention(thing: Mention): void {
  const title = lore.peek()?.titleOf(thing)
  if (title === undefined) return
  batch(() => {
    lookedUp.value = []
    name(thing, title)
    if (!wide.peek()) openTab.value = 'log'
  })
}

/** Each thing by its place, instead of its name in the language it was written in. */
export function saying({ text, things, re }: Draft): Saying {
  const used: Mention[] = []
  let said = text.trim()
  for (const { kind, id, title } of [...things].sort((a, b) => b.title.length - a.title.length)) {
    if (!said.includes(title)) continue
    said = said.replaceAll(title, `{${used.length}}`)
    used.push({ kind, id })
  }
  return { text: said, ...(re !== undefined && { re }), ...(used.length > 0 && { things: used }) }
}

export async function send(where: string): Promise<Refusal | undefined> {
  const draft = draftIn(where)
  const said = saying(draft)
  if (said.text === '') return undefined
  write(where, { ...empty, re: undefined })
  const refused = await sent(where, said)
  if (refused) write(where, draft)
  return refused
}

function sent(where: string, said: Saying) {
  if (where === atTable) return chat(said)
  if (where !== inGallery) return whisper(where, said)
  const name = watcherName.peek().trim()
  keepMyName(name)
  return murmur(name, said)
}
