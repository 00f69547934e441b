import type { Seat } from '../shared/engine/rules.ts'
import type { EarlierLines, Line } from '../shared/protocol.ts'
import type { Journal } from './journal.ts'

export type NewLine = Omit<Line, 'struck' | 'private'>

/** A line is put into words once, for whoever is sent it and for the disk. */
export interface ToldLine {
  words: string
  n: number | undefined
  isChat: boolean
  /** Whom alone it was told. */
  to: Seat | undefined
  /** The segment it was told in; known to the room alone. */
  segment: number | undefined
}

export interface StruckLine {
  n: number
  to?: Seat | undefined
}

type Row = { json: string; struck: number | null; told: string | null }

const linesInWelcome = 200
const linesOfChat = 5000

export const toldLine = (line: NewLine, to?: Seat, segment?: number): ToldLine => ({
  words: JSON.stringify(line),
  n: line.n,
  isChat: line.says !== undefined,
  to,
  segment,
})

const withMember = (words: string, name: string, value: number | true) =>
  `${words.slice(0, -1)},"${name}":${value}}`

export const asSent = ({ words, to }: ToldLine): string =>
  to === undefined ? words : withMember(words, 'private', true)

function fromRow({ json, struck, told }: Row): Line {
  const { segment: _, ...line }: Line & { segment?: number } = JSON.parse(json)
  if (struck !== null) line.struck = true
  if (told !== null) line.private = true
  return line
}

const segmentAtTheEnd = /,"segment":\d+\}$/

/** As it is sent; most lines are so already, but for the segment at their end. */
function inWords(row: Row): string {
  const words = row.json.replace(segmentAtTheEnd, '}')
  const isSent = row.struck === null && row.told === null && !words.includes('"segment":')
  return isSent ? words : JSON.stringify(fromRow(row))
}

/** A line is one text, so that waking reads it at once; beside it stands what it is searched by. */
export class Log {
  constructor(private readonly journal: Journal) {}

  add({ words, n, isChat, to, segment }: ToldLine) {
    this.journal.write(
      'INSERT INTO log (n, told, chat, json) VALUES (?, ?, ?, ?)',
      n ?? null,
      to ?? null,
      isChat ? 1 : null,
      segment === undefined ? words : withMember(words, 'segment', segment),
    )
  }

  /** The lines of decisions taken back; who is told of it is who was told of them. */
  strike(decisions: readonly number[]): StruckLine[] {
    return decisions.flatMap(n => {
      this.journal.write('UPDATE log SET struck = 1 WHERE n = ?', n)
      return this.journal.settled
        .exec<{ told: string | null }>('SELECT told FROM log WHERE n = ?', n)
        .toArray()
        .map(row => ({ n, to: row.told ?? undefined }))
    })
  }

  /** They stand again. */
  unstrike(decisions: readonly number[]) {
    for (const n of decisions) this.journal.write('UPDATE log SET struck = NULL WHERE n = ?', n)
  }

  /** The first of these decisions that everybody was told of; others are not for all to know. */
  firstTold(decisions: readonly number[]): number | undefined {
    const told = this.journal.settled.exec<{ n: number }>(
      'SELECT DISTINCT n FROM log WHERE n >= ? AND told IS NULL ORDER BY n',
      decisions[0] ?? 0,
    )
    return told.toArray().find(({ n }) => decisions.includes(n))?.n
  }

  /** Old chat goes, so that talking cannot fill the room; the log of the game stays. */
  trimChat() {
    this.journal.write(
      'DELETE FROM log WHERE chat IS NOT NULL AND line < (SELECT max(line) FROM log) - ?',
      linesOfChat,
    )
  }

  latelyInWords(viewer: Seat | undefined): string[] {
    const rows = this.journal.settled.exec<Row>(
      'SELECT json, struck, told FROM log WHERE told IS NULL OR told = ? ORDER BY line DESC LIMIT ?',
      viewer ?? null,
      linesInWelcome,
    )
    return rows.toArray().reverse().map(inWords)
  }

  /** Those told until then, and of the oldest moment among them all: a page ends between two moments, since a moment is all
   *  the next page can be asked for by. Rows are not numbered for others: they would count what is told in secret. */
  until(at: number, viewer: Seat | undefined): EarlierLines {
    const rows = this.journal.settled.exec<Row>(
      `SELECT json, struck, told FROM log WHERE json ->> 'at' <= ? AND (told IS NULL OR told = ?) ORDER BY line DESC`,
      at,
      viewer ?? null,
    )
    const lines: Line[] = []
    for (const row of rows) {
      const line = fromRow(row)
      if (lines.length >= linesInWelcome && line.at !== lines.at(-1)?.at)
        return { log: lines.reverse(), more: true }
      lines.push(line)
    }
    return { log: lines.reverse(), more: false }
  }

  /** What stands of what decisions told, from one to another, and in which segment: lines of older builds do not say. Before
   *  the first decision stands what the beginning told. */
  between(from: number, to: number, viewer: Seat | undefined): { line: Line; segment: number | undefined }[] {
    const rows = this.journal.settled.exec<Row>(
      `SELECT json, struck, told FROM log
         WHERE struck IS NULL AND chat IS NULL AND (told IS NULL OR told = ?1)
           AND (n BETWEEN ?2 AND ?3 OR (?2 = 0 AND n IS NULL AND json ->> 'segment' IS NOT NULL)) ORDER BY line`,
      viewer ?? null,
      from,
      to,
    )
    return rows.toArray().map(row => ({ line: fromRow(row), segment: JSON.parse(row.json).segment }))
  }

  everyPublic(): Line[] {
    const rows = this.journal.settled.exec<Row>(
      'SELECT json, struck, told FROM log WHERE told IS NULL ORDER BY line',
    )
    return rows.toArray().map(fromRow)
  }
}
