import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { botAnswer } from '../shared/bots/index.ts'
import { chanceOf, seedFrom } from '../shared/engine/chance.ts'
import { call, gather, type Player } from '../test/worker/player.ts'
import type { Counted } from './countedRoom.ts'
import { startCounted } from './workerd.ts'

/** What one table is billed for, counted in the runtime it is deployed to. */

export interface Table {
  game: string
  seats: number
  options: Readonly<Record<string, string>>
}

export interface Billed {
  decisions: number
  /** Whether the game came to its end. */
  isOver: boolean
  /** Of a decision. */
  rowsWritten: number
  rowsRead: number
  alarms: number
  frames: number
  bytesOut: number
  /** Milliseconds of the whole runtime; undefined where the machine does not tell. */
  cpu: number | undefined
  /** On disk in the end. */
  bytesKept: number
}

interface Pace {
  lull: number
  /** Waited after each decision. */
  pause: number
  most: number
}

/** Without a lull people answer one upon the other; with one each thinks until the room has come to rest. */
export const burst: Pace = { lull: 2000, pause: 0, most: 4000 }
export const thoughtful: Pace = { lull: 30, pause: 100, most: 300 }

export async function billedFor({ game, seats, options }: Table, pace: Pace): Promise<Billed> {
  const folder = await mkdtemp(join(tmpdir(), 'throneward-billed-'))
  const workerd = await startCounted(folder, pace.lull)
  try {
    const { room, players } = await gather(workerd.address, {
      game,
      people: seats,
      options: { ...options, players: String(seats) },
    })
    const counted = async () =>
      (await call<Counted>(workerd.address, 'GET', `/api/rooms/${room}/counted`)).body
    const heard = () => players.flatMap(({ frames }) => frames)
    const before = await counted()
    const framesBefore = heard()
    const cpuBefore = runtimeCpu()
    const chance = chanceOf(seedFrom(`billed ${game} ${seats}`))
    let decisions = 0
    while (decisions < pace.most) {
      const player = await nextAsked(players)
      if (!player) break
      await answer(game, player, chance, decisions++)
      if (pace.pause > 0) await wait(pace.pause)
    }
    const cpu = runtimeCpu()
    if (pace.pause === 0) await wait(pace.lull + 500)
    const after = await counted()
    const frames = heard().length - framesBefore.length
    const bytes = lengthOf(heard()) - lengthOf(framesBefore)
    const each = (sum: number) => sum / decisions
    return {
      decisions,
      isOver: players[0]?.welcome?.over !== undefined,
      rowsWritten: each(after.written - before.written),
      rowsRead: each(after.read - before.read),
      alarms: each(after.alarms - before.alarms),
      frames: each(frames),
      bytesOut: each(bytes),
      cpu: cpu !== undefined && cpuBefore !== undefined ? each(cpu - cpuBefore) : undefined,
      bytesKept: after.bytes,
    }
  } finally {
    await workerd.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const lengthOf = (frames: readonly string[]) => frames.reduce((sum, frame) => sum + frame.length, 0)

/** Whoever is asked first; nobody once the game is over. */
async function nextAsked(players: readonly Player[]): Promise<Player | undefined> {
  for (let tries = 0; tries < 500; tries++) {
    if (players.some(({ welcome }) => welcome?.over)) return undefined
    const asked = players.find(({ welcome }) => (welcome?.asks.length ?? 0) > 0)
    if (asked) return asked
    await wait(20)
  }
  throw new Error('Nobody is asked anything, and the game is not over')
}

async function answer(game: string, player: Player, chance: ReturnType<typeof chanceOf>, number: number) {
  const { welcome } = player
  const ask = welcome?.asks[0]
  if (!welcome || !ask) throw new Error('Nobody asked')
  const { table, hand, seat } = welcome
  const own = {
    ...chance,
    roll: chance.roll,
    below: (name: string, limit: number) => chance.below(`${number}/${name}`, limit),
  }
  const value = botAnswer(game, 'sensible', { table, hand, seat } as never, ask, own)
  const { v, code } = await player.ask('answer', { key: ask.key, value })
  if (code !== undefined) throw new Error(`${ask.key}: ${code}`)
  // Its own commit is sent before the acknowledgement, so the next question is known.
  if (v === undefined) throw new Error('Neither acknowledged nor refused')
}

/** Milliseconds of processor the runtime has used, where the system keeps that in files. */
function runtimeCpu(): number | undefined {
  try {
    for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // Parent, and ticks of ten milliseconds in the program and in the system.
      if (stat.includes('(workerd)') && Number(fields[1]) === process.pid)
        return (Number(fields[11]) + Number(fields[12])) * 10
    }
  } catch {
    // No such files here.
  }
  return undefined
}
