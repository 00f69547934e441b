import { useLayoutEffect } from 'preact/hooks'

/** Keys that do something wherever one is on the page, but where one writes: `ctrl+shift+z`, with Command on a Mac. */
export function useKeys(does: Readonly<Record<string, () => void>>): void {
  // Before the next key can come, which may be at once.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (altKey || (target instanceof Element && target.closest('input, textarea'))) return
      const name = ctrlKey || metaKey ? `ctrl+${shiftKey ? 'shift+' : ''}${key.toLowerCase()}` : key
      if (!Object.hasOwn(does, name)) return
      event.preventDefault()
      does[name]?.()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  })
}
