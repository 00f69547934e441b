import { type Chance, chanceOf, seedFrom } from '../../shared/engine/chance.ts'
import type { AskFrame } from '../../shared/engine/frames.ts'
import { sampleAnswer } from '../../shared/engine/options.ts'
import { applyPatch } from '../../shared/engine/patch.ts'
import type { Seat } from '../../shared/engine/rules.ts'
import type { Laid } from '../../shared/galaxy/shapes/lay.ts'
import type { FromRoom } from '../../shared/protocol.ts'
import { rulebooks } from '../../shared/rulebooks.ts'
import type { Hand, Table } from '../../shared/ti3/table.ts'
import { Gathering } from '../measure.ts'
import { isBuilt, type Scene } from '../placing.ts'
import { type Game, seats, viewers } from './game.ts'
import type { Place } from './ourRoom.ts'
import { connect, Meter, type Socket } from './socket.ts'

/** One browser at our table. */
interface Viewer {
  socket: Socket
  table: Table
  hand: Hand
  asks: readonly AskFrame[]
}

function take(viewer: Viewer, { table, hand, asks }: Extract<FromRoom, { commit: unknown }>['commit']) {
  viewer.table = applyPatch(viewer.table, table)
  viewer.hand = applyPatch(viewer.hand, hand)
  if (asks) viewer.asks = asks
}

/** Eight browsers at our table, from choosing homes to the last system. */
export class OurGame implements Game {
  /** The last commit a watcher was sent. */
  lastHeard = '{}'
  readonly #commits = new Gathering()
  readonly #acks = new Gathering()
  readonly #meter: Meter
  #viewers: Viewer[] = []
  #sent = 0

  constructor(
    asBrowser = false,
    private readonly game = 'ti3',
  ) {
    this.#meter = new Meter(asBrowser)
  }

  async sitDown({ url, tokens }: Place) {
    for (const seat of viewers) this.#viewers.push(await this.#join(url, seat && tokens[seat]))
  }

  /** Homes or factions are chosen by chance; then the systems can be laid. */
  async chooseHomes(name: string): Promise<Scene> {
    const chance = chanceOf(seedFrom(name))
    while (this.#asked().ask.options.shape !== 'lay') {
      const { seat, ask } = this.#asked()
      await this.#answer(seat, ask, this.#sample(ask, chance))
    }
    this.#meter.reset()
    const hands = seats.map((seat, at) => [seat, this.#viewers[at]?.hand] as const)
    return structuredClone({ table: this.#table, hands: Object.fromEntries(hands) as Record<Seat, Hand> })
  }

  get isComplete(): boolean {
    // In the fourth edition what follows begins at once.
    return this.game === 'ti3' ? isBuilt(this.#table) : this.#table.phase !== 'galaxy'
  }

  /** Who lays next, and something that seat may lay. */
  next(name: string): { seat: Seat; laid: Laid } {
    const { seat, ask } = this.#asked()
    const chance = chanceOf(seedFrom(`${name}/${this.#table.galaxy.laid}`))
    return { seat, laid: this.#sample(ask, chance) as unknown as Laid }
  }

  lay(seat: Seat, laid: Laid): Promise<number> {
    return this.#answer(seat, this.#asked().ask, laid)
  }

  received() {
    return this.#meter
  }

  galaxies() {
    return this.#viewers.map(({ table }) =>
      Object.fromEntries(Object.entries(table.galaxy.tiles).map(([hex, { system }]) => [hex, system ?? ''])),
    )
  }

  get laid(): number {
    return this.#table.galaxy.laid
  }

  leave() {
    for (const { socket } of this.#viewers) socket.terminate()
  }

  async #join(url: string, token: string | undefined): Promise<Viewer> {
    let viewer: Viewer | undefined
    let welcomed: (viewer: Viewer) => void
    const welcome = new Promise<Viewer>(resolve => {
      welcomed = resolve
    })
    const read = (text: string) => {
      const message = JSON.parse(text) as FromRoom
      if ('commit' in message && viewer) take(viewer, message.commit)
      if (!('welcome' in message)) return
      const { table, hand, asks } = message.welcome
      viewer = { socket, table: table as Table, hand: (hand ?? {}) as Hand, asks }
      welcomed(viewer)
    }
    const socket = await connect(url, this.#meter, text => {
      if (text.startsWith('{"refused"')) return this.#commits.fail(text)
      if (text.startsWith('{"ack"')) return this.#acks.came(true, () => {})
      // Who came and who left is told in commits too, but does not touch the table.
      const counts = text.startsWith('{"commit"') && text.includes('"table":')
      if (counts && token === undefined) this.lastHeard = text
      this.#commits.came(counts, () => read(text))
    })
    socket.send(JSON.stringify({ hello: token === undefined ? {} : { token } }))
    return welcome
  }

  #sample({ options }: AskFrame, chance: Chance): unknown {
    return sampleAnswer(rulebooks[this.game]?.shapes ?? {}, options, chance)
  }

  get #table(): Table {
    return (this.#viewers[0] as Viewer).table
  }

  #asked(): { seat: Seat; ask: AskFrame } {
    const at = this.#viewers.findIndex(({ asks }) => asks.length > 0)
    const [ask] = this.#viewers[at]?.asks ?? []
    if (!ask) throw new Error('Nobody is asked anything')
    return { seat: seats[at] as Seat, ask }
  }

  async #answer(seat: Seat, { key }: AskFrame, value: unknown): Promise<number> {
    const text = JSON.stringify({ answer: { id: `answer-${++this.#sent}`, key, value } })
    const { socket } = this.#viewers[seats.indexOf(seat)] as Viewer
    const commits = this.#commits.all(viewers.length)
    const ack = this.#acks.all(1)
    const began = performance.now()
    socket.send(text)
    const took = (await commits) - began
    await ack
    return took
  }
}
