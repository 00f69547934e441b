import { Gathering } from '../measure.ts'
import { type Game, type House, seats, viewers } from './game.ts'
import { connect, Meter, type Socket } from './socket.ts'

/** A bare object that stores each message and repeats it to everyone. The message is what ours just sent a watcher, drawn
 *  out to as much as ours sends each client on average. */
export function bareHouse(address: string, echo: { text: string }): House {
  let opened = 0
  return {
    name: 'bare object',
    async open(_, asBrowser): Promise<Game> {
      const room = `${address.replace('http', 'ws')}/${Date.now()}-${++opened}`
      const meter = new Meter(asBrowser)
      const echoes = new Gathering()
      const sockets: Socket[] = []
      for (const _ of viewers)
        sockets.push(await connect(room, meter, text => echoes.came(true, () => JSON.parse(text))))
      return {
        async lay(seat) {
          const socket = sockets[seats.indexOf(seat)]
          const { text } = echo
          const all = echoes.all(viewers.length)
          const began = performance.now()
          socket?.send(text)
          return (await all) - began
        },
        received: () => meter,
        galaxies: () => [],
        leave: () => {
          for (const socket of sockets) socket.terminate()
        },
      }
    },
    stop() {},
  }
}
