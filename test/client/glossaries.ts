/** How a game's Italian is held to its glossary. */

/** In each language the forms a sentence may use, divided by strokes; a hyphen stands for any ending. */
type Term = readonly [english: string, italian: string, heading?: string]

export const forms = (listed: string) => listed.split('|')
const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const letter = '[\\p{L}\\p{N}]'
/** A hyphen at the end stands for any ending. */
export const inWords = (form: string, flags: string) =>
  new RegExp(
    form.endsWith('-')
      ? `(?<!${letter})${escaped(form.slice(0, -1))}${letter}*`
      : `(?<!${letter})${escaped(form)}(?!${letter})`,
    flags,
  )

/** Both readings of a sentence that tells one from many. */
export const readings = (sentence: string) =>
  ['$1', '$2'].map(which => sentence.replace(/\{\w+\|([^|}]*)\|([^}]*)\}/g, which))

/** What the glossary writes small may begin a sentence or a label. */
function says(sentence: string, form: string): boolean {
  if (inWords(form, 'u').test(sentence)) return true
  const atStart = form.charAt(0).toUpperCase() + form.slice(1)
  return [...sentence.matchAll(inWords(atStart, 'gu'))].some(found =>
    /(?:^|[.:?!·>]\s)$/.test(sentence.slice(0, found.index)),
  )
}

/** Finds the terms an English sentence uses and its Italian does not, by the form used. Names that are no words of everyday use are
 *  held to as terms are. */
export function heldTo(terms: readonly Term[], named: readonly Term[]) {
  /** "One of your Carriers" is one Carrier in Italian. */
  const alone = (form: string) => named.flatMap(([name, italian]) => (`${name}s` === form ? [italian] : []))

  /** The longest first, so that the counter within a command counter is not asked for again. */
  const known = [...terms, ...named]
    .flatMap(([english, italian]) =>
      forms(english).map(form => ({
        form,
        used: inWords(form, 'giu'),
        italian: [...forms(italian), ...alone(form)],
      })),
    )
    .sort((a, b) => b.form.length - a.form.length)

  return function missing(english: string, italian: string): string[] {
    const [one = '', many = ''] = readings(italian)
    const found = readings(english).flatMap((reading, at) => {
      let rest = reading.replace(/\{\w+\}/g, ' ')
      return known.flatMap(({ form, used, italian: allowed }) => {
        const before = rest
        rest = rest.replace(used, '·')
        const said = at === 0 ? one : many
        return before !== rest && !allowed.some(one => says(said, one)) ? [form] : []
      })
    })
    return [...new Set(found)]
  }
}
