import type { Refusal } from '../../shared/engine/options.ts'
import type { FromRoom, FromSeat } from '../../shared/protocol.ts'
import { waitBefore } from './backoff.ts'
import { closed, socketProtocol } from './limits.ts'

/** How the line to the room is: `resting` while nobody looks, `closed` when trying again would not help. */
export type Connection = 'connecting' | 'open' | 'retrying' | 'resting' | 'closed'

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

const pingEvery = 25_000
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
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.#drop()
    this.listener.changed(this.#tries === 0 ? 'connecting' : 'retrying')
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
    this.listener.changed('resting')
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

  end(): void {
    this.#drop()
    this.listener.changed('closed')
  }

  send(message: FromSeat): Promise<Refusal | undefined> {
    const [body] = Object.values(message) as [{ id: string }]
    return new Promise(settle => {
      this.#pending.set(body.id, { message, settle })
      if (this.#welcomed) this.#socket?.send(JSON.stringify(message))
    })
  }

  #heard(text: string): void {
    clearTimeout(this.#silence)
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
    this.listener.changed('open')
    for (const { message } of this.#pending.values()) this.#socket?.send(JSON.stringify(message))
    clearInterval(this.#ping)
    this.#ping = setInterval(() => this.#checkPulse(), pingEvery)
  }

  /** What was decided before the table fell back was decided on another table. */
  #letGo(): void {
    for (const [id, { message }] of this.#pending)
      if (!('chat' in message)) this.#settle(id, { code: 'fellBack', why: 'refused.fellBack' })
  }

  #settle(id: string, refused: Refusal | undefined): void {
    const waiting = this.#pending.get(id)
    this.#pending.delete(id)
    waiting?.settle(refused)
  }

  #checkPulse(): void {
    this.#socket?.send('ping')
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#broken(), answerWithin)
  }

  #closed(code: number): void {
    if (!this.#welcomed && !final.includes(code)) this.listener.failed()
    if (final.includes(code)) {
      this.end()
      this.listener.ended(code)
    } else this.#broken(code === closed.tooFast)
  }

  #broken(rushed = false): void {
    this.#drop()
    this.listener.changed('retrying')
    this.#tries++
    this.#retry = setTimeout(() => this.open(), waitBefore(rushed ? this.#tries + 4 : this.#tries))
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    clearInterval(this.#ping)
    this.#welcomed = false
    const socket = this.#socket
    this.#socket = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
