import { signal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { liesBy } from '../../../shared/ti4/map.ts'
import { describeSystem } from '../../galaxy/map/describe.ts'
import { GalaxyMap } from '../../galaxy/map/GalaxyMap.tsx'
import type { MapPlace } from '../../galaxy/map/mapPlace.ts'
import { tileArt } from '../../galaxy/map/tileArt.ts'
import { placeName } from '../../galaxy/names.ts'
import { say, t } from '../../text/text.ts'
import { Hyperlane } from '../art/Hyperlane.tsx'
import { linksOf } from '../boxes.ts'
import { over } from './dragging.tsx'
import { hexesIn, type Plan, setupIn } from './plan.ts'

/** The galaxy as far as it lies. */

export function liesSaid(word: string): string {
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

export function PlanMap({ plan, chosen, onPick }: PlanMapProps) {
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
      lit={over.value === undefined ? undefined : new Set([over.value])}
      selected={chosen}
      describe={describe}
      onPick={onPick}
      label={say('ti4.builder')}
      Pieces={LanesHere}
      words={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), fit: t('map.fit') }}
    />
  )
}
