/** The last part of RESULTS.md is written by `npm run loading` and left alone by `npm run bench`. */

const mark = '<!-- loading -->'

export const loadingIn = (page: string): string => (page.includes(mark) ? page.slice(page.indexOf(mark)) : '')

export const withLoading = (page: string, part: string): string =>
  `${page.slice(0, page.length - loadingIn(page).length).trimEnd()}\n\n${mark}\n${part}\n`
