/** Marks nobody sees: they make one name look like another, or turn the rest of a line around. Joiners and variations are
 *  left, which scripts and pictures are written with, and tags where they make a flag. */
const needed = '\\u200c|\\u200d|[\\ufe00-\\ufe0f]|[\\u{e0020}-\\u{e007f}]'
const blank = '\\u2800\\ufff9-\\ufffc\\u{13430}-\\u{1343f}\\u{1bca0}-\\u{1bca3}\\u{1d159}'
const unseen = new RegExp(`(?!${needed})[\\p{Default_Ignorable_Code_Point}\\p{Cs}${blank}]`, 'gu')
const strayTags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu

export const withoutUnseen = (text: string): string =>
  text.replace(unseen, '').replace(strayTags, '').replace(breaks, ' ')

/** A letter, a figure or a sign that leaves a trace: marks and joiners need one to stand on. */
export const isSeen = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
