import { readdirSync, readFileSync } from 'node:fs'

/** The pages of rules: each line begins with a rule's id and words, written by hand; the tests that hold it are found by that id
 *  in their names, and stand behind it. */

export const ruledGames = ['ti3', 'ti4', 'inscription'] as const
export const pageOf = (game: string) => `docs/rules-${game}.md`

const cites = /\[((?:ti3|ti4|inscription)\/[\w.]+)\]/g
const named = /(['"`])((?:\[[\w/.]+\] )*\[(?:ti3|ti4|inscription)\/[\w.]+\] (?:\\.|(?!\1).)+)\1/g

/** The names of tests by the rules they cite, folder by folder. */
export function testsByRule(folder = 'test'): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => name.endsWith('.test.ts')).sort())
    for (const [, , name = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(named)) {
      const title = name.replace(cites, '').replace(/\\(.)/g, '$1').trim().replace(/ {2,}/g, ' ')
      for (const [, rule = ''] of name.matchAll(cites)) found.set(rule, [...(found.get(rule) ?? []), title])
    }
  return found
}

/** The page as it should be. */
export const filled = (page: string, tests: ReadonlyMap<string, readonly string[]>): string =>
  page.replace(/^\| (\w+\/[\w.]+) \| (.+?) \| .*\|$/gm, (_, rule: string, words: string) => {
    const titles = tests.get(rule) ?? []
    return `| ${rule} | ${words} | ${titles.map(title => `"${title}"`).join(', ')} |`
  })

export const rulesOn = (page: string): string[] =>
  [...page.matchAll(/^\| (\w+\/[\w.]+) \|/gm)].map(([, rule = '']) => rule)
