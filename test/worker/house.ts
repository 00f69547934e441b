import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { furnish } from './bundle.ts'

// Servers are started and killed here, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

export interface House {
  url: string
  /** Where it keeps what it stores. */
  persist: string
  /** As a power cut would: nothing gets to say goodbye. */
  kill(): Promise<void>
  /** Started again on the same storage, at another address. */
  again(vars?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

const serve = fileURLToPath(new URL('serve.mjs', import.meta.url))

/** A whole server in a process group of its own, so that killing it takes the runtime with it. With the folder of a built
 *  client it serves that, else a page of its own. */
export async function openHouse(vars: Record<string, string> = {}, client?: string): Promise<House> {
  const { folder, ...settings } = await furnish()
  if (client) cpSync(client, settings.assets, { recursive: true })
  let child: ChildProcess
  const start = async (more: Record<string, string> = {}) => {
    const all = JSON.stringify({ ...settings, vars: { ROOMS_AN_HOUR: '1000', ...vars, ...more } })
    child = spawn(process.execPath, [serve, all], { detached: true, stdio: 'pipe' })
    house.url = await addressOf(child)
  }
  const kill = async () => {
    const gone = new Promise(resolve => child.once('exit', resolve))
    if (child.exitCode !== null || child.pid === undefined) return
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }
  const house: House = {
    url: '',
    persist: settings.persist,
    kill,
    again: start,
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await start()
  return house
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    let complaints = ''
    child.stderr?.on('data', data => {
      complaints += data
      if (process.env['LOUD']) process.stderr.write(data)
    })
    child.stdout?.on('data', data => {
      said += data
      const line = said.split('\n').find(line => line.startsWith('{'))
      if (line) resolve(JSON.parse(line).url.replace(/\/$/, ''))
    })
    child.once('exit', () => reject(new Error(`The server went away: ${complaints}`)))
  })
}
