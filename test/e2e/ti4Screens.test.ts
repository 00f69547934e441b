import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { overflow } from './axe.ts'
import { desktop, phone } from './browser.ts'
import { sampled } from './sample.ts'
import { type ShownTi4, type Stage, stages } from './stage.ts'
import * as scenes from './ti4Scenes.ts'

/** Screens of TI4 that few games come to. To look at them in all sizes: LOOK=/some/folder npm test -- e2e/ti4Screens */

const folder = process.env['LOOK']
const openStage = stages()
const devices = {
  phone,
  desktop,
  ...(folder && {
    small: { ...phone, viewport: { width: 360, height: 640 } },
    lying: { ...phone, viewport: { width: 844, height: 390 } },
    laptop: { ...desktop, viewport: { width: 1100, height: 700 } },
  }),
}

interface Screen {
  scene(): ShownTi4
  sees: string
  first?(stage: Stage): Promise<unknown>
}

const screens: Readonly<Record<string, Screen>> = {
  'a hidden agenda, as the Speaker sees it': {
    scene: () => scenes.hiddenAgendaScene('p3'),
    sees: '.beneath',
  },
  'a hidden agenda, as others see it': {
    scene: () => scenes.hiddenAgendaScene('p1'),
    sees: '.beneath .hint',
  },
  'an announced retreat': { scene: scenes.retreatScene, sees: '.side-retreat' },
  'an offer': { scene: scenes.offerScene, sees: '.deal' },
  attachments: { scene: scenes.attachedScene, sees: '.galaxy-map .domain' },
  'the ending': { scene: scenes.endingScene, sees: '.results .wins' },
  'the choice of a faction': {
    scene: scenes.factionScene,
    sees: '.race-choice .story',
    first: stage => stage.press(stage.page.locator('.race-names label').first()),
  },
}

describe.each(['en', 'it'])('In %s', language => {
  test.each(sampled(language, devices))('on a %s what is seldom seen is whole', async (device, size) => {
    for (const [name, { scene, sees, first }] of Object.entries(screens)) {
      const stage = await openStage({ ...size, locale: language }, scene())
      await first?.(stage)
      await stage.page.locator(sees).first().waitFor()
      await stage.rest()
      expect(await overflow(stage.page), name).toEqual([])
      expect(await stage.page.locator('body').innerText(), name).not.toMatch(/ti4\.|undefined|\{\w+\}/)
      expect(stage.complaints, name).toEqual([])
      if (folder) {
        await mkdir(folder, { recursive: true })
        const file = `${name.replaceAll(/\W+/g, '-')}-${language}-${device}.png`
        await writeFile(join(folder, file), await stage.page.screenshot({ animations: 'disabled' }))
      }
      await stage.page.context().close()
    }
  })
})
