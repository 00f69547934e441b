import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Draws something as wide as it was meant to be and then as small, or as large, as its place allows. */
export function Fit({ width, children }: { width: number; children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 0, clientHeight = 0 } = place.current ?? {}
      const height = drawn.current?.offsetHeight ?? 0
      if (clientWidth > 0 && height > 0) setScale(Math.min(clientWidth / width, clientHeight / height))
    }
    const watch = new ResizeObserver(measure)
    if (place.current) watch.observe(place.current)
    if (drawn.current) watch.observe(drawn.current)
    measure()
    return () => watch.disconnect()
  }, [width])
  return (
    <div ref={place} class="ins-fit">
      <div ref={drawn} style={`width:${width}px;transform:translate(-50%,-50%) scale(${scale})`}>
        {children}
      </div>
    </div>
  )
}
