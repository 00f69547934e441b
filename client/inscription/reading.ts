import { signal } from '@preact/signals'
import type { TechnologyId } from '../../shared/inscription/content/technologies.ts'

/** The technology whose words lie open, on whichever sheet and in whatever state. */
export const reading = signal<TechnologyId | undefined>()

export const read = (id: TechnologyId): void => {
  reading.value = id
}

const longEnough = 450

let held: ReturnType<typeof setTimeout> | undefined
let isRead = false

const begin = (id: TechnologyId) => () => {
  isRead = false
  clearTimeout(held)
  held = setTimeout(() => {
    isRead = true
    read(id)
  }, longEnough)
}
const end = () => clearTimeout(held)

/** What is held down is read and not marked; so is what is clicked with the other button. */
export const readWhenHeld = (id: TechnologyId) => ({
  onPointerDown: begin(id),
  onPointerUp: end,
  onPointerMove: (event: PointerEvent) => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) end()
  },
  onPointerCancel: end,
  onContextMenu: (event: Event) => {
    event.preventDefault()
    end()
    isRead = true
    read(id)
  },
  onClickCapture: (event: Event) => {
    if (!isRead) return
    isRead = false
    event.stopPropagation()
    event.preventDefault()
  },
})
