import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { Crest } from '../client/home/Crest.tsx'
import { games } from '../shared/games.ts'
import { markup } from './markup.ts'

/** The pictures that other programs show: what a shared link looks like, and our mark on a phone. They are made from
 *  the covers and the art of the front page. */

const client = fileURLToPath(new URL('../client', import.meta.url))
const width = 1200
const height = 630
const gold = '#e8c47a'
const night = '#0d0b20'
/** Name, size, and whether our mark fills it to the rim, as phones want that cut it into their own shape. */
export const icons = [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable-512.png', 512, true],
  ['apple-touch-icon.png', 180, true],
] as const

export const pictured = [...Object.keys(games), 'throneward']

export async function writePictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true })
  const [style, icon] = await Promise.all(
    ['style/home.css', 'icon.svg'].map(path => readFile(join(client, path), 'utf8')),
  )
  const rules = [...(style ?? '').matchAll(/^\.crest[^{]*\{[^}]*\}/gm)].map(([rule]) => rule)
  const css = rules.join('').replaceAll('var(--gold)', gold)
  await Promise.all([
    ...pictured.map(async name => {
      const board = sharp(join(client, `home/covers/${name in games ? name : 'ti3'}.webp`))
      const mark = Buffer.from(name in games ? inTheCorner(css) : forTheHouse(css))
      const png = board
        .composite([{ input: mark }])
        .png({ palette: true, colours: 64, dither: 0.4, effort: 7 })
      await writeFile(join(folder, 'pictures', `${name}.png`), await png.toBuffer())
    }),
    ...icons.map(async ([name, size, full]) => {
      const svg = full ? fullIcon(icon ?? '') : (icon ?? '')
      const png = sharp(Buffer.from(svg), { density: (72 * size) / 64 })
        .resize(size, size)
        .png()
      await writeFile(join(folder, name), await png.toBuffer())
    }),
  ])
}

const over = (css: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${css}</style>${inner}</svg>`

const crest = (size: number, where: string) => markup(Crest({ size })).replace('<svg', `<svg ${where}`)

const inTheCorner = (css: string) =>
  over(css, `<circle cx="1112" cy="88" r="64" fill="${night}" opacity="0.9"/>${crest(92, 'x="1066" y="42"')}`)

/** Large, where it stands for the house. */
const forTheHouse = (css: string) =>
  over(
    css,
    `<rect width="${width}" height="${height}" fill="${night}" opacity="0.65"/>
    <circle cx="600" cy="315" r="215" fill="${night}"/>${crest(400, 'x="400" y="115"')}`,
  )

/** Within a circle of four fifths nothing is cut off. */
function fullIcon(icon: string): string {
  const inner = icon.replace(/^[\s\S]*?<\/title>|<\/svg>/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${night}"/>
    <g transform="translate(32 32) scale(0.9) translate(-32 -32)">${inner}</g></svg>`
}
