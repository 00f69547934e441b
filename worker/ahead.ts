/** A page names all that any page might ask for later (`scripts/ahead.ts`); of that stays what fits this one. */
export const onlyWhatFits = (words: readonly string[]) => ({
  element(link: Element) {
    const fits = (link.getAttribute('data-when') ?? '')
      .split(',')
      .some(when => when.split(' ').every(word => words.includes(word)))
    if (fits) link.removeAttribute('data-when')
    else link.remove()
  },
})
