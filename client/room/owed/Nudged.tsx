import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { room } from '../../net/room.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Say } from '../../parts/Say.tsx'
import { sound } from '../../parts/sound.ts'
import { t } from '../../text/text.ts'
import { asks } from '../windows/answered.ts'
import { Bell } from './Bell.tsx'

/** When a reminder that was read had come. */
const read = signal(0)
/** It calls once, and not again where the page opens on it later. */
const recent = 60_000

/** Somebody reminds me, so long as I have not answered. */
export function Nudged() {
  const { seat = '', nudges = {}, since = {}, ahead = 0 } = room.value ?? {}
  const nudged = nudges[seat]
  const at = nudged?.at ?? 0
  const stands = asks.value.length > 0 && at > read.value && at >= (since[seat] ?? 0)
  useEffect(() => {
    if (!stands || Date.now() - ahead - at > recent) return
    sound('turn')
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 80, 60])
  }, [stands, at])
  if (!nudged || !stands) return null
  return (
    <p class="notice nudged" role="status">
      <Bell />
      <span>
        <Say text="owed.nudgedMe" about={{ seat: nudged.by }} />
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={t('tab.close')}
        onClick={() => {
          read.value = at
        }}>
        <Icon name="close" size={18} />
      </button>
    </p>
  )
}
