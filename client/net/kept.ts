import { signal } from '@preact/signals'
import type { Seat } from '../../shared/engine/rules.ts'
import { freshId } from './ids.ts'

/** What this browser knows of a table it sat at, made or visited. */
export interface KeptTable {
  room: string
  /** When it was last opened. */
  at: number
  game?: string | undefined
  seat?: Seat | undefined
  token?: string | undefined
  host?: string | undefined
  phrase?: string | undefined
  /** The token opens nothing yet: this browser stands in the door. */
  knock?: string | undefined
  /** Who sat there, to tell one table from another. */
  people?: string | undefined
}

const place = 'throneward.tables'
const most = 50

function read(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    // A browser that keeps nothing still plays: the seat then lasts as long as the page.
    return []
  }
}

export const keptTables = signal<readonly KeptTable[]>(read())

function write(tables: readonly KeptTable[]): void {
  keptTables.value = tables
  try {
    localStorage.setItem(place, JSON.stringify(tables))
  } catch {
    // As above.
  }
}

/** Another tab may have sat down meanwhile. */
function latest(): readonly KeptTable[] {
  const stored = read()
  return stored.length > 0 ? stored : keptTables.peek()
}

export const kept = (room: string): KeptTable | undefined =>
  keptTables.value.find(table => table.room === room)

export function keep(room: string, news: Omit<Partial<KeptTable>, 'room' | 'at'>): void {
  const tables = latest()
  const before = tables.find(table => table.room === room)
  const after = { ...before, ...news, room, at: Date.now() }
  write([after, ...tables.filter(table => table !== before)].slice(0, most))
}

/** The seat is lost. Whoever made the table may host it again while no seat is host. */
export const forgetSeat = (room: string): void =>
  keep(room, { seat: undefined, token: undefined, phrase: undefined, knock: undefined })

export function forget(room: string): void {
  write(latest().filter(table => table.room !== room))
}

const browserPlace = 'throneward.browser'
let known: string | undefined

/** The same for all tabs, so that a table can say who has sat elsewhere at it. */
export function thisBrowser(): string {
  try {
    known ??= localStorage.getItem(browserPlace) ?? undefined
    known ??= freshId()
    localStorage.setItem(browserPlace, known)
  } catch {
    // As above.
  }
  known ??= freshId()
  return known
}

export function watchOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === place) keptTables.value = read()
  })
}
