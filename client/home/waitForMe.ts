import { computed } from '@preact/signals'
import { keptTables } from '../net/kept.ts'
import { news } from './news.ts'
import { isMyTurn } from './tableNews.ts'

/** How many of my tables wait for me, as this browser last heard. */
export const waitForMe = computed(
  () => keptTables.value.filter(kept => isMyTurn({ kept, info: news.value[kept.room] })).length,
)
