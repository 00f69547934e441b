import { spawnSync } from 'node:child_process'

/** Types, lint, format, what imports what, and dead code; everything that can be said without running anything. */

const checks = [
  ['tsc', '--project', '.'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['depcruise', 'shared', 'worker', 'client', 'test', 'bench', 'scripts'],
  ['knip'],
]
const failed = checks.filter(([tool, ...args]) => {
  process.stdout.write(`\n${tool} ${args.join(' ')}\n`)
  return spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' }).status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
