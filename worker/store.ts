import type { ChosenOptions, Seat } from '../shared/engine/rules.ts'
import type { BotKind, Colour, EmblemName, Proposal, Stage, Vote } from '../shared/protocol.ts'
import { Journal, setFact } from './journal.ts'
import { Log } from './log.ts'
import type { KeptOrders } from './orders.ts'
import { SavedMatch } from './savedMatch.ts'
import { schema } from './schema.ts'
import type { KeptWindow } from './windows.ts'

/** What a room knows besides its match. */
export interface Facts {
  room: string
  game: string
  options: ChosenOptions
  stage: Stage
  /** Of the last commit everybody was sent, and of the last that only some were: see `Room.turn`. */
  v: number
  privateV: number
  salt: string
  botSeed: string
  host?: Seat | undefined
  commitment?: string
  /** The build and the number of migrations the stored match was written under. */
  build?: string
  migrated?: number
  /** The first segment in the form the state has now; nobody goes back across a migration. */
  oldest?: number | undefined
  proposal?: (Omit<Proposal, 'yes'> & { yes?: Proposal['yes']; at: number }) | undefined
  votes?: readonly Vote[] | undefined
  /** For whom a bot answers, and the segment it was sent in for. */
  standIns?: Readonly<Record<Seat, number>> | undefined
  /** Since when each seat is waited for; kept where a clock runs. */
  owes?: Readonly<Record<Seat, number>> | undefined
  botDue?: number | undefined
  /** The lane in which a bot decided last. */
  botLane?: string | undefined
  alarm?: number | undefined
  /** The decision no bot's answer fitted, so that it is not tried for ever. */
  stuck?: number | undefined
  fault?: string | undefined
  window?: KeptWindow | undefined
  /** The kinds of windows met so far. */
  kinds?: readonly string[]
  orders?: Readonly<Record<Seat, KeptOrders>> | undefined
  /** The window in which a seat wants to answer for itself, whatever it ordered. */
  spoken?: Readonly<Record<Seat, string>> | undefined
  /** What stood when what everybody sees was put into words: see `rest.ts`. */
  rest?: string
}

export interface SeatRow {
  seat: Seat
  name?: string | undefined
  bot?: BotKind | undefined
  colour: Colour
  emblem: EmblemName
}

/** A browser that was away for longer does not send its last message again; `v` is a time. */
const longestAway = 86_400_000
const acksBetweenTrims = 1000

export type Opens = 'seat' | 'host' | 'phrase'

/** The room's truth. Everything kept in memory beside it is a copy that `forget` throws away. */
export class Store {
  readonly journal: Journal
  readonly match: SavedMatch
  readonly log: Log
  #facts: Facts | undefined
  #seats: readonly SeatRow[] | undefined
  #acksUntilTrim = 0
  /** What each seat was acknowledged, read once after waking: a seat asks at every message. */
  readonly #acks = new Map<Seat, Map<string, number>>()

  constructor(
    private readonly storage: DurableObjectStorage,
    lull: number,
    rests: () => void,
  ) {
    this.journal = new Journal(storage, lull, rests)
    this.match = new SavedMatch(this, this.journal)
    this.log = new Log(this.journal)
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
    this.#acks.clear()
    this.match.forget()
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

  endKeysOf(seat: Seat) {
    this.journal.write('DELETE FROM keys WHERE seat = ?', seat)
  }

  endHostKeys() {
    this.journal.write(`DELETE FROM keys WHERE opens = 'host'`)
  }

  /** Who tried, once for each time. */
  triesSince(at: number): string[] {
    this.journal.write('DELETE FROM tries WHERE at < ?', at)
    return this.journal.settled
      .exec<{ who: string }>('SELECT who FROM tries WHERE at >= ?', at)
      .toArray()
      .map(row => row.who)
  }

  addTry(at: number, who: string) {
    this.journal.write('INSERT INTO tries VALUES (?, ?)', at, who)
  }

  ackOf(seat: Seat, id: string): number | undefined {
    return this.#acksOf(seat).get(id)
  }

  #acksOf(seat: Seat): Map<string, number> {
    const known = this.#acks.get(seat)
    if (known) return known
    const { settled } = this.journal
    const rows = settled.exec<{ id: string; v: number }>('SELECT id, v FROM acks WHERE seat = ?', seat)
    const read = new Map(rows.toArray().map(({ id, v }) => [id, v]))
    this.#acks.set(seat, read)
    return read
  }

  addAck(seat: Seat, id: string, v: number) {
    if (this.#acksUntilTrim-- === 0) this.#trimAcks(v - longestAway)
    this.journal.write('INSERT OR REPLACE INTO acks VALUES (?, ?, ?)', seat, id, v)
    this.#acksOf(seat).set(id, v)
  }

  #trimAcks(until: number) {
    this.journal.write('DELETE FROM acks WHERE v < ?', until)
    this.#acksUntilTrim = acksBetweenTrims
    for (const known of this.#acks.values()) for (const [id, v] of known) if (v < until) known.delete(id)
  }
}
