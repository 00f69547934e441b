import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { homeKeys } from './pushKeys.ts'
import { workerBundle } from './workerBundle.ts'

/** The worker as `wrangler.toml` describes it, in the runtime it is deployed to, started again when that dies. */

const root = fileURLToPath(new URL('..', import.meta.url))
/** One that dies as soon as it stands is not started again and again without a pause. */
const shortestLife = 5000
const longestPause = 8000
/** The platform's limits are for each network, and everybody at home shares one. */
const sharing = 30

export interface Runtime {
  end(): Promise<void>
}

interface Wishes {
  port: number
  /** Besides those of `wrangler.toml`, or in their place. */
  vars: Readonly<Record<string, string>>
  /** Called each time it died. */
  onDeath(): void
}

export async function openRuntime({ port, vars, onDeath }: Wishes): Promise<Runtime> {
  const options = await optionsFor(port, vars)
  let ending = false
  let pause = 250
  let next: ReturnType<typeof setTimeout> | undefined
  let standing: Miniflare | undefined

  async function stand() {
    const since = Date.now()
    const died = () => {
      if (ending) return
      onDeath()
      pause = Date.now() - since < shortestLife ? Math.min(2 * pause, longestPause) : 250
      later()
    }
    standing = new Miniflare({
      ...options,
      handleRuntimeStdio(stdout: Readable, stderr: Readable) {
        stdout.resume()
        stderr.pipe(process.stderr)
        stdout.once('close', died)
      },
    })
    await standing.ready
  }

  function later() {
    clearTimeout(next)
    next = setTimeout(again, pause)
  }

  async function again() {
    try {
      await standing?.dispose()
      if (!ending) await stand()
    } catch (thrown) {
      if (ending) return
      console.error(thrown instanceof Error ? thrown.message : thrown)
      later()
    }
  }

  await stand()
  return {
    async end() {
      ending = true
      clearTimeout(next)
      await standing?.dispose()
    },
  }
}

async function optionsFor(port: number, vars: Wishes['vars']): Promise<MiniflareOptions> {
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml') })
  const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config)
  const { modulesRules: _, ...described } = workerOptions
  return {
    host: '0.0.0.0',
    port,
    cf: false,
    durableObjectsPersist: join(root, '.data/v3/do'),
    workers: [
      {
        ...described,
        name: config.name ?? 'throneward',
        modules: [{ type: 'ESModule', path: 'worker.js', contents: await workerBundle(main) }],
        ratelimits: shared(described.ratelimits ?? {}),
        bindings: { PUSH_KEYS: await homeKeys(), ...described.bindings, ...vars },
      },
    ],
  }
}

type Limits = Readonly<Record<string, { simple: { limit: number; period?: 10 | 60 } }>>

const shared = (limits: Limits) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { simple }]) => [
      name,
      { simple: { ...simple, limit: simple.limit * sharing } },
    ]),
  )
