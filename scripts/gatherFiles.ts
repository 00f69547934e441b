import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { gathered } from './gather.ts'
import type { Moments } from './moments.ts'

/** A bundle in few files: what the bundler has split is put together again, a file for what is fetched together. */

/** Of a file of the client: what it is made of, what it begins with and what it imports, as a bundler would tell it. */
export interface Made {
  bytes: number
  inputs: Metafile['outputs'][string]['inputs']
  /** The modules other files ask for in it. */
  entryPoints: readonly string[]
  imports: readonly { path: string; kind: 'import-statement' | 'dynamic-import' }[]
}

export type Outputs = Readonly<Record<string, Made>>

type Settings = BuildOptions & { outdir: string; absWorkingDir: string; publicPath: string }

export async function bundledFew(settings: Settings, moments: Moments): Promise<Outputs> {
  const { outdir, absWorkingDir, publicPath, target } = settings
  const { metafile, outputFiles } = await build({
    ...settings,
    splitting: true,
    metafile: true,
    write: false,
  })
  await mkdir(outdir, { recursive: true })
  const pathOf = (file: string) => relative(absWorkingDir, join(outdir, file))
  const parts = new Map<string, Part>()
  const groups = gathered(metafile.outputs, moments)
  const made: Record<string, Made> = {}
  for (const file of outputFiles) {
    const name = basename(file.path)
    const output = metafile.outputs[relative(absWorkingDir, file.path)]
    const group = groups.get(relative(absWorkingDir, file.path))
    if (!output) continue
    if (group !== undefined) parts.set(name, partOf(name, group, file, output))
    else {
      // Styles and fonts stay as they are.
      await writeFile(file.path, file.contents)
      const { bytes, inputs, entryPoint } = output
      made[pathOf(name)] = {
        bytes,
        inputs,
        entryPoints: entryPoint === undefined ? [] : [entryPoint],
        imports: [],
      }
    }
  }
  const wanted = wantedOf(parts)
  const codes = new Map<string, string>()
  for (const group of new Set(groups.values()))
    codes.set(group, await together(group, { parts, wanted, publicPath }, { ...(target && { target }) }))
  const names = namesOf(codes)
  for (const [group, code] of codes) {
    const name = names.get(group) ?? ''
    const text = code.replace(placeholders, (_, other: string) => names.get(other) ?? '')
    await writeFile(join(outdir, name), text)
    const own = [...parts.values()].filter(part => part.group === group)
    made[pathOf(name)] = {
      bytes: text.length,
      inputs: Object.assign({}, ...own.map(({ output }) => output.inputs)),
      entryPoints: own.flatMap(({ output }) => output.entryPoint ?? []),
      imports: importsIn(own, parts).map(([other, kind]) => ({ path: pathOf(names.get(other) ?? ''), kind })),
    }
  }
  return made
}

/** One of the bundler's files. */
interface Part {
  name: string
  group: string
  code: string
  output: Metafile['outputs'][string]
}

interface All {
  parts: ReadonlyMap<string, Part>
  wanted: ReadonlyMap<string, string>
  publicPath: string
}

const partOf = (name: string, group: string, { text }: OutputFile, output: Part['output']): Part => ({
  name,
  group,
  code: text,
  output,
})

function importsIn(
  own: readonly Part[],
  parts: ReadonlyMap<string, Part>,
): [string, 'import-statement' | 'dynamic-import'][] {
  const found = new Map<string, [string, 'import-statement' | 'dynamic-import']>()
  for (const { group, output } of own)
    for (const { path, kind } of output.imports) {
      const other = parts.get(basename(path))?.group
      if (other === undefined || (kind !== 'import-statement' && kind !== 'dynamic-import')) continue
      if (other !== group || kind === 'dynamic-import') found.set(`${other} ${kind}`, [other, kind])
    }
  return [...found.values()]
}

/** Until all are made nobody knows what they will be called. */
const placeholder = (group: string) => `@${group}@`
const placeholders = /@([\w-]+)@(?=["'`])/g

/** The parts of a group as one file, in which other groups are still called by placeholders. */
async function together(group: string, all: All, target: Pick<BuildOptions, 'target'>): Promise<string> {
  const lines = [...all.parts.values()].flatMap(({ name, output, group: own }) => {
    if (own !== group) return []
    const whole = all.wanted.get(name)
    return [
      `import "${name}"`,
      ...output.exports.flatMap(each => {
        const alias = all.wanted.get(`${name} ${each}`)
        return alias === undefined ? [] : [`export { ${each} as ${alias} } from "${name}"`]
      }),
      ...(whole === undefined ? [] : [`export * as ${whole} from "${name}"`]),
    ]
  })
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: '/' },
    bundle: true,
    write: false,
    format: 'esm',
    ...target,
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [partsOf(group, all)],
  })
  return outputFiles[0]?.text ?? ''
}

const staticImport = /^import\s+(?:\{([^}]*)\}\s+from\s+)?"([^"]+)";$/gm
const reExport = /^export\s+\{([^}]*)\}\s+from\s+"([^"]+)";$/gm
const dynamicImport = /\bimport\("([^"]+\.js)"\)/g

/** What parts are asked for by other groups, `part name` for an export and `part` where it is asked for as a whole, and how it is
 *  called between files, where two parts may export the same name. */
function wantedOf(parts: ReadonlyMap<string, Part>): Map<string, string> {
  const wanted = new Map<string, string>()
  const want = (key: string) => wanted.has(key) || wanted.set(key, `$${wanted.size.toString(36)}`)
  for (const { group, code } of parts.values()) {
    for (const [, names = '', path = ''] of [...code.matchAll(staticImport), ...code.matchAll(reExport)]) {
      const other = parts.get(basename(path))
      if (other && other.group !== group)
        for (const name of names.split(',')) want(`${other.name} ${name.trim().split(' ')[0]}`)
    }
    for (const [, path = ''] of code.matchAll(dynamicImport)) want(basename(path))
  }
  return wanted
}

function partsOf(group: string, { parts, wanted, publicPath }: All): Plugin {
  const address = (group: string) => `${publicPath}${placeholder(group)}`
  return {
    name: 'parts of a file',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /@$/ }, ({ path }) => ({ path, external: true }))
      onResolve({ filter: /\.js$/ }, ({ path }) => {
        const part = parts.get(basename(path))
        return part && { path: part.name, namespace: part.group === group ? 'here' : 'elsewhere' }
      })
      onLoad({ filter: /./, namespace: 'here' }, ({ path }) => ({
        contents: (parts.get(path)?.code ?? '').replace(dynamicImport, (whole, asked: string) => {
          const other = parts.get(basename(asked))
          return other
            ? `import("${address(other.group)}").then(all => all.${wanted.get(other.name)})`
            : whole
        }),
        loader: 'js',
      }))
      onLoad({ filter: /./, namespace: 'elsewhere' }, ({ path }) => {
        const part = parts.get(path)
        if (!part) return undefined
        const names = part.output.exports.flatMap(name => {
          const alias = wanted.get(`${path} ${name}`)
          return alias === undefined ? [] : [`${alias} as ${name}`]
        })
        return { contents: `export { ${names} } from "${address(part.group)}"`, loader: 'js' }
      })
    },
  }
}

/** By what a file holds and what all files hold that it leads to, so that one that changed is never taken for what it was. */
function namesOf(codes: ReadonlyMap<string, string>): Map<string, string> {
  const leadsTo = (group: string, seen: Set<string>): Set<string> => {
    if (seen.has(group)) return seen
    seen.add(group)
    for (const [, other = ''] of (codes.get(group) ?? '').matchAll(placeholders)) leadsTo(other, seen)
    return seen
  }
  return new Map(
    [...codes.keys()].map(group => {
      const hash = createHash('sha256')
      const [, ...others] = leadsTo(group, new Set())
      for (const one of [group, ...others.sort()]) hash.update(codes.get(one) ?? '')
      return [group, `${short(group)}-${hash.digest('hex').slice(0, 8)}.js`]
    }),
  )
}

const short = (group: string) => group.split('--').slice(0, 2).join('-')
