import { type ChildProcess, spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { buildClient } from './build.ts'
import { clientBuild } from './clientBuild.ts'

/** Throneward on this machine: built, served, and its addresses printed once it answers. */

const port = Number(process.env['PORT'] ?? 8787)
const here = `http://localhost:${port}`
const root = fileURLToPath(new URL('..', import.meta.url))
const wrangler = fileURLToPath(new URL('../node_modules/wrangler/bin/wrangler.js', import.meta.url))
/** Everybody at home shares one address, and so does a test that makes many rooms. */
const roomsAnHour = 2000

function serve(): ChildProcess {
  const words = [
    'dev',
    '--ip',
    '0.0.0.0',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--persist-to',
    '.data',
  ]
  const quiet = ['--show-interactive-dev-session=false', '--log-level', 'error']
  const rooms = ['--var', `ROOMS_AN_HOUR:${roomsAnHour}`, '--var', `ROOMS_A_DAY:${roomsAnHour}`]
  const vars = [...rooms, '--var', `BUILD:${clientBuild()}`]
  const env = {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  }
  return spawn(process.execPath, [wrangler, ...words, ...quiet, ...vars], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Where other devices in the same house find this one. */
function homeAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(here, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

if (await answers()) {
  console.error(`Something answers on ${here} already. Choose another port: PORT=8788 npm start`)
  process.exit(1)
}
await buildClient()
const server = serve()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
while (!(await answers())) await new Promise(resolve => setTimeout(resolve, 100))
console.log(`\nThroneward is open.\n  on this machine:       ${here}`)
for (const address of homeAddresses()) console.log(`  on phones at home:     ${address}`)
console.log('\nCtrl-C closes it; tables are kept in .data.')
