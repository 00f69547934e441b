import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../worker/house.ts'
import { desktop, openBrowser, phone } from './browser.ts'
import { gather, personalLink } from './friends.ts'
import { type Line, layLine } from './line.ts'
import { until } from './patience.ts'
import { visit } from './visit.ts'

/** A house of its own, which goes away and moves to other builds, always under the same address. */
let house: House
let line: Line
let browser: Browser
const client = fileURLToPath(new URL('../../dist/client', import.meta.url))

beforeAll(async () => {
  house = await openHouse({ BUILD: 'one', MESSAGES_A_SECOND: '1000' }, { client })
  line = await layLine(house.url)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  line?.close()
  await house?.close()
})

const withService = { serviceWorkers: 'allow' } as const
const serves = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
const files = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.keys()
    const lies = await Promise.all(kept.map(async name => (await caches.open(name)).keys()))
    return lies.flat().map(({ url }) => new URL(url).pathname)
  })

/** Another build: its styles and its service worker are called anew, and the styles before are gone. */
async function deploy(build: string): Promise<void> {
  const place = (file: string) => join(house.assets, file)
  const before = (await readFile(place('index.html'), 'utf8')).match(/style-[\w-]+\.css/)?.[0] ?? ''
  await rename(place(`assets/${before}`), place(`assets/${stylesOf(build)}`))
  for (const file of ['index.html', 'offline.html', 'service.js']) {
    const text = await readFile(place(file), 'utf8')
    const named = text.replace(/(?<=")[0-9a-z]{12}(?=")/, nameOf(build))
    await writeFile(place(file), named.replaceAll(before, stylesOf(build)))
  }
  line.cut()
  await house.again({ BUILD: build })
  line.leadTo(house.url)
  line.mend()
}
const stylesOf = (build: string) => `style-${build}.css`
const nameOf = (build: string) => build.padStart(12, '0')

test('can be installed, with a name, icons and colours', async () => {
  const { page, complaints } = await visit(browser, { ...desktop, ...withService })
  await page.goto(line.url)
  await serves(page)
  const manifest = await page.evaluate(
    async () =>
      (await (await fetch('/manifest.webmanifest')).json()) as { icons: { src: string; sizes: string }[] },
  )
  expect(manifest).toMatchObject({ name: 'Throneward', display: 'standalone', start_url: '/', id: '/' })
  expect(manifest).toMatchObject({ theme_color: '#090817', background_color: '#090817' })
  for (const { src, sizes } of manifest.icons) {
    const [width] = await page.evaluate(async src => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }, src)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  expect(complaints).toEqual([])
})

test.each([
  ['en-GB', 'No connection'],
  ['it-IT', 'Nessuna connessione'],
])('without a line a page says so in its language (%s), and goes on by itself', async (locale, title) => {
  const { page } = await visit(browser, { ...phone, ...withService, locale })
  await page.goto(line.url)
  await serves(page)
  line.cut()
  await page.goto(`${line.url}/r/23456789abcd`)
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2))
  const night = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(night).toBe('rgb(9, 8, 23)')
  line.mend()
  await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' })
  await page.locator('#app main').waitFor()
})

test('hashed files are asked for once', async () => {
  const { page } = await visit(browser, { ...phone, ...withService })
  await page.goto(line.url)
  await serves(page)
  await page.reload()
  await page.locator('#app main').waitFor()
  await until(async () => (await files(page)).some(path => /\/main-/.test(path)), 'what is kept')
  const main = (await files(page)).find(path => /\/main-/.test(path)) ?? ''
  const answer = page.waitForResponse(response => response.url().endsWith(main))
  await page.reload()
  expect((await answer).fromServiceWorker()).toBe(true)
  await until(async () => (await files(page)).includes('/offline'), 'what is shown without a line')
})

test('a new build is never hidden by an old page, and takes over without breaking an open table', async () => {
  const friends = await gather(house.url)
  const { page } = await visit(browser, { ...phone, ...withService })
  const shows = (build: string) =>
    page.waitForFunction(styles => document.querySelector(`link[href$="${styles}"]`), stylesOf(build))
  const ours = () => page.evaluate(() => caches.keys())
  await page.goto(personalLink({ ...friends, link: `${line.url}/r/${friends.room}` }, 'p1'))
  await page.locator('.galaxy-map').waitFor()
  await serves(page)
  for (const build of ['two', 'three']) {
    await deploy(build)
    // The room says that it moved, and the page goes along.
    await shows(build)
    await page.locator('.galaxy-map').waitFor()
    await until(async () => (await ours()).at(-1) === `files of ${nameOf(build)}`, `the files of ${build}`)
    await until(async () => (await files(page)).includes(`/assets/${stylesOf(build)}`), 'its styles')
  }
  await until(async () => (await ours()).length === 2, 'the first build to be put away')
  expect(await ours()).toEqual(['two', 'three'].map(build => `files of ${nameOf(build)}`))
  // Whoever has not gone along yet still finds what their build is made of.
  const old = `/assets/${stylesOf('two')}`
  expect((await fetch(house.url + old)).status).toBe(404)
  expect(await page.evaluate(async path => (await fetch(path)).ok, old)).toBe(true)
})
