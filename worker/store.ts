import type { ChosenOptions, Seat } from '../shared/engine/rules.ts'
import type { BotKind, Colour, EmblemName, Language, Proposal, Stage } from '../shared/protocol.ts'
import type { KeptKnock, ShutDoor } from './doors.ts'
import { Journal, setFact } from './journal.ts'
import { Log } from './log.ts'
import type { KeptOrders } from './orders.ts'
import { SavedMatch } from './savedMatch.ts'
import { schema } from './schema.ts'
import type { KeptVote } from './votes.ts'
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
  /** In which it was opened, and in which its link speaks where it is shared. */
  language?: Language | undefined
  commitment?: string
  /** The build and the number of migrations the stored match was written under. */
  build?: string
  migrated?: number
  /** The first segment in the form the state has now; nobody goes back across a migration. */
  oldest?: number | undefined
  proposal?: (Omit<Proposal, 'yes'> & { yes?: Proposal['yes']; at: number }) | undefined
  votes?: readonly KeptVote[] | undefined
  /** For whom a bot answers, and the segment it was sent in for. */
  standIns?: Readonly<Record<Seat, number>> | undefined
  /** Since when each seat is waited for; kept where a clock runs. */
  owes?: Readonly<Record<Seat, number>> | undefined
  /** From when on a bot may be asked for in place of each person who is waited for; kept where no clock runs. */
  late?: Readonly<Record<Seat, number>> | undefined
  botDue?: number | undefined
  /** The lane in which a bot decided last. */
  botLane?: string | undefined
  alarm?: number | undefined
  /** Since when nobody watches a table at which no person sits. */
  unwatched?: number | undefined
  /** The decision no bot's answer fitted, so that it is not tried for ever. */
  stuck?: number | undefined
  fault?: string | undefined
  /** The match stands further back than what is stored: the first decision left out that all were told of, or 0. */
  fellBack?: number | undefined
  /** What was set aside can be read again: the number to ask for it by. */
  aside?: number | undefined
  /** By the operator: nobody comes in, and nothing happens here. */
  closed?: true | undefined
  /** No longer listed, whatever the table chose. */
  unlisted?: true | undefined
  /** Who stands in the door, and who was not let in. */
  knocks?: readonly KeptKnock[] | undefined
  shut?: readonly ShutDoor[] | undefined
  window?: KeptWindow | undefined
  /** The kinds of windows met so far. */
  kinds?: readonly string[]
  orders?: Readonly<Record<Seat, KeptOrders>> | undefined
  /** The window in which a seat wants to answer for itself, whatever it ordered. */
  spoken?: Readonly<Record<Seat, string>> | undefined
}

export interface SeatRow {
  seat: Seat
  name?: string | undefined
  bot?: BotKind | undefined
  colour: Colour
  emblem: EmblemName
}

/** Of each seat. A browser sends its last messages again, and no more of them than a hand can send meanwhile. */
const mostAcks = 200

/** Somebody tried a phrase. */
interface Try {
  at: number
  who: string
}

export type Opens = 'seat' | 'host' | 'phrase' | 'browser'

/** The room's truth. Everything kept in memory beside it is a copy that `forget` throws away. */
export class Store {
  readonly journal: Journal
  readonly match: SavedMatch
  readonly log: Log
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
