import type { Refusal } from '../../shared/engine/options.ts'
import type { FromRoom, FromSeat } from '../../shared/protocol.ts'
import { waitBefore } from './backoff.ts'
import { closed, socketProtocol } from './limits.ts'

/** How the line to the room is: `silent` while it owes a sign of life, `resting` while nobody looks, `closed` when trying again
 *  would not help. */
export type Connection = 'connecting' | 'open' | 'silent' | 'retrying' | 'resting' | 'closed'

export interface Listener {
  token(): string | undefined
  /** A word this browser is known by. */
  browser(): string
  heard(message: FromRoom): void
  changed(connection: Connection): void
  /** The room closed the line for good, and why. */
  ended(code: number): void
  /** The line broke before the room said a word: perhaps there is no such room. */
  failed(): void
}

interface Pending {
  message: FromSeat
  settle(refused: Refusal | undefined): void
}

/** After so much silence a sign of life is asked for; together with the next, players know within five seconds. */
const pingAfter = 2000
const silentAfter = 2500
/** A slow line is no broken one: it is given up later. */
const answerWithin = 10_000
const final: readonly number[] = [closed.seatGone, closed.noRoom]

/** Some proxies, and rooms of older builds, do not carry a protocol: every third try does without. */
const plainEvery = 3
const protocols = (token: string | undefined) =>
  token === undefined ? [socketProtocol] : [socketProtocol, `seat.${token}`]

/** One line to one room. What was sent and not yet acknowledged is sent again under the same id after every welcome. */
export class RoomSocket {
  #socket: WebSocket | undefined
  #pending = new Map<string, Pending>()
  #tries = 0
  #welcomed = false
  #state: Connection | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setTimeout> | undefined
  #silent: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.#drop()
    this.#changed(this.#tries === 0 ? 'connecting' : 'retrying')
    const token = this.listener.token()
    const isPlain = this.#tries % plainEvery === plainEvery - 1
    const socket = isPlain ? new WebSocket(this.url) : new WebSocket(this.url, protocols(token))
    this.#socket = socket
    this.#silence = setTimeout(() => this.#broken(), answerWithin)
    socket.onopen = () => socket.send(JSON.stringify({ hello: this.#hello(isPlain, token) }))
    socket.onmessage = ({ data }) => this.#heard(String(data))
    socket.onclose = ({ code }) => this.#closed(code)
  }

  /** A room of an older build would take anything more for nonsense. */
  #hello(isPlain: boolean, token: string | undefined): object {
    if (isPlain) return token === undefined ? {} : { token }
    return { browser: this.listener.browser() }
  }

  /** Lets go of the line until `wake`. */
  rest(): void {
    this.#drop()
    this.#changed('resting')
  }

  /** Something suggests that trying now is worth it. */
  wake(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#checkPulse()
    } else {
      this.#tries = 0
      this.open()
    }
  }

  /** The browser takes itself to be without a network; a house in the same room may answer all the same. */
  doubt(): void {
    if (this.#welcomed) this.#changed('silent')
    this.wake()
  }

  end(): void {
    this.#drop()
    this.#changed('closed')
  }

  send(message: FromSeat): Promise<Refusal | undefined> {
    const [body] = Object.values(message) as [{ id: string }]
    return new Promise(settle => {
      this.#pending.set(body.id, { message, settle })
      if (this.#welcomed) this.#socket?.send(JSON.stringify(message))
    })
  }

  #heard(text: string): void {
    this.#alive()
    if (text === 'pong') return
    const message = JSON.parse(text) as FromRoom
    this.listener.heard(message)
    if ('welcome' in message) {
      if (message.welcome.fellBack !== undefined) this.#letGo()
      this.#greeted()
    } else if ('pulse' in message) this.#socket?.send(text)
    else if ('ack' in message) this.#settle(message.ack.id, undefined)
    else if ('refused' in message) this.#settle(message.refused.id, message.refused)
  }

  #greeted(): void {
    this.#tries = 0
    this.#welcomed = true
    this.#alive()
    for (const { message } of this.#pending.values()) this.#socket?.send(JSON.stringify(message))
  }

  /** What was decided before the table fell back was decided on another table. */
  #letGo(): void {
    for (const [id, { message }] of this.#pending)
      if (!('chat' in message || 'whisper' in message))
        this.#settle(id, { code: 'fellBack', why: 'refused.fellBack' })
  }

  #settle(id: string, refused: Refusal | undefined): void {
    const waiting = this.#pending.get(id)
    this.#pending.delete(id)
    waiting?.settle(refused)
  }

  #changed(now: Connection): void {
    if (now === this.#state) return
    this.#state = now
    this.listener.changed(now)
  }

  #alive(): void {
    this.#hush()
    if (!this.#welcomed) return
    this.#changed('open')
    this.#ping = setTimeout(() => this.#checkPulse(), pingAfter)
  }

  #checkPulse(): void {
    this.#hush()
    this.#socket?.send('ping')
    this.#silent = setTimeout(() => this.#changed('silent'), silentAfter)
    this.#silence = setTimeout(() => this.#broken(), answerWithin)
  }

  #hush(): void {
    for (const timer of [this.#ping, this.#silent, this.#silence]) clearTimeout(timer)
  }

  #closed(code: number): void {
    if (!this.#welcomed && !final.includes(code)) this.listener.failed()
    if (final.includes(code)) {
      this.end()
      this.listener.ended(code)
    } else if (code === closed.moved) this.open()
    else this.#broken(code === closed.tooFast)
  }

  #broken(rushed = false): void {
    this.#drop()
    this.#changed('retrying')
    this.#tries++
    this.#retry = setTimeout(() => this.open(), waitBefore(rushed ? this.#tries + 4 : this.#tries))
  }

  #drop(): void {
    clearTimeout(this.#retry)
    this.#hush()
    this.#welcomed = false
    const socket = this.#socket
    this.#socket = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
