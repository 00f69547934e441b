import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const client = join(import.meta.dirname, '../../client')
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .map(file => ({
    file,
    text: readFileSync(join(client, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }))

/** Cut where none of its brackets is open. */
function parts(text: string, at: RegExp): string[] {
  const found = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth === 0 && at.test(letter)) found.push('')
    else found.push(`${found.pop()}${letter}`)
  }
  return found.map(part => part.trim()).filter(part => part !== '')
}

const selectors = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter(selector => !selector.startsWith('@'))
    .flatMap(list => parts(list, /,/))
    .map(selector => ({ file, selector })),
)

const namesNothing = (compound: string) => !/^\*?[a-z.#[]|^:is\(\s*[a-z.]/.test(compound)

describe('what it costs a phone to look at', () => {
  it('reads some', () => {
    expect(selectors.length).toBeGreaterThan(1000)
    expect(parts('.a:has(> .b, .c) > *', /[\s>+~]/)).toEqual(['.a:has(> .b, .c)', '*'])
    expect(['*', ':not(.a)', ':nth-child(2)'].every(namesNothing)).toBe(true)
    expect(['p', '.a:hover', ':is(.a, .b)', '[data-a]'].some(namesNothing)).toBe(false)
  })

  it('nothing moves for ever: a page left alone draws nothing', () => {
    expect(sheets.filter(({ text }) => /\binfinite\b/.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('no dashes crawl over the map, or all of it would be painted anew in every frame', () => {
    const crawling = sheets.filter(
      ({ file, text }) => /^galaxy\/(?:art|map|move|past)\b/.test(file) && /dashoffset/.test(text),
    )
    expect(crawling.map(({ file }) => file)).toEqual([])
  })

  // One rule for whatever lies in a part that has something makes browsers look over the whole table at every change.
  it('what depends on what another part has is named', () => {
    const costly = selectors.filter(({ selector }) => {
      const compounds = parts(selector, /[\s>+~]/)
      const last = compounds.pop() ?? ''
      return compounds.some(compound => compound.includes(':has(')) && namesNothing(last)
    })
    expect(costly).toEqual([])
  })
})
