import type { Language } from '../../shared/protocol.ts'

/** Hours and dates are written as where the browser is at home, if that language is spoken there. */
export const localeOf = (language: Language): string =>
  navigator.languages?.find(tag => tag.slice(0, 2) === language) ?? language
