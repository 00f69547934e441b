import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type HexId, middle, ringOf } from '../../../shared/galaxy/hexes.ts'
import { hexPath } from '../../parts/outlines.ts'
import { useSharedPaint } from '../art/defs.tsx'
import { centreOf, hexBeside } from './arrows.ts'
import { Camera } from './camera.ts'
import type { MapPlace } from './mapPlace.ts'
import { Place } from './Place.tsx'
import { boxAround } from './view.ts'

export interface GalaxyMapProps {
  readonly places: readonly MapPlace[]
  readonly lit?: ReadonlySet<HexId> | undefined
  readonly dim?: ReadonlySet<HexId> | undefined
  readonly selected?: HexId | undefined
  /** A wave of gold runs over it, from the middle outwards. */
  readonly finished?: boolean
  readonly onPick: (hex: HexId) => void
  readonly describe: (hex: HexId) => string
  readonly label: string
  /** Draws what stands on a tile. */
  readonly Pieces?: ComponentType<{ place: MapPlace }> | undefined
  /** Drawn over the map, in its own measure. */
  readonly Overlay?: ComponentType<{ viewBox: string }> | undefined
  /** Brought to the middle of attention whenever it becomes something else. */
  readonly attend?: readonly HexId[] | undefined
  /** Somebody is about to answer: the map keeps its scale, whatever room is left to it. */
  readonly steady?: boolean
  /** A hex that is to be seen beside what lies over the map. */
  readonly uncover?: { readonly hex: HexId; readonly cover: DOMRect } | undefined
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string }
}

const none: ReadonlySet<HexId> = new Set()
const glow = hexPath(93)

const hexOf = (target: EventTarget | null): HexId | undefined =>
  target instanceof Element
    ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? undefined)
    : undefined

/** The hex under a point of the screen, for a tile dragged onto the map: it may be dropped through a button or a note. */
export const hexUnder = (clientX: number, clientY: number): HexId | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map(hexOf)
    .find(hex => hex !== undefined)

export function GalaxyMap(props: GalaxyMapProps) {
  const {
    places,
    lit = none,
    dim = none,
    selected,
    finished,
    onPick,
    describe,
    label,
    Pieces,
    Overlay,
    attend,
    steady = false,
    uncover,
    words,
  } = props
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const camera = useRef<Camera | undefined>(undefined)
  // The map may move between the finger's coming down and the click: what was meant lay under the finger.
  const pressed = useRef<HexId | undefined>(undefined)
  const [current, setCurrent] = useState<HexId>()
  // Nobody goes to where only lanes are.
  const hexes = useMemo(() => places.filter(({ lanes }) => !lanes).map(({ hex }) => hex), [places])
  const outline = places.map(({ hex }) => hex)
  const box = useMemo(() => boxAround(outline), [outline.join()])
  const viewBox = `${box.left} ${box.top} ${box.width} ${box.height}`
  const chosen = places.find(({ hex }) => hex === selected)
  const entry = [current, selected, middle].find(hex => hex && hexes.includes(hex)) ?? hexes[0]

  useSharedPaint()
  useLayoutEffect(() => {
    if (!frame.current || !stage.current) return
    camera.current = new Camera(frame.current, stage.current, box)
    return camera.current.connect()
  }, [])
  useLayoutEffect(() => camera.current?.surround(box), [box])
  useLayoutEffect(() => camera.current?.hold(steady), [steady])
  useLayoutEffect(() => {
    if (uncover) camera.current?.uncover(uncover.hex, uncover.cover)
    else camera.current?.comeBack()
  }, [uncover])
  const scene = attend?.join() ?? ''
  useEffect(() => camera.current?.attend(scene === '' ? undefined : boxAround(scene.split(','))), [scene])

  const pick = (event: UIEvent) => {
    const hex = event.type === 'click' && event.detail > 0 ? pressed.current : hexOf(event.target)
    if (!hex) return
    setCurrent(hex)
    onPick(hex)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const from = hexOf(event.target)
    const to = from && hexBeside(from, event.key, hexes)
    if (to) {
      setCurrent(to)
      stage.current?.querySelector<SVGElement>(`[data-hex="${to}"] .hit`)?.focus({ preventScroll: true })
      camera.current?.reveal(to)
    } else if (from && (event.key === 'Enter' || event.key === ' ')) pick(event)
    else if (event.key === '+' || event.key === '=') camera.current?.zoomBy(1.4)
    else if (event.key === '-') camera.current?.zoomBy(1 / 1.4)
    else if (event.key === '0') camera.current?.fit()
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
  }

  return (
    <div
      class="galaxy"
      ref={frame}
      onPointerDown={({ target }) => {
        pressed.current = hexOf(target)
      }}>
      <svg class="galaxy-sky" aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#tw-sky)" />
      </svg>
      <div class="galaxy-stage" ref={stage} data-detail="far" data-pieces="afar">
        {/* biome-ignore lint/a11y/useSemanticElements: the hexes of one drawing are a group of buttons */}
        <svg
          class="galaxy-map"
          viewBox={viewBox}
          role="group"
          aria-label={label}
          onClick={pick}
          onKeyDown={press}>
          {places.map(place => (
            <Place
              key={place.hex}
              place={place}
              label={describe(place.hex)}
              lit={lit.has(place.hex)}
              dim={dim.has(place.hex)}
              chosen={place.hex === selected}
              reached={place.hex === entry}
              Pieces={Pieces}
            />
          ))}
        </svg>
        {/* A layer of its own: pulsing it as a whole repaints nothing. It breathes anew when something is lit after nothing was. */}
        {lit.size > 0 && (
          <svg class="galaxy-glow" viewBox={viewBox} aria-hidden="true">
            {hexes.map(hex => lit.has(hex) && hex !== selected && <Mark key={hex} hex={hex} name="target" />)}
          </svg>
        )}
        {Overlay && <Overlay viewBox={viewBox} />}
        {finished && (
          <svg class="galaxy-dawn" viewBox={viewBox} aria-hidden="true">
            {hexes.map(hex => (
              <g key={hex} style={`animation-delay:${ringOf(hex) * 0.28}s`}>
                <Mark hex={hex} name="dawn" />
              </g>
            ))}
          </svg>
        )}
        <svg class="galaxy-choice" viewBox={viewBox} aria-hidden="true">
          {chosen && (
            <>
              <Mark hex={chosen.hex} name={chosen.empty ? 'selected-casing bare' : 'selected-casing'} />
              <Mark hex={chosen.hex} name="selected" />
            </>
          )}
        </svg>
      </div>
      <div class="galaxy-controls">
        <button type="button" aria-label={words.zoomIn} onClick={() => camera.current?.zoomBy(1.6)}>
          <Sign path="M4 12H20M12 4V20" />
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => camera.current?.zoomBy(1 / 1.6)}>
          <Sign path="M4 12H20" />
        </button>
        <button type="button" aria-label={words.fit} onClick={() => camera.current?.fit()}>
          <Sign path="M12 2.5 20.2 7.2V16.800L12 21.5 3.8 16.800V7.200ZM9 12H15M12 9V15" />
        </button>
      </div>
    </div>
  )
}

const Mark = ({ hex, name }: { hex: HexId; name: string }) => {
  const { x, y } = centreOf(hex)
  return <path class={name} d={glow} transform={`translate(${x} ${y})`} />
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
