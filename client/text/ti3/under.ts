export const under = (
  what: 'name' | 'text',
  book: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(book).map(([key, said]) => [`${what}.${key}`, said]))
