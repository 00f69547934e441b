import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { CoverArt } from '../client/home/CoverArt.tsx'
import { Crest } from '../client/home/Crest.tsx'
import { games } from '../shared/games.ts'
import { markup } from './markup.ts'

/** The pictures that other programs show: what a shared link looks like, and our mark on a phone. All of it is drawn from
 *  the art of the front page, so nothing is kept beside it. */

const client = fileURLToPath(new URL('../client', import.meta.url))
const width = 1200
const height = 630
const gold = '#e8c47a'
const night = '#0d0b20'
/** The middle and the rim of the sky behind each cover; the last is the house's own. */
const skies: Readonly<Record<string, readonly [string, string]>> = {
  ti3: ['#33246a', '#0b0a1c'],
  ti4: ['#5a2440', '#120a1c'],
  inscription: ['#4a3a1e', '#120d0c'],
  throneward: ['#2a2058', '#0b0a1c'],
}

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
  const rules = [...(style ?? '').matchAll(/^\.(cover|crest)[^{]*\{[^}]*\}/gm)].map(([rule]) => rule)
  const css = rules.join('').replaceAll('var(--gold)', gold)
  await Promise.all([
    ...pictured.map(async name => {
      const png = sharp(Buffer.from(pictureOf(name, css))).png({ palette: true, quality: 90, effort: 7 })
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

function pictureOf(name: string, css: string): string {
  const [middle, rim] = skies[name] ?? ['#33246a', '#0b0a1c']
  const isGame = name in games
  const place = (svg: string, where: string) => svg.replace('<svg', `<svg ${where}`)
  const filling = `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  const cover = place(markup(CoverArt({ game: isGame ? name : 'ti3' })), filling)
  // Where no cover has anything, in a corner; large where it stands for the house.
  const crest = place(
    markup(Crest({ size: isGame ? 96 : 400 })),
    isGame ? 'x="1040" y="24"' : 'x="400" y="115"',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <style>${css}</style>
    <radialGradient id="sky" r="0.75"><stop stop-color="${middle}"/><stop offset="1" stop-color="${rim}"/></radialGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <g opacity="${isGame ? 1 : 0.3}">${cover}</g>
    ${isGame ? '' : `<circle cx="600" cy="315" r="215" fill="${night}"/>`}
    ${crest}
  </svg>`
}

/** Within a circle of four fifths nothing is cut off. */
function fullIcon(icon: string): string {
  const inner = icon.replace(/^[\s\S]*?<\/title>|<\/svg>/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${night}"/>
    <g transform="translate(32 32) scale(0.9) translate(-32 -32)">${inner}</g></svg>`
}
