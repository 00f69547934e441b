import { inGallery, type TalkLine } from '../../shared/talk.ts'
import type { Journal } from '../journal.ts'

/** Talk that is not for all has tables of its own, so that nothing which reads the log can come upon it. They came later: a room
 *  has them once they are needed. */
export const talkTables = [
  'CREATE TABLE IF NOT EXISTS whispers (line INTEGER PRIMARY KEY, convo TEXT NOT NULL, json TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS murmurs (line INTEGER PRIMARY KEY, convo TEXT NOT NULL, json TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS heard (holder INTEGER NOT NULL, what TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (holder, what)) WITHOUT ROWID',
]

const most = { whispers: 5000, murmurs: 500 }
const linesInWelcome = 200

type Row = { json: string }
const lineIn = ({ json }: Row): TalkLine => JSON.parse(json)

/** Its conversations are named by all who are in them; asked for in words, since a number would read 2.0. */
const isIn = `'-' || convo || '-' LIKE '%-' || ? || '-%'`

export class KeptTalk {
  #isReady = false

  constructor(private readonly journal: Journal) {}

  forget() {
    this.#isReady = false
  }

  add(line: TalkLine) {
    const table = line.in === inGallery ? 'murmurs' : 'whispers'
    this.#makeReady()
    this.journal.write(`INSERT INTO ${table} (convo, json) VALUES (?, ?)`, line.in, JSON.stringify(line))
    this.journal.write(`DELETE FROM ${table} WHERE line < (SELECT max(line) FROM ${table}) - ?`, most[table])
  }

  whispersOf(holder: number): TalkLine[] {
    return this.#read<Row>(
      `SELECT json FROM whispers WHERE ${isIn} ORDER BY line DESC LIMIT ?`,
      `${holder}`,
      linesInWelcome,
    )
      .reverse()
      .map(lineIn)
  }

  murmurs(): TalkLine[] {
    return this.#read<Row>('SELECT json FROM murmurs ORDER BY line DESC LIMIT ?', linesInWelcome)
      .reverse()
      .map(lineIn)
  }

  /** Those of one conversation before a moment, a page of them. */
  before(conversation: string, at: number): { lines: TalkLine[]; more: boolean } {
    const table = conversation === inGallery ? 'murmurs' : 'whispers'
    const found = this.#read<Row>(
      `SELECT json FROM ${table} WHERE convo = ? AND json ->> 'at' < ? ORDER BY line DESC LIMIT ?`,
      conversation,
      at,
      linesInWelcome + 1,
    )
    const lines = found.slice(0, linesInWelcome).reverse().map(lineIn)
    return { lines, more: found.length > linesInWelcome }
  }

  conversationsOf(holder: number): string[] {
    return this.#read<{ convo: string }>(
      `SELECT DISTINCT convo FROM whispers WHERE ${isIn}`,
      `${holder}`,
    ).map(({ convo }) => convo)
  }

  drop(conversation: string) {
    this.journal.write('DELETE FROM whispers WHERE convo = ?', conversation)
  }

  /** What a holder has read, and whom they mute: `what` says which. */
  marksOf(holder: number): { what: string; at: number }[] {
    return this.#read('SELECT what, at FROM heard WHERE holder = ?', holder)
  }

  /** Never further back than before. */
  mark(holder: number, what: string, at: number) {
    this.#makeReady()
    this.journal.write(
      'INSERT INTO heard VALUES (?, ?, ?) ON CONFLICT (holder, what) DO UPDATE SET at = max(at, excluded.at)',
      holder,
      what,
      at,
    )
  }

  unmark(holder: number, what: string) {
    this.#makeReady()
    this.journal.write('DELETE FROM heard WHERE holder = ? AND what = ?', holder, what)
  }

  dropMarks(holder: number) {
    this.#makeReady()
    this.journal.write('DELETE FROM heard WHERE holder = ?', holder)
  }

  #makeReady() {
    if (!this.#isReady) for (const table of talkTables) this.journal.write(table)
    this.#isReady = true
  }

  #read<T extends Record<string, string | number>>(statement: string, ...values: (string | number)[]): T[] {
    try {
      return this.journal.settled.exec<T>(statement, ...values).toArray()
    } catch (thrown) {
      if (String(thrown).includes('no such table')) return []
      throw thrown
    }
  }
}
