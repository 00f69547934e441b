import { galaxyForSix, openRoom } from './clients/ourRoom.ts'
import { OurGame } from './clients/ours.ts'
import { connect, Meter, type Socket } from './clients/socket.ts'
import { startBare, startOurs } from './workerd.ts'

/** A room half way through its second ring has a segment to replay. */
const laidBeforeSleep = 14
/** An object nobody has spoken to for ten seconds is evicted. */
const untilEvicted = 11_500

export interface Woken {
  /** From hello on a socket that slept with its room, to the welcome. */
  ours: number[]
  bare: number[]
  /** The same from opening the socket on. */
  oursConnecting: number[]
  bareConnecting: number[]
  /** How long the welcome is, and the row the bare object reads. */
  bytes: number
}

/** Objects that fell asleep under load and are woken one after the other, ours and a bare one in turn. */
export async function measureWaking(
  folder: string,
  rooms: number,
  rounds: number,
  game = 'ti3',
): Promise<Woken> {
  const [ours, bare] = await Promise.all([startOurs(`${folder}/ours`), startBare(`${folder}/bare`)])
  const woken: Woken = { ours: [], bare: [], oursConnecting: [], bareConnecting: [], bytes: 0 }
  try {
    const pairs: [ours: string, bare: string][] = []
    for (let at = 0; at < rooms; at++) {
      const room = await halfBuilt(ours.address, `waking ${at}`, game)
      const text = await welcomeFrom(room)
      const object = `${bare.address.replace('http', 'ws')}/waking-${at}`
      await keepRow(object, text)
      pairs.push([room, object])
      woken.bytes += text.length / rooms
    }
    for (let round = 0; round < rounds; round++) await wakeAll(pairs, woken)
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
  return woken
}

async function halfBuilt(address: string, name: string, game: string): Promise<string> {
  const place = await openRoom(address, galaxyForSix(game))
  const ours = new OurGame(false, game)
  await ours.sitDown(place)
  await ours.chooseHomes(name)
  while (ours.laid < laidBeforeSleep) {
    const { seat, laid } = ours.next(name)
    await ours.lay(seat, laid)
  }
  ours.leave()
  return place.url
}

/** Half of the sockets are there when their objects fall asleep, the other half are opened to wake them. */
async function wakeAll(pairs: readonly (readonly [ours: string, bare: string])[], woken: Woken) {
  const sleeping = pairs.slice(0, pairs.length / 2)
  const sockets: [ours: Listener, bare: Listener][] = []
  for (const [ours, bare] of sleeping) sockets.push([await listen(ours), await listen(bare)])
  await new Promise(resolve => setTimeout(resolve, untilEvicted))
  for (const [at, [ours, bare]] of sockets.entries())
    await inTurn(
      at,
      async () => woken.ours.push(await greet(ours)),
      async () => woken.bare.push(await greet(bare)),
    )
  for (const [at, [ours, bare]] of pairs.slice(sleeping.length).entries())
    await inTurn(
      at,
      async () => woken.oursConnecting.push(await connectAndGreet(ours)),
      async () => woken.bareConnecting.push(await connectAndGreet(bare)),
    )
}

async function inTurn(at: number, ours: () => Promise<unknown>, bare: () => Promise<unknown>) {
  for (const measure of at % 2 === 0 ? [ours, bare] : [bare, ours]) await measure()
}

interface Listener {
  socket: Socket
  next(): Promise<string>
}

async function listen(url: string): Promise<Listener> {
  let heard: ((text: string) => void) | undefined
  const socket = await connect(url, new Meter(), text => heard?.(text))
  return {
    socket,
    next: () =>
      new Promise(resolve => {
        heard = resolve
      }),
  }
}

async function greet({ socket, next }: Listener): Promise<number> {
  const began = performance.now()
  const answer = next()
  socket.send('{"hello":{}}')
  const text = await answer
  const took = performance.now() - began
  socket.terminate()
  if (!text.includes('"welcome"') || text.includes('"woke":false'))
    throw new Error(`Not woken: ${text.slice(0, 80)}`)
  return took
}

async function connectAndGreet(url: string): Promise<number> {
  const began = performance.now()
  const listener = await listen(url)
  const connecting = performance.now() - began
  return connecting + (await greet(listener))
}

async function welcomeFrom(url: string): Promise<string> {
  const { socket, next } = await listen(url)
  const answer = next()
  socket.send('{"hello":{}}')
  const text = await answer
  socket.terminate()
  return text
}

async function keepRow(url: string, row: string) {
  const { socket, next } = await listen(url)
  const echo = next()
  socket.send(row)
  await echo
  socket.terminate()
}
