/** Where a hint stands so that it never covers what it speaks of. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const gap = 12
const edge = 8

const within = (at: number, size: number, room: number) => Math.max(edge, Math.min(at, room - size - edge))

/** No narrower can a hint be read. */
const narrowest = 220

/** How wide a hint can be to stand beside its box, where it fits neither above nor below and not beside it as it is. */
export function widthBeside({ x, y, width, height }: Box, hint: Size, screen: Size): number | undefined {
  const needs = hint.height + gap + edge
  if (screen.height - y - height >= needs || y >= needs) return undefined
  const free = Math.max(x, screen.width - x - width) - gap - edge
  return free < hint.width && free >= narrowest ? free : undefined
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Beside the box, and above what is to be answered if it speaks of something else. */
export function clearOf(answer: Box, box: Box, hint: Size, screen: Size): { left: number; top: number } {
  const found = besideBox(box, hint, screen)
  const isHidden = meet({ x: found.left, y: found.top, ...hint }, answer) && !meet(box, answer)
  const top = answer.y - gap - hint.height
  return isHidden && top >= edge ? { ...found, top } : found
}

/** Below it or above, else beside it; where nothing is free, over the end of it that is nearer to the edge of the screen. */
export function besideBox(box: Box, hint: Size, screen: Size): { left: number; top: number } {
  const { x, y, width, height } = box
  const middle = within(x + width / 2 - hint.width / 2, hint.width, screen.width)
  const beside = within(y + height / 2 - hint.height / 2, hint.height, screen.height)
  const sides = [
    { free: screen.height - y - height, needs: hint.height, left: middle, top: y + height + gap },
    { free: y, needs: hint.height, left: middle, top: y - gap - hint.height },
    { free: x, needs: hint.width, left: x - gap - hint.width, top: beside },
    { free: screen.width - x - width, needs: hint.width, left: x + width + gap, top: beside },
  ]
  const isAbove = y + height / 2 > screen.height / 2
  const [below, above, ...others] = sides
  const wished = [...(isAbove ? [above, below] : [below, above]), ...others]
  const found = wished.find(side => side && side.free >= side.needs + gap + edge)
  if (found) return { left: found.left, top: found.top }
  const low = screen.height - hint.height - edge
  return { left: middle, top: screen.height - y - height > y ? low : edge }
}
