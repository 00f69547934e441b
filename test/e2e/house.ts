import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { clientBuild } from '../../scripts/clientBuild.ts'
import { openHouse as openServer } from '../worker/house.ts'

// People take their time, and so do browsers on machines that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const vars = { MESSAGES_A_SECOND: '1000', BOT_DELAY_MS: '100' }

/** The real worker serving the client as it was built. Its bots are quick, and nobody is too fast for it. */
export const openHouse = () => openServer({ ...vars, BUILD: clientBuild() }, client)

export type { House } from '../worker/house.ts'
