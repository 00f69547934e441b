/** On the icon of the installed app, where there is one. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => {
    // It is shown on installed apps alone.
  })
}
