import type { ComponentType } from 'preact'
import { room } from '../net/room.ts'
import { say, t } from '../text/text.ts'
import { type Asked, asked, commands, turnTo } from './asked.ts'
import { RuleHint } from './RuleHint.tsx'

/** All I am asked and all I may do, one of it open at a time. */
export function Questions({ Dock }: { Dock: ComponentType<{ ask: Asked | undefined }> }) {
  const asks = room.value?.asks ?? []
  const open = asked.value
  return (
    <>
      {asks.length > 1 && (
        <fieldset class="questions">
          <legend>{t('bar.many', { count: asks.length })}</legend>
          {asks.map(({ key, text, about }) => (
            <label key={key}>
              <input type="radio" name="question" checked={key === open?.key} onChange={() => turnTo(key)} />
              <span>{say(text, about)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {commands.value.length > 0 && (
        <p class="commands">
          {commands.value.map(({ key, text }) => (
            <button
              key={key}
              type="button"
              data-may={key}
              aria-pressed={key === open?.key}
              onClick={() => turnTo(key === open?.key ? undefined : key)}>
              {say(text)}
            </button>
          ))}
        </p>
      )}
      {open?.rule !== undefined && <RuleHint rule={open.rule} />}
      <Dock ask={open} />
    </>
  )
}
