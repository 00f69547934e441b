import { readFileSync, writeFileSync } from 'node:fs'
import { filled, pageOf, ruledGames, testsByRule } from './rulePages.ts'

/** Writes behind each rule of the pages which tests hold it. */

const tests = testsByRule()
for (const game of ruledGames) {
  const page = readFileSync(pageOf(game), 'utf8')
  const now = filled(page, tests)
  if (now !== page) writeFileSync(pageOf(game), now)
  process.stdout.write(`${pageOf(game)} ${now === page ? 'is as it was' : 'is written anew'}\n`)
}
