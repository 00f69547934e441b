import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, or one worker would wait for the other in the end. */
const longest = [
  '/e2e/accessibility',
  '/e2e/round',
  '/e2e/inscription',
  '/e2e/',
  '/worker/storage',
  '/worker/',
  '/games.test',
  '/wholeGames',
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex(part => moduleId.includes(part))
  return at < 0 ? longest.length : at
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

const rooms = 'test/worker/**/*.test.ts'
const screens = 'test/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    // One more than cores: some files wait for clocks and browsers.
    maxWorkers: 3,
    hookTimeout: 60_000,
    // One file after the other in the same process: nothing is kept between tests but what is read from frozen data.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/**/*.test.ts'],
          exclude: [rooms, screens],
          testTimeout: 30_000,
        },
      },
      // Servers are started and killed here, on machines that may be busy. What fell for that alone passes when it is tried
      // again, and `scripts/test.ts` names it: it is to be mended all the same.
      { extends: true, test: { name: 'rooms', include: [rooms], testTimeout: 60_000, retry: 1 } },
      // People take their time, and so do browsers.
      {
        extends: true,
        test: {
          name: 'screens',
          include: [screens],
          globalSetup: 'test/e2e/houseAndBrowser.ts',
          testTimeout: 240_000,
          hookTimeout: 120_000,
          retry: 1,
        },
      },
    ],
  },
})
