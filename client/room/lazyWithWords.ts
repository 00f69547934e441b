import type { ComponentType } from 'preact'
import { lazy } from '../parts/lazy.tsx'
import { learnLater } from '../text/text.ts'

/** A view that no table opens with, and the words it speaks in. */
export const lazyWithWords = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  options?: { quiet: boolean },
): ComponentType<P> =>
  lazy(async () => {
    const [view] = await Promise.all([load(), learnLater()])
    return view
  }, options)
