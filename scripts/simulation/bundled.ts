import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Games make much that is soon forgotten: with more room for it, it is swept up less often. */
export const youngMegabytes = 192

/** In one piece for a thread of its own, as the room runs it: nothing is translated while games are played. */
export async function bundled(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
