import type { Seat } from '../shared/engine/rules.ts'
import type { Line } from '../shared/protocol.ts'

/** A line before it is sent: `to` becomes `private`. */
export interface ToldLine extends Omit<Line, 'struck' | 'private'> {
  to?: Seat | undefined
}

export interface StruckLine {
  n: number
  to?: Seat | undefined
}

type Row = { json: string; struck: number | null; told: string | null }

const linesInWelcome = 200
const linesOfChat = 5000

export const asSent = ({ to, ...line }: ToldLine): Line =>
  to === undefined ? line : { ...line, private: true }

function fromRow({ json, struck, told }: Row): Line {
  const line: Line = JSON.parse(json)
  if (struck !== null) line.struck = true
  if (told !== null) line.private = true
  return line
}

/** A line is one text, so that waking reads it at once; beside it stands what it is searched by. */
export class Log {
  constructor(private readonly sql: SqlStorage) {}

  add({ to, ...line }: ToldLine) {
    this.sql.exec(
      'INSERT INTO log (n, told, chat, json) VALUES (?, ?, ?, ?)',
      line.n ?? null,
      to ?? null,
      line.says === undefined ? null : 1,
      JSON.stringify(line),
    )
  }

  /** The lines of decisions taken back; who is told of it is who was told of them. */
  strike(decisions: readonly number[]): StruckLine[] {
    return decisions.flatMap(n =>
      this.sql
        .exec<{ told: string | null }>('UPDATE log SET struck = 1 WHERE n = ? RETURNING told', n)
        .toArray()
        .map(row => ({ n, to: row.told ?? undefined })),
    )
  }

  /** Old chat goes, so that talking cannot fill the room; the log of the game stays. */
  trimChat() {
    this.sql.exec(
      'DELETE FROM log WHERE chat IS NOT NULL AND line < (SELECT max(line) FROM log) - ?',
      linesOfChat,
    )
  }

  lately(viewer: Seat | undefined): Line[] {
    const rows = this.sql.exec<Row>(
      'SELECT json, struck, told FROM log WHERE told IS NULL OR told = ? ORDER BY line DESC LIMIT ?',
      viewer ?? null,
      linesInWelcome,
    )
    return rows.toArray().reverse().map(fromRow)
  }

  everyPublic(): Line[] {
    const rows = this.sql.exec<Row>('SELECT json, struck, told FROM log WHERE told IS NULL ORDER BY line')
    return rows.toArray().map(fromRow)
  }
}
