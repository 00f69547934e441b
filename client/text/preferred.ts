import type { Language } from '../../shared/protocol.ts'

/** In which language this browser is spoken to. */

export const languages: readonly Language[] = ['en', 'it']
const place = 'throneward.language'

export function preferredLanguage(): Language {
  const wished = [remembered(), ...navigator.languages.map(tag => tag.slice(0, 2))]
  return languages.find(known => known === wished.find(tag => languages.some(one => one === tag))) ?? 'en'
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberLanguage(wanted: Language): void {
  try {
    localStorage.setItem(place, wanted)
  } catch {
    // It is then asked of the browser again next time.
  }
}
