import { useEffect, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { liesBy } from '../../../shared/ti4/map.ts'
import { placeName } from '../../galaxy/names.ts'
import { wide } from '../../parts/wide.ts'
import { say, t } from '../../text/text.ts'
import { Anew } from './Anew.tsx'
import { Checks } from './Checks.tsx'
import { DraggedTile, type Held, holdTile } from './dragging.tsx'
import { liesSaid, PlanMap } from './PlanMap.tsx'
import { hexesIn, laidAt, movedTo, nextBlank, type Plan, planFrom, searchOf, turnedAt } from './plan.ts'
import { Sharing } from './Sharing.tsx'
import { StepButtons } from './StepButtons.tsx'
import { firstStep, type Steps, stepBack, stepForth, stepTo } from './steps.ts'
import { Tray } from './Tray.tsx'
import { useGalaxy } from './useGalaxy.ts'
import { useKeys } from './useKeys.ts'

/** A galaxy laid out by one person, before there is a table: laid, moved, turned, looked over and shared. */
export function Builder() {
  const isReady = useGalaxy()
  const [steps, set] = useState(() => firstStep(planFrom(location.search)))
  const [chosen, choose] = useState<HexId>()
  // What lies at the chosen place goes to the next that is named.
  const [isMoving, move] = useState(false)
  const plan = steps.now
  const go = (next: Steps) => {
    set(next)
    history.replaceState(null, '', `?${searchOf(next.now)}`)
  }
  const pick = (hex: HexId | undefined) => {
    move(false)
    choose(hex)
  }
  const change = (next: Plan) => go(stepTo(steps, next))
  const mayLie = (hex: HexId) => hexesIn(plan).includes(hex)
  const word = chosen === undefined ? undefined : plan.words[chosen]
  const take = () => {
    if (chosen === undefined || word === undefined) return
    move(false)
    change(laidAt(plan, chosen, undefined))
  }
  const step = (way: typeof stepBack) => {
    pick(undefined)
    go(way(steps))
  }
  useEffect(() => {
    document.title = `${say('ti4.builder')} · ${t('house.name')}`
  })
  useKeys({
    Escape: () => pick(undefined),
    Delete: take,
    Backspace: take,
    'ctrl+z': () => step(stepBack),
    'ctrl+y': () => step(stepForth),
    'ctrl+shift+z': () => step(stepForth),
  })
  if (!isReady) return <p class="alone">{t('line.connecting')}</p>
  const lay = (laid: string) => {
    const hex = chosen ?? nextBlank(plan, undefined)
    if (hex === undefined) return
    const next = laidAt(plan, hex, laid)
    change(next)
    pick(nextBlank(next, hex))
  }
  const onMap = (hex: HexId) => {
    if (!mayLie(hex)) return pick(undefined)
    if (!isMoving || chosen === undefined) return pick(hex === chosen ? undefined : hex)
    if (hex !== chosen) change(movedTo(plan, chosen, hex))
    pick(hex)
  }
  /** What can be turned stays chosen. */
  const drop = ({ word, from }: Held, on: HexId | 'away') => {
    if (on !== 'away') change(from === undefined ? laidAt(plan, on, word) : movedTo(plan, from, on))
    else if (from !== undefined) change(laidAt(plan, from, undefined))
    pick(on !== 'away' && liesBy(word).is === 'hyperlane' ? on : undefined)
  }
  const holdHere = (event: PointerEvent) => {
    const { target } = event
    const hex = target instanceof Element ? target.closest('[data-hex]')?.getAttribute('data-hex') : undefined
    const lying = plan.words[hex ?? '']
    // With a finger the galaxy is moved by all that is not chosen.
    if (!hex || lying === undefined || event.button !== 0) return
    if (event.pointerType !== 'mouse' && hex !== chosen) return
    event.stopPropagation()
    holdTile(event, { word: lying, from: hex }, { mayLie, onDrop: drop })
  }
  return (
    <div class={wide.value ? 'builder wide' : 'builder'}>
      <header class="builder-head">
        <a href="/">{t('house.name')}</a>
        <h1>{say('ti4.builder')}</h1>
        <StepButtons steps={steps} onBack={() => step(stepBack)} onForth={() => step(stepForth)} />
      </header>
      <main class="builder-map" onPointerDownCapture={holdHere}>
        <PlanMap plan={plan} chosen={chosen} onPick={onMap} />
      </main>
      <section class="builder-side" aria-label={say('ti4.builder.tiles')}>
        <p class="builder-here" aria-live="polite">
          <strong>{chosen === undefined ? say('ti4.builder.how') : placeName(chosen)}</strong>{' '}
          {isMoving ? say('ti4.builder.where') : word !== undefined && liesSaid(word)}
        </p>
        {chosen !== undefined && (
          <div class="row">
            {word !== undefined && liesBy(word).is === 'hyperlane' && (
              <button type="button" onClick={() => change(turnedAt(plan, chosen))}>
                {say('ti4.builder.turn')}
              </button>
            )}
            {word === undefined ? (
              <button type="button" onClick={() => lay('0')}>
                {say('ti4.builder.home')}
              </button>
            ) : (
              <>
                <button type="button" aria-pressed={isMoving} onClick={() => move(!isMoving)}>
                  {say('ti4.builder.move')}
                </button>
                <button type="button" onClick={take}>
                  {say('ti4.builder.away')}
                </button>
              </>
            )}
          </div>
        )}
        <Tray
          plan={plan}
          onLay={lay}
          onPress={(event, word) => {
            if (event.button !== 0) return
            holdTile(event, { word }, { towards: wide.value ? 'left' : 'up', mayLie, onDrop: drop })
          }}
        />
        <Checks plan={plan} />
        <Sharing plan={plan} />
        <details>
          <summary>{say('ti4.builder.anew')}</summary>
          <Anew
            plan={plan}
            onPlan={next => {
              pick(undefined)
              change(next)
            }}
          />
        </details>
      </section>
      <DraggedTile />
    </div>
  )
}
