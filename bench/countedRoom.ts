import app from '../worker/index.ts'
import { Room } from '../worker/room.ts'

export { Lobby } from '../worker/lobby.ts'

export interface Counted {
  written: number
  read: number
  alarms: number
  bytes: number
}

/** A room that counts what it would be billed for. */
export class CountedRoom extends Room {
  readonly #counted: Counted

  constructor(ctx: DurableObjectState, env: ConstructorParameters<typeof Room>[1]) {
    const counted: Counted = { written: 0, read: 0, alarms: 0, bytes: 0 }
    count(ctx.storage, counted)
    super(ctx, env)
    this.#counted = counted
  }

  override fetch(request: Request) {
    if (!new URL(request.url).pathname.endsWith('/counted')) return super.fetch(request)
    const { sql } = this.ctx.storage
    // What the last statement read is known only now.
    sql.exec('SELECT 1')
    return Response.json({ ...this.#counted, bytes: sql.databaseSize })
  }

  override alarm() {
    this.#counted.alarms++
    return super.alarm()
  }
}

/** How many rows a statement read stands fixed once the next one runs; what it wrote, at once. */
function count(storage: DurableObjectStorage, counted: Counted) {
  const { sql } = storage
  const exec = sql.exec.bind(sql)
  const setAlarm = storage.setAlarm.bind(storage)
  let last: { rowsRead: number } | undefined
  const counting: typeof sql.exec = (statement, ...values) => {
    counted.read += last?.rowsRead ?? 0
    const cursor = exec(statement, ...values)
    counted.written += cursor.rowsWritten
    last = cursor
    return cursor as never
  }
  Object.defineProperty(sql, 'exec', { value: counting })
  Object.defineProperty(storage, 'setAlarm', {
    value: (...when: Parameters<typeof setAlarm>) => {
      counted.written++
      return setAlarm(...when)
    },
  })
}

export default app
