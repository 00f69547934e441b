/** What is read on a component, in another language. */
export type Worded = {
  readonly name: string
  readonly text: string
}

type Sentence = 'name' | 'text' | 'primary' | 'secondary' | 'for' | 'against' | 'elected'

/** Where records differ in what is read on them: the same sentences, neither fewer nor more. */
export type WordedLike<Printed> = {
  readonly [Id in keyof Printed]: {
    readonly [S in keyof Printed[Id] & Sentence]: Printed[Id][S] extends string ? string : Worded
  }
}
