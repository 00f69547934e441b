import { Gathering } from '../measure.ts'
import { fromPeers, startPeer, versionOf } from '../peers.ts'
import type { Scene } from '../placing.ts'
import { type Game, type House, seats, viewers } from './game.ts'
import { Meter } from './socket.ts'

/** Its word for a change of the state. */
const statePatch = 15

/** What we use of its own client. */
interface Room {
  roomId: string
  state: { tiles: Map<string, { system: string }> }
  onStateChange(hears: () => void): void
  send(type: string, message: unknown): void
  leave(): Promise<unknown>
  connection: { transport: { ws: { onmessage(message: { data: ArrayBuffer }): void } } }
}
interface Client {
  create(name: string, options: object): Promise<Room>
  joinById(room: string, options: object): Promise<Room>
}

/** Tuned to send each change at once, or as it comes. */
export async function colyseusHouse(tuned: boolean): Promise<House> {
  const { port, stop } = await startPeer('colyseus.ts', ...(tuned ? [] : ['as-it-comes']))
  const { Client } = fromPeers<{ Client: new (url: string) => Client }>('colyseus.js')
  const client = new Client(`ws://127.0.0.1:${port}`)
  return { name: `colyseus ${versionOf('@colyseus/core')}`, stop, open: scene => openRoom(client, scene) }
}

async function openRoom(client: Client, scene: Scene): Promise<Game> {
  const meter = new Meter()
  const patches = new Gathering()
  const rooms: Room[] = []
  for (const seat of viewers) {
    const me = seat ? { seat } : {}
    const [first] = rooms
    const entering = first ? client.joinById(first.roomId, me) : client.create('placing', { scene, ...me })
    rooms.push(await sitDown(entering, meter, patches))
  }
  meter.reset()
  return {
    async lay(seat, laid) {
      const room = rooms[seats.indexOf(seat)]
      const all = patches.all(viewers.length)
      const began = performance.now()
      room?.send('lay', laid)
      return (await all) - began
    },
    /** Its server compresses nothing. */
    received: () => ({ text: meter.text, wire: meter.text }),
    galaxies: () =>
      rooms.map(({ state }) =>
        Object.fromEntries([...state.tiles].map(([hex, { system }]) => [hex, system])),
      ),
    leave: () => {
      for (const room of rooms) void room.leave()
    },
  }
}

async function sitDown(entering: Promise<Room>, meter: Meter, patches: Gathering): Promise<Room> {
  const room = await entering
  await new Promise<void>(resolve => room.onStateChange(resolve))
  const { ws } = room.connection.transport
  const read = ws.onmessage
  ws.onmessage = message => {
    const bytes = new Uint8Array(message.data)
    meter.text += bytes.length
    patches.came(bytes[0] === statePatch, () => read(message))
  }
  return room
}
