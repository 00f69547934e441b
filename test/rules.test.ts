import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const document = readFileSync('docs/rules-ti3.md', 'utf8')
const rows = document.split('\n').filter(line => line.startsWith('| ti3/'))

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')

describe('docs/rules-ti3.md', () => {
  const tests = read('test')

  test('names only tests that exist, and at least one for each rule', () => {
    for (const row of rows) {
      const cited = [...row.matchAll(/"([^"]+)"/g)].map(match => match[1] as string)
      expect(cited, row).not.toEqual([])
      for (const title of cited) expect(tests.includes(title), `no test is called "${title}"`).toBe(true)
    }
  })

  test('knows every rule that a question or refusal names', () => {
    const known = rows.map(row => row.split('|')[1]?.trim())
    const named = [...read('shared/ti3').matchAll(/'(ti3\/\d+\.\w+)'/g)].map(match => match[1])
    expect(named.length).toBeGreaterThan(5)
    for (const rule of named) expect(known).toContain(rule)
  })
})
