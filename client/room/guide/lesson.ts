/** What a first game teaches, one hint at a time, when it first matters. */
export interface Lesson {
  readonly id: string
  /** What on the screen it is about: the first of these that is seen. */
  at(): string
  matters(): boolean
  says(): string
}

export interface Teaching {
  /** What stands around them is said under it: `ti4.lesson.next`. */
  readonly words: string
  /** In the order in which they matter. */
  readonly lessons: readonly Lesson[]
}
