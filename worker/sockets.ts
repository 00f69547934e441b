import type { Seat } from '../shared/engine/rules.ts'
import { closed, type FromRoom } from '../shared/protocol.ts'
import { Bucket, Buckets } from './limits.ts'
import { Reading } from './reading.ts'

/** Who stands in the door: by the token that came with the upgrade a seat's, a stranger's, or nobody's. */
export type Comer = { seat: Seat } | { from: string; key?: string }

/** What a socket is known by; kept with it while the room sleeps. */
interface Badge {
  at: number
  greeted?: true
  seat?: Seat
  /** Whose token it brought, before it says hello. */
  brings?: Seat
  /** It brought a token that opens nothing, or nothing yet: what that would be known by. */
  key?: string
  /** A word for the network of whoever brought no seat's token. */
  from?: string
  /** Its page is hidden. */
  hidden?: true
  /** What a browser that watches is called by those who tell them apart. */
  who?: string
}

/** A seat, or those who watch. */
export type Viewer = Seat | undefined

/** So many seconds' messages at once. */
const atOnce = 10

type Known = readonly [socket: WebSocket, badge: Badge]

/** Of those who brought no seat's token and have not said hello: from one network, and altogether. */
const mostSilentOfOne = 10
const mostSilent = 100
/** From one house; a class that watches sits in several. */
const mostWatchersOfOne = 50
const mostSockets = 300
/** So that no seat fills the room. */
const mostOfSeat = 10
/** A browser that is awake pings every few seconds. */
const longestSilence = 60_000

export class Sockets {
  /** The longest here first. */
  readonly #badges: Map<WebSocket, Badge>
  readonly #seats: Buckets
  /** Of those who bring no seat's token: how often a network may knock, and how many may begin to watch. */
  readonly #comings = new Buckets(60, 2)
  readonly #watchings = new Bucket(mostSockets, 20)
  readonly #hellos = new WeakMap<WebSocket, Bucket>()
  readonly #others = new WeakMap<WebSocket, Bucket>()
  readonly #readings = new WeakMap<WebSocket, Reading>()

  constructor(
    private readonly ctx: DurableObjectState,
    perSecond: number,
    /** One was given up while it was spoken to. */
    private readonly lost: (seat: Viewer) => void,
  ) {
    this.#seats = new Buckets(perSecond * atOnce, perSecond)
    const badges: [WebSocket, Badge][] = []
    for (const socket of ctx.getWebSockets()) {
      const badge = socket.deserializeAttachment() as Badge | null
      if (badge && socket.readyState === WebSocket.OPEN) badges.push([socket, badge])
    }
    this.#badges = new Map(badges.sort(([, a], [, b]) => a.at - b.at))
  }

  /** Undefined when there is no room for another. A seat is let in whoever else is in the door. */
  accept(comer: Comer): WebSocket | undefined {
    if ('from' in comer && !this.#comings.take(comer.from, Date.now())) return undefined
    if ('from' in comer) this.#hush(comer.from)
    else this.#leave(this.broughtBy(comer.seat), mostOfSeat, 'too many devices')
    if (this.#badges.size >= mostSockets && !this.#makeRoom()) return undefined
    // Kept with the sockets while the room sleeps, so waking need not say it again.
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    this.#wear(server, {
      at: Date.now(),
      ...('seat' in comer ? { brings: comer.seat } : comer),
    })
    return client
  }

  /** Silence costs its own network a place before any other. */
  #hush(from: string) {
    const silent = this.#those(badge => !badge.greeted && badge.brings === undefined)
    const own = silent.filter(([, badge]) => badge.from === from)
    const tooMany =
      own.length >= mostSilentOfOne ? own : silent.length >= mostSilent ? mostFromOne(silent) : []
    const [oldest] = tooMany
    if (oldest) this.close(oldest[0], closed.malformed, 'say hello')
  }

  /** A player is never kept out by those who watch, nor those of one house by those of another. */
  #makeRoom(): boolean {
    const [longest] = mostFromOne(
      this.#those(badge => badge.seat === undefined && badge.brings === undefined),
    )
    if (longest) this.close(longest[0], closed.tooFast, 'too many watch')
    return longest !== undefined
  }

  #leave([longest, ...others]: readonly WebSocket[], most: number, why: string) {
    if (longest && others.length + 1 >= most) this.close(longest, closed.tooFast, why)
  }

  greet(socket: WebSocket, seat: Viewer) {
    const { seat: _, ...badge } = this.#badges.get(socket) ?? { at: Date.now() }
    this.#wear(socket, { ...badge, greeted: true, ...(seat !== undefined && { seat }) })
    const { from } = badge
    const alike =
      seat === undefined
        ? this.#those(badge => isWatching(badge) && badge.from === from).map(([socket]) => socket)
        : this.broughtBy(seat)
    const most = seat === undefined ? mostWatchersOfOne : mostOfSeat
    this.#leave(alike, most + 1, seat === undefined ? 'too many watch' : 'too many devices')
  }

  badgeOf(socket: WebSocket): Badge | undefined {
    return this.#badges.get(socket)
  }

  /** A seat may send as fast as a hand can; whoever only watches has little to say. */
  maySpeak(socket: WebSocket): boolean {
    const seat = this.#badges.get(socket)?.seat
    if (seat !== undefined) return this.#seats.take(seat, Date.now())
    return bucketOf(this.#others, socket, 1, 10).take(Date.now())
  }

  /** A welcome is much longer than a hello. */
  mayBeGreeted(socket: WebSocket, seat: Viewer): boolean {
    const now = Date.now()
    if (!bucketOf(this.#hellos, socket, 0.2).take(now)) return false
    return seat !== undefined || this.#watchings.take(now)
  }

  /** It showed that it reads, and said nothing else. */
  reads(socket: WebSocket, data: string | ArrayBuffer): boolean {
    return this.#readings.get(socket)?.isAnswered(data) === true
  }

  get viewers(): Set<Viewer> {
    const viewers = new Set<Viewer>()
    for (const badge of this.#badges.values()) if (badge.greeted) viewers.add(badge.seat)
    return viewers
  }

  get watchers(): number {
    let count = 0
    for (const badge of this.#badges.values()) if (isWatching(badge)) count++
    return count
  }

  isOnline(seat: Seat): boolean {
    for (const badge of this.#badges.values()) if (badge.seat === seat) return true
    return false
  }

  looks(socket: WebSocket, yes: boolean) {
    const { hidden: _, ...badge } = this.#badges.get(socket) ?? { at: Date.now() }
    this.#wear(socket, { ...badge, ...(!yes && { hidden: true }) })
  }

  /** Whether somebody sits before it: not before a page that is hidden, or whose browser gave no sign of life lately. */
  isLooking(seat: Seat, now: number): boolean {
    return [...this.#badges].some(
      ([socket, badge]) =>
        badge.seat === seat && !badge.hidden && now - this.#lastSign(socket, badge) < longestSilence,
    )
  }

  #lastSign(socket: WebSocket, { at }: Badge): number {
    return Math.max(at, this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0)
  }

  of(viewer: Viewer): WebSocket[] {
    return this.#those(badge => badge.greeted === true && badge.seat === viewer).map(([socket]) => socket)
  }

  /** Those that came with this seat's token too, before they say hello. */
  broughtBy(seat: Seat): WebSocket[] {
    return this.#those(badge => badge.seat === seat || badge.brings === seat).map(([socket]) => socket)
  }

  /** Those who knock with this token. */
  broughtKey(key: string): WebSocket[] {
    return this.#those(badge => badge.greeted === true && badge.key === key).map(([socket]) => socket)
  }

  wears(socket: WebSocket, more: Pick<Badge, 'key' | 'who'>) {
    this.#wear(socket, { ...(this.#badges.get(socket) ?? { at: Date.now() }), ...more })
  }

  greeted(): WebSocket[] {
    return this.#those(badge => badge.greeted === true).map(([socket]) => socket)
  }

  #those(fits: (badge: Badge) => boolean): Known[] {
    return [...this.#badges].filter(([, badge]) => fits(badge))
  }

  deliver(texts: ReadonlyMap<Viewer, string>) {
    for (const [socket, badge] of this.#badges) {
      const text = badge.greeted && texts.get(badge.seat)
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
    const reading = this.#readings.get(socket) ?? new Reading()
    this.#readings.set(socket, reading)
    if (!reading.maySend(text)) return this.#giveUp(socket, closed.unread, 'nothing is read here')
    try {
      socket.send(text)
      const asks = reading.ask()
      if (asks !== undefined) socket.send(asks)
    } catch {
      this.#giveUp(socket, 1011, 'could not be reached')
    }
  }

  #giveUp(socket: WebSocket, code: number, why: string) {
    const seat = this.#badges.get(socket)?.seat
    this.close(socket, code, why)
    this.lost(seat)
  }

  #wear(socket: WebSocket, badge: Badge) {
    socket.serializeAttachment(badge)
    this.#badges.set(socket, badge)
  }
}

const isWatching = (badge: Badge) => badge.greeted === true && badge.seat === undefined

/** Those from the network that most came from. */
function mostFromOne(known: readonly Known[]): readonly Known[] {
  const byNetwork = new Map<string, Known[]>()
  for (const one of known) {
    const from = one[1].from ?? ''
    byNetwork.set(from, [...(byNetwork.get(from) ?? []), one])
  }
  return [...byNetwork.values()].reduce((most, some) => (some.length > most.length ? some : most), [])
}

function bucketOf(
  buckets: WeakMap<WebSocket, Bucket>,
  socket: WebSocket,
  perSecond: number,
  most = 5,
): Bucket {
  const bucket = buckets.get(socket) ?? new Bucket(most, perSecond)
  buckets.set(socket, bucket)
  return bucket
}
