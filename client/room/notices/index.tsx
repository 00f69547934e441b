import { useEffect } from 'preact/hooks'
import { slowWindow, tableClock } from '../../../shared/games.ts'
import { fetchLate } from '../../net/late.ts'
import { room } from '../../net/room.ts'
import { dress } from '../../net/styles.ts'
import { lazy } from '../../parts/lazy.tsx'
import { t, withBook } from '../../text/text.ts'
import styles from './notices.css?url'
import { noticesShown } from './noticesShown.ts'
import { told } from './told.ts'

/** Notices come when they are asked for; whoever has none fetches nothing of them. */

const book = {
  en: async () => (await import('../../text/notices/en.ts')).noticesEn,
  it: async () => (await import('../../text/notices/it.ts')).noticesIt,
}
const Panel = lazy(
  async () => (await Promise.all([withBook(import('./Notices.tsx'), book), dress(styles)]))[0].Notices,
)
const Offer = lazy(async () => (await withBook(import('./Offer.tsx'), book)).Offer, { quiet: true })

/** Folded, in the panel of my seat. */
export function MyNotices() {
  const open = noticesShown.value
  return (
    <>
      <div class="row">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => {
            noticesShown.value = !open
          }}>
          {t('my.notices')}
        </button>
      </div>
      {open && <Panel />}
    </>
  )
}

const tenMinutes = 600_000
const hours = 12 * 3_600_000

/** Once, at a table that goes on while nobody looks. */
export function NoticesOffer() {
  const { room: id = '', seat, stage, options = {} } = room.value ?? {}
  const isSlow = (tableClock(options) ?? 0) >= hours || (slowWindow(options) ?? 0) >= tenMinutes
  if (seat === undefined || stage !== 'playing' || !isSlow) return null
  const { devices, asked } = told()
  return devices[id] !== undefined || asked.includes(id) ? null : <Offer />
}

/** Whether I look is told where that matters. */
export function useLooking() {
  const id = room.value?.room ?? ''
  const isTold = told().devices[id] !== undefined || noticesShown.value
  useEffect(() => {
    if (!isTold) return
    let end = () => {}
    let isOver = false
    void fetchLate(() => import('./looking.ts')).then(({ followLooking }) => {
      if (!isOver) end = followLooking()
    })
    return () => {
      isOver = true
      end()
    }
  }, [isTold])
}
