import { DurableObject } from 'cloudflare:workers'
import { type Moment, momentOf } from '../shared/engine/frames.ts'
import type { Match } from '../shared/engine/match.ts'
import type { ChosenOptions, Rules, Seat } from '../shared/engine/rules.ts'
import { closed, type FromSeat, type RoomMade } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { botTurn } from './bots.ts'
import { clearAway, isAbandoned, setAlarm } from './clock.ts'
import type { Env } from './env.ts'
import { keepRecovered, markUnreadable, readMatch } from './faults.ts'
import { Bucket, Buckets } from './limits.ts'
import { list } from './listing.ts'
import type { Lobby } from './lobby.ts'
import { hear, readMessage } from './messages.ts'
import { makeRoom } from './newRoom.ts'
import { Refused } from './refused.ts'
import { putIntoWords, wordsAtRest, wordsFor } from './rest.ts'
import { routes } from './roomRoutes.ts'
import { seatInfos } from './seats.ts'
import { Sockets, type Viewer } from './sockets.ts'
import { clockRings, comesBack, lookAround, standsIn } from './standIn.ts'
import { type Facts, Store } from './store.ts'
import { newsOf, Turn, unseen } from './turn.ts'
import { welcome } from './welcome.ts'
import { findWindow, lookAtWindow, windowTurn } from './windows.ts'

/** Waiting for it keeps the room awake, and ends a while before it could be put to sleep. */
const lull = 2000

/** One game. What is true lies in its store; everything here can be thrown away and read again. */
export class Room extends DurableObject<Env> {
  readonly store: Store
  readonly sockets: Sockets
  readonly requests = new Buckets(60, 4)
  /** Reading the past costs more than a message: for each seat and network, and for all who watch together. */
  readonly readings = new Buckets(20, 0.5)
  readonly watching = new Bucket(60, 2)
  #match: Match | undefined
  #moment: Moment = unseen
  #lastV = 0
  #presence: string | undefined
  #unreadable = false
  #inbox: [socket: WebSocket, data: string | ArrayBuffer][] = []
  #isWriting = false
  readonly #toldAtRest = new Map<Viewer, string>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new Store(ctx.storage, Number(env.LULL_MS ?? lull), () => {
      if (this.#match) putIntoWords(this, this.#match)
    })
    this.sockets = new Sockets(ctx, Number(env.MESSAGES_A_SECOND ?? 20))
  }

  get facts(): Readonly<Facts> {
    return this.store.facts
  }

  get rules(): Rules {
    const rules = rulebooks[this.facts.game]
    if (!rules) throw new Error(`No rules for "${this.facts.game}"`)
    return rules
  }

  get storage(): DurableObjectStorage {
    return this.ctx.storage
  }

  get lobby(): DurableObjectStub<Lobby> {
    return this.env.LOBBY.get(this.env.LOBBY.idFromName('lobby'))
  }

  get settings(): Env {
    return this.env
  }

  async make(
    room: string,
    game: string,
    options: ChosenOptions,
    name?: string,
  ): Promise<RoomMade | undefined> {
    if (this.store.isMade) return undefined
    const made = makeRoom(this, { room, game, options, name })
    await list(this)
    return made
  }

  override fetch(request: Request): Response | Promise<Response> {
    return routes.fetch(request, this)
  }

  /** The match as stored, and undefined where there is none or it cannot be read any more. */
  get match(): Match | undefined {
    if (!this.#match && this.facts.stage !== 'lobby' && !this.#unreadable) this.#load()
    return this.#match
  }

  get moment(): Moment {
    return this.match ? this.#moment : unseen
  }

  /** What the match shows a viewer, in words. */
  shows(viewer: Viewer): string {
    const known = this.#match ? undefined : wordsAtRest(this, viewer)
    if (known !== undefined) this.#toldAtRest.set(viewer, known)
    return known ?? (this.match ? wordsFor(this.#moment, viewer) : '"asks":[],"waiting":[]')
  }

  /** What `does` writes is written together or not at all; then everybody hears of it, before anything else happens. */
  turn<T>(does: (turn: Turn) => T): T {
    const moment = this.moment
    const turn = new Turn(this.tick())
    try {
      const { result, texts } = this.store.atOnce(() => {
        const result = does(turn)
        if (turn.moved) {
          this.#becomes(turn.moved)
          lookAtWindow(this, turn)
          lookAround(this, turn, moment)
        }
        for (const line of turn.lines) this.store.log.add(line)
        const { texts, isPublic } = newsOf(turn, this.sockets.viewers, moment, this.#moment)
        this.store.set(isPublic ? { v: turn.v } : { privateV: turn.v })
        setAlarm(this, turn.at)
        return { result, texts }
      })
      this.sockets.deliver(texts)
      return result
    } catch (thrown) {
      if (!(thrown instanceof Refused)) this.forget()
      throw thrown
    }
  }

  forget() {
    this.store.forget()
    this.#match = undefined
    this.#moment = unseen
  }

  /** A clock that never stands still or goes back. A counter would tell how often others decide in secret. */
  tick(): number {
    const { v, privateV } = this.facts
    this.#lastV = Math.max(this.#lastV + 1, v + 1, privateV + 1, Date.now())
    return this.#lastV
  }

  /** Tells who is here, if that changed; a newcomer has just read it in the welcome. */
  tellPresence(newcomer?: WebSocket) {
    const text = this.#present()
    if (text === this.#presence) return
    this.#presence = text
    const commit = `{"commit":{"v":${this.tick()},${text.slice(1)}}`
    this.sockets.deliver(new Map([...this.sockets.viewers].map(viewer => [viewer, commit])), newcomer)
  }

  #present(): string {
    return JSON.stringify({ seats: seatInfos(this), watchers: this.sockets.watchers })
  }

  greet(socket: WebSocket, seat: Viewer) {
    if (seat !== undefined && standsIn(this, seat)) comesBack(this, seat)
    // Those whose sockets slept here know how it was; waking alone is no news.
    this.#presence ??= this.#present()
    this.sockets.greet(socket, seat)
    this.sockets.say(socket, welcome(this, seat))
    this.tellPresence(socket)
  }

  dismiss(socket: WebSocket, code: number, why: string) {
    this.sockets.close(socket, code, why)
    if (this.store.isMade) this.tellPresence()
  }

  dismissSeat(seat: Seat) {
    for (const socket of this.sockets.of(seat))
      this.sockets.close(socket, closed.seatGone, 'this seat was given away')
    this.tellPresence()
  }

  /** Where several are waited for, who speaks while something is on its way to the disk is heard when it is there, all at
   *  once: many who decide at the same moment wait for two writes and not for one each. */
  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer) {
    this.#inbox.push([socket, data])
    if (!this.#isWriting) this.#hearAll()
  }

  #hearAll() {
    const inbox = this.#inbox
    this.#inbox = []
    const before = this.#lastV
    for (const [socket, data] of inbox) this.#hear(socket, data)
    if (this.#lastV === before || this.#moment.waiting.length < 2) return
    this.#isWriting = true
    void this.storage.sync().finally(() => {
      this.#isWriting = false
      if (this.#inbox.length > 0) this.#hearAll()
    })
  }

  #hear(socket: WebSocket, data: string | ArrayBuffer) {
    if (!this.store.isMade) return this.sockets.close(socket, closed.noRoom, 'no such room')
    if (!this.sockets.badgeOf(socket)) return
    if (!this.sockets.maySpeak(socket)) return this.dismiss(socket, closed.tooFast, 'too many messages')
    const message = readMessage(data)
    if (!message) return this.dismiss(socket, closed.malformed, 'not a message of this room')
    try {
      hear(this, socket, message)
    } catch (thrown) {
      this.report(thrown)
      this.forget()
      const [said] = Object.values(message as FromSeat)
      if (said?.id)
        this.sockets.send(socket, { refused: { id: said.id, code: 'fault', why: 'refused.fault' } })
    }
  }

  override webSocketClose(socket: WebSocket) {
    this.#hearAll()
    this.sockets.drop(socket)
    if (this.store.isMade) this.tellPresence()
  }

  override webSocketError(socket: WebSocket) {
    this.webSocketClose(socket)
  }

  override async alarm(): Promise<void> {
    if (!this.store.isMade) return
    if (isAbandoned(this)) return clearAway(this)
    const rang = this.facts.alarm
    try {
      clockRings(this, Date.now())
      windowTurn(this)
      botTurn(this)
    } catch (thrown) {
      this.report(thrown)
    }
    // A window's turn sets the next itself, so as to be one row.
    if (this.facts.alarm !== rang) return
    this.store.atOnce(() => {
      this.store.set({ alarm: undefined })
      setAlarm(this, Date.now())
    })
  }

  report(fault: unknown) {
    const { room, game, build } = this.facts
    const reason = fault instanceof Error ? fault.stack : String(fault)
    console.error(
      `room ${room}, ${game}, rules ${build}, before decision ${this.#match?.save().next}: ${reason}`,
    )
  }

  #becomes(match: Match) {
    this.#match = match
    this.#moment = momentOf(
      match,
      this.store.seats.map(row => row.seat),
    )
  }

  /** Where the match cannot be read at all the room stays readable, and each waking tries again. */
  #load() {
    try {
      const match = readMatch(this)
      this.#becomes(match)
      if (match.recovery) this.recover(match)
      else if (this.facts.fault !== undefined) this.store.set({ fault: undefined })
      findWindow(this)
      this.#lookAgain()
    } catch (thrown) {
      this.report(thrown)
      this.#unreadable = true
      markUnreadable(this)
    }
  }

  /** Rules that show it otherwise than when the room came to rest are right, and who was told those words is told anew. */
  #lookAgain() {
    const told = [...this.#toldAtRest]
    this.#toldAtRest.clear()
    for (const [viewer, words] of told)
      if (words !== wordsFor(this.#moment, viewer)) this.#welcomeAnew(viewer)
  }

  #welcomeAnew(viewer: Viewer) {
    for (const socket of this.sockets.of(viewer)) this.sockets.say(socket, welcome(this, viewer))
  }

  /** What no longer fits was dropped: the store has to say the same, and everybody starts from what is left. */
  recover(match: Match) {
    this.report(match.recovery?.fault)
    keepRecovered(this, match)
    match.recovery = undefined
    this.#becomes(match)
    findWindow(this)
    for (const viewer of this.sockets.viewers) this.#welcomeAnew(viewer)
  }
}
