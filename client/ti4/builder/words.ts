import type { Language } from '../../text/text.ts'

type Book = Readonly<Record<string, string>>

/** What is said of systems, of options and of laying them out. */
export const builderWords: Readonly<Record<Language, () => Promise<Book>>> = {
  async en() {
    const [{ layingEn }, { optionsEn }, { builderEn }] = await Promise.all([
      import('../../text/ti4/en/laying.ts'),
      import('../../text/ti4/en/options.ts'),
      import('../../text/ti4/en/builder.ts'),
    ])
    return { ...layingEn, ...optionsEn, ...builderEn }
  },
  async it() {
    const [{ firstIt }, { optionsIt }, { builderIt }, { laterSystemsIt }] = await Promise.all([
      import('../../text/ti4/it/first.ts'),
      import('../../text/ti4/it/options.ts'),
      import('../../text/ti4/it/builder.ts'),
      import('../../../shared/ti4/content/laterSystems.it.ts'),
    ])
    const later = Object.entries(laterSystemsIt as Book).map(([id, name]) => [`name.system.${id}`, name])
    return { ...firstIt, ...optionsIt, ...builderIt, ...Object.fromEntries(later) }
  },
}
