import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** A picture in 256 colours: half the bytes, and nobody sees the difference in a README. */
export async function inFewColours(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, base64 } = await page.evaluate(
    async url => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const brush = canvas.getContext('2d')
      brush?.drawImage(image, 0, 0)
      const { data } = brush?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
      let bytes = ''
      for (let at = 0; at < data.length; at += 4)
        bytes += String.fromCharCode(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      return { width: image.width, height: image.height, base64: btoa(bytes) }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  const pixels = Buffer.from(base64, 'base64')
  const colours = countColours(pixels)
  const boxes = cutIntoBoxes([...colours].map(([colour, count]) => ({ colour, count: count ** 0.8 })))
  const palette = boxes.map(box => channels.map(channel => Math.round(mean(box, channel))))
  const nearest = nearestIn(palette)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const shift = dither[(y % 4) * 4 + (x % 4)] ?? 0
      rows[y * (width + 1) + x + 1] = nearest(channels.map(channel => (pixels[at + channel] ?? 0) + shift))
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const body = deflateSync(rows, { level: 9 })
  return Buffer.concat([
    signature,
    ...chunk('IHDR', head),
    ...chunk('PLTE', Buffer.from(palette.flat())),
    ...chunk('IDAT', body),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
}

interface Counted {
  colour: number
  count: number
}

const most = 256
const channels = [0, 1, 2] as const
const level = (colour: number, channel: number) => (colour >> (16 - channel * 8)) & 255
const total = (box: readonly Counted[]) => box.reduce((sum, { count }) => sum + count, 0)
const mean = (box: readonly Counted[], channel: number) =>
  box.reduce((sum, { colour, count }) => sum + level(colour, channel) * count, 0) / total(box)
const spread = (box: readonly Counted[], channel: number) => {
  const middle = mean(box, channel)
  return box.reduce((sum, { colour, count }) => sum + (level(colour, channel) - middle) ** 2 * count, 0)
}

/** A fine grain, so that what fades does not fall into steps. */
const dither = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(step => (step - 7.5) / 3)

function nearestIn(palette: readonly number[][]) {
  const known = new Map<string, number>()
  const distance = (one: readonly number[], [r = 0, g = 0, b = 0]: readonly number[]) =>
    ((one[0] ?? 0) - r) ** 2 + ((one[1] ?? 0) - g) ** 2 + ((one[2] ?? 0) - b) ** 2
  return (colour: readonly number[]): number => {
    const key = colour.map(Math.round).join()
    let found = known.get(key)
    if (found === undefined) {
      found = 0
      let least = Number.POSITIVE_INFINITY
      for (const [number, one] of palette.entries()) {
        const far = distance(colour, one)
        if (far < least) {
          least = far
          found = number
        }
      }
      known.set(key, found)
    }
    return found
  }
}

function countColours(pixels: Buffer): Map<number, number> {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

/** Whichever box errs most is cut in two, across the channel in which it errs most. */
function cutIntoBoxes(all: Counted[]): Counted[][] {
  const worst = (box: Counted[]) =>
    channels
      .map(channel => ({ box, channel, error: spread(box, channel) }))
      .reduce((a, b) => (b.error > a.error ? b : a))
  const boxes = [worst(all)]
  while (boxes.length < most) {
    boxes.sort((a, b) => a.error - b.error)
    const { box, channel, error } = boxes.pop() ?? { box: all, channel: 0, error: 0 }
    if (error === 0) return [...boxes.map(one => one.box), box]
    const middle = mean(box, channel)
    boxes.push(worst(box.filter(({ colour }) => level(colour, channel) <= middle)))
    boxes.push(worst(box.filter(({ colour }) => level(colour, channel) > middle)))
  }
  return boxes.map(({ box }) => box)
}

function chunk(kind: string, data: Buffer): Buffer[] {
  const typed = Buffer.concat([Buffer.from(kind), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(typed))
  return [length, typed, check]
}
