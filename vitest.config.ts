import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, or one worker would wait for the other in the end. */
const longest = ['/e2e/accessibility', '/e2e/round', '/worker/storage', '/e2e/']

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex(part => moduleId.includes(part))
  return at < 0 ? longest.length : at
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
