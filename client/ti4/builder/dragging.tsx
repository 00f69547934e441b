import { batch, signal } from '@preact/signals'
import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { hexUnder } from '../../galaxy/map/GalaxyMap.tsx'
import { Face } from './Face.tsx'

/** Tiles are dragged onto the map, from one of its places to another, and off it. */

/** From the tray, or from a place. */
export interface Held {
  readonly word: string
  readonly from?: HexId | undefined
}

interface Drag extends Held {
  readonly x: number
  readonly y: number
}

const dragged = signal<Drag | undefined>()
/** Where it would come to lie. */
export const over = signal<HexId | undefined>()

/** So far a finger goes before it drags. */
const slack = 10
/** A finger hides what it holds, so the tile floats above it. */
const lift = 56

interface Handling {
  /** Any other way a finger scrolls the tray. */
  readonly towards?: 'up' | 'left'
  mayLie(hex: HexId): boolean
  /** `away` where it was put among the tiles. */
  onDrop(held: Held, on: HexId | 'away'): void
}

/** Heard of until the pointer is lifted, wherever that is. */
export function holdTile(pressed: PointerEvent, held: Held, { towards, mayLie, onDrop }: Handling): void {
  const { pointerId, pointerType } = pressed
  const isMouse = pointerType === 'mouse'
  const raised = isMouse ? 0 : lift
  const off = new AbortController()
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, hear, { capture: true, signal: off.signal })
  const isFar = (x: number, y: number) => {
    const [left, up] = [pressed.clientX - x, pressed.clientY - y]
    if (isMouse || towards === undefined) return Math.hypot(left, up) > slack
    return (towards === 'left' ? left : up) > slack
  }
  const end = () => {
    off.abort()
    batch(() => {
      dragged.value = over.value = undefined
    })
  }
  on('pointermove', event => {
    if (event.pointerId !== pointerId) return
    const { clientX: x, clientY } = event
    if (!dragged.value && !isFar(x, clientY)) return
    const y = clientY - raised
    const hex = hexUnder(x, y)
    batch(() => {
      dragged.value = { ...held, x, y }
      over.value = hex !== undefined && hex !== held.from && mayLie(hex) ? hex : undefined
    })
  })
  on('pointerup', event => {
    if (event.pointerId !== pointerId) return
    const wasDragged = dragged.value !== undefined
    const hex = over.value
    end()
    if (!wasDragged) return
    letNoClickPass()
    if (hex !== undefined) onDrop(held, hex)
    else if (isAmongTiles(event)) onDrop(held, 'away')
  })
  on('pointercancel', event => {
    if (event.pointerId === pointerId) end()
  })
  on('keydown', event => {
    if (event.key !== 'Escape' || !dragged.value) return
    event.stopPropagation()
    end()
    letNoClickPass()
  })
}

const isAmongTiles = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some(element => element.closest('.builder-side'))

/** A drag ends with a click on whatever lies under both its ends. */
function letNoClickPass() {
  const off = new AbortController()
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, signal: off.signal })
  setTimeout(() => off.abort())
}

export const DraggedTile = () =>
  dragged.value ? (
    <div
      class={over.value ? 'dragged legal' : 'dragged'}
      style={`transform:translate(${dragged.value.x}px,${dragged.value.y}px) translate(-50%,-50%)`}>
      <Face word={dragged.value.word} />
    </div>
  ) : null
