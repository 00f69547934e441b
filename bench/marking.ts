import { botAnswer } from '../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../shared/engine/chance.ts'
import type { AskFrame } from '../shared/engine/frames.ts'
import { applyPatch } from '../shared/engine/patch.ts'
import type { Seat } from '../shared/engine/rules.ts'
import type { FromRoom } from '../shared/protocol.ts'
import { openRoom } from './clients/ourRoom.ts'
import { connect, Meter, type Socket } from './clients/socket.ts'
import { startBare, startOurs } from './workerd.ts'

/** Eight people at a table of Inscription who all make their mark at the same moment. */
const seats: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']
/** Fewer than this and it is no longer a table where everybody marks. */
const enough = 6

export interface Marked {
  /** Milliseconds from a mark to its acknowledgement, of every mark measured. */
  ours: number[]
  bare: number[]
  /** From the first mark until the last of all is acknowledged. */
  oursAll: number[]
  bareAll: number[]
  /** What each mark tells whoever made it, on average. */
  bytes: number
}

class Player {
  asks: readonly AskFrame[] = []
  #table: unknown
  #hand: unknown
  #sent = 0
  #welcomed: (() => void) | undefined
  #acked: (() => void) | undefined

  constructor(
    readonly seat: Seat,
    private readonly game: string,
  ) {}

  socket: Socket | undefined

  async join(url: string, token: string | undefined, meter: Meter) {
    const welcomed = new Promise<void>(resolve => {
      this.#welcomed = resolve
    })
    this.socket = await connect(url, meter, text => this.#hear(JSON.parse(text)))
    this.socket.send(JSON.stringify({ hello: { token } }))
    await welcomed
  }

  #hear(message: FromRoom) {
    if ('refused' in message) throw new Error(`Refused: ${JSON.stringify(message)}`)
    if ('ack' in message) return this.#acked?.()
    if ('pulse' in message) return
    if ('welcome' in message) {
      const { table, hand, asks } = message.welcome
      this.asks = asks
      this.#table = table
      this.#hand = hand
      return this.#welcomed?.()
    }
    const { table, hand, asks } = message.commit
    this.#table = applyPatch(this.#table, table)
    this.#hand = applyPatch(this.#hand, hand)
    if (asks) this.asks = asks
  }

  /** Thought of beforehand, so that only the room's time is measured. */
  mark(): (() => Promise<number>) | undefined {
    const [ask] = this.asks
    if (!ask) return undefined
    const { seat } = this
    const seen = { seat, table: this.#table, hand: this.#hand }
    const chance = chanceOf(seedFrom(`${this.game}/${seat}/${ask.key}`))
    const value = botAnswer('inscription', 'sensible', seen as never, ask, chance)
    const text = JSON.stringify({ answer: { id: `marking-${++this.#sent}`, key: ask.key, value } })
    return () => this.#timed(text)
  }

  #timed(text: string): Promise<number> {
    const began = performance.now()
    return new Promise(resolve => {
      this.#acked = () => resolve(performance.now() - began)
      this.socket?.send(text)
    })
  }
}

/** The same number of marks at once on a bare object, which stores each and tells whoever made it. */
class BareTable {
  readonly #sockets: Socket[] = []
  readonly #heard: (() => void)[] = []

  async open(url: string, meter: Meter) {
    for (const at of seats.keys()) this.#sockets.push(await connect(url, meter, () => this.#heard[at]?.()))
  }

  async marks(count: number, bytes: number): Promise<number[]> {
    const text = `{"alone":"${'x'.repeat(Math.max(0, bytes - 12))}"}`
    return Promise.all(
      Array.from({ length: count }, (_, at) => {
        const began = performance.now()
        return new Promise<number>(resolve => {
          this.#heard[at] = () => resolve(performance.now() - began)
          this.#sockets[at]?.send(text)
        })
      }),
    )
  }

  leave() {
    for (const socket of this.#sockets) socket.terminate()
  }
}

/** In each game so many moments at which nearly all mark at once; the first game only warms up. */
export async function measureMarking(folder: string, games: number, moments: number): Promise<Marked> {
  const [ours, bare] = await Promise.all([startOurs(`${folder}/ours`), startBare(`${folder}/bare`)])
  const marked: Marked = { ours: [], bare: [], oursAll: [], bareAll: [], bytes: 0 }
  try {
    for (let game = 0; game < games; game++)
      await playOne(`game ${game}`, ours.address, bare.address, moments, game > 0 ? marked : undefined)
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
  marked.bytes /= marked.ours.length
  return marked
}

async function playOne(
  name: string,
  ours: string,
  bare: string,
  moments: number,
  marked: Marked | undefined,
) {
  const { url, tokens } = await openRoom(ours, { game: 'inscription', seats })
  const meter = new Meter()
  const players = seats.map(seat => new Player(seat, name))
  for (const player of players) await player.join(url, tokens[player.seat], meter)
  const table = new BareTable()
  await table.open(`${bare.replace('http', 'ws')}/${name.replace(' ', '-')}`, new Meter())
  for (let left = moments; left > 0; ) {
    const marks = players.flatMap(player => player.mark() ?? [])
    const text = meter.text
    const took = await Promise.all(marks.map(mark => mark()))
    // An acknowledgement may come before what the last marker down tells the others.
    await new Promise(resolve => setTimeout(resolve, 2))
    if (marks.length < enough) continue
    left--
    const echoed = await table.marks(marks.length, Math.round((meter.text - text) / marks.length))
    marked?.ours.push(...took)
    marked?.bare.push(...echoed)
    marked?.oursAll.push(Math.max(...took))
    marked?.bareAll.push(Math.max(...echoed))
    if (marked) marked.bytes += meter.text - text
  }
  for (const { socket } of players) socket?.terminate()
  table.leave()
}
