import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Named by its build, so that browsers see a new one whenever a page changed. Its name stays: it is known by it for ever. */
export async function writeServiceWorker(folder: string, target: string[]): Promise<void> {
  const pages = ['index.html', 'builder.html', 'offline.html']
  const [page = '', ...others] = await Promise.all(pages.map(name => readFile(join(folder, name), 'utf8')))
  const hash = createHash('sha256').update(page)
  for (const other of others) hash.update(other)
  const assets = others.at(-1)?.match(/\/assets\/[\w.-]+/g) ?? []
  await build({
    absWorkingDir: root,
    entryPoints: ['client/service/service.ts'],
    outfile: join(folder, 'service.js'),
    bundle: true,
    // Not every browser takes modules for it.
    format: 'iife',
    target,
    minify: true,
    define: {
      BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)),
      OFFLINE: JSON.stringify(['/offline', ...new Set(assets)]),
    },
    logLevel: 'warning',
  })
}
