type Book = Readonly<Record<string, string>>
type Said = string | { readonly [part: string]: Said }

/** What is read on components of a kind as sentences: `name.action.plague`, `text.strategy.base_trade.primary`. */
export function readOn(kind: string, components: { readonly [id: string]: Said }): Book {
  const book: Record<string, string> = {}
  const put = (path: string, said: Said, what: string) => {
    if (typeof said === 'string') book[`${what}.${path}`] = said
    else
      for (const [part, words] of Object.entries(said))
        if (part === 'name' || part === 'text') put(path, words, part)
        else put(`${path}.${part}`, words, 'text')
  }
  for (const [id, said] of Object.entries(components)) put(`${kind}.${id}`, said, 'name')
  return book
}
