import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
}

/** A folder with the worker, a place for what it stores, and a page and a hashed file as the client's build leaves them. */
export async function furnish(): Promise<Premises> {
  const folder = mkdtempSync(join(tmpdir(), 'throneward-room-'))
  const premises = {
    folder,
    script: join(folder, 'worker', 'worker.mjs'),
    assets: join(folder, 'client'),
    persist: join(folder, 'data'),
  }
  for (const made of ['worker', 'client', 'client/assets', 'data']) mkdirSync(join(folder, made))
  writeFileSync(premises.script, await bundle())
  writeFileSync(join(premises.assets, 'index.html'), '<!doctype html><title>Throneward</title>')
  writeFileSync(join(premises.assets, 'assets', 'main-abc123.js'), 'export {}')
  return premises
}
