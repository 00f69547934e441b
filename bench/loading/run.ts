import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { argumentsOf } from '../../scripts/arguments.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { buildClient } from '../../scripts/build.ts'
import { clientBuild } from '../../scripts/clientBuild.ts'
import { trustRules } from '../../shared/engine/draft.ts'
import { gather, personalLink } from '../../test/e2e/friends.ts'
import { openHouse } from '../../test/worker/house.ts'
import { median } from '../measure.ts'
import { withSection } from '../sections.ts'
import { openEdge } from './edge.ts'
import { midGame } from './midGame.ts'
import { type Visited, visit, type Wish } from './visits.ts'

/** How long a friend waits: `npm run loading` opens share links and running games on a slow phone and a slow line, and writes
 *  its part of RESULTS.md. `--runs 5` so often each, `--only board` those whose name holds it, `--waterfall` says what came when,
 *  `--built` takes the client as it lies, `--dry` writes nothing. */

const { runs = '5', only = '', waterfall, built, dry } = argumentsOf(process.argv.slice(2))
const root = fileURLToPath(new URL('../..', import.meta.url))
const results = `${root}bench/RESULTS.md`

trustRules()
// Before anything is open, for it keeps this process from hearing.
const played = ['ti3', 'ti4'].map(game => ({ game, ...midGame(game) }))
if (!built) await buildClient()
const house = await openHouse(
  { BUILD: clientBuild(), MESSAGES_A_SECOND: '1000' },
  { client: `${root}dist/client` },
)
const edge = await openEdge(house.url)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
})

interface Case extends Wish {
  name: string
  wanted: number
}

const form = `document.querySelector('.sit form input') && document.querySelector('.sit form button:not([disabled])')`
const board = `document.querySelector('.galaxy-map .plate, .galaxy-map .banner') && document.querySelector('.dock')?.textContent && !document.querySelector('.dock .loading')`
const locales = { en: 'en-GB', it: 'it-IT' }

async function cases(): Promise<Case[]> {
  const found: Case[] = []
  for (const { game, record, midway } of played) {
    const open = await gather(house.url, { game, players: 6, people: 1, start: false })
    const running = await gather(house.url, { game, players: 6, options: record.options, midway })
    for (const [language, locale] of Object.entries(locales)) {
      const name = `${game.toUpperCase()}, ${language}`
      found.push({ name: `form, ${name}`, wanted: 2000, link: open.link, locale, isThere: form })
      found.push({
        name: `board, ${name}`,
        wanted: 3000,
        link: personalLink(running, 'p1'),
        locale,
        isThere: board,
      })
    }
  }
  const throughEdge = found.map(each => ({ ...each, link: each.link.replace(house.url, edge.url) }))
  return throughEdge
    .filter(({ name }) => name.includes(only))
    .sort((a, b) => b.wanted - a.wanted)
    .reverse()
}

const line = ({ name, wanted }: Case, visits: readonly Visited[]) => {
  const best = Math.min(...visits.map(({ ms }) => ms))
  const [{ requests, kilobytes, allRequests, allKilobytes } = visits[0] as Visited] = visits.filter(
    ({ ms }) => ms === best,
  )
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const cells = [
    name,
    seconds(best),
    seconds(median(visits.map(({ ms }) => ms))),
    `≤ ${seconds(wanted)}`,
    `${requests}`,
    `${kilobytes.toFixed(0)} KB`,
    `${allRequests}`,
    `${allKilobytes.toFixed(0)} KB`,
  ]
  return `| ${cells.join(' | ')} |`
}

try {
  const lines: string[] = []
  const load = loadavg()[0]
  for (const each of await cases()) {
    const visits: Visited[] = []
    for (let run = 0; run < Number(runs); run++) visits.push(await visit(browser, each))
    lines.push(line(each, visits))
    console.log(lines.at(-1))
    if (waterfall)
      for (const { path, from, to, bytes } of visits.at(-1)?.waterfall ?? [])
        console.log(
          `${from.toFixed(0).padStart(6)} ${to.toFixed(0).padStart(6)} ${bytes.toString().padStart(7)} ${path}`,
        )
  }
  const day = new Date().toISOString().slice(0, 10)
  const part = `## How long a friend waits

${runs} visits each, ${day}, Chromium ${browser.version()}; the load of the machine was ${load?.toFixed(1)} when it began.

| what is waited for | best | median | wanted | requests until then | of | requests in all | of |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

- *Form*: a share link is opened, and a name can be typed and sent. *Board*: a seat's own link of a running game of six in
  its fourth round, until the map shows all pieces and the dock what is asked.
- A phone of 390 × 844 whose processor is held to a quarter, by a line of 1.6 Mbit/s and 150 ms for every request, both by
  Chromium itself; nothing in its cache. Between it and the worker stands what serves as Cloudflare does: HTTP/2, brotli.
- The quarter is one of a core of this machine, so whatever else runs on it counts four times: the best visit is the one to look at.
`
  if (!dry && only === '')
    writeFileSync(results, withSection(readFileSync(results, 'utf8'), 'loading', part.trimEnd()))
} finally {
  await browser.close()
  edge.close()
  await house.close()
}
process.exit()
