import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildClient } from './build.ts'
import { clientBuild } from './clientBuild.ts'

const wrangler = fileURLToPath(new URL('../node_modules/wrangler/bin/wrangler.js', import.meta.url))

await buildClient()
const root = fileURLToPath(new URL('..', import.meta.url))
const words = ['deploy', '--var', `BUILD:${clientBuild()}`, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, [wrangler, ...words], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
