import { fromPeers } from '../peers.ts'

export interface Socket {
  send(text: string): void
  terminate(): void
}

interface RawSocket extends Socket {
  on(event: 'message', hears: (data: Buffer) => void): void
  on(event: 'open', hears: () => void): void
  on(event: 'error', hears: (error: Error) => void): void
  on(event: 'upgrade', hears: (answer: { socket: { bytesRead: number } }) => void): void
}

type RawSocketClass = new (url: string, options: { perMessageDeflate: boolean }) => RawSocket

/** Counts what comes through a group of sockets: the text that was meant, and the bytes it took on the wire. */
export class Meter {
  text = 0
  readonly #wires: { bytesRead: number }[] = []
  #wireBefore = 0

  /** A browser always offers to take compressed messages; Node is slow at reading them. */
  constructor(readonly asBrowser = false) {}

  watch(wire: { bytesRead: number }) {
    this.#wires.push(wire)
  }

  get wire(): number {
    return this.#wires.reduce((sum, { bytesRead }) => sum + bytesRead, -this.#wireBefore)
  }

  reset() {
    this.text = 0
    this.#wireBefore += this.wire
  }
}

export function connect(url: string, meter: Meter, hears: (text: string) => void): Promise<Socket> {
  const WebSocket = fromPeers<RawSocketClass>('ws')
  const socket = new WebSocket(url, { perMessageDeflate: meter.asBrowser })
  socket.on('upgrade', answer => meter.watch(answer.socket))
  socket.on('message', data => {
    meter.text += data.length
    const text = data.toString()
    if (text.startsWith('{"pulse"')) socket.send(text)
    else hears(text)
  })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
  })
}
