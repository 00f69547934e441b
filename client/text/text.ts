import { signal } from '@preact/signals'
import type { About, TextId } from '../../shared/engine/rules.ts'
import type { Language } from '../../shared/protocol.ts'
import { fetchLate } from '../net/late.ts'
import type { Words } from './en.ts'
import type { FrontWords } from './front/en.ts'
import type { LateWords } from './late/en.ts'
import type { LobbyWords } from './lobby/en.ts'
import type { NoticeWords } from './notices/en.ts'
import { rememberLanguage } from './preferred.ts'

export type Key = keyof Words | keyof FrontWords | keyof LateWords | keyof LobbyWords | keyof NoticeWords
type Book = Readonly<Record<string, string>>

export type { Language }
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' }

export type Shelf = Readonly<Record<Language, () => Promise<Book>>>
const shell: Shelf = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
}
const front: Shelf = {
  en: async () => (await import('./front/en.ts')).frontEn,
  it: async () => (await import('./front/it.ts')).frontIt,
}
const late: Shelf = {
  en: async () => (await import('./late/en.ts')).lateEn,
  it: async () => (await import('./late/it.ts')).lateIt,
}
const lobby: Shelf = {
  en: async () => (await import('./lobby/en.ts')).lobbyEn,
  it: async () => (await import('./lobby/it.ts')).lobbyIt,
}
const open: Shelf[] = [shell]

const shellWords = signal<Book>({})
const gameWords = signal<Book>({})
const cardWords = signal<Book>({})
export const language = signal<Language>('en')

let wished: Language | undefined

export async function speak(wanted: Language): Promise<void> {
  wished = wanted
  const books = await Promise.all(open.map(shelf => fetchLate(shelf[wanted])))
  // By a slow line another language may have been chosen meanwhile.
  if (wished !== wanted) return
  shellWords.value = Object.assign({}, ...books)
  document.documentElement.lang = wanted
  language.value = wanted
}

const learned = new Map<Shelf, Promise<void>>()

function learnShelf(shelf: Shelf): Promise<void> {
  const known = learned.get(shelf)
  if (known) return known
  open.push(shelf)
  const read = speak(wished ?? language.value)
  learned.set(shelf, read)
  return read
}

export const learnFront = () => learnShelf(front)
/** With words of its own, which nobody else needs. */
export const withBook = async <T>(file: Promise<T>, shelf: Shelf): Promise<T> =>
  (await Promise.all([file, learnShelf(shelf)]))[0]
/** For where people sit down. */
export const withLobbyWords = <T>(file: Promise<T>): Promise<T> => withBook(file, lobby)
/** For what is drawn with words that come late. */
export const withWords = async <T>(file: Promise<T>): Promise<T> =>
  (await Promise.all([file, learnShelf(late)]))[0]

export function chooseLanguage(wanted: Language): Promise<void> {
  rememberLanguage(wanted)
  return speak(wanted)
}

export const learn = (words: Book): void => {
  gameWords.value = words
}

/** What is printed on cards and sheets, which comes when it is first looked at. */
export const learnCards = (words: Book): void => {
  cardWords.value = words
}

/** How things named in sentences are called: what a game knows of its systems, the room of its seats. */
const namers: Record<string, (id: string) => string> = {}
export const nameThings = (more: Record<string, (id: string) => string>) => Object.assign(namers, more)

const seatId = /^p[1-8]$/
export const isSeat = (value: unknown): value is string => typeof value === 'string' && seatId.test(value)

/** The planets of a sheet are numbered like seats. */
export function called(kind: string, value: string | number): string {
  const name = isSeat(value) && kind !== 'planet' ? namers['seat'] : namers[kind]
  return name ? name(String(value)) : String(value)
}

const written = (key: string) => gameWords.value[key] ?? shellWords.value[key] ?? cardWords.value[key]
/** What an edition does not say in words of its own every galaxy says; so are lines read that were told by an earlier build. */
const found = (key: string) => written(key) ?? written(key.replace(/^ti\d/, 'galaxy'))
export const knows = (key: string): boolean => found(key) !== undefined

const blank = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/

/** What a sentence names; a seat's lines may carry the name it had then. */
export type Piece = string | { kind: string; value: string | number; once?: string }

/** The sentence in pieces, what it names still as ids, so that seats can be drawn with their emblem. */
export function pieces(key: TextId, about: About = {}): Piece[] {
  const sentence =
    (about['count'] === 0 ? found(`${key}.none`) : undefined) ?? found(key) ?? readable(key, about)
  const said: Piece[] = []
  let rest = sentence
  for (let gap = blank.exec(rest); gap; gap = blank.exec(rest)) {
    const [whole, kind = '', one, many] = gap
    const value = about[kind]
    if (gap.index > 0) said.push(rest.slice(0, gap.index))
    if (one !== undefined) said.push((value === 1 ? one : many) ?? '')
    else if (value !== undefined)
      said.push(isSeat(value) && about['name'] ? { kind, value, once: `${about['name']}` } : { kind, value })
    rest = rest.slice(gap.index + whole.length)
  }
  return rest === '' ? said : [...said, rest]
}

export const say = (key: TextId, about?: About): string =>
  pieces(key, about)
    .map(piece => (typeof piece === 'string' ? piece : (piece.once ?? called(piece.kind, piece.value))))
    .join('')

/** For the shell's own sentences, whose keys the compiler knows. */
export const t = (key: Key, about?: About): string => say(key, about)

/** A sentence nobody has written yet still tells what it is about: `ti3.log.firstPlayer` reads "First player: Ada". */
function readable(key: TextId, about: About): string {
  const last = key.slice(key.lastIndexOf('.') + 1)
  const words = last.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  const blanks = Object.keys(about)
    .filter(kind => kind !== 'name')
    .map(kind => `{${kind}}`)
  const named = words.charAt(0).toUpperCase() + words.slice(1)
  return blanks.length > 0 ? `${named}: ${blanks.join(' · ')}` : named
}
