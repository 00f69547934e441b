import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A worker as one module, for a runtime on this machine. What is deployed wrangler puts together itself. */
export async function workerBundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    // Only so that a fault names the line it came from.
    sourcemap: 'inline',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
