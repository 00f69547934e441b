import { useEffect, useState } from 'preact/hooks'
import { kept } from '../net/kept.ts'
import { room } from '../net/room.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { t, withLobbyWords, withWords } from '../text/text.ts'

const AtTheDoor = lazy(async () => (await withWords(import('./AtTheDoor.tsx'))).AtTheDoor, { quiet: true })
const SitDown = lazy(async () => (await withLobbyWords(import('./SitDown.tsx'))).SitDown)

/** This browser stands in the door. */
const isKnocking = () => room.value?.seat === undefined && kept(room.value?.room ?? '')?.knock !== undefined

export function Watching() {
  const [sitting, sit] = useState(false)
  const { stage, seats = [] } = room.value ?? {}
  const knocks = isKnocking()
  useEffect(() => {
    // Whoever is not let in reads why before they try again.
    if (knocks) sit(false)
  }, [knocks])
  if (stage === 'over') return null
  if (knocks) return <AtTheDoor />
  const isOpen = seats.some(({ taken, bot }) => !taken || bot)
  return (
    <div class="watching">
      <p>
        <Icon name="eye" /> {t('sit.watching')}
      </p>
      <button type="button" class={isOpen ? 'primary' : ''} onClick={() => sit(true)}>
        {t(isOpen ? 'sit.take' : 'sit.back')}
      </button>
      {sitting && (
        <Dialog title={t('sit.title.playing')} onClose={() => sit(false)} sheet>
          <SitDown />
        </Dialog>
      )}
    </div>
  )
}
