/** Parts of RESULTS.md that are measured apart, each behind a mark with its name, and left alone by `npm run bench`. */

const marked = /^(?=<!-- \w+ -->$)/m

export function sectionsIn(page: string): string {
  const at = page.search(marked)
  return at < 0 ? '' : page.slice(at)
}

export function withSection(page: string, name: string, part: string): string {
  const sections = sectionsIn(page)
  const head = page.slice(0, page.length - sections.length)
  const mark = `<!-- ${name} -->`
  const others = sections.split(marked).filter(section => section !== '' && !section.startsWith(mark))
  return `${[head, ...others, `${mark}\n${part}`].map(each => each.trimEnd()).join('\n\n')}\n`
}
