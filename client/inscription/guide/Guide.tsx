import { useLayoutEffect, useState } from 'preact/hooks'
import { asked } from '../../room/beforeMe.ts'
import { say } from '../../text/text.ts'
import { choosing } from '../marking.ts'
import { isMine, theHand, theTable } from '../table.ts'
import { lessons } from './lessons.ts'
import { hasRead, read, skipAll } from './read.ts'

/** One hint at a time, on the thing it is about, when that first matters. */
export function Guide() {
  const table = theTable.value
  const hand = theHand.value
  const ask = asked.value
  if (!table || !hand || !ask || !isMine.value || read.value.includes('all')) return null
  if (choosing.value) return null
  const now = lessons.find(({ id, matters }) => !read.value.includes(id) && matters({ table, hand, ask }))
  if (!now) return null
  return (
    <Hint key={now.id} id={now.id} at={typeof now.at === 'string' ? now.at : now.at({ table, hand, ask })} />
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const around = 4

/** What can be done on a sheet lies mostly in its lower half: a hint stands above it then. */
function isLitBelow(sheet: Element | undefined): boolean {
  const middles = [...(sheet?.querySelectorAll('.offered, .lit, .ghost') ?? [])].map(each => {
    const { top, bottom } = each.getBoundingClientRect()
    return (top + bottom) / 2
  })
  const { top = 0, bottom = 0 } = sheet?.getBoundingClientRect() ?? {}
  const below = middles.filter(y => y > (top + bottom) / 2)
  return below.length * 2 > middles.length
}

function Hint({ id, at }: { id: string; at: string }) {
  const [box, place] = useState<Box>()
  const [isBright, glow] = useState(false)
  useLayoutEffect(() => {
    const measure = () => {
      const found = [...document.querySelectorAll(at)].find(each => each.getClientRects().length > 0)
      glow(isLitBelow(found))
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
      place(was =>
        was && was.x === x && was.y === y && was.width === width && was.height === height
          ? was
          : { x, y, width, height },
      )
    }
    measure()
    const again = setInterval(measure, 300)
    return () => clearInterval(again)
  }, [at])
  const isLow = box !== undefined && box.y + box.height / 2 > innerHeight / 2
  const isWhole = box !== undefined && box.height > innerHeight * 0.4
  return (
    <>
      {box && box.width > 0 && (
        <span
          class="ins-ring"
          aria-hidden="true"
          style={`left:${box.x - around}px;top:${box.y - around}px;width:${box.width + 2 * around}px;height:${box.height + 2 * around}px`}
        />
      )}
      <section
        class={`ins-hint ${isWhole ? 'within' : isLow ? 'above' : 'below'}`}
        aria-live="polite"
        style={
          box && box.width > 0
            ? isWhole
              ? isBright
                ? `top:${Math.max(8, box.y + 8)}px`
                : `bottom:${Math.max(8, innerHeight - box.y - box.height + 8)}px`
              : isLow
                ? `bottom:${innerHeight - box.y + 12}px`
                : `top:${box.y + box.height + 12}px`
            : 'bottom:25dvh'
        }>
        <p class="eyebrow">{say('inscription.guide.title')}</p>
        <p>{say(`inscription.guide.${id}`)}</p>
        <div class="row">
          <button type="button" class="quiet-button" onClick={skipAll}>
            {say('inscription.guide.skip')}
          </button>
          <button type="button" class="primary" onClick={() => hasRead(id)}>
            {say('inscription.guide.next')}
          </button>
        </div>
      </section>
    </>
  )
}
