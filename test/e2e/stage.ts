import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { FromRoom, SeatInfo, Welcome } from '../../shared/protocol.ts'
import type { Hand, Table } from '../../shared/ti3/table.ts'

/** The client as it was built before a table that never was played: any moment of a game can be looked at. */

export interface Shown {
  table: Table
  hand?: Partial<Hand>
  asks?: readonly AskFrame[]
  waiting?: readonly string[]
  seat?: string
}

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url))
const room = 'stagestagexx'
const looks = [
  ['crimson', 'star', 'Ada'],
  ['azure', 'crescent', 'Bruno'],
  ['gold', 'sun', 'Carla'],
  ['emerald', 'tower', 'Dario'],
  ['violet', 'wing', 'Elena'],
  ['orange', 'wave', 'Franz'],
] as const
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webmanifest: 'application/json',
}

export interface Stage {
  page: Page
  /** Whatever the browser sent, parsed. */
  sent: unknown[]
  /** What went wrong in the page. */
  faults: string[]
  says(message: FromRoom): void
  close(): Promise<void>
}

const seatsOf = ({ players }: Table): SeatInfo[] =>
  Object.keys(players).map((seat, i) => {
    const [colour, emblem, name] = looks[i] ?? looks[0]
    return { seat, colour, emblem, name, taken: true, online: true }
  })

export async function openStage(
  browser: Browser,
  device: BrowserContextOptions,
  { table, hand = {}, asks = [], waiting, seat = 'p1' }: Shown,
): Promise<Stage> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const faults: string[] = []
  const sent: unknown[] = []
  let says = (_: FromRoom) => {}
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', line => line.type() === 'error' && faults.push(line.text()))
  const welcome: Welcome = {
    room,
    game: 'ti3',
    options: {},
    stage: 'playing',
    seat,
    v: 1,
    build: 'stage',
    seats: seatsOf(table),
    watchers: 0,
    table,
    hand: { systems: {}, actionCards: {}, ...hand },
    asks,
    waiting: waiting ?? (asks.length > 0 ? [seat] : [table.active ?? 'p2']),
    log: [],
  }
  await page.route('http://stage.local/**', async route => {
    const { pathname } = new URL(route.request().url())
    const file = /\.\w+$/.test(pathname) ? pathname.slice(1) : 'index.html'
    const body = await readFile(client + file).catch(() => undefined)
    if (!body) return route.fulfill({ status: 404 })
    return route.fulfill({ body, contentType: types[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain' })
  })
  await page.routeWebSocket(/\/socket$/, socket => {
    says = message => socket.send(JSON.stringify(message))
    socket.onMessage(text => {
      if (text === 'ping') return socket.send('pong')
      const message = JSON.parse(String(text)) as Record<string, { id?: string }>
      sent.push(message)
      if ('hello' in message) says({ welcome })
      else for (const { id } of Object.values(message)) if (id) says({ ack: { id, v: 2 } })
    })
  })
  await page.goto(`http://stage.local/r/${room}`)
  await page.locator('.galaxy-map').waitFor()
  return { page, sent, faults, says: message => says(message), close: () => context.close() }
}
