import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersFile } from '../../scripts/headersFile.ts'
import { workerBundle } from '../../scripts/workerBundle.ts'

let built: Promise<string> | undefined

/** The worker as one module, made once for each test file. */
function bundle(): Promise<string> {
  built ??= workerBundle('test/worker/testWorker.ts')
  return built
}

export interface Premises {
  folder: string
  script: string
  assets: string
  persist: string
  /** Which addresses the worker answers, and which are files alone. */
  routing: { user_worker: string[]; asset_worker: string[] }
}

/** As it is deployed. */
function routing(): Premises['routing'] {
  const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8')
  const patterns: string[] = JSON.parse(toml.match(/^run_worker_first = (\[.*\])$/m)?.[1] ?? '[]')
  const files = patterns.filter(pattern => pattern.startsWith('!'))
  return {
    user_worker: patterns.filter(pattern => !files.includes(pattern)),
    asset_worker: files.map(pattern => pattern.slice(1)),
  }
}

/** A folder with the worker, a place for what it stores, and a page and a hashed file as the client's build leaves them. */
export async function furnish(): Promise<Premises> {
  const folder = mkdtempSync(join(tmpdir(), 'throneward-room-'))
  const premises = {
    folder,
    script: join(folder, 'worker', 'worker.mjs'),
    assets: join(folder, 'client'),
    persist: join(folder, 'data'),
    routing: routing(),
  }
  for (const made of ['worker', 'client', 'client/assets', 'data']) mkdirSync(join(folder, made))
  writeFileSync(premises.script, await bundle())
  const page = new URL('../../client/index.html', import.meta.url)
  writeFileSync(join(premises.assets, 'index.html'), readFileSync(page))
  writeFileSync(join(premises.assets, '_headers'), headersFile())
  writeFileSync(join(premises.assets, 'assets', 'main-abc123.js'), 'export {}')
  return premises
}
