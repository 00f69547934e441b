import { useState } from 'preact/hooks'
import type { HookKind } from '../../../shared/notices.ts'
import type { NoticesView } from '../../../shared/protocol/notices.ts'
import { language, say, t } from '../../text/text.ts'
import { isHost } from '../hosting.ts'
import { ask, askForTable } from './mine.ts'

interface Wish {
  address: string
  chat?: string
  language: string
}

interface SeatHookProps {
  view: NoticesView
  onView(view: NoticesView): void
}

export function SeatHook({ view, onView }: SeatHookProps) {
  const send = async (wish: Wish | undefined) => {
    const { ok, refused } = await ask(wish ? 'POST' : 'DELETE', '/hook', wish)
    if (ok) onView(ok)
    return refused?.why
  }
  return <Hook title={t('notices.hook')} why={t('notices.hook.why')} kind={view.hook} onSend={send} />
}

interface TableHookProps {
  view: NoticesView
  onKind(kind: HookKind | undefined): void
}

/** All may know that there is one. */
export function TableHook({ view: { tableHook }, onKind }: TableHookProps) {
  const send = async (wish: Wish | undefined) => {
    const { refused } = await askForTable(wish ? 'POST' : 'DELETE', wish)
    if (refused) return refused.why
    const { ok } = await ask('GET', '')
    onKind(ok?.tableHook)
    return undefined
  }
  if (!isHost())
    return tableHook === undefined ? null : (
      <p class="hint">{t('notices.hook.told', { kind: t(`notices.hook.${tableHook}`) })}</p>
    )
  return (
    <Hook title={t('notices.hook.table')} why={t('notices.hook.table.why')} kind={tableHook} onSend={send} />
  )
}

interface HookProps {
  title: string
  why: string
  kind: HookKind | undefined
  /** Nothing to remove it; the answer is why not. */
  onSend(wish: Wish | undefined): Promise<string | undefined>
}

/** Its address is typed once and never shown again: who has it may post there. */
function Hook({ title, why, kind, onSend }: HookProps) {
  const [address, setAddress] = useState('')
  const [chat, setChat] = useState('')
  const [refused, refuse] = useState<string>()
  const isTelegram = address.includes('telegram')
  const set = async () => {
    const wish = { address, language: language.value, ...(isTelegram && chat !== '' && { chat }) }
    const not = await onSend(wish)
    refuse(not)
    if (not === undefined) setAddress('')
  }
  return (
    <details class="more-options">
      <summary>
        <span>{title}</span>
        {kind && <span class="hint">{t('notices.hook.is', { kind: t(`notices.hook.${kind}`) })}</span>}
      </summary>
      <form
        class="form"
        onSubmit={event => {
          event.preventDefault()
          void set()
        }}>
        <p class="hint">{why}</p>
        {kind ? (
          <button type="button" onClick={async () => refuse(await onSend(undefined))}>
            {t('notices.hook.remove')}
          </button>
        ) : (
          <>
            <label class="field">
              {t('notices.hook.address')}
              <input
                type="url"
                required
                autocomplete="off"
                placeholder="https://discord.com/api/webhooks/…"
                value={address}
                onInput={({ currentTarget: { value } }) => setAddress(value)}
              />
            </label>
            {isTelegram && (
              <label class="field">
                {t('notices.hook.chat')}
                <input
                  autocomplete="off"
                  value={chat}
                  onInput={({ currentTarget: { value } }) => setChat(value)}
                />
              </label>
            )}
            <button type="submit">{t('notices.hook.set')}</button>
          </>
        )}
        {refused !== undefined && (
          <p class="refusal" role="alert">
            {say(refused)}
          </p>
        )}
      </form>
    </details>
  )
}
