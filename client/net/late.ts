import { waitBefore } from './backoff.ts'
import { reloadForFiles } from './reload.ts'

const longest = 5000

const waiting = new Set<() => void>()

/** Something suggests that the network is there again. */
export const lineIsBack = (): void => {
  for (const goOn of waiting) goOn()
}

/** What is fetched late, until it is here: a line that was cut meanwhile must not leave a hole in the page. Where the house
 *  answers and the file still cannot be had, it went with an older build, or the browser remembers that it failed. */
export async function fetchLate<T>(load: () => Promise<T>, missed: () => void = () => {}): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch {
      missed()
      if (tries > 2 && (await houseAnswers())) reloadForFiles()
      await anotherTime(Math.min(longest, waitBefore(tries)))
    }
  }
}

export const houseAnswers = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function anotherTime(wait: number): Promise<void> {
  return new Promise(resolve => {
    const goOn = () => {
      clearTimeout(later)
      waiting.delete(goOn)
      resolve()
    }
    const later = setTimeout(goOn, wait)
    waiting.add(goOn)
  })
}
