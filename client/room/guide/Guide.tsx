import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { fetchLate } from '../../net/late.ts'
import { lookedUp } from '../../parts/lookUp.ts'
import { say } from '../../text/text.ts'
import { openTab } from '../openTab.ts'
import type { Lesson, Teaching } from './lesson.ts'
import { type Box, clearOf, widthBeside } from './placing.ts'
import { hasRead, read, skipAll } from './read.ts'

const nothing: Teaching = { lessons: [], words: '' }

/** One hint at a time, beside the thing it is about, when that first matters. */
export function Guide({ teaching }: { teaching(): Promise<Teaching> }) {
  const [{ lessons, words }, learn] = useState<Teaching>(nothing)
  const isOver = read.value.includes('all')
  useEffect(() => {
    if (!isOver) void fetchLate(teaching).then(learn)
  }, [teaching, isOver])
  if (isOver || openTab.value !== undefined || lookedUp.value.length > 0) return null
  const now = lessons.find(({ id, matters }) => !read.value.includes(id) && matters())
  return now ? <Hint key={now.id} lesson={now} words={words} /> : null
}

const around = 4

const seen = (at: string) => [...document.querySelectorAll(at)].find(each => each.getClientRects().length > 0)

function boxOf(at: string): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = seen(at)?.getBoundingClientRect() ?? {}
  return { x, y, width, height }
}

function Hint({ lesson: { id, at, says }, words }: { lesson: Lesson; words: string }) {
  const hint = useRef<HTMLElement>(null)
  const [box, place] = useState<Box>()
  const [corner, move] = useState({ left: -9999, top: 0 })
  const [width, narrow] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      const { x, y, width, height } = boxOf(at())
      const { offsetWidth = 0, offsetHeight = 0 } = hint.current ?? {}
      const found = width > 0 ? { x, y, width, height } : undefined
      const about = found ?? { x: innerWidth / 2, y: innerHeight * 0.7, width: 0, height: 0 }
      const size = { width: offsetWidth, height: offsetHeight }
      const screen = { width: innerWidth, height: innerHeight }
      const narrower = widthBeside(about, size, screen)
      if (narrower !== undefined) narrow(narrower)
      const to = clearOf(boxOf('.dock'), about, size, screen)
      place(was => (JSON.stringify(was) === JSON.stringify(found) ? was : found))
      move(was => (was.left === to.left && was.top === to.top ? was : to))
    }
    measure()
    const again = setInterval(measure, 300)
    return () => clearInterval(again)
  }, [id, width])
  return (
    <>
      {box && (
        <span
          class="guide-ring"
          aria-hidden="true"
          style={`left:${box.x - around}px;top:${box.y - around}px;width:${box.width + 2 * around}px;height:${box.height + 2 * around}px`}
        />
      )}
      <section
        ref={hint}
        class="guide-hint"
        aria-live="polite"
        style={`left:${corner.left}px;top:${corner.top}px${width === undefined ? '' : `;width:${width}px`}`}>
        <p class="eyebrow">{say(`${words}.title`)}</p>
        <p>{says()}</p>
        <div class="row">
          <button type="button" class="quiet-button" onClick={skipAll}>
            {say(`${words}.skip`)}
          </button>
          <button type="button" class="primary" onClick={() => hasRead(id)}>
            {say(`${words}.next`)}
          </button>
        </div>
      </section>
    </>
  )
}
