import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The other frameworks live in a package of their own, so that nobody who only wants to play downloads them. */
const folder = fileURLToPath(new URL('./peers/', import.meta.url))
const loadFromPeers = createRequire(`${folder}package.json`)

export const fromPeers = <T>(name: string) => loadFromPeers(name) as T

export const versionOf = (name: string) =>
  fromPeers<{ version: string }>(`${folder}node_modules/${name}/package.json`).version

/** npm writes this file last, so it also tells an installation that was broken off. */
const installed = `${folder}node_modules/.package-lock.json`

function isInstalled(): boolean {
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}package-lock.json`).mtimeMs
  )
}

export function installPeers() {
  if (isInstalled()) return
  process.stderr.write('installing what we measure against …\n')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    timeout: 180_000,
    shell: process.platform === 'win32',
  })
}

/** A server in a process of its own, which ends when we close its channel or end ourselves. */
export interface PeerServer {
  port: number
  stop(): void
}

export function startPeer(file: string, ...words: string[]): Promise<PeerServer> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', `${folder}${file}`, ...words], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill(), 30_000)
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
    child.once('message', port => {
      clearTimeout(timer)
      resolve({ port: Number(port), stop: () => child.disconnect() })
    })
  })
}
