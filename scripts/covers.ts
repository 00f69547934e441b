import type { Plugin } from 'esbuild'
import sharp from 'sharp'

/** The boards on the front page, as large as they are shown there; `PICTURES=1 npm test -- pictures` takes them anew. */
const shown = { width: 640, height: 336 }

/** `import ti3 from './covers/ti3.webp'` is the address of that picture. */
export const covers: Plugin = {
  name: 'covers',
  setup({ onLoad }) {
    onLoad({ filter: /\/covers\/\w+\.webp$/ }, async ({ path }) => ({
      contents: await sharp(path).resize(shown).webp({ quality: 70, effort: 6 }).toBuffer(),
      loader: 'file',
    }))
  },
}
