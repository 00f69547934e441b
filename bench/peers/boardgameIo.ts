import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'
import type { Seat } from '../../shared/engine/rules.ts'
import { laysNext } from '../../shared/ti3/galaxy.ts'
import type { Hand, Table } from '../../shared/ti3/table.ts'
import { isBuilt, lay, type Scene } from '../placing.ts'
import { serveUntilLeft } from './farewell.ts'

/** Building the galaxy as a boardgame.io game: hands in `players`, stripped for everybody else, deltas to the clients. */

const load = createRequire(import.meta.url)
const { Server } = load('boardgame.io/server')
const { INVALID_MOVE, PlayerView } = load('boardgame.io/core')

interface G {
  table: Table
  players: Record<string, Hand>
}

const seatOf = (playerID: string): Seat => `p${Number(playerID) + 1}`
const placeOf = (seat: Seat) => Number(seat.slice(1)) - 1

const placing: Game<G> = {
  name: 'placing',
  setup: (_, { table, hands }: Scene) => ({
    table,
    players: Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [placeOf(seat), hand])),
  }),
  moves: {
    lay: {
      client: false,
      move({ G, playerID }, value: unknown) {
        const handOf = (seat: Seat) => G.players[placeOf(seat)] as Hand
        return lay(G.table, handOf, seatOf(playerID), value).length === 0 ? INVALID_MOVE : undefined
      },
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => placeOf(laysNext(G.table)), next: ({ G }) => placeOf(laysNext(G.table)) },
  },
  endIf: ({ G }) => isBuilt(G.table) || undefined,
  playerView: PlayerView.STRIP_SECRETS,
  deltaState: true,
  disableUndo: true,
}

const server = Server({ games: [placing], origins: [/./] })
const listen = server.app.listen.bind(server.app)
server.app.listen = (port: number, ready: () => void) => listen(port, '127.0.0.1', ready)
const { appServer } = await server.run(0)
serveUntilLeft((appServer.address() as AddressInfo).port)
