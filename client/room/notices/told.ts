/** Which tables tell this browser, by the name of each and how it knows this device there; and which offered to. */

const place = 'throneward.notices'
/** Where the service worker finds it (`client/service/notices.ts`), which cannot read the other. */
const shelf = 'notices'

export interface Told {
  readonly devices: Readonly<Record<string, string>>
  readonly asked: readonly string[]
}

export function told(): Told {
  try {
    return { devices: {}, asked: [], ...JSON.parse(localStorage.getItem(place) ?? '{}') }
  } catch {
    return { devices: {}, asked: [] }
  }
}

function write(next: Told): void {
  try {
    localStorage.setItem(place, JSON.stringify(next))
  } catch {
    // What is not kept is asked again.
  }
  const rooms = JSON.stringify(Object.keys(next.devices))
  caches
    ?.open(shelf)
    .then(cache => cache.put('/rooms', new Response(rooms)))
    .catch(() => {})
}

export function keepDevice(room: string, device: string | undefined): void {
  const { devices, asked } = told()
  const { [room]: _, ...others } = devices
  write({ asked, devices: device === undefined ? others : { ...others, [room]: device } })
}

const mostAsked = 100

export function wasAsked(room: string): void {
  const { devices, asked } = told()
  write({ devices, asked: [room, ...asked.filter(one => one !== room)].slice(0, mostAsked) })
}
