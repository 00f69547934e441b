const place = 'throneward.name'

/** Typed once, offered everywhere. */
export function myName(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

export function keepMyName(name: string): void {
  try {
    localStorage.setItem(place, name)
  } catch {
    // Then it is typed again.
  }
}
