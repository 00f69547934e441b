import { signal } from '@preact/signals'
import { takeToken } from './net/link.ts'
import { liesOver } from './parts/backCloses.ts'

export const path = signal('/')

/** Whether the address carried a seat's token, which is now kept. */
export function readAddress(): boolean {
  const took = takeToken(location, to => history.replaceState(null, '', to))
  path.value = location.pathname
  return took
}

export function go(to: string): void {
  if (liesOver()) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  scrollTo(0, 0)
  path.value = location.pathname
}

/** For links that stay in this page; with a key held they open as links do. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(new URL(event.currentTarget.href).pathname)
}
