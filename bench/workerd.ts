import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Miniflare } from 'miniflare'
import { workerBundle } from '../scripts/workerBundle.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export const workerdVersion = () =>
  (JSON.parse(readFileSync(`${root}node_modules/workerd/package.json`, 'utf8')) as { version: string })
    .version

function deployedDate(): string {
  const date = readFileSync(`${root}wrangler.toml`, 'utf8').match(/^compatibility_date = "(.*)"$/m)?.[1]
  if (!date) throw new Error('wrangler.toml names no compatibility_date')
  return date
}

export interface Workerd {
  address: string
  stop(): Promise<void>
}

/** A worker with its objects in the workerd that runs in production, on loopback and with its storage in a folder. */
async function startWorkerd(
  entry: string,
  objects: Record<string, string>,
  folder: string,
  vars: Readonly<Record<string, string>> = {},
): Promise<Workerd> {
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modules: [{ type: 'ESModule', path: 'worker.js', contents: await workerBundle(entry) }],
    compatibilityDate: deployedDate(),
    durableObjects: Object.fromEntries(
      Object.entries(objects).map(([binding, className]) => [binding, { className, useSQLite: true }]),
    ),
    durableObjectsPersist: folder,
    // Whoever measures is quicker than a hand.
    bindings: {
      ROOMS_AN_HOUR: '1000000',
      ROOMS_A_DAY: '1000000',
      ROWS_A_DAY: '1000000',
      MESSAGES_A_SECOND: '1000',
      ...vars,
    },
    serviceBindings: { ASSETS: () => new Response('no page here', { status: 404 }) as never },
  })
  const { origin } = await miniflare.ready
  return { address: origin, stop: () => miniflare.dispose() }
}

export const startOurs = (folder: string) =>
  startWorkerd('worker/index.ts', { ROOMS: 'Room', LOBBY: 'Lobby' }, folder)
export const startBare = (folder: string) => startWorkerd('bench/bareObject.ts', { BARE: 'Bare' }, folder)
/** A lull of so many milliseconds, and a room that counts its rows. */
export const startCounted = (folder: string, lull: number) =>
  startWorkerd('bench/countedRoom.ts', { ROOMS: 'CountedRoom', LOBBY: 'Lobby' }, folder, {
    LULL_MS: String(lull),
  })
