import { computed, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { fetchLate } from '../net/late.ts'
import { lazy } from '../parts/lazy.tsx'
import { edition } from './edition.ts'
import { playReads } from './reads.ts'
import { galaxyTable } from './table.ts'

/** What nobody needs to sit down and build a galaxy, fetched once forces are on it. */
export const play = signal<typeof import('./play.ts') | undefined>()

export const isInPlay = computed(() => {
  const table = galaxyTable.value
  return table !== undefined && edition.isInPlay(table)
})

export async function fetchPlay(): Promise<void> {
  const played = edition
  const [found, read] = await Promise.all([import('./play.ts'), played.reads()])
  // Another game may have been opened meanwhile.
  if (edition !== played) return
  playReads(read)
  // A table opened anew has named its things again.
  found.nameCards()
  play.value = found
}

/** Drawn once its chunk is here and what it reads of the edition. */
export function inPlay<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: { quiet?: boolean } = {},
): ComponentType<P> {
  let isHere = false
  const View = lazy(async () => {
    const [view] = await Promise.all([load(), fetchPlay()])
    isHere = true
    return view
  }, options)
  return props => {
    const waits = isHere && play.value === undefined
    useEffect(() => {
      if (waits) void fetchLate(fetchPlay)
    }, [waits])
    return waits ? null : <View {...props} />
  }
}
