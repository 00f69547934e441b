import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import ts from 'typescript'

/** A component is one record: what is so while it is held, and what happens by it. Browsers read the first and must not carry the
 *  second, which is half of the rules: out of the records of `cards/` these go when a browser's files are made. */
const happens = new Set([
  'action',
  'aims',
  'anyTime',
  'at',
  'does',
  'may',
  'outcome',
  'pauses',
  'repealed',
  'rerolls',
  'sure',
])

const nameOf = (member: ts.ObjectLiteralElementLike): string | undefined =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
    ? member.name.text
    : undefined

/** Of the records a module lays out, not of what is within their functions. */
export function stripped(source: string, path: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const cuts: [from: number, to: number][] = []
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isObjectLiteralExpression(node))
      for (const member of node.properties) {
        const name = nameOf(member)
        if (name !== undefined && happens.has(name)) cuts.push([member.getFullStart(), member.end])
        else look(member)
      }
    else ts.forEachChild(node, look)
  }
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { initializer } of statement.declarationList.declarations)
        if (initializer) look(recordOf(initializer))
  let left = source
  for (const [from, to] of cuts.reverse()) {
    const comma = /^\s*,/.exec(left.slice(to))
    left = left.slice(0, from) + left.slice(to + (comma?.[0].length ?? 0))
  }
  return left
}

/** What is laid out, or what a function that only makes a record of something lays out. */
const recordOf = (made: ts.Expression): ts.Expression =>
  ts.isArrowFunction(made) && ts.isParenthesizedExpression(made.body) ? made.body.expression : made

export const withoutFlows: Plugin = {
  name: 'components without flows',
  setup({ onLoad, onResolve }) {
    // Made from an edition they look to a bundler as if something happened where they are imported.
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path)
      return /shared\/\w+\/(?:rules|cards\/\w+)\//.test(file) ? { path: file, sideEffects: false } : undefined
    })
    onLoad({ filter: /shared\/ti\d\/cards\/.*\.ts$/ }, async ({ path }) => ({
      contents: stripped(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }))
  },
}
