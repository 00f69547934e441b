import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { askedFor, pathOf, withImports } from './ahead.ts'
import { covers } from './covers.ts'
import { bundledFew, type Outputs } from './gatherFiles.ts'
import { headersFile } from './headersFile.ts'
import { alone, type Moments, moments } from './moments.ts'
import { icons, writePictures } from './pictures.tsx'
import { writeServiceWorker } from './serviceWorker.ts'
import { stylesheets } from './stylesheets.ts'
import { withoutFlows } from './withoutFlows.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'client')

/** Bundles the client into a folder and tells what went where. A page that stands for itself has a bundle of its own: what
 *  it shares with tables would else be cut into ever smaller pieces, and tables would load them all. */
export async function bundleClient(folder: string): Promise<Outputs> {
  await rm(folder, { recursive: true, force: true })
  const outputs = {
    ...(await bundled(folder, { style: 'client/style/index.css' }, {})),
    ...(await bundled(folder, { main: mainPage }, moments)),
    ...(await bundled(folder, { builder: builderPage }, alone('builder'))),
    ...(await bundled(folder, { offline: offlinePage }, alone('offline'))),
  }
  await Promise.all([
    writePage(folder, outputs, mainPage, 'index.html'),
    writePage(folder, outputs, builderPage, 'builder.html'),
    writePage(folder, outputs, offlinePage, 'offline.html'),
    writeBesides(folder),
    writePictures(folder),
  ])
  await writeServiceWorker(folder, target)
  return outputs
}

const mainPage = 'client/main.tsx'
const builderPage = 'client/ti4/builder/page.tsx'
const offlinePage = 'client/offline/page.tsx'
const target = ['es2022', 'safari16.4', 'chrome111', 'firefox113']

const bundled = (folder: string, entryPoints: Record<string, string>, moments: Moments): Promise<Outputs> =>
  bundledFew(
    {
      absWorkingDir: root,
      entryPoints,
      outdir: join(folder, 'assets'),
      publicPath: '/assets/',
      bundle: true,
      plugins: [withoutFlows, stylesheets, covers],
      format: 'esm',
      target,
      minify: 'style' in entryPoints,
      jsx: 'automatic',
      jsxImportSource: 'preact',
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      loader: { '.woff2': 'file' },
      legalComments: 'none',
      logLevel: 'warning',
    },
    moments,
  )

export async function buildClient(): Promise<void> {
  const outputs = await bundleClient(join(root, 'dist/client'))
  for (const path of Object.keys(outputs)) {
    const bytes = gzipSync(await readFile(join(root, path))).length
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB gzip  ${path}`)
  }
}

async function writePage(folder: string, outputs: Outputs, entry: string, name: string) {
  const url = (path: string) => path.slice(path.lastIndexOf('/assets/'))
  const main = pathOf(outputs, entry)
  const early = withImports(outputs, main).filter(path => path !== main)
  const later = entry === mainPage ? [...askedFor(outputs, entry)] : []
  const links = [
    `<link rel="stylesheet" href="${url(pathOf(outputs, 'client/style/index.css'))}" />`,
    ...early.map(path => `<link rel="modulepreload" href="${url(path)}" />`),
    `<script type="module" src="${url(main)}"></script>`,
    ...later.map(([path, when]) => `<link ${preload(path)} href="${url(path)}" data-when="${when}" />`),
  ]
  const page = await readFile(join(client, 'index.html'), 'utf8')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), page.replace('<!-- links -->', links.join('\n    ')))
}

const preload = (path: string) => (path.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"')

async function writeBesides(folder: string): Promise<void> {
  await writeFile(join(folder, 'icon.svg'), await readFile(join(client, 'icon.svg')))
  await writeFile(join(folder, '_headers'), headersFile())
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest))
}

const manifest = {
  name: 'Throneward',
  short_name: 'Throneward',
  description: 'Grand strategy games in the browser from a shared link.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#090817',
  theme_color: '#090817',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...icons
      .filter(([name]) => name.startsWith('icon-'))
      .map(([name, size, full]) => ({
        src: `/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: full ? 'maskable' : 'any',
      })),
  ],
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient()
