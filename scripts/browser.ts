import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The shell is the same Chromium without windows, and quicker. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** A browser to test in: the one that is there, Debian's package when root, else Playwright's own download. */
export async function findBrowser(): Promise<string> {
  const found = here() ?? (await downloaded())
  if (found) return found
  install()
  const installed = here() ?? (await downloaded())
  if (installed) return installed
  throw new Error('No Chromium could be found or installed. Set CHROMIUM to the path of one.')
}

const here = () => [process.env['CHROMIUM'] ?? '', ...usual].find(path => path !== '' && existsSync(path))

async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function install() {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name])) return
  }
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
}
