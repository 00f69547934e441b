import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 1100px) and (min-height: 560px)')

/** Whether there is room for panels beside the map. */
export const wide = signal(query.matches)

const small = matchMedia('(max-height: 819px)')

/** Whether they are so low that what stands in them is told shortly. */
export const low = signal(small.matches)

small.addEventListener('change', () => {
  low.value = small.matches
})
query.addEventListener('change', () => {
  wide.value = query.matches
})
