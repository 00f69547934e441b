import type { Seat } from '../shared/engine/rules.ts'
import type { BotKind, Colour, EmblemName } from '../shared/protocol.ts'
import type { Facts, Keeps, SeatRow } from './facts.ts'
import { Journal, setFact } from './journal.ts'
import { Log } from './log.ts'
import { SavedMatch } from './savedMatch.ts'
import { schema } from './schema.ts'
import { KeptTalk } from './talk/kept.ts'

/** Of each seat. A browser sends its last messages again, and no more of them than a hand can send meanwhile. */
const mostAcks = 200

/** Somebody tried a phrase. */
interface Try {
  at: number
  who: string
}

export type Opens = 'seat' | 'host' | 'phrase' | 'browser'

/** The room's truth. Everything kept in memory beside it is a copy that `forget` throws away. */
export class Store implements Keeps {
  readonly journal: Journal
  readonly match: SavedMatch
  readonly log: Log
  readonly talk: KeptTalk
  #facts: Facts | undefined
  #seats: readonly SeatRow[] | undefined
  /** Read once after waking: a stranger may ask for them often. */
  #tries: Try[] | undefined
  /** What each seat was acknowledged since waking; what it was before lies in the table. */
  readonly #acks = new Map<Seat, Map<string, number>>()
  readonly #acksUntilTrim = new Map<Seat, number>()

  constructor(
    private readonly storage: DurableObjectStorage,
    lull: number,
    rests: () => void,
  ) {
    this.journal = new Journal(storage, lull, rests)
    this.match = new SavedMatch(this, this.journal)
    this.log = new Log(this.journal)
    this.talk = new KeptTalk(this.journal)
  }

  /** Asked without writing, so that a room nobody made leaves nothing behind. */
  get isMade(): boolean {
    try {
      return this.facts.room !== undefined
    } catch (thrown) {
      if (String(thrown).includes('no such table')) return false
      throw thrown
    }
  }

  make(facts: Facts, seats: readonly SeatRow[]) {
    this.storage.sql.exec(schema)
    this.set(facts)
    for (const { seat, colour, emblem } of seats)
      this.journal.write('INSERT INTO seats VALUES (?, NULL, NULL, ?, ?)', seat, colour, emblem)
    this.#seats = seats
  }

  atOnce<T>(does: () => T): T {
    return this.journal.atOnce(does)
  }

  forget() {
    this.#facts = undefined
    this.#seats = undefined
    this.#tries = undefined
    this.#acks.clear()
    this.match.forget()
    this.talk.forget()
  }

  get facts(): Readonly<Facts> {
    if (!this.#facts) {
      const { settled } = this.journal
      const rows = settled.exec<{ name: string; json: string }>('SELECT name, json FROM facts').toArray()
      this.#facts = Object.fromEntries(rows.map(row => [row.name, JSON.parse(row.json)])) as Facts
    }
    return this.#facts
  }

  set(changes: Partial<Facts>) {
    this.#facts ??= {} as Facts
    for (const [name, value] of Object.entries(changes)) {
      if (value === this.#facts[name as keyof Facts]) continue
      if (value === undefined) this.journal.write('DELETE FROM facts WHERE name = ?', name)
      else this.journal.write(setFact, name, JSON.stringify(value))
    }
    Object.assign(this.#facts, changes)
  }

  get seats(): readonly SeatRow[] {
    this.#seats ??= this.journal.settled
      .exec<Record<keyof SeatRow, string | null>>('SELECT * FROM seats ORDER BY seat')
      .toArray()
      .map(({ seat, name, bot, colour, emblem }) => ({
        seat: seat as Seat,
        colour: colour as Colour,
        emblem: emblem as EmblemName,
        ...(name !== null && { name }),
        ...(bot !== null && { bot: bot as BotKind }),
      }))
    return this.#seats
  }

  setSeat(row: SeatRow) {
    const { seat, name, bot, colour, emblem } = row
    this.#seats = this.seats.map(other => (other.seat === seat ? row : other))
    this.journal.write(
      'UPDATE seats SET name = ?, bot = ?, colour = ?, emblem = ? WHERE seat = ?',
      name ?? null,
      bot ?? null,
      colour,
      emblem,
      seat,
    )
  }

  /** While people gather: as many as play now. */
  setSeats(rows: readonly SeatRow[]) {
    const before = this.seats
    this.#seats = rows
    for (const { seat } of before.slice(rows.length))
      this.journal.write('DELETE FROM seats WHERE seat = ?', seat)
    for (const { seat, colour, emblem } of rows.slice(before.length))
      this.journal.write('INSERT INTO seats VALUES (?, NULL, NULL, ?, ?)', seat, colour, emblem)
    for (const [at, row] of rows.entries()) if (row !== before[at]) this.setSeat(row)
  }

  addKey(hash: string, opens: Opens, seat: Seat | undefined) {
    this.journal.write('INSERT OR IGNORE INTO keys VALUES (?, ?, ?)', hash, opens, seat ?? null)
  }

  keyOf(hash: string, opens: Opens): { seat: Seat | undefined } | undefined {
    const [row] = this.journal.settled.exec<{ seat: string | null }>(
      'SELECT seat FROM keys WHERE hash = ? AND opens = ?',
      hash,
      opens,
    )
    return row && { seat: row.seat ?? undefined }
  }

  devicesOf(seat: Seat): number {
    const found = this.journal.settled.exec<{ count: number }>(
      `SELECT count(*) AS count FROM keys WHERE seat = ? AND opens = 'seat'`,
      seat,
    )
    return found.one().count
  }

  endKeysOf(seat: Seat) {
    this.journal.write('DELETE FROM keys WHERE seat = ?', seat)
  }

  moveKeys(from: Seat, to: Seat) {
    this.journal.write('UPDATE keys SET seat = ? WHERE seat = ?', to, from)
  }

  endHostKeys() {
    this.journal.write(`DELETE FROM keys WHERE opens = 'host'`)
  }

  /** Who tried, once for each time; what lies longer ago is forgotten. */
  triesSince(at: number): readonly Try[] {
    this.#tries ??= this.journal.settled
      .exec<{ at: number; who: string }>('SELECT at, who FROM tries')
      .toArray()
    if (this.#tries.some(one => one.at < at)) {
      this.journal.write('DELETE FROM tries WHERE at < ?', at)
      this.#tries = this.#tries.filter(one => one.at >= at)
    }
    return this.#tries
  }

  addTry(at: number, who: string) {
    this.journal.write('INSERT INTO tries VALUES (?, ?)', at, who)
    this.#tries?.push({ at, who })
  }

  /** Asked at every message: what turns wrote since waking is known without putting it into its tables. */
  ackOf(seat: Seat, id: string): number | undefined {
    const known = this.#acks.get(seat)?.get(id)
    if (known !== undefined) return known
    const found = this.journal.asRead.exec<{ v: number }>(
      'SELECT v FROM acks WHERE seat = ? AND id = ?',
      seat,
      id,
    )
    return found.toArray()[0]?.v
  }

  addAck(seat: Seat, id: string, v: number) {
    this.journal.write('INSERT OR REPLACE INTO acks VALUES (?, ?, ?)', seat, id, v)
    const known = this.#acks.get(seat) ?? new Map<string, number>()
    this.#acks.set(seat, known.set(id, v))
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > mostAcks) known.delete(oldest)
    const left = this.#acksUntilTrim.get(seat) ?? 0
    if (left === 0) this.#trimAcks(seat)
    this.#acksUntilTrim.set(seat, left === 0 ? mostAcks / 2 : left - 1)
  }

  #trimAcks(seat: Seat) {
    this.journal.write(
      `DELETE FROM acks WHERE seat = ?1 AND v <= (
         SELECT v FROM acks WHERE seat = ?1 ORDER BY v DESC LIMIT 1 OFFSET ?2)`,
      seat,
      mostAcks,
    )
  }
}
