import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const specs = [
  { file: 'shared/engine/SPEC.md', letter: 'K' },
  { file: 'worker/SPEC.md', letter: 'R' },
].filter(({ file }) => existsSync(join(root, file)))

const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.test\.tsx?$/.test(file))
  .map(file => readFileSync(join(root, 'test', file), 'utf8'))
  .join('\n')

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id as string)

describe.each(specs)('$file', ({ file, letter }) => {
  const promised = found(
    readFileSync(join(root, file), 'utf8'),
    new RegExp(`^- (${letter}\\d+\\.\\d+) `, 'gm'),
  )
  const cited = new Set(found(tests, new RegExp(`\\[(${letter}\\d+\\.\\d+)\\]`, 'g')))

  it('promises something, and nothing twice', () => {
    expect(promised.length).toBeGreaterThan(0)
    expect(promised.filter((id, i) => promised.indexOf(id) !== i)).toEqual([])
  })

  it('is cited by a test for each of its behaviours', () => {
    expect(promised.filter(id => !cited.has(id))).toEqual([])
  })

  it('holds each behaviour a test cites', () => {
    expect([...cited].filter(id => !promised.includes(id))).toEqual([])
  })
})
