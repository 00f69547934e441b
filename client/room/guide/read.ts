import { computed, signal } from '@preact/signals'
import { room } from '../../net/room.ts'
import { learned } from '../../net/telling.ts'

/** Which lessons were read at a seat, or `all` for whoever wants none. The room remembers them for the seat, this device for
 *  tables to come. */

type Read = readonly string[]

/** Told at the beginning who one is: no lesson, but remembered like one. */
export const greeting = 'greeting'

const placeOf = (game: string, seat = '') => `throneward.${game}.guide${seat && `.${seat}`}`

const store = (use: (at: Storage) => void) => {
  try {
    use(localStorage)
  } catch {
    // Then it is told again next time.
  }
}

function kept(place: string): Read | undefined {
  let found: string | null = null
  store(at => {
    found = at.getItem(place)
  })
  return (found as string | null)?.split(' ').filter(Boolean)
}

const othersHere = (game: string, id: string): boolean => {
  let found = false
  store(at => {
    found = Object.keys(at).some(place => place.startsWith(placeOf(game, `${id}.`)))
  })
  return found
}

/** A seat that read nothing yet goes on from what was read on this device, unless somebody else sits here beside it. */
function readAt(game: string, id: string, seat: string): Read {
  const own = kept(placeOf(game, `${id}.${seat}`))
  if (own) return own
  const device = kept(placeOf(game)) ?? []
  return othersHere(game, id) && !device.includes('all') ? [] : device
}

const changed = signal(0)

const mine = computed(() => {
  const { room: id = '', seat, game = '' } = room.value ?? {}
  return seat === undefined ? undefined : `${game} ${id} ${seat}`
})
const inRoom = computed(() => room.value?.lessons)

export const read = computed<Read>(() => {
  changed.value
  const [game = '', id = '', seat = ''] = mine.value?.split(' ') ?? []
  return game === '' ? ['all'] : (inRoom.value ?? readAt(game, id, seat))
})

export const hasLessonsBehind = (): boolean => read.value.some(id => id !== greeting)

function keep(now: Read): void {
  const [game = '', id = '', seat = ''] = mine.peek()?.split(' ') ?? []
  const device = new Set([
    ...(kept(placeOf(game)) ?? []),
    ...now.filter(lesson => lesson !== 'all' && lesson !== greeting),
  ])
  store(at => {
    at.setItem(placeOf(game, `${id}.${seat}`), now.join(' '))
    at.setItem(placeOf(game), [...device].join(' '))
  })
  changed.value++
  // At once, whatever the line does.
  if (room.value) room.value = { ...room.value, lessons: now }
  void learned(now)
}

export const hasRead = (id: string): void => keep([...new Set([...read.peek(), id])])
export const skipAll = (): void => hasRead('all')
export const readAgain = (): void => keep(read.peek().filter(id => id === greeting))
