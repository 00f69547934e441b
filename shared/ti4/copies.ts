/** Cards as they lie in deck, hand and discard pile: of several alike each has its number, `sabotage.2`. */
export const copiesIn = <Id extends string>(
  records: Readonly<Record<Id, { readonly copies: number }>>,
  ids: readonly Id[],
): string[] =>
  ids.flatMap(id => {
    const { copies } = records[id]
    return copies === 1 ? [id] : Array.from({ length: copies }, (_, i) => `${id}.${i + 1}`)
  })
