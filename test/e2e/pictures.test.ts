import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { AskFrame } from '../../shared/engine/frames.ts'
import type { OneOf } from '../../shared/engine/options.ts'
import type { Table } from '../../shared/inscription/table.ts'
import { desktop, phone } from './browser.ts'
import { type Asked, momentsWhere, momentWhere } from './foreseen.ts'
import { type Friends, gather, personalLink } from './friends.ts'
import { arrive, type Guest, goHome } from './guest.ts'
import { evening } from './house.ts'
import { inscribe, playUntil } from './inscribed.ts'
import { isAsked, isBeforeMoving } from './moments.ts'
import { inFewColours } from './palette.ts'
import { untilAtRest } from './rest.ts'
import { cardScene, councilScene, midwar } from './scenes.ts'
import { openStage, type Shown, type ShownTi4 } from './stage.ts'
import { button, newTable, takeFirstLegalSystem } from './table.ts'
import * as ti4Scenes from './ti4Scenes.ts'

/** The README's pictures; kept when asked to: PICTURES=1 npm test -- pictures */

const folder = new URL('../../docs/pictures/', import.meta.url)
const largest = 400 * 1024

let lobby: Friends
let inscribed: string
const here = evening(async ({ url }) => {
  lobby = await gather(url, { players: 4, people: 3, start: false })
  const { players, link } = await inscribe(url, 'a picture', 3)
  const isWorthALook = ({ options: { shape }, ...ask }: AskFrame, table: Table | undefined) =>
    shape === 'mark' && ask.text === 'inscription.ask.mark' && (table?.round ?? 0) >= 16
  await playUntil(players, isWorthALook, 'sensible')
  inscribed = link
})

interface Picture {
  /** Where it is taken: in the house, or at a moment of some game. */
  at: { link(): string; moment?: never } | { link?: never; moment(): Shown | ShownTi4 }
  /** What is done and seen first. */
  show(guest: Guest): Promise<unknown>
}

/** A card in the window that is open. */
const mayPlay =
  (moment: string) =>
  ({ ask }: Asked): boolean =>
    ask.window === moment && Object.values((ask.options as OneOf).of).some(({ on }) => on && 'card' in on)
const aims =
  (thing: string) =>
  ({ ask }: Asked): boolean =>
    ask.text === `ti3.ask.aim.${thing}` && ask.hint?.aims === 'card'

/** Where cards are played: what each of their pictures shows. */
const kindsOfMoments = {
  cardAtPlanet: aims('planet'),
  cardAtSystem: aims('hex'),
  cardAtPlayer: aims('seat'),
  cardBeforeBattle: mayPlay('beforeSpaceBattle'),
  cardInBattle: mayPlay('afterCombatDie'),
  cardAfterPick: mayPlay('afterPick'),
  cardAfterPrimary: mayPlay('afterStrategyPrimary'),
  cardInCouncil: mayPlay('afterPoliticalRead'),
}
const cardMoments = Object.keys(kindsOfMoments) as (keyof typeof kindsOfMoments)[]
let found: Readonly<Record<keyof typeof kindsOfMoments, Shown>> | undefined
const ofCards = () => {
  found ??= momentsWhere('cards', 4, kindsOfMoments)
  return found
}

const pictures: Record<string, Picture> = {
  home: { at: { link: () => here.url }, show: guest => newTable(guest).waitFor() },
  lobby: {
    at: { link: () => personalLink(lobby, 'p1') },
    show: guest => button(guest, 'Fill with bots').waitFor(),
  },
  laying: {
    at: { moment: () => momentWhere('a picture', 6, ({ table }) => table.galaxy.laid === 15) },
    show: takeFirstLegalSystem,
  },
  galaxy: {
    at: {
      moment: () => momentWhere('a picture', 6, now => now.table.round >= 3 && isAsked('ti3.ask.turn')(now)),
    },
    show: guest => button(guest, 'Pass').waitFor(),
  },
  movement: {
    at: { moment: () => momentWhere('a picture', 6, now => now.table.round >= 3 && isBeforeMoving(now)) },
    show: guest => guest.press(button(guest, 'All').first()),
  },
  battle: {
    at: { moment: () => momentWhere('a picture', 6, isAsked('ti3.ask.casualties')) },
    show: guest => button(guest, 'Take them').waitFor(),
  },
  card: {
    at: { moment: () => cardScene(midwar()) },
    show: guest =>
      guest.page
        .getByRole('region', { name: 'A card is played' })
        .or(button(guest, 'Pass'))
        .first()
        .waitFor(),
  },
  council: {
    at: { moment: () => councilScene(midwar()) },
    show: guest => guest.page.locator('.agenda').waitFor(),
  },
  ...Object.fromEntries(
    cardMoments.map((name): [string, Picture] => [
      name,
      {
        at: { moment: () => ofCards()[name] },
        show: guest => guest.page.locator('.dock > *').first().waitFor(),
      },
    ]),
  ),
  ti4Galaxy: {
    at: { moment: () => ti4Scenes.turnScene() },
    show: guest => button(guest, 'Pass').waitFor(),
  },
  ti4Council: {
    at: { moment: () => ti4Scenes.councilScene() },
    show: guest => guest.page.locator('.foretold').waitFor(),
  },
  ti4Battle: {
    at: { moment: () => ti4Scenes.battleScene() },
    show: guest => guest.page.locator('.scene-side').first().waitFor(),
  },
  inscription: {
    at: { link: () => inscribed },
    async show(guest) {
      // Whoever was shown on another device needs no more of it here.
      const hints = button(guest, 'No more hints')
      const marks = guest.page.locator('.turned :is(.offered, .lit)').first()
      await hints.or(marks).first().waitFor()
      if (await hints.isVisible()) await guest.press(hints)
      await marks.waitFor()
    },
  },
}

/** What is cut out of a board for the cover of its game: around its middle or lower, in the shape in which links show
 *  pictures. The build makes it as small as it is shown (`scripts/covers.ts`). */
const covers = {
  ti3: { of: 'galaxy', board: '.galaxy', width: 640 },
  ti4: { of: 'ti4Galaxy', board: '.galaxy', width: 640 },
  // From below the tray.
  inscription: { of: 'inscription', board: '.ins-board', width: 1080, from: 50 },
} as const satisfies Record<string, Cut>
interface Cut {
  of: string
  board: string
  width: number
  from?: number
}
const shelf = new URL('../../client/home/covers/', import.meta.url)

if (process.env['PICTURES'])
  test.each(Object.entries<Cut>(covers))('the cover of %s', async (game, { of, board, width, from }) => {
    const { at, show } = pictures[of] as Picture
    const device = { ...desktop, deviceScaleFactor: 2 }
    const moment = at.moment?.()
    const guest = moment
      ? await openStage(here.browser, device, moment)
      : await arrive(here.browser, device, at.link?.() ?? here.url)
    await show(guest)
    await untilAtRest(guest.page)
    const box = await guest.page.locator(board).boundingBox()
    if (!box) throw new Error(`${game} shows no board`)
    const height = width * 0.525
    const clip = {
      x: box.x + (box.width - width) / 2,
      y: box.y + (from ?? (box.height - height) / 2),
      width,
      height,
    }
    const seen = await guest.page.screenshot({ clip, animations: 'disabled' })
    await mkdir(shelf, { recursive: true })
    await writeFile(new URL(`${game}.webp`, shelf), await coverOf(seen))
    await goHome(guest)
  })

const coverOf = (png: Buffer) => sharp(png).resize(1200, 630).webp({ quality: 86 }).toBuffer()

/** Drawn as finely only where the pictures are kept. */
const fine = { deviceScaleFactor: process.env['PICTURES'] ? 2 : 1 }

/** Where none is kept every third shows that they can be taken. */
const wantsAll = process.env['PICTURES'] || process.env['EVERYTHING']
const taken = Object.entries(pictures).filter((_, at) => wantsAll || at % 3 === 0)

test.each(taken)('a picture of %s', async (name, { at, show }) => {
  const moment = at.moment?.()
  for (const [screen, device] of Object.entries({ phone: { ...phone, ...fine }, desktop })) {
    const guest = moment
      ? await openStage(here.browser, device, moment)
      : await arrive(here.browser, device, at.link?.() ?? here.url)
    await show(guest)
    await untilAtRest(guest.page)
    if (process.env['PICTURES']) {
      const seen = await guest.page.screenshot({ animations: 'disabled' })
      const picture = await inFewColours(guest.page, seen)
      expect(picture.length).toBeLessThan(largest)
      await mkdir(folder, { recursive: true })
      await writeFile(new URL(`${name}-${screen}.png`, folder), picture)
    }
    await goHome(guest)
  }
})
