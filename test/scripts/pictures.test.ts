import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { icons, pictured, writePictures } from '../../scripts/pictures.tsx'
import { games } from '../../shared/games.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throneward-pictures-'))
  await writePictures(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('There is a picture of every game for those who share a link, large enough and quick to load', async () => {
  expect(pictured).toEqual(expect.arrayContaining(Object.keys(games)))
  for (const name of pictured) {
    const png = readFileSync(join(folder, 'pictures', `${name}.png`))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(150_000)
    // Gold on night: an empty or broken drawing has no such spread.
    const { channels } = await sharp(png).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15)
  }
})

it('The mark comes in the sizes phones ask for, and to the rim where they cut it into their own shape', async () => {
  for (const [name, size, full] of icons) {
    const icon = sharp(readFileSync(join(folder, name)))
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: size, height: size })
    const { data } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([name, data[3]]).toEqual([name, full ? 255 : 0])
  }
})

it('All of a mark that may be cut lies within the circle nothing is cut from', async () => {
  const { data, info } = await sharp(readFileSync(join(folder, 'icon-maskable-512.png')))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const gold = (at: number) => (data[at] ?? 0) > 128
  let farthest = 0
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (gold((y * info.width + x) * info.channels))
        farthest = Math.max(farthest, Math.hypot(x - 256, y - 256))
  expect(farthest).toBeGreaterThan(150)
  expect(farthest).toBeLessThanOrEqual(0.4 * 512)
})
