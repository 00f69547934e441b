import { DurableObject } from 'cloudflare:workers'

interface Env {
  BARE: DurableObjectNamespace<Bare>
}

/** As little as a durable object can do and still be one: a message is one row, and everybody is sent it. Waking, it reads
 *  the one row that was kept for that. */
export class Bare extends DurableObject<Env> {
  readonly #sql: SqlStorage
  #woke = true

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#sql.exec('CREATE TABLE IF NOT EXISTS rows (n INTEGER PRIMARY KEY, json TEXT NOT NULL)')
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer) {
    const text = String(data)
    if ('hello' in JSON.parse(text)) return this.#welcome(socket)
    this.#sql.exec('INSERT INTO rows (json) VALUES (?)', text)
    if (text.startsWith('{"alone"')) return socket.send(text)
    for (const each of this.ctx.getWebSockets()) each.send(text)
  }

  override webSocketClose(socket: WebSocket) {
    socket.close()
  }

  #welcome(socket: WebSocket) {
    const { json } = this.#sql.exec<{ json: string }>('SELECT json FROM rows ORDER BY n LIMIT 1').one()
    socket.send(JSON.stringify({ woke: this.#woke, welcome: JSON.parse(json) }))
    this.#woke = false
  }
}

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    return env.BARE.get(env.BARE.idFromName(new URL(request.url).pathname)).fetch(request)
  },
}
