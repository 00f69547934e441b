/** No longer word stands in a narrow place without being broken. */
const longest = 12

/** Names are never broken within a word: where one is long, all of it is written smaller. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some(word => word.length > longest)
