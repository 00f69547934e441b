import type { Metafile } from 'esbuild'
import type { Moments } from './moments.ts'

type Outputs = Metafile['outputs']

/** Bytes a moment takes along if nothing else is said of it. */
const taken = 1000

/** Which files of a bundle become one. A bundler makes a file of each dynamic import and another of what some of them share: of a
 *  board that would be 150 requests. Here two files belong together when the same moments need them, and a moment after another
 *  has what that one needs. So no file comes to import itself: what it imports is needed by as many or more. */
export function gathered(outputs: Outputs, moments: Moments): Map<string, string> {
  const scripts = Object.keys(outputs).filter(path => path.endsWith('.js'))
  const needs = new Map(scripts.map(path => [path, new Set<string>()]))
  const need = (path: string, moment: string): void => {
    const known = needs.get(path)
    if (!known || known.has(moment)) return
    known.add(moment)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') need(next, moment)
  }
  for (const path of scripts) for (const moment of begun(outputs, path, moments)) need(path, moment)
  const nameOf = (path: string) => firstOf([...(needs.get(path) ?? [])], moments).join('--')
  const sizes = () => {
    const all = new Map<string, number>()
    for (const path of scripts)
      all.set(nameOf(path), (all.get(nameOf(path)) ?? 0) + (outputs[path]?.bytes ?? 0))
    return all
  }
  for (let small: string | undefined = ''; small !== undefined; ) {
    small = undefined
    for (const [name, bytes] of sizes()) {
      const earlier = name.includes('--') ? beforeAll(name.split('--'), moments) : undefined
      if (earlier === undefined || bytes > (moments[earlier]?.takes ?? taken)) continue
      small = name
      for (const path of scripts) if (nameOf(path) === name) need(path, earlier)
      break
    }
  }
  return new Map(scripts.map(path => [path, nameOf(path)]))
}

/** The moments that begin with this file. */
function begun(outputs: Outputs, path: string, moments: Moments): string[] {
  const { inputs = {}, entryPoint } = outputs[path] ?? {}
  const within = entryPoint === undefined ? Object.keys(inputs) : [entryPoint, ...Object.keys(inputs)]
  const named = Object.keys(moments).filter(name => within.some(one => moments[name]?.begins.test(one)))
  return named.length > 0 || entryPoint === undefined ? named : [alone(entryPoint)]
}

const alone = (entryPoint: string) =>
  entryPoint
    .replace(/^.*?\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/\W/g, '_')

/** All that have come by then. */
function before(name: string, moments: Moments): string[] {
  const earlier = moments[name] ? (moments[name].after ?? []) : Object.keys(moments).slice(0, 1)
  return [...new Set(earlier.flatMap(one => [one, ...before(one, moments)]))]
}

const firstOf = (names: readonly string[], moments: Moments): string[] =>
  names.filter(name => !before(name, moments).some(one => names.includes(one))).sort()

/** The last that comes before all of these. */
function beforeAll(names: readonly string[], moments: Moments): string | undefined {
  const [first = [], ...others] = names.map(name => [name, ...before(name, moments)])
  const common = first.filter(one => others.every(other => other.includes(one)))
  return common.find(one => !common.some(other => before(other, moments).includes(one)))
}
