import { DurableObject } from 'cloudflare:workers'
import { type AskFrame, type Moment, momentOf } from '../shared/engine/frames.ts'
import type { Match, Recovery } from '../shared/engine/match.ts'
import type { Rules, Seat } from '../shared/engine/rules.ts'
import { closed, type FromSeat, type Progress, type RoomMade, type SeatTaken } from '../shared/protocol.ts'
import { rulebooks } from '../shared/rulebooks.ts'
import { botTurn } from './bots.ts'
import { clearAway, findWindow, isAbandoned, setAlarm } from './clock.ts'
import { knocksRing } from './doors.ts'
import type { Env, LobbyCalls, RoomCalls, Wish } from './env.ts'
import type { Facts } from './facts.ts'
import { lookAside, markUnreadable, noteFall, readMatch } from './faults.ts'
import { Bucket, Buckets, Budget } from './limits.ts'
import { list } from './listing.ts'
import { hear, readMessage } from './messages.ts'
import { lookAtMotions, motionsRing, returns } from './motions/motions.ts'
import { makeRoom } from './newRoom.ts'
import { lookAtNotices } from './notices/look.ts'
import { noticesRing } from './notices/ring.ts'
import { seen } from './notices/tell.ts'
import { wentAway } from './patience.ts'
import { Presence } from './presence.ts'
import { previewOf } from './preview.ts'
import type { Preview } from './previewWords.ts'
import { triesAnHour } from './recover.ts'
import { Refused } from './refused.ts'
import { claim } from './rematch/claim.ts'
import {
  asksAtRest,
  progressAtRest,
  progressIn,
  putIntoWords,
  spentAtRest,
  wordsAtRest,
  wordsFor,
} from './rest.ts'
import { routes } from './roomRoutes.ts'
import { seatInfos, standsIn } from './seats.ts'
import { Sockets, type Viewer } from './sockets.ts'
import { clockRings, comesBack, lookAround } from './standIn.ts'
import { Store } from './store.ts'
import { newsOf, Turn, unseen } from './turn.ts'
import { arrives, votesRing } from './votes.ts'
import { welcome } from './welcome.ts'
import { lookAtWindow, windowTurn } from './windows.ts'
import type { Room as Within } from './within.ts'

/** Waiting for it keeps the room awake, and ends a while before it could be put to sleep. */
const lull = 2000
const aDay = 86_400_000

/** One game. What is true lies in its store; everything here can be thrown away and read again. */
export class Room extends DurableObject<Env> implements Within, RoomCalls {
  readonly store: Store
  readonly sockets: Sockets
  readonly budget: Budget
  readonly requests = new Buckets(60, 4)
  readonly presence = new Presence(this)
  readonly readings = new Buckets(20, 0.5)
  readonly watching = new Bucket(60, 2)
  readonly looks = new Buckets(60, 2)
  readonly records = new Buckets(5, 0.1)
  readonly murmurs = new Buckets(4, 0.2)
  readonly murmuring = new Bucket(20, 0.5)
  readonly guesses = new Buckets(triesAnHour, triesAnHour / 3600)
  #match: Match | undefined
  #moment: Moment = unseen
  #lastV = 0
  #unreadable = false
  restsAs: string | undefined
  #told: Recovery | undefined
  #inbox: [socket: WebSocket, data: string | ArrayBuffer][] = []
  #isWriting = false
  readonly #toldAtRest = new Map<Viewer, string>()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new Store(ctx.storage, Number(env.LULL_MS ?? lull), () => {
      if (this.store.isMade) putIntoWords(this, this.#match)
    })
    const lost = (seat: Viewer) => queueMicrotask(() => this.#isGone(seat))
    this.sockets = new Sockets(ctx, Number(env.MESSAGES_A_SECOND ?? 2), lost)
    this.budget = new Budget(Number(env.ROWS_A_DAY ?? 6000), () => spentAtRest(this))
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

  get lobby(): DurableObjectStub<LobbyCalls> {
    return this.env.LOBBY.get(this.env.LOBBY.idFromName('lobby'))
  }

  get settings(): Env {
    return this.env
  }

  async make(room: string, wish: Wish): Promise<RoomMade | undefined> {
    if (this.store.isMade) return undefined
    const made = makeRoom(this, room, wish)
    await list(this)
    return made
  }

  async claim(from: string, seat: Seat, token: string): Promise<SeatTaken | undefined> {
    return this.store.isMade ? claim(this, from, seat, token) : undefined
  }

  async preview(): Promise<Preview | undefined> {
    return this.store.isMade && !this.facts.closed ? previewOf(this) : undefined
  }

  async operate(deed: 'unlist' | 'close' | 'open'): Promise<boolean> {
    if (!this.store.isMade) return false
    if (deed === 'open') this.store.set({ closed: undefined })
    else this.store.set({ unlisted: true, ...(deed === 'close' && { closed: true as const }) })
    if (deed === 'close') this.sockets.closeAll(1013, 'this room is closed')
    await list(this)
    if (deed === 'open') await this.alarm()
    return true
  }

  override fetch(request: Request): Response | Promise<Response> {
    return routes.fetch(request, this)
  }

  get match(): Match | undefined {
    if (!this.#match && this.facts.stage !== 'lobby' && !this.#unreadable) this.#load()
    return this.#match
  }

  get moment(): Moment {
    return this.match ? this.#moment : unseen
  }

  get progress(): Progress | undefined {
    return this.#match ? progressIn(this.#moment) : progressAtRest(this)
  }

  asked(seat: Seat): readonly AskFrame[] | undefined {
    return this.#match ? (this.#moment.asks[seat] ?? []) : asksAtRest(this, seat)
  }

  shows(viewer: Viewer): string {
    const known = this.#match ? undefined : wordsAtRest(this, viewer)
    if (known !== undefined) this.#toldAtRest.set(viewer, known)
    return known ?? (this.match ? wordsFor(this.#moment, viewer) : '"asks":[],"waiting":[]')
  }

  turn<T>(does: (turn: Turn) => T): T {
    const moment = this.moment
    const turn = new Turn(this.tick())
    try {
      const { result, texts } = this.store.atOnce(() => {
        const result = does(turn)
        if (turn.shared.seats && this.facts.motions) lookAtMotions(this, turn)
        if (turn.moved) {
          this.#becomes(turn.moved)
          lookAtWindow(this, turn)
        }
        lookAround(this, turn, moment)
        lookAtNotices(this, turn, moment)
        for (const line of turn.lines) this.store.log.add(line)
        const { texts, isPublic } = newsOf(turn, this.sockets.viewers, moment, this.#moment)
        this.store.set(isPublic ? { v: turn.v } : { privateV: turn.v })
        setAlarm(this, turn.at)
        return { result, texts }
      })
      if (turn.isAnew) this.#welcomeAll()
      else this.sockets.deliver(texts)
      for (const does of turn.after) does()
      return result
    } catch (thrown) {
      if (!(thrown instanceof Refused)) this.forget()
      throw thrown
    }
  }

  spending<T>(seat: Seat, does: () => T): T {
    const { journal } = this.store
    const before = journal.written
    try {
      return does()
    } finally {
      if (journal.written > before) this.budget.spend(seat, journal.written - before, Date.now())
    }
  }

  forget() {
    this.restsAs = undefined
    this.store.forget()
    this.#match = undefined
    this.#moment = unseen
  }

  tick(): number {
    const { v, privateV } = this.facts
    this.#lastV = Math.max(this.#lastV + 1, v + 1, privateV + 1, Date.now())
    return this.#lastV
  }

  tellPresence() {
    this.presence.tell()
  }

  present(): string {
    const { late } = this.facts
    return JSON.stringify({ seats: seatInfos(this), watchers: this.sockets.watchers, ...(late && { late }) })
  }

  greet(socket: WebSocket, seat: Viewer) {
    if (seat !== undefined) this.spending(seat, () => this.#isBack(seat))
    this.presence.remember()
    this.sockets.greet(socket, seat)
    if (this.facts.unwatched !== undefined) setAlarm(this, Date.now())
    this.sockets.say(socket, welcome(this, seat))
    this.presence.isKnownTo(socket)
    this.tellPresence()
  }

  #isBack(seat: Seat) {
    if (standsIn(this, seat)) comesBack(this, seat)
    arrives(this, seat)
    seen(this, seat)
    returns(this, seat)
  }

  comeIn(key: string, seat: Seat) {
    for (const socket of this.sockets.broughtKey(key)) this.greet(socket, seat)
  }

  stayOut(key: string) {
    for (const socket of this.sockets.broughtKey(key))
      this.sockets.send(socket, { refused: { id: 'hello', code: 'doorShut', why: 'refused.doorShut' } })
  }

  dismiss(socket: WebSocket, code: number, why: string) {
    this.#goes(socket, () => this.sockets.close(socket, code, why))
  }

  /** Since when a seat is away counts, once its last socket is gone. */
  #goes(socket: WebSocket, goes: () => void) {
    const seat = this.sockets.badgeOf(socket)?.seat
    goes()
    this.#isGone(seat)
  }

  #isGone(seat: Viewer) {
    if (!this.store.isMade) return
    const isAway = seat !== undefined && !this.sockets.isOnline(seat)
    if (isAway && this.budget.may(seat, Date.now())) this.spending(seat, () => wentAway(this, seat))
    this.tellPresence()
  }

  dismissSeat(seat: Seat) {
    this.#closeAll(seat, closed.seatGone, 'this seat was given away')
  }

  callBack(seat: Seat) {
    this.#closeAll(seat, closed.moved, 'this seat has moved')
  }

  #closeAll(seat: Seat, code: number, why: string) {
    for (const socket of this.sockets.broughtBy(seat)) this.sockets.close(socket, code, why)
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
    if (this.sockets.reads(socket, data)) return
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
    this.#goes(socket, () => this.sockets.drop(socket))
  }

  override webSocketError(socket: WebSocket) {
    this.webSocketClose(socket)
  }

  override async alarm(): Promise<void> {
    if (!this.store.isMade) return
    if (isAbandoned(this)) return clearAway(this)
    if (this.facts.closed) return this.storage.setAlarm(Date.now() + aDay)
    const { alarm } = this.facts
    try {
      clockRings(this, Date.now())
      votesRing(this, Date.now())
      knocksRing(this, Date.now())
      motionsRing(this, Date.now())
      windowTurn(this)
      botTurn(this)
      this.store.atOnce(() => noticesRing(this, Date.now()))
    } catch (thrown) {
      this.report(thrown)
      this.forget()
    }
    // What moved has set the next itself, so as to be one row.
    if (this.facts.alarm !== alarm && this.facts.alarm !== undefined) return
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
      // Before anybody is told how it stands.
      findWindow(this)
      this.recover(match)
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

  #welcomeAll() {
    for (const viewer of this.sockets.viewers) this.#welcomeAnew(viewer)
  }

  recover(match: Match) {
    if (match.recovery && match.recovery === this.#told) return
    this.#told = match.recovery
    if (match.recovery) this.report(match.recovery.fault)
    this.#becomes(match)
    const isNews = this.store.atOnce(() => {
      const isNews = noteFall(this, match)
      lookAside(this, match)
      if (isNews) setAlarm(this, Date.now())
      return isNews
    })
    if (isNews) this.#welcomeAll()
  }
}
