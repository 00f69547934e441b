import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildClient } from './build.ts'
import { clientBuild } from './clientBuild.ts'
import { lacksPushKeys, newPushKeys } from './pushKeys.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const wrangler = fileURLToPath(new URL('../node_modules/wrangler/bin/wrangler.js', import.meta.url))
const asked = process.argv.slice(2)

await buildClient()
const words = ['deploy', '--var', `BUILD:${clientBuild()}`, ...asked]
const { status } = spawnSync(process.execPath, [wrangler, ...words], { cwd: root, stdio: 'inherit' })
if (status === 0 && !asked.includes('--dry-run')) await givePushKeys()
process.exit(status ?? 1)

/** A house that has none yet is given its own; they never leave it again. */
async function givePushKeys() {
  const { stdout } = spawnSync(process.execPath, [wrangler, 'secret', 'list', '--format', 'json'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (!lacksPushKeys(stdout)) return
  console.log('Making the keys in whose name notices are sent, once …')
  spawnSync(process.execPath, [wrangler, 'secret', 'put', 'PUSH_KEYS'], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
    input: await newPushKeys(),
  })
}
