/** What is read on a component, in another language. */
export type Worded = {
  readonly name: string
  readonly text: string
}

/** What players read on a record. In Italian it is written with the terms of its edition's glossary in client/text. */
type Sentence =
  | 'name'
  | 'text'
  | 'ability'
  | 'unlock'
  | 'primary'
  | 'secondary'
  | 'for'
  | 'against'
  | 'elected'

/** What is read on one record, in another language: the same sentences, neither fewer nor more, and those of its first printing. */
export type WordedAs<R> = {
  readonly [S in keyof R & (Sentence | 'first') as WordsIn<R[S]> extends never
    ? never
    : S]: R[S] extends string ? string : WordedAs<R[S]>
}

type WordsIn<T> = T extends string ? T : keyof T & Sentence

/** All records of a kind, in another language. */
export type WordedLike<Printed> = { readonly [Id in keyof Printed]: WordedAs<Printed[Id]> }
