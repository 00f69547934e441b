import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, Room, Server } from '@colyseus/core'
import { ArraySchema, MapSchema, type SchemaType, StateView, schema } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import type { Seat } from '../../shared/engine/rules.ts'
import { laysNext } from '../../shared/ti3/galaxy.ts'
import type { Hand, PlayerSheet, Table } from '../../shared/ti3/table.ts'
import { lay, type Scene } from '../placing.ts'
import { serveUntilLeft } from './farewell.ts'

/** Building the galaxy as a colyseus room: its state is a schema, and a hand is in the view of its owner alone. */

const Tile = schema({ system: 'string', by: 'string' })
const Player = schema({
  race: 'string',
  home: 'string',
  systems: 'uint8',
  owesPlanet: 'boolean',
  shown: ['string'],
  hand: { map: 'boolean', view: true },
})
const Galaxy = schema({
  ring: 'uint8',
  laid: 'uint8',
  turn: 'string',
  order: ['string'],
  tiles: { map: Tile },
  players: { map: Player },
})

const asItComes = process.argv.includes('as-it-comes')

class Placing extends Room<SchemaType<typeof Galaxy>> {
  declare scene: Scene

  override onCreate({ scene }: { scene: Scene }) {
    this.scene = scene
    this.state = galaxyOf(scene)
    // As it comes a patch waits for the next twentieth of a second; else it goes out with the decision.
    if (!asItComes) this.setPatchRate(null)
    this.onMessage('lay', (client, value: unknown) => this.#lays(client.userData?.['seat'], value))
  }

  override onJoin(client: Client, { seat }: { seat?: Seat }) {
    const player = seat && this.state.players.get(seat)
    if (!player) return
    client.userData = { seat }
    client.view = new StateView()
    client.view.add(player)
  }

  #lays(seat: Seat, value: unknown) {
    const { table, hands } = this.scene
    for (const { seat: by, system } of lay(table, of => hands[of] as Hand, seat, value)) {
      this.state.players.get(by)?.hand.delete(system)
      show(this.state, table, by)
    }
    if (!asItComes) this.broadcastPatch()
  }
}

function galaxyOf({ table, hands }: Scene): SchemaType<typeof Galaxy> {
  const state = new Galaxy()
  state.order = new ArraySchema(...table.order)
  for (const [seat, { race, home }] of Object.entries(table.players)) {
    const hand = new MapSchema<boolean>((hands[seat] as Hand).systems as Record<string, boolean>)
    state.players.set(seat, new Player({ race, home: home ?? '', hand }))
    show(state, table, seat)
  }
  return state
}

/** Writes to the schema what the table now shows. */
function show(state: SchemaType<typeof Galaxy>, table: Table, seat: Seat) {
  const { ring, laid, tiles } = table.galaxy
  Object.assign(state, { ring, laid, turn: laysNext(table) })
  for (const [hex, { system = '', by = '' }] of Object.entries(tiles))
    if (!state.tiles.has(hex)) state.tiles.set(hex, new Tile({ system, by }))
  const sheet = table.players[seat] as PlayerSheet
  const player = state.players.get(seat)
  if (!player) return
  player.systems = sheet.systems
  player.owesPlanet = sheet.owesPlanet === true
  if (sheet.shown) player.shown = new ArraySchema(...Object.keys(sheet.shown))
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('placing', Placing)
await server.listen(0, '127.0.0.1')
serveUntilLeft((http.address() as AddressInfo).port)
