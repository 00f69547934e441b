import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ti3En } from '../../client/text/ti3/en.ts'
import { ti3It } from '../../client/text/ti3/it.ts'

const sources = readdirSync('shared/ti3', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(`shared/ti3/${name}`, 'utf8'))
  .join('\n')

test('whatever lasts a while is said in words in both languages', () => {
  const effects = [...sources.matchAll(/\beffect(?::| =) '(\w+)'/g)].map(([, effect]) => effect as string)
  expect(effects.length).toBeGreaterThan(15)
  for (const words of [ti3En, ti3It])
    expect(effects.filter(effect => !(`ti3.lasting.${effect}` in words))).toEqual([])
})
