import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
const tests = read('test')

describe.each(['ti3', 'inscription'])('docs/rules-%s.md', game => {
  const rows = readFileSync(`docs/rules-${game}.md`, 'utf8')
    .split('\n')
    .filter(line => line.startsWith(`| ${game}/`))

  test('names only tests that exist, and at least one for each rule', () => {
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      const cited = [...row.matchAll(/"([^"]+)"/g)].map(match => match[1] as string)
      expect(cited, row).not.toEqual([])
      for (const title of cited) expect(tests.includes(title), `no test is called "${title}"`).toBe(true)
    }
  })

  test('knows every rule that a question or refusal names', () => {
    const known = rows.map(row => row.split('|')[1]?.trim())
    const named = [...read(`shared/${game}`).matchAll(new RegExp(`'(${game}/\\d+\\.\\w+)'`, 'g'))].map(
      match => match[1],
    )
    expect(named.length).toBeGreaterThan(5)
    for (const rule of named) expect(known).toContain(rule)
  })
})
