import { networkInterfaces } from 'node:os'
import { buildClient } from './build.ts'
import { clientBuild } from './clientBuild.ts'
import { openRuntime } from './runtime.ts'

/** Throneward on this machine: built, served, and its addresses printed once it answers. */

const port = Number(process.env['PORT'] ?? 8787)
const here = `http://localhost:${port}`
/** Everybody at home shares one address, and so does a test that makes many rooms. */
const roomsAnHour = 2000

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
const runtime = await openRuntime({
  port,
  vars: { ROOMS_AN_HOUR: String(roomsAnHour), ROOMS_A_DAY: String(roomsAnHour), BUILD: clientBuild() },
  onDeath: () => console.error('The runtime ended; it is started again. Nothing that was confirmed is lost.'),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    await runtime.end()
    process.exit(0)
  })
while (!(await answers())) await new Promise(resolve => setTimeout(resolve, 100))
console.log(`\nThroneward is open.\n  on this machine:       ${here}`)
for (const address of homeAddresses()) console.log(`  on phones at home:     ${address}`)
console.log('\nCtrl-C closes it; tables are kept in .data.')
