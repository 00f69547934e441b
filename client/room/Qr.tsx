import { useEffect, useRef } from 'preact/hooks'
import { fetchLate } from '../net/late.ts'
import { t } from '../text/text.ts'

/** Dark on light whatever the theme: cameras expect it. */
export function Qr({ link, still = false }: { link: string; still?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    void fetchLate(() => import('lean-qr/nano')).then(({ generate }) => {
      if (!canvas.current) return
      generate(link).toCanvas(canvas.current, { on: [13, 11, 32], off: [255, 255, 255] })
      // It opens where the page ends, or below what lies over its lower edge.
      if (!still) canvas.current.scrollIntoView({ block: 'center' })
    })
  }, [link, still])
  return <canvas class="qr" ref={canvas} role="img" aria-label={t('share.qr.alt', { link })} />
}
