import type { HexId } from '../../../shared/galaxy/hexes.ts'
import { halfHeight, tileRadius } from '../../parts/outlines.ts'
import { closeFrom, detailAt } from '../art/Tile.tsx'
import { centreOf } from './arrows.ts'
import { followGestures } from './gestures.ts'
import { type Box, fitted, kept, limitScale, type Size, type View, zoomed } from './view.ts'

const settleAfter = 140
const glideTime = 260
/** Between a hex and what lies over the map. */
const gap = 6
/** Times the whole galaxy, so that one still knows where one is. */
const closest = 2.6

/** Looks at the stage through the frame. While it moves, only the stage's CSS transform changes, which costs the phone
 *  no painting; when it rests, the stage takes its true size and is painted sharp once. */
export class Camera {
  #view: View = { x: 0, y: 0, scale: 1 }
  #frame: Size = { width: 0, height: 0 }
  #box: Box
  #painted = 0
  #moved = false
  #steady = false
  /** The view before something gave way, and the one it gave way to. */
  #away: View | undefined
  #put: View | undefined
  #part: Box | undefined
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly frame: HTMLElement,
    private readonly stage: HTMLElement,
    box: Box,
  ) {
    this.#box = box
  }

  /** Until it is disconnected. */
  connect(): () => void {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = this.frame
      if (width === 0 || height === 0) return
      const { x, y } = this.#view
      const shift = { x: (width - this.#frame.width) / 2, y: (height - this.#frame.height) / 2 }
      const onlyHigher = width === this.#frame.width
      this.#frame = { width, height }
      if (this.#steady && onlyHigher && !this.#moved) this.#look(this.#uncovered())
      else if (this.#moved) this.#look({ ...this.#view, x: x + shift.x, y: y + shift.y })
      else this.#look(this.#resting())
      this.#settle()
    }
    const watch = new ResizeObserver(measure)
    watch.observe(this.frame)
    measure()
    const stop = followGestures(this.frame, {
      pan: (dx, dy) => this.#move({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy }),
      zoom: (factor, x, y) => this.#zoom(factor, x, y),
      leap: (x, y) => this.#leap(x, y),
    })
    return () => {
      clearTimeout(this.#settling)
      watch.disconnect()
      stop()
    }
  }

  /** The galaxy grew: shown whole, unless the player is looking at something. */
  surround(box: Box): void {
    this.#box = box
    this.#painted = 0
    if (this.#frame.width === 0) return
    this.#look(this.#moved ? this.#view : this.#resting())
    this.#settle()
  }

  fit(): void {
    this.#moved = false
    this.#glide(fitted(this.#box, this.#frame))
  }

  /** Comes near enough to see all of a part of the galaxy; back to the whole of it when that is over. */
  attend(part: Box | undefined): void {
    const was = this.#part
    this.#part = part
    if (this.#frame.width === 0) return
    if (!part) {
      if (was && !this.#moved) this.fit()
      return
    }
    this.#moved = false
    this.#glide(this.#resting())
  }

  /** While held, what covers more of the map moves nothing on it, unless what is attended to would be covered. */
  hold(steady: boolean): void {
    const was = this.#steady
    this.#steady = steady
    if (was && !steady && !this.#moved && this.#frame.width > 0) this.#glide(this.#resting())
  }

  #uncovered(): View {
    const { scale, x, y } = this.#view
    const { top, height } = this.#part ?? this.#box
    const over = (top + height) * scale + y - this.#frame.height
    return { scale, x, y: y - Math.max(0, Math.min(over, top * scale + y)) }
  }

  /** What is shown while the player lets the map alone: all of it, or the part attended to. */
  #resting(): View {
    const whole = fitted(this.#box, this.#frame)
    if (!this.#part) return whole
    const part = fitted(this.#part, this.#frame)
    const scale = Math.max(whole.scale, Math.min(part.scale, whole.scale * closest))
    const { left, top, width, height } = this.#part
    const x = this.#frame.width / 2 - (left + width / 2) * scale
    const y = this.#frame.height / 2 - (top + height / 2) * scale
    return kept({ scale, x, y }, this.#box, this.#frame)
  }

  zoomBy(factor: number): void {
    this.#moved = true
    this.#glide(this.#within(factor, this.#frame.width / 2, this.#frame.height / 2))
  }

  /** Brings a hex into the frame if it is not, for those who walk the map by keys. */
  reveal(hex: HexId): void {
    const { x, y } = centreOf(hex)
    const { scale } = this.#view
    const room = tileRadius * scale
    const lack = (at: number, length: number) =>
      room * 2 > length ? length / 2 - at : Math.max(0, room - at) + Math.min(0, length - room - at)
    const dx = lack(x * scale + this.#view.x, this.#frame.width)
    const dy = lack(y * scale + this.#view.y, this.#frame.height)
    if (dx || dy) this.#glide({ ...this.#view, x: this.#view.x + dx, y: this.#view.y + dy })
  }

  /** What lies over the map leaves a hex in view: the map gives way, and comes back when it is uncovered again. */
  uncover(hex: HexId, cover: DOMRect): void {
    if (this.#frame.width === 0) return
    const frame = this.frame.getBoundingClientRect()
    const { scale } = this.#view
    const { x, y } = centreOf(hex)
    const middle = { x: x * scale + this.#view.x, y: y * scale + this.#view.y }
    const half = { x: tileRadius * scale, y: halfHeight * scale }
    const left = cover.left - frame.left
    const room = cover.top - frame.top
    const right = left + cover.width + gap
    const over = middle.y + half.y + gap - room
    if (middle.x - half.x > right || middle.x + half.x < left || over <= 0) return
    this.#away ??= this.#view
    const isRoomBeside = right + half.x * 2 < this.#frame.width
    this.#put = isRoomBeside
      ? { ...this.#view, x: this.#view.x + right + half.x - middle.x }
      : // Where there is less room than it needs, its middle is in the middle of that.
        { ...this.#view, y: this.#view.y - Math.min(over, middle.y - room / 2) }
    this.#glide(this.#put)
  }

  comeBack(): void {
    const [away, put] = [this.#away, this.#put]
    this.#away = this.#put = undefined
    // Unless one has gone on looking around meanwhile.
    if (away && put === this.#view) this.#glide(away)
  }

  #within(factor: number, x: number, y: number): View {
    const limit = limitScale(this.#view.scale * factor, fitted(this.#box, this.#frame).scale)
    return kept(zoomed(this.#view, limit / this.#view.scale, x, y), this.#box, this.#frame)
  }

  #zoom(factor: number, x: number, y: number): void {
    this.#move(this.#within(factor, x, y))
  }

  #leap(x: number, y: number): void {
    if (this.#view.scale > fitted(this.#box, this.#frame).scale * 1.9) {
      this.fit()
      return
    }
    this.#moved = true
    this.#glide(this.#within(2.4, x, y))
  }

  #move(view: View): void {
    this.#moved = true
    this.#look(kept(view, this.#box, this.#frame))
    this.#settleSoon(settleAfter)
  }

  #glide(view: View): void {
    this.stage.dataset['glide'] = ''
    this.#look(view)
    this.#settleSoon(glideTime)
  }

  #look(view: View): void {
    this.#view = view
    const { left, top } = this.#box
    const { scale, x, y } = view
    const stretch = this.#painted ? scale / this.#painted : 1
    this.stage.style.transform = `translate(${x + left * scale}px,${y + top * scale}px) scale(${stretch})`
  }

  #settleSoon(after: number): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#settle(), after)
  }

  #settle(): void {
    const { scale } = this.#view
    delete this.stage.dataset['glide']
    this.#painted = scale
    this.stage.style.width = `${this.#box.width * scale}px`
    this.stage.style.height = `${this.#box.height * scale}px`
    this.stage.dataset['detail'] = detailAt(tileRadius * 2 * scale)
    this.stage.dataset['pieces'] = tileRadius * 2 * scale < closeFrom ? 'afar' : 'close'
    this.#look(this.#view)
  }
}
