import { signal } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { setups } from '../../../shared/ti4/content/setups.ts'
import { liesBy } from '../../../shared/ti4/map.ts'
import { describeSystem } from '../../galaxy/map/describe.ts'
import { GalaxyMap } from '../../galaxy/map/GalaxyMap.tsx'
import type { MapPlace } from '../../galaxy/map/mapPlace.ts'
import { tileArt } from '../../galaxy/map/tileArt.ts'
import { placeName } from '../../galaxy/names.ts'
import { fetchLate } from '../../net/late.ts'
import { dress } from '../../net/styles.ts'
import { Choices } from '../../parts/Choices.tsx'
import { wide } from '../../parts/wide.ts'
import { language, learn, say, t } from '../../text/text.ts'
import { Hyperlane } from '../art/Hyperlane.tsx'
import { boxes, linksOf } from '../boxes.ts'
import { later } from '../edition.ts'
import { ti4View } from '../index.ts'
import ti4Styles from '../ti4.css?url'
import ownStyles from './builder.css?url'
import { Checks } from './Checks.tsx'
import {
  blank,
  hexesIn,
  laidAt,
  nextBlank,
  type Plan,
  planFrom,
  searchOf,
  setupIn,
  turnedAt,
} from './plan.ts'
import { Sharing } from './Sharing.tsx'
import { Tray } from './Tray.tsx'
import { builderWords } from './words.ts'

/** A galaxy laid out by one person, before there is a table: laid, turned, looked over and shared. */
export function Builder() {
  const isReady = useGalaxy()
  const [plan, set] = useState<Plan>(() => planFrom(location.search))
  const [chosen, choose] = useState<HexId>()
  const change = (next: Plan) => {
    set(next)
    history.replaceState(null, '', `?${searchOf(next)}`)
  }
  useEffect(() => {
    document.title = `${say('ti4.builder')} · ${t('house.name')}`
  })
  if (!isReady) return <p class="alone">{t('line.connecting')}</p>
  const word = chosen === undefined ? undefined : plan.words[chosen]
  const lay = (laid: string) => {
    const hex = chosen ?? nextBlank(plan, undefined)
    if (hex === undefined) return
    const next = laidAt(plan, hex, laid)
    change(next)
    choose(nextBlank(next, hex))
  }
  return (
    <div class={wide.value ? 'builder wide' : 'builder'}>
      <header class="builder-head">
        <a href="/">{t('house.name')}</a>
        <h1>{say('ti4.builder')}</h1>
      </header>
      <main class="builder-map">
        <PlanMap plan={plan} chosen={chosen} onPick={hex => choose(hex === chosen ? undefined : hex)} />
      </main>
      <section class="builder-side" aria-label={say('ti4.builder.tiles')}>
        <p class="builder-here" aria-live="polite">
          <strong>{chosen === undefined ? say('ti4.builder.how') : placeName(chosen)}</strong>{' '}
          {word !== undefined && liesSaid(word)}
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
              <button type="button" onClick={() => change(laidAt(plan, chosen, undefined))}>
                {say('ti4.builder.away')}
              </button>
            )}
          </div>
        )}
        <Tray plan={plan} onLay={lay} />
        <Checks plan={plan} />
        <Sharing plan={plan} />
        <details>
          <summary>{say('ti4.builder.anew')}</summary>
          <For
            plan={plan}
            onPlan={next => {
              choose(undefined)
              change(next)
            }}
          />
        </details>
      </section>
    </div>
  )
}

/** For how many, on which of the boards, with which boxes: it begins anew with another. */
function For({ plan: { options: now }, onPlan }: { plan: Plan; onPlan(plan: Plan): void }) {
  const boards = Object.values(setups).filter(({ set }) => set === 'base' || now['pok'] === 'yes')
  const counts = [...new Set(boards.map(({ players }) => String(players)))].sort()
  const named = boards.flatMap(({ id, players }) =>
    String(players) === now['players'] ? [id.split('_')[2] ?? 'usual'] : [],
  )
  return (
    <div class="form">
      <Choices
        legend={t('option.players')}
        choices={counts.map(value => ({ value, name: value }))}
        chosen={now['players'] ?? ''}
        onChoose={players => onPlan(blank({ ...now, players, board: 'usual' }))}
      />
      {named.length > 1 && (
        <Choices
          legend={say('option.board')}
          choices={named.map(value => ({ value, name: say(`option.board.${value}`) }))}
          chosen={now['board'] ?? ''}
          onChoose={board => onPlan(blank({ ...now, board }))}
        />
      )}
      <Choices
        legend={say('option.pok')}
        choices={['no', 'yes'].map(value => ({ value, name: say(`option.pok.${value}`) }))}
        chosen={now['pok'] ?? ''}
        onChoose={pok => onPlan(blank({ players: '6', board: 'usual', pok }))}
      />
    </div>
  )
}

function liesSaid(word: string): string {
  const lies = liesBy(word)
  if (lies.is === 'system') return describeSystem(lies.system)
  return lies.is === 'home' ? say('galaxy.hex.home') : word
}

function placeOf(plan: Plan, hex: HexId): MapPlace {
  const lies = liesBy(plan.words[hex] ?? '-1')
  switch (lies.is) {
    case 'system':
      return { hex, tile: tileArt(lies.system) }
    case 'home':
      return { hex, empty: 'home' }
    default:
      return { hex, empty: setupIn(plan).unused.includes(hex) ? 'later' : 'open' }
  }
}

/** What the map draws above its places: they are tapped as any other. */
const words = signal<Plan['words']>({})

function LanesHere({ place: { hex } }: { place: MapPlace }) {
  const lies = liesBy(words.value[hex] ?? '-1')
  return lies.is === 'hyperlane' ? <Hyperlane place={{ hex, lanes: linksOf(lies.lane) }} /> : null
}

interface PlanMapProps {
  plan: Plan
  chosen: HexId | undefined
  onPick(hex: HexId): void
}

function PlanMap({ plan, chosen, onPick }: PlanMapProps) {
  words.value = plan.words
  const places = useMemo(
    () => [{ hex: 'm0', tile: tileArt('s18') }, ...hexesIn(plan).map(hex => placeOf(plan, hex))],
    [plan],
  )
  const describe = (hex: HexId) => {
    const word = plan.words[hex]
    return [placeName(hex), word === undefined ? say('galaxy.hex.open') : liesSaid(word)].join('. ')
  }
  return (
    <GalaxyMap
      key={Object.values(plan.options).join()}
      places={places}
      selected={chosen}
      describe={describe}
      onPick={onPick}
      label={say('ti4.builder')}
      Pieces={LanesHere}
      words={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), fit: t('map.fit') }}
    />
  )
}

/** Tiles are drawn and named as at a table. */
function useGalaxy(): boolean {
  const [isDressed, dressed] = useState(false)
  const [spoken, learned] = useState<string>()
  const wanted = language.value
  useEffect(() => {
    ti4View.open()
    later.value = boxes
    let undress = () => {}
    let isLeft = false
    const sheets = () => Promise.all([dress(ti4Styles), dress(ownStyles)])
    void fetchLate(sheets).then(offs => {
      undress = () => {
        for (const off of offs) off()
      }
      if (isLeft) undress()
      else dressed(true)
    })
    return () => {
      isLeft = true
      undress()
    }
  }, [])
  useEffect(() => {
    void fetchLate(builderWords[wanted]).then(words => {
      learn(words)
      learned(wanted)
    })
  }, [wanted])
  return isDressed && spoken !== undefined
}
