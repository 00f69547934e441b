import { useEffect, useRef, useState } from 'preact/hooks'
import { type NoticeKind, noticeKinds } from '../../../shared/notices.ts'
import type { NoticesView, Tried } from '../../../shared/protocol/notices.ts'
import type { Answered } from '../../net/http.ts'
import { say, t } from '../../text/text.ts'
import { Device } from './Device.tsx'
import { SeatHook, TableHook } from './Hooks.tsx'
import { ask, tryOut } from './mine.ts'
import { Quiet } from './Quiet.tsx'

/** What I am told while I do not look, where, and when not. */
export function Notices() {
  const [view, setView] = useState<NoticesView>()
  const [refused, refuse] = useState<string>()
  const heard = ({ ok, refused }: Answered<NoticesView>) => {
    if (ok) setView(ok)
    refuse(refused?.why)
    return ok !== undefined
  }
  useEffect(() => void ask('GET', '').then(heard), [])
  const all = useRef<HTMLDivElement>(null)
  const isHere = view !== undefined
  // It lies far down in its panel, and may have been opened from the board.
  useEffect(() => all.current?.scrollIntoView({ block: 'start' }), [isHere])
  if (!view) return <p class="hint">{refused === undefined ? t('line.connecting') : say(refused)}</p>
  const isReached = view.devices.length > 0 || view.hook !== undefined
  return (
    <div class="notices" ref={all}>
      <p class="hint">{t('notices.why')}</p>
      <Device view={view} onView={setView} />
      {isReached && (
        <>
          <Kinds view={view} onOff={async off => void heard(await ask('PATCH', '', { off }))} />
          <Quiet
            quiet={view.quiet}
            onQuiet={async quiet => void heard(await ask('PATCH', '', { quiet: quiet ?? false }))}
          />
          <Try />
        </>
      )}
      {refused !== undefined && (
        <p class="refusal" role="alert">
          {say(refused)}
        </p>
      )}
      <SeatHook view={view} onView={setView} />
      <TableHook view={view} onKind={tableHook => setView(withTableHook(view, tableHook))} />
    </div>
  )
}

const withTableHook = (
  { tableHook: _, ...view }: NoticesView,
  kind: NoticesView['tableHook'],
): NoticesView => (kind === undefined ? view : { ...view, tableHook: kind })

/** In the order in which they matter. */
const shown: readonly NoticeKind[] = noticeKinds

function Kinds({ view: { off }, onOff }: { view: NoticesView; onOff(off: readonly NoticeKind[]): void }) {
  return (
    <fieldset class="choices">
      <legend>{t('notices.kinds')}</legend>
      {shown.map(kind => (
        <label key={kind} class="tick">
          <input
            type="checkbox"
            checked={!off.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onOff(checked ? off.filter(one => one !== kind) : [...off, kind])
            }
          />
          <span>{t(`notices.kind.${kind}`)}</span>
        </label>
      ))}
      <p class="hint">{t('notices.pace')}</p>
    </fieldset>
  )
}

function Try() {
  const [tried, setTried] = useState<Tried>()
  const [why, setWhy] = useState<string>()
  return (
    <div class="row">
      <button
        type="button"
        onClick={async () => {
          const { ok, refused } = await tryOut()
          setTried(ok)
          setWhy(refused?.why)
        }}>
        {t('notices.try')}
      </button>
      <span class="hint" role="status">
        {tried && t('notices.tried', { count: tried.devices })}{' '}
        {tried?.hook !== undefined && t(tried.hook ? 'notices.hookTried' : 'notices.hookFailed')}
        {why !== undefined && say(why)}
      </span>
    </div>
  )
}
