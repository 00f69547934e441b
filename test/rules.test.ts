import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filled, pageOf, ruledGames, rulesOn, testsByRule } from '../scripts/rulePages.ts'

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
const tests = testsByRule()

describe.each(ruledGames)('docs/rules-%s.md', game => {
  const page = readFileSync(pageOf(game), 'utf8')
  const rules = rulesOn(page)

  test('says behind each rule which tests hold it (npm run rules)', () => {
    expect(page).toBe(filled(page, tests))
  })

  test('knows no rule that no test holds, and none twice', () => {
    expect(rules.length).toBeGreaterThan(5)
    expect(rules.filter(rule => !tests.has(rule))).toEqual([])
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([])
  })

  test('knows every rule that a test, a question or a refusal names', () => {
    const named = [...read(`shared/${game}`).matchAll(new RegExp(`'(${game}/\\d+\\.\\w+)'`, 'g'))].map(
      match => match[1] as string,
    )
    expect(named.length).toBeGreaterThan(5)
    const cited = [...tests.keys()].filter(rule => rule.startsWith(`${game}/`))
    expect([...named, ...cited].filter(rule => !rules.includes(rule))).toEqual([])
  })
})
