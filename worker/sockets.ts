import type { Seat } from '../shared/engine/rules.ts'
import { closed, type FromRoom } from '../shared/protocol.ts'
import { Bucket, Buckets } from './limits.ts'

/** What a socket is known by; kept with it while the room sleeps. */
interface Badge {
  at: number
  greeted?: true
  seat?: Seat
}

/** A seat, or those who watch. */
export type Viewer = Seat | undefined

/** So many seconds' messages at once. */
const atOnce = 10
const mostSilent = 100
const mostSockets = 300
/** So that no seat fills the room. */
const mostOfSeat = 10

export class Sockets {
  /** The longest here first. */
  readonly #badges: Map<WebSocket, Badge>
  readonly #seats: Buckets
  readonly #hellos = new WeakMap<WebSocket, Bucket>()
  readonly #others = new WeakMap<WebSocket, Bucket>()

  constructor(
    private readonly ctx: DurableObjectState,
    perSecond: number,
  ) {
    this.#seats = new Buckets(perSecond * atOnce, perSecond)
    const badges: [WebSocket, Badge][] = []
    for (const socket of ctx.getWebSockets()) {
      const badge = socket.deserializeAttachment() as Badge | null
      if (badge && socket.readyState === WebSocket.OPEN) badges.push([socket, badge])
    }
    this.#badges = new Map(badges.sort(([, a], [, b]) => a.at - b.at))
  }

  /** Undefined when there is no room for another. */
  accept(): WebSocket | undefined {
    const silent = [...this.#badges].filter(([, badge]) => !badge.greeted)
    const [oldest] = silent
    if (oldest && silent.length >= mostSilent) this.close(oldest[0], closed.malformed, 'say hello')
    if (this.#badges.size >= mostSockets && !this.#makeRoom()) return undefined
    // Kept with the sockets while the room sleeps, so waking need not say it again.
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    this.#wear(server, { at: Date.now() })
    return client
  }

  /** A player is never kept out by those who watch. */
  #makeRoom(): boolean {
    const [longest] = this.of(undefined)
    if (longest) this.close(longest, closed.tooFast, 'too many watch')
    return longest !== undefined
  }

  greet(socket: WebSocket, seat: Viewer) {
    const at = this.#badges.get(socket)?.at ?? Date.now()
    this.#wear(socket, { at, greeted: true, ...(seat !== undefined && { seat }) })
    const [longest, ...others] = seat === undefined ? [] : this.of(seat)
    if (longest && others.length >= mostOfSeat) this.close(longest, closed.tooFast, 'too many devices')
  }

  badgeOf(socket: WebSocket): Badge | undefined {
    return this.#badges.get(socket)
  }

  /** A seat may send as fast as a hand can; whoever only watches has little to say. */
  maySpeak(socket: WebSocket): boolean {
    const seat = this.#badges.get(socket)?.seat
    if (seat !== undefined) return this.#seats.take(seat, Date.now())
    return bucketOf(this.#others, socket, 1).take(Date.now())
  }

  /** A welcome is much longer than a hello: whoever asks and never reads would fill the room's memory. */
  mayBeGreeted(socket: WebSocket): boolean {
    return bucketOf(this.#hellos, socket, 0.2).take(Date.now())
  }

  get viewers(): Set<Viewer> {
    const viewers = new Set<Viewer>()
    for (const badge of this.#badges.values()) if (badge.greeted) viewers.add(badge.seat)
    return viewers
  }

  get watchers(): number {
    let count = 0
    for (const badge of this.#badges.values()) if (badge.greeted && badge.seat === undefined) count++
    return count
  }

  isOnline(seat: Seat): boolean {
    for (const badge of this.#badges.values()) if (badge.seat === seat) return true
    return false
  }

  of(viewer: Viewer): WebSocket[] {
    return [...this.#badges]
      .filter(([, badge]) => badge.greeted && badge.seat === viewer)
      .map(([socket]) => socket)
  }

  deliver(texts: ReadonlyMap<Viewer, string>, except?: WebSocket) {
    for (const [socket, badge] of this.#badges) {
      const text = badge.greeted && socket !== except && texts.get(badge.seat)
      if (text) this.say(socket, text)
    }
  }

  send(socket: WebSocket, message: FromRoom) {
    this.say(socket, JSON.stringify(message))
  }

  close(socket: WebSocket, code: number, why: string) {
    this.#badges.delete(socket)
    try {
      socket.close(code, why)
    } catch {
      // It was gone already.
    }
  }

  closeAll(code: number, why: string) {
    for (const socket of [...this.#badges.keys()]) this.close(socket, code, why)
  }

  /** Whether anybody could have noticed it there. */
  drop(socket: WebSocket): boolean {
    const greeted = this.#badges.get(socket)?.greeted === true
    this.#badges.delete(socket)
    return greeted
  }

  /** One that cannot take its message must not keep the others from theirs. */
  say(socket: WebSocket, text: string) {
    try {
      socket.send(text)
    } catch {
      this.close(socket, 1011, 'could not be reached')
    }
  }

  #wear(socket: WebSocket, badge: Badge) {
    socket.serializeAttachment(badge)
    this.#badges.set(socket, badge)
  }
}

function bucketOf(buckets: WeakMap<WebSocket, Bucket>, socket: WebSocket, perSecond: number): Bucket {
  const bucket = buckets.get(socket) ?? new Bucket(5, perSecond)
  buckets.set(socket, bucket)
  return bucket
}
