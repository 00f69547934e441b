import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The page names its hashed files, so its own hash names the build. */
export function clientBuild(): string {
  const page = readFileSync(new URL('../dist/client/index.html', import.meta.url))
  return createHash('sha256').update(page).digest('hex').slice(0, 12)
}
