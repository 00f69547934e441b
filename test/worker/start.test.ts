import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import type { RoomInfo, RoomMade } from '../../shared/protocol.ts'
import { call } from './player.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const needed = ['client', 'scripts', 'shared', 'worker']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'wrangler.toml']

/** It builds all there is, on machines that may be busy. */
vi.setConfig({ testTimeout: 240_000 })

let folder: string | undefined
let npm: ChildProcess | undefined

afterEach(async () => {
  for (const pid of npm?.pid === undefined ? [] : begunBy(npm.pid)) end(pid)
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** A copy of the project, so that what is built and stored here is nobody else's. */
async function start(): Promise<{ url: string; pid: number }> {
  folder = mkdtempSync(join(tmpdir(), 'throneward-start-'))
  for (const name of [...needed, ...files])
    cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // Older than what is installed, or it would be installed anew into the one folder all share.
  utimesSync(join(folder, 'package-lock.json'), 0, 0)
  const port = await freePort()
  const env = { ...process.env, PORT: String(port) }
  npm = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true })
  const url = `http://localhost:${port}`
  await expect.poll(() => answers(url), { timeout: 120_000, message: 'it answers' }).toBe(true)
  return { url, pid: npm.pid ?? 0 }
}

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

interface Process {
  pid: number
  parent: number
  what: string
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map(line => {
    const [, pid, parent, what = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? []
    return { pid: Number(pid), parent: Number(parent), what }
  })
}

/** The process, and all that it, and they, began. */
function begunBy(pid: number, all = processes()): number[] {
  const children = all.filter(({ parent }) => parent === pid)
  return [pid, ...children.flatMap(child => begunBy(child.pid, all))]
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

test('[R20.1] a table is served again after the runtime was killed', async () => {
  const { url, pid } = await start()
  const body = { game: 'inscription', options: {}, name: 'Ada' }
  const { room } = (await call<RoomMade>(url, 'POST', '/api/rooms', { body })).body
  for (const _ of ['once', 'and again']) {
    const own = begunBy(pid)
    const runtime = processes().filter(({ pid, what }) => own.includes(pid) && what.includes('workerd serve'))
    expect(runtime).toHaveLength(1)
    for (const { pid } of runtime) end(pid)
    await expect.poll(() => answers(url), { timeout: 5000, message: 'it is gone' }).toBe(false)
    await expect.poll(() => answers(url), { timeout: 30_000, message: 'it is back' }).toBe(true)
    const { body } = await call<RoomInfo>(url, 'GET', `/api/rooms/${room}`)
    expect(body.seats[0]).toMatchObject({ seat: 'p1', name: 'Ada', taken: true })
  }
})

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '[R20.2] ended by %s, npm leaves nothing behind',
  async signal => {
    const { url, pid } = await start()
    const begun = new Set(begunBy(pid))
    expect(begun.size).toBeGreaterThanOrEqual(3)
    process.kill(pid, signal)
    const left = () =>
      processes()
        .filter(({ pid, what }) => begun.has(pid) && !what.includes('<defunct>'))
        .map(({ what }) => what)
    await expect.poll(left, { timeout: 15_000, message: 'what npm began' }).toEqual([])
    expect(await answers(url)).toBe(false)
  },
)
