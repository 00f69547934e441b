import type { Seat } from '../../shared/engine/rules.ts'
import type { Table } from '../../shared/ti3/table.ts'
import { Gathering } from '../measure.ts'
import { fromPeers, startPeer, versionOf } from '../peers.ts'
import type { Scene } from '../placing.ts'
import { type Game, type House, seats, viewers } from './game.ts'
import { connect, Meter, type Socket } from './socket.ts'

const space = '/placing,'
type Patching = { applyPatch(target: object, patch: unknown): unknown }
type Sync = [match: string, info: { state: Copy }]
type Change = [match: string, before: number, after: number, patch: unknown, log: unknown]

interface Copy {
  G: { table: Table }
  _stateID: number
}

interface Viewer {
  socket: Socket
  copy: Copy
}

/** Its own client draws a store, a log panel and more around this; what it cannot do without is here: socket.io's few
 *  words, one sync, and the patches applied to a copy of the state. */
function join(address: string, sync: readonly unknown[], meter: Meter, patches: Gathering): Promise<Viewer> {
  const { applyPatch } = fromPeers<Patching>('rfc6902')
  return new Promise((resolve, reject) => {
    let viewer: Viewer | undefined
    const read = async (text: string) => {
      const [type, ...args] = JSON.parse(text.slice(2 + space.length)) as [string, ...unknown[]]
      if (type === 'sync') {
        viewer = { socket: await opened, copy: (args as Sync)[1].state }
        resolve(viewer)
      } else if (type === 'patch' && viewer) applyPatch(viewer.copy, (args as Change)[3])
    }
    const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const opened = connect(url, meter, async text => {
      if (text.startsWith(`42${space}`))
        return patches.came(text.startsWith(`42${space}["patch"`), () => read(text))
      const answers: Record<string, string> = {
        '2': '3',
        '0': `40${space}`,
        '4': `42${space}${JSON.stringify(['sync', ...sync])}`,
      }
      const answer = answers[text.charAt(0)]
      if (answer) (await opened).send(answer)
    })
    opened.catch(reject)
  })
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function boardgameIoHouse(): Promise<House> {
  const { port, stop } = await startPeer('boardgameIo.ts')
  const address = `http://127.0.0.1:${port}`
  const name = `boardgame.io ${versionOf('boardgame.io')}`
  return { name, stop, open: (scene, asBrowser) => openMatch(address, scene, asBrowser) }
}

async function openMatch(address: string, scene: Scene, asBrowser: boolean): Promise<Game> {
  const lobby = `${address}/games/placing`
  const wish = { numPlayers: seats.length, setupData: scene, unlisted: true }
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, wish)
  const meter = new Meter(asBrowser)
  const patches = new Gathering()
  const here: Viewer[] = []
  const keys: Record<Seat, { playerID: string; credentials: string }> = {}
  for (const [at, seat] of viewers.entries()) {
    const playerID = String(at)
    if (seat) {
      const me = { playerID, playerName: seat }
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, me)
      keys[seat] = { playerID, credentials: playerCredentials }
    }
    const key = seat && keys[seat]
    const sync = key ? [matchID, key.playerID, key.credentials] : [matchID, null]
    here.push(await join(address, sync, meter, patches))
  }
  await new Promise(resolve => setTimeout(resolve, 20)) // each arrival is told to all; let the last of that pass
  meter.reset()
  return {
    async lay(seat, laid) {
      const { socket, copy } = here[seats.indexOf(seat)] as Viewer
      const key = keys[seat]
      const action = { type: 'MAKE_MOVE', payload: { type: 'lay', args: [laid], ...key } }
      const update = ['update', action, copy._stateID, matchID, key?.playerID]
      const text = `42${space}${JSON.stringify(update)}`
      const all = patches.all(viewers.length)
      const began = performance.now()
      socket.send(text)
      return (await all) - began
    },
    received: () => meter,
    galaxies: () =>
      here.map(({ copy }) =>
        Object.fromEntries(
          Object.entries(copy.G.table.galaxy.tiles).map(([hex, tile]) => [hex, tile.system ?? '']),
        ),
      ),
    leave: () => {
      for (const { socket } of here) socket.terminate()
    },
  }
}
