import { about, type Part, type Thing } from './lookUp.ts'

/** Words of the game within a text, each found where it stands first. */

/** A name that is a word of everyday use as well counts only as it is printed. */
export interface Entry {
  readonly said: string
  readonly thing: Thing
  readonly exactly?: true
}

export interface Dictionary {
  readonly pattern: RegExp
  readonly entries: ReadonlyMap<string, Entry>
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const letter = '[\\p{L}\\p{N}]'

/** Earlier entries go before later ones of the same word, longer words before shorter ones within them. */
export function dictionaryOf(all: readonly Entry[]): Dictionary {
  const entries = new Map<string, Entry>()
  for (const entry of all) {
    const key = entry.said.toLowerCase()
    if (!entries.has(key)) entries.set(key, entry)
  }
  const words = [...entries.keys()].sort((a, b) => b.length - a.length).map(escaped)
  return { pattern: new RegExp(`(?<!${letter})(?:${words.join('|')})(?!${letter})`, 'giu'), entries }
}

/** `not` is what the text is about. */
export function split(text: string, dictionary: Dictionary | undefined, not?: string): Part[] {
  if (!dictionary) return [text]
  const { pattern, entries } = dictionary
  const parts: Part[] = []
  const told = new Set<string>()
  let from = 0
  for (const { 0: said, index } of text.matchAll(pattern)) {
    const entry = entries.get(said.toLowerCase())
    if (!entry || (entry.exactly && entry.said !== said)) continue
    const { thing } = entry
    const key = about(thing.kind, thing.id)
    if (thing.id === not || told.has(key)) continue
    told.add(key)
    if (index > from) parts.push(text.slice(from, index))
    parts.push({ said, thing })
    from = index + said.length
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}
