import type { FromRoom } from '../../shared/protocol.ts'

/** A line whose other end the test holds. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(
    readonly url: string,
    readonly protocols: readonly string[] = [],
  ) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('Nothing was opened')
    return socket
  }

  send(text: string) {
    this.sent.push(text)
  }

  close() {
    this.readyState = 3
  }

  opens() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  says(message: FromRoom | 'pong') {
    this.onmessage?.({ data: message === 'pong' ? message : JSON.stringify(message) })
  }

  breaks(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export const welcome = {
  room: 'abcdefghjkmn',
  game: 'ti3',
  options: {},
  stage: 'playing',
  v: 1,
  build: 'one',
  seats: [],
  watchers: 0,
  asks: [],
  waiting: [],
  log: [],
} as const
