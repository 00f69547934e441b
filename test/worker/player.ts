import { fetch as fetchSocket, type WebSocket } from 'miniflare'
import { seedFrom } from '../../shared/engine/chance.ts'
import { applyPatch } from '../../shared/engine/patch.ts'
import type { Commit, FromRoom, RoomMade, SeatTaken, Welcome } from '../../shared/protocol.ts'
import type { Tally } from './testGame.ts'

export type Json = Record<string, unknown>

/** Any call; what is answered is only looked at. */
export async function call<T = Json>(
  base: string,
  method: string,
  path: string,
  {
    body,
    token,
    headers = {},
  }: { body?: unknown; token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await fetch(`${base}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T, headers: response.headers }
}

let ids = 0
/** What a statement finds, or does, in a room's own tables. */
export const sql = async <T = Json>(base: string, room: string, statement: string): Promise<T[]> =>
  (await call<T[]>(base, 'GET', `/api/rooms/${room}/peek-sql?sql=${encodeURIComponent(statement)}`)).body

export const newId = () => `message-${++ids}-${Math.random().toString(36).slice(2, 8)}`

/** Knocks at the socket's door; the answer is 101 with a socket, or says why not. */
export const knock = (base: string, room: string, headers: Record<string, string> = {}) =>
  fetchSocket(`${base}/api/rooms/${room}/socket`, { headers: { upgrade: 'websocket', ...headers } })

/** One socket, and what a browser would know through it. */
export class Player {
  readonly heard: FromRoom[] = []
  readonly frames: string[] = []
  closedWith: number | undefined
  welcome: Welcome | undefined
  v = 0
  readonly #waiting = new Set<() => void>()
  #isLeaving = false

  private constructor(
    readonly socket: WebSocket,
    readonly token?: string,
  ) {
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code
      this.#wake()
    })
    socket.accept()
  }

  /** Stands in the door and has said nothing yet; a token comes with the upgrade. */
  static async enter(base: string, room: string, token?: string, address?: string): Promise<Player> {
    const { webSocket, status } = await knock(base, room, {
      ...(token && { 'sec-websocket-protocol': `throneward, seat.${token}` }),
      ...(address && { 'cf-connecting-ip': address }),
    })
    if (!webSocket) throw new Error(`The door stayed shut: ${status}`)
    return new Player(webSocket, token)
  }

  static async join(base: string, room: string, token?: string, address?: string): Promise<Player> {
    const player = await Player.enter(base, room, token, address)
    player.hello()
    await player.until(() => player.welcome, 'a welcome')
    return player
  }

  hello() {
    this.send({ hello: {} })
  }

  send(message: unknown) {
    this.socket.send(
      message instanceof ArrayBuffer || typeof message === 'string' ? message : JSON.stringify(message),
    )
  }

  /** The answer to one message: acknowledged or refused. */
  async ask(kind: string, body: Json, id = newId()): Promise<{ v?: number; code?: string }> {
    const from = this.heard.length
    this.send({ [kind]: { id, ...body } })
    return this.until(() => {
      for (const said of this.heard.slice(from)) {
        if ('ack' in said && said.ack.id === id) return { v: said.ack.v }
        if ('refused' in said && said.refused.id === id) return { code: said.refused.code }
      }
      return undefined
    }, `an answer to ${kind}`)
  }

  get table(): Tally['table'] {
    return this.welcome?.table as Tally['table']
  }

  get hand(): Tally['hands'][string] {
    return this.welcome?.hand as Tally['hands'][string]
  }

  /** The answer to what is asked first, which may still be on its way. */
  async answer(value: unknown, id?: string) {
    await this.until(() => this.welcome?.asks.length, 'a question')
    return this.ask('answer', { key: this.key, value }, id)
  }

  get key(): string {
    return this.welcome?.asks[0]?.key ?? 'nothing'
  }

  async until<T>(find: () => T | undefined | false, what: string): Promise<T> {
    const late = Date.now() + 15_000
    for (;;) {
      const found = find()
      if (found) return found
      if (this.closedWith !== undefined) throw new Error(`closed with ${this.closedWith} waiting for ${what}`)
      if (Date.now() > late) throw new Error(`waited too long for ${what}`)
      await new Promise<void>(resolve => {
        this.#waiting.add(resolve)
        setTimeout(resolve, 200)
      })
    }
  }

  async untilClosed(): Promise<number> {
    while (this.closedWith === undefined) await new Promise(resolve => setTimeout(resolve, 10))
    return this.closedWith
  }

  /** Everything sent before this was read by the room, and what it answered has come. */
  async settled(): Promise<void> {
    const from = this.frames.length
    this.send('ping')
    await this.until(() => this.frames.slice(from).includes('pong'), 'a pong')
  }

  close() {
    this.#isLeaving = true
    this.socket.close()
  }

  #hear(frame: string) {
    this.frames.push(frame)
    if (frame !== 'pong') {
      const said = JSON.parse(frame) as FromRoom
      if ('pulse' in said) return this.#isLeaving || this.socket.send(frame)
      this.heard.push(said)
      if ('welcome' in said) this.welcome = said.welcome
      if ('commit' in said) this.#learn(said.commit)
      const v = 'welcome' in said ? said.welcome.v : 'commit' in said ? said.commit.v : this.v
      if (v < this.v) throw new Error(`v went back from ${this.v} to ${v}`)
      this.v = v
    }
    this.#wake()
  }

  #learn(commit: Commit) {
    const { table, hand, undo, proposal, fellBack, aside, log, struck, window, paused, talk, ...rest } =
      commit
    const known = this.welcome as Welcome
    const { undo: _, proposal: __, fellBack: fell, aside: laid, window: ___, paused: stood, ...kept } = known
    const readable = aside === undefined ? laid : aside || undefined
    const open = window === undefined ? known.window : window || undefined
    if (window !== undefined) delete kept.spoken
    const undoable = undo === undefined ? known.undo : undo || undefined
    const proposed = proposal === undefined ? known.proposal : proposal || undefined
    this.welcome = {
      ...kept,
      ...rest,
      table: applyPatch(known.table, table),
      hand: applyPatch(known.hand, hand),
      log: [...known.log, ...(log ?? [])].map(line =>
        line.n !== undefined && struck?.includes(line.n) ? { ...line, struck: true } : line,
      ),
      ...(undoable !== undefined && { undo: undoable }),
      ...(proposed && { proposal: proposed }),
      ...(fell !== undefined && fellBack !== false && { fellBack: fell }),
      ...(readable !== undefined && { aside: readable }),
      ...(open && { window: open }),
      ...((paused ?? stood) && { paused: paused ?? stood }),
      talk: {
        lines: [...(known.talk?.lines ?? []), ...(talk?.lines ?? [])],
        read: { ...known.talk?.read, ...talk?.read },
        muted: talk?.muted ?? known.talk?.muted ?? [],
      },
    } as Welcome
  }

  #wake() {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

export interface Sitting {
  room: string
  host: string
  seats: SeatTaken[]
}

interface Wishes {
  people?: number
  bots?: number
  /** The test game, unless another is asked for with its own options. */
  game?: string
  options?: Readonly<Record<string, string>>
  names?: readonly string[]
  rounds?: string
  trap?: string
  listing?: string
  clock?: string
  start?: boolean
  /** With it a test always meets the same table. */
  seed?: string
}

/** A room with so many people at it, started unless it is asked to wait. */
export async function sitDown(base: string, wishes: Wishes = {}): Promise<Sitting> {
  const { people = 2, bots = 0, game = 'tally', names = ['Ada'], start = true, seed } = wishes
  const { rounds = '3', trap = 'none', listing = 'invited', clock = 'none' } = wishes
  const options = {
    players: String(people + bots),
    ...(wishes.options ?? { rounds, trap, listing, clock }),
  }
  const made = await call<RoomMade>(base, 'POST', '/api/rooms', {
    body: { game, options, name: names[0] },
  })
  const { room, host, seat, token, phrase } = made.body
  const seats = [{ seat, token, phrase } as SeatTaken]
  for (let at = 2; at <= people; at++) {
    const taken = await call<SeatTaken>(base, 'POST', `/api/rooms/${room}/seats`, {
      body: { name: names[at - 1] ?? `Friend ${at}` },
    })
    seats.push(taken.body)
  }
  for (let at = 0; at < bots; at++)
    await call(base, 'POST', `/api/rooms/${room}/bots`, { body: {}, token: host })
  if (start && seed !== undefined)
    await call(base, 'GET', `/api/rooms/${room}/peek-start?seed=${seedFrom(seed)}`)
  else if (start) await call(base, 'POST', `/api/rooms/${room}/start`, { token: host })
  return { room, host, seats }
}

export interface Table extends Sitting {
  players: Player[]
}

/** The same, with everybody's socket open. */
export async function gather(base: string, wishes: Wishes = {}): Promise<Table> {
  const sitting = await sitDown(base, wishes)
  const players: Player[] = []
  for (const { token } of sitting.seats) players.push(await Player.join(base, sitting.room, token))
  return { ...sitting, players }
}

/** Everybody has heard whatever the room had to tell until now. */
export const allSettled = (players: readonly Player[]) => Promise.all(players.map(player => player.settled()))

/** The one whose turn it is answers until it no longer is; gives the number of its first answer. */
export async function takeTurn(player: Player, last = 'yes'): Promise<number> {
  await player.until(() => player.welcome?.asks[0]?.text === 'tally.say', 'a turn')
  await player.answer('n1')
  const first = player.welcome?.undo ?? 0
  await player.answer(last)
  return first
}

/** What a browser knows, without what differs by the moment it was told. */
export function knownTo({ welcome }: Player) {
  const { v: _, ...known } = welcome ?? { v: 0 }
  return known
}

/** One round, with the bids in order. */
export async function finish(players: readonly Player[]) {
  for (const player of players) await takeTurn(player)
  for (const [at, player] of players.entries()) {
    await player.until(() => player.welcome?.asks[0]?.text === 'tally.bid', 'a bid')
    await player.answer(`n${at}`)
    await player.answer('sealed')
  }
}
