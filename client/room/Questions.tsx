import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../parts/Icon.tsx'
import { lazy } from '../parts/lazy.tsx'
import { say, t, withWords } from '../text/text.ts'
import type { Asked } from './asked.ts'
import { asked, commands, touch, turnTo } from './beforeMe.ts'
import { useFocusOn } from './focus.ts'
import { asks } from './windows/answered.ts'
import { Response } from './windows/index.ts'

/** Read beside the question, so that nobody waits for it. */
const RuleHint = lazy(async () => (await withWords(import('./RuleHint.tsx'))).RuleHint, { quiet: true })

/** Kinds of question drawn down to a line, so that the map is seen; as long as the page is open. */
const drawnDown = signal<readonly string[]>([])

/** A finger that moved this far has drawn, and not tapped. */
const drawnFar = 16

/** All I am asked and all I may do, one of it open at a time: a sheet that on a phone can be drawn down. */
export function Questions({ Dock }: { Dock: ComponentType<{ ask: Asked | undefined }> }) {
  const open = asked.value
  const kind = open?.text ?? ''
  const down = drawnDown.value.includes(kind)
  const draw = (to: boolean) => {
    const others = drawnDown.value.filter(one => one !== kind)
    drawnDown.value = to ? [...others, kind] : others
  }
  useFocusOn(open?.key)
  return (
    <section
      class={down ? 'asking down' : 'asking'}
      aria-label={open && say(open.text, open.about)}
      tabIndex={-1}>
      <header class="asking-head">
        {open && <Handle ask={open} down={down} draw={draw} />}
        {open?.rule !== undefined && <RuleHint rule={open.rule} />}
        <Commands open={open} />
      </header>
      <Several open={open} />
      <div class="asking-body" id="sheet" onClickCapture={touch}>
        {isWindow(open) ? <Response key={open.key} ask={open} Dock={Dock} /> : <Dock ask={open} />}
      </div>
    </section>
  )
}

interface HandleProps {
  ask: Asked
  down: boolean
  draw(down: boolean): void
}

/** What may be played at this moment, passing apart. */
const isWindow = (ask: Asked | undefined): ask is Asked =>
  ask?.window !== undefined && ask.options.shape === 'oneOf'

/** The question, which a tap or a stroke draws down to a line and up again. */
function Handle({ ask, down, draw }: HandleProps) {
  const from = useRef(0)
  const far = useRef(0)
  return (
    <h2 class="asking-title">
      <button
        type="button"
        aria-expanded={!down}
        aria-controls="sheet"
        onPointerDown={({ clientY }) => {
          from.current = clientY
          far.current = 0
        }}
        onPointerUp={({ clientY }) => {
          far.current = clientY - from.current
          if (Math.abs(far.current) > drawnFar) draw(far.current > 0)
        }}
        onClick={({ detail }) => {
          if (detail === 0 || Math.abs(far.current) <= drawnFar) draw(!down)
        }}>
        <span>{say(ask.text, ask.about)}</span>
      </button>
    </h2>
  )
}

function Several({ open }: { open: Asked | undefined }) {
  if (asks.value.length < 2) return null
  return (
    <fieldset class="pills questions">
      <legend>{t('bar.many', { count: asks.value.length })}</legend>
      {asks.value.map(({ key, text, about }) => (
        <label key={key}>
          <input type="radio" name="question" checked={key === open?.key} onChange={() => turnTo(key)} />
          <span>{say(text, about)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** On a phone folded behind a button while something is asked; what others wait for me to accept never is. */
function Commands({ open }: { open: Asked | undefined }) {
  const [shown, show] = useState(false)
  if (commands.value.length === 0) return null
  const folded = open !== undefined && !shown
  return (
    <>
      {open && (
        <button
          type="button"
          class={open.command ? 'icon-button anytime' : 'icon-button anytime dots'}
          aria-expanded={!folded}
          aria-label={t(open.command ? 'tab.close' : 'bar.anytime')}
          onClick={() => (open.command ? turnTo(undefined) : show(folded))}>
          <Icon name={folded && !open.command ? 'more' : 'close'} />
        </button>
      )}
      <p class={folded ? 'commands folded' : 'commands'}>
        {commands.value.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            data-may={key}
            aria-pressed={key === open?.key}
            onClick={() => {
              show(false)
              turnTo(key === open?.key ? undefined : key)
            }}>
            {say(text)}
          </button>
        ))}
      </p>
    </>
  )
}
