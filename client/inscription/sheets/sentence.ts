/** A thing and how it stands, as one sentence. */
export const sentence = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(', ')
