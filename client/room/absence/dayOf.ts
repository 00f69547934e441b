import { language } from '../../text/text.ts'

export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(language.value, { day: 'numeric', month: 'short' })
