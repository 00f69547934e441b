import { journalTable } from './schema.ts'

type Value = string | number | null
type Write = readonly [statement: string, ...values: Value[]]

const mostTurns = 64
/** Characters in all rows together: waking goes through them, and who speaks when they are full waits for the tables. */
const mostWords = 100_000

/** Beside what it writes: in the journal and out of it again, an old acknowledgement, the words at rest. */
const rowsATurn = 4

/** Each turn sets the time of the last: of a fact that was set again and again only the last is written. */
export const setFact = 'INSERT OR REPLACE INTO facts VALUES (?, ?)'

function withoutRepeats(writes: readonly Write[]): Write[] {
  const known = new Set<Value | undefined>()
  const isLast = ([statement, name]: Write) => statement !== setFact || (!known.has(name) && known.add(name))
  return writes.toReversed().filter(isLast).reverse()
}

/** What a turn writes is one row, on disk before anybody hears of it; it goes into its tables when nobody has spoken for a
 *  while, many turns at once, or on waking. So an answer waits for one write and not for six. What is read is what lay
 *  there before the turn. */
export class Journal {
  readonly #sql: SqlStorage
  /** Of the turn that runs. */
  #turn: Write[] | undefined
  /** What the rows hold; nobody knows before they were read. */
  #rows: Write[] | undefined
  #turns = 0
  #words = 0
  #isReady = false
  #keptAt = 0
  #waits = false
  /** About so many rows all turns since waking have cost, their way into the tables included. */
  written = 0

  /** So many milliseconds without a turn are a lull, in which there is time for `rests` too. */
  constructor(
    private readonly storage: DurableObjectStorage,
    private readonly lull: number,
    private readonly rests: () => void,
  ) {
    this.#sql = storage.sql
  }

  /** The tables as they lay before this turn. */
  get settled(): SqlStorage {
    this.settle()
    return this.#sql
  }

  /** The tables as they lay when the room woke, and whatever was put into them since. */
  get asRead(): SqlStorage {
    if (!this.#rows) this.settle()
    return this.#sql
  }

  /** All of it or nothing; within another turn it is part of that one. */
  atOnce<T>(does: () => T): T {
    if (this.#turn) return does()
    let result: T | undefined
    this.#keep(
      this.#gathered(() => {
        result = does()
      }),
    )
    return result as T
  }

  write(...write: Write) {
    if (this.#turn) this.#turn.push(write)
    else this.#keep([write])
  }

  settle() {
    this.#rows ??= this.#read()
    this.#put(this.#rows)
  }

  /** The tables are gone. */
  forget() {
    this.#empty()
    this.#isReady = false
  }

  /** What it writes, if it comes to its end. */
  #gathered(does: () => void): Write[] {
    const turn: Write[] = []
    this.#turn = turn
    try {
      does()
    } finally {
      this.#turn = undefined
    }
    return turn
  }

  #keep(writes: readonly Write[]) {
    if (writes.length === 0) return
    this.#rows ??= this.#read()
    const row = JSON.stringify(writes)
    const isFull = this.#turns >= mostTurns || this.#words + row.length > mostWords
    if (isFull) this.#put([...this.#rows, ...writes])
    else this.#add(row, writes)
    this.written += writes.length + rowsATurn
    this.#keptAt = Date.now()
    this.#awaitLull()
  }

  #add(row: string, writes: readonly Write[]) {
    if (!this.#isReady) this.#sql.exec(journalTable)
    this.#isReady = true
    this.#sql.exec('INSERT INTO journal (writes) VALUES (?)', row)
    this.#rows?.push(...writes)
    this.#words += row.length
    this.#turns++
  }

  #put(writes: readonly Write[]) {
    if (writes.length === 0) return
    this.storage.transactionSync(() => {
      for (const [statement, ...values] of withoutRepeats(writes)) this.#sql.exec(statement, ...values)
      if (this.#turns > 0) this.#sql.exec('DELETE FROM journal')
    })
    this.#empty()
  }

  #empty() {
    this.#rows = []
    this.#turns = 0
    this.#words = 0
  }

  #read(): Write[] {
    try {
      const rows = this.#sql.exec<{ writes: string }>('SELECT writes FROM journal ORDER BY turn').toArray()
      this.#turns = rows.length
      this.#words = rows.reduce((sum, { writes }) => sum + writes.length, 0)
      return rows.flatMap(({ writes }) => JSON.parse(writes) as Write[])
    } catch (thrown) {
      if (String(thrown).includes('no such table')) return []
      throw thrown
    }
  }

  /** A timer and not the alarm: where it is lost, waking does the same. */
  #awaitLull() {
    if (this.#waits) return
    this.#waits = true
    setTimeout(
      () => {
        this.#waits = false
        if (Date.now() - this.#keptAt < this.lull) this.#awaitLull()
        else this.#put([...(this.#rows ?? []), ...this.#gathered(this.rests)])
      },
      this.#keptAt + this.lull - Date.now(),
    )
  }
}
