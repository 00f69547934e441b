import { signal } from '@preact/signals'

/** Which lessons were read on this device, or `all` for whoever wants none. */
const place = 'throneward.inscription.guide'

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export const read = signal<readonly string[]>(remembered())

function keep(now: readonly string[]) {
  read.value = now
  try {
    localStorage.setItem(place, now.join(' '))
  } catch {
    // Then it is told again next time.
  }
}

export const hasRead = (id: string) => keep([...read.peek(), id])
export const skipAll = () => keep([...read.peek(), 'all'])
export const readAgain = () => keep([])
