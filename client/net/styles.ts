/** What a game is dressed in, until it is left: with two games' styles on one page, the same word would have to mean the same
 *  in both. */
export function dress(address: string): Promise<() => void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((dressed, failed) => {
    link.onload = () => dressed(() => link.remove())
    link.onerror = () => {
      link.remove()
      failed(new Error(`${address} cannot be had`))
    }
    document.head.appendChild(link)
  })
}

/** So that it lies at hand when it is needed. */
export function fetchAhead(address: string): void {
  fetch(address).catch(() => {
    // It is asked for again.
  })
}
