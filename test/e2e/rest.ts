import type { Locator, Page, Request } from 'playwright-core'
import { patience } from './patience.ts'

/** A page comes together piece by piece, and the map makes room for each: what is tapped meanwhile is not what was seen. */

const coming = new WeakMap<Page, Set<Request>>()

/** From before the page is opened. */
export function watchComing(page: Page) {
  const under = new Set<Request>()
  coming.set(page, under)
  page.on('request', request => request.resourceType() !== 'websocket' && under.add(request))
  page.on('requestfinished', request => under.delete(request))
  page.on('requestfailed', request => under.delete(request))
  page.on('framenavigated', frame => frame === page.mainFrame() && under.clear())
}

/** Everything is here and lies where it will stay. */
export async function untilAtRest(page: Page) {
  const late = Date.now() + patience
  for (;;) {
    const restless = await stir(page)
    const under = coming.get(page)?.size ?? 0
    if (restless === '' && under === 0) return
    if (Date.now() > late) throw new Error(`The page found no rest: ${restless}, ${under} files under way`)
  }
}

/** What is still moving, looked at for some frames. */
const stir = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('.galaxy, .galaxy-stage, .dock, .turned .ins-scale')]
        .map(part => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
        .join()
    const frame = () => new Promise(requestAnimationFrame)
    const was = places()
    for (let frames = 0; frames < 3; frames++) {
      await frame()
      if (document.querySelector('.loading')) return 'something is loading'
      if (document.querySelector('[data-glide]')) return 'the map glides'
      if (document.fonts.status !== 'loaded') return 'letters are loading'
      if (places() !== was) return 'the map moves'
    }
    return ''
  })

/** Lies in the middle and stays there: playwright, scrolling by itself what is out of sight, turns the sheets of a phone. */
export async function toMiddle(place: Locator) {
  await place.evaluate(each =>
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )
  await untilAtRest(place.page())
}

/** What has just risen under the finger takes no tap yet, and two quick taps are a double one. */
export const pause = (page: Page) => page.evaluate(() => new Promise(done => setTimeout(done, 400)))
