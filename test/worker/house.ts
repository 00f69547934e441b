import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { furnish } from './bundle.ts'

export interface House {
  url: string
  /** Where it keeps what it stores. */
  persist: string
  /** The folder of its files, read when it starts. */
  assets: string
  /** As a power cut would: nothing gets to say goodbye. */
  kill(): Promise<void>
  /** Started again on the same storage, at another address. */
  again(vars?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

const serve = fileURLToPath(new URL('serve.mjs', import.meta.url))

interface Furniture {
  /** The folder of a built client; else there is a page of its own. */
  client?: string
  /** The platform's own limits, by name: how many in ten seconds. */
  paces?: Readonly<Record<string, number>>
  /** Where all goes that the worker sends out of the house. */
  outside?: string
}

/** A whole server in a process group of its own, so that closing it takes the runtime with it. */
export async function openHouse(
  vars: Record<string, string> = {},
  { client, paces = {}, outside }: Furniture = {},
): Promise<House> {
  const { folder, ...premises } = await furnish()
  const limits = Object.entries(paces).map(([name, limit]) => [name, { simple: { limit, period: 10 } }])
  const settings = { ...premises, ratelimits: Object.fromEntries(limits), outside }
  if (client) cpSync(client, settings.assets, { recursive: true })
  const child = spawn(process.execPath, [serve, JSON.stringify(settings)], { detached: true, stdio: 'pipe' })
  const tell = conversation(child)
  const start = async (more: Record<string, string> = {}) => {
    house.url =
      (
        await tell({
          start: {
            ROOMS_AN_HOUR: '1000',
            ROOMS_A_DAY: '1000',
            ROWS_A_DAY: '1000000',
            PRESENCE_MS: '0',
            LISTED_MS: '0',
            ...vars,
            ...more,
          },
        })
      ).url?.replace(/\/$/, '') ?? ''
  }
  const house: House = {
    url: '',
    persist: settings.persist,
    assets: settings.assets,
    async kill() {
      await tell({ kill: true })
    },
    again: start,
    async close() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      if (child.exitCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGKILL')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await start()
  return house
}

/** Says one thing after another, and waits for what is said to it. */
function conversation(server: ChildProcessWithoutNullStreams) {
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]()
  let complaints = ''
  server.stderr.on('data', data => {
    complaints += data
    if (process.env['LOUD']) process.stderr.write(data)
  })
  return async (said: object): Promise<{ url?: string }> => {
    server.stdin.write(`${JSON.stringify(said)}\n`)
    const { value, done } = await answers.next()
    if (done) throw new Error(`The server went away: ${complaints}`)
    return JSON.parse(value)
  }
}
