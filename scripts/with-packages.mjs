// Runs a script written in TypeScript, on a machine that may have nothing installed yet.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// npm writes this file last, so it also tells an installation that was broken off.
const installed = `${root}/node_modules/.package-lock.json`
const [script, ...args] = process.argv.slice(2)
/** Whoever runs us for npm may be gone without a word; nothing that was begun stays behind. */
const parent = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid

function run(command, words, options = {}) {
  return new Promise(resolve => {
    const child = spawn(command, words, { cwd: root, stdio: 'inherit', ...options })
    const pass = signal => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const watch = setInterval(() => {
      if (parent === undefined || process.ppid === parent) return
      clearInterval(watch)
      pass('SIGTERM')
    }, 250)
    child.on('error', error => {
      console.error(`Could not run ${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const each of signals) process.off(each, pass)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

function isInstalled() {
  if (!existsSync(installed)) return false
  return statSync(installed).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs
}

async function main() {
  if (!script) {
    console.error('Say which script: node scripts/with-packages.mjs scripts/start.ts')
    return 2
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
    return 2
  }
  if (!isInstalled()) {
    console.error('Installing packages, once …')
    // Standard output belongs to the script: `npm run --silent content` is read by programs.
    const stdio = ['ignore', process.stderr, 'inherit']
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const code = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio,
      shell: process.platform === 'win32',
    })
    if (code !== 0) return code
  }
  return run(process.execPath, ['--import', 'tsx', script, ...args])
}

process.exit(await main())
