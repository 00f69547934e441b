import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 1100px) and (min-height: 560px)')

/** Whether there is room for panels beside the map. */
export const wide = signal(query.matches)

query.addEventListener('change', () => {
  wide.value = query.matches
})
