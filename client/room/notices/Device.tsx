import { useState } from 'preact/hooks'
import type { NoticesView } from '../../../shared/protocol/notices.ts'
import { t } from '../../text/text.ts'
import { myDevice, turnOff, turnOn, type Way, wayOf } from './device.ts'

interface DeviceProps {
  view: NoticesView
  onView(view: NoticesView): void
}

/** Whether this device is told, or how it comes that it cannot be. */
export function Device({ view, onView }: DeviceProps) {
  const [went, setWent] = useState<Way>()
  const [busy, setBusy] = useState(false)
  const way = went ?? wayOf(view)
  const others = view.devices.filter(id => id !== myDevice()).length
  const doing = async (does: () => Promise<void>) => {
    setBusy(true)
    await does()
    setBusy(false)
  }
  const on = () =>
    doing(async () => {
      const heard = await turnOn(view.key ?? '')
      setWent(typeof heard === 'string' ? heard : undefined)
      if (typeof heard !== 'string') onView(heard)
    })
  const off = () =>
    doing(async () => {
      const heard = await turnOff()
      if (heard) onView(heard)
    })
  const isOn = way === 'on'
  return (
    <>
      {isOn && <p>{t('notices.isOn')}</p>}
      {(isOn || way === 'off' || way === 'failed') && (
        <button type="button" class={isOn ? '' : 'primary'} disabled={busy} onClick={isOn ? off : on}>
          {t(isOn ? 'notices.off' : 'notices.on')}
        </button>
      )}
      {way === 'failed' && (
        <p class="refusal" role="alert">
          {t('notices.failed')}
        </p>
      )}
      {way !== 'on' && way !== 'off' && way !== 'failed' && (
        <p class="notice" role={went ? 'alert' : undefined}>
          {t(`notices.way.${way}`)}
        </p>
      )}
      {others > 0 && <p class="hint">{t('notices.others', { count: others })}</p>}
    </>
  )
}
