import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { Hand as InscriptionHand, Table as InscriptionTable } from '../../shared/inscription/table.ts'
import type { FromRoom, SeatInfo, Welcome } from '../../shared/protocol.ts'
import type { Hand, Table } from '../../shared/ti3/table.ts'
import type { Hand as Ti4Hand, Table as Ti4Table } from '../../shared/ti4/table.ts'
import { openBrowser } from './browser.ts'
import { type Guest, press } from './guest.ts'
import { untilAtRest } from './rest.ts'
import { visit } from './visit.ts'

/** The client as it was built before a table that never was played: any moment of a game can be looked at. */

interface Moment {
  asks?: readonly AskFrame[]
  waiting?: readonly string[]
  seat?: string
  log?: Welcome['log']
  may?: NonNullable<Welcome['may']>
  /** Seen by somebody who only watches, and so has no hand. */
  watched?: true
  /** The game is over, and they have won. */
  over?: readonly string[]
}

export interface Shown extends Moment {
  game?: never
  table: Table
  hand?: Partial<Hand>
}

export interface ShownInscription extends Moment {
  game: 'inscription'
  table: InscriptionTable
  hand: InscriptionHand
}

export interface ShownTi4 extends Moment {
  game: 'ti4'
  table: Ti4Table
  /** None where somebody watches. */
  hand?: Ti4Hand
}

type AnyShown = Shown | ShownInscription | ShownTi4

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))
const room = 'stagestagexx'
const looks = [
  ['crimson', 'star', 'Ada'],
  ['azure', 'crescent', 'Bruno'],
  ['gold', 'sun', 'Carla'],
  ['emerald', 'tower', 'Dario'],
  ['violet', 'wing', 'Elena'],
  ['orange', 'wave', 'Franz'],
  ['pink', 'eye', 'Greta'],
  ['slate', 'thorn', 'Hugo'],
] as const
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webmanifest: 'application/json',
}

export interface Stage extends Guest {
  /** Whatever the browser sent, parsed. */
  sent: unknown[]
  says(message: FromRoom): void
  /** The line stands, and nothing comes through until it is asked to again: answers are then taken, or refused by that code. */
  silence(): void
  speak(refused?: string): void
  /** Another moment, before the same eyes; once it is drawn and lies still. */
  show(shown: AnyShown): Promise<void>
  rest(): Promise<void>
}

const seatsOf = ({ players }: { players: object }): SeatInfo[] =>
  Object.keys(players).map((seat, i) => {
    const [colour, emblem, name] = looks[i] ?? looks[0]
    return { seat, colour, emblem, name, taken: true, online: true }
  })

function welcomeTo(shown: AnyShown, v: number): Welcome {
  const { table, asks = [], seat = 'p1', log = [], may, over, watched } = shown
  const others = 'active' in table && table.active ? table.active : 'p2'
  return {
    room,
    game: shown.game ?? 'ti3',
    options: {},
    stage: over ? 'over' : 'playing',
    ...(!watched && { seat }),
    v,
    build: 'stage',
    seats: seatsOf(table),
    watchers: 0,
    table,
    ...(!watched && { hand: shown.game ? shown.hand : { systems: {}, actionCards: {}, ...shown.hand } }),
    asks,
    waiting: shown.waiting ?? (asks.length > 0 ? [seat] : [others]),
    log,
    ...(may && { may }),
    ...(over && { over: { winners: over }, waiting: [] }),
  }
}

/** For the tests of a file that need no house. */
export function stages() {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  return (...rest: AfterFirst<Parameters<typeof openStage>>) => {
    if (!browser) throw new Error('No browser is open before the first test')
    return openStage(browser, ...rest)
  }
}

type AfterFirst<T extends unknown[]> = T extends [unknown, ...infer R] ? R : never

/** Ready once all that the moment needs is drawn and lies still; closed when the test is over. */
export async function openStage(
  browser: Browser,
  device: BrowserContextOptions,
  first: AnyShown,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Stage> {
  const { page, complaints } = await visit(browser, { reducedMotion: 'reduce', ...device })
  await prepare(page.context())
  const finger = device.hasTouch === true
  const sent: unknown[] = []
  const heard: string[] = []
  let v = 1
  let welcome = welcomeTo(first, v)
  let says = (_: FromRoom) => {}
  let missed: string[] | undefined
  const hear = (text: string, line: Pick<WebSocketRoute, 'send'>, refused?: string) => {
    if (missed) return missed.push(text)
    if (text === 'ping') return line.send('pong')
    const message = JSON.parse(text) as Record<string, { id?: string }>
    sent.push(message)
    if ('hello' in message) says({ welcome })
    else
      for (const { id } of Object.values(message))
        if (id)
          says(
            refused ? { refused: { id, code: refused, why: `refused.${refused}` } } : { ack: { id, v: 2 } },
          )
  }
  await page.route('http://stage.local/**', async route => {
    const { pathname } = new URL(route.request().url())
    const file = /\.\w+$/.test(pathname) ? pathname.slice(1) : 'index.html'
    const body = await readFile(client + file).catch(() => undefined)
    if (!body) return route.fulfill({ status: 404 })
    return route.fulfill({ body, contentType: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain' })
  })
  await page.routeWebSocket(/\/socket$/, socket => {
    says = message => {
      heard.push(JSON.stringify(message))
      socket.send(JSON.stringify(message))
    }
    socket.onMessage(text => hear(String(text), socket))
  })
  const drawn = async () => {
    // A council takes the whole of a phone.
    await page.locator('.galaxy-map, .ins-board').waitFor({ state: 'attached' })
    if (welcome.asks.length > 0) await page.locator('.dock > *:visible').first().waitFor()
    // What is only read comes last to a desktop.
    await page.locator('.panel.mine:empty').waitFor({ state: 'detached' })
    await untilAtRest(page)
  }
  await page.goto(`http://stage.local/r/${room}`)
  await drawn()
  return {
    page,
    finger,
    press: what => press({ page, finger }, what),
    heard,
    sent,
    complaints,
    says: message => says(message),
    silence() {
      missed ??= []
    },
    speak(refused) {
      const texts = missed ?? []
      missed = undefined
      for (const text of texts) hear(text, { send: () => {} }, refused)
    },
    async show(shown) {
      welcome = welcomeTo(shown, ++v)
      says({ welcome })
      await drawn()
    },
    rest: () => untilAtRest(page),
  }
}
