/** Every box tells its content alike: what it is, from which set, how it is called, how often it is there. */
export interface Listed<Kind extends string, Set extends string> {
  readonly kind: Kind
  readonly id: string
  readonly set: Set
  readonly name: string
  readonly copies: number
}

interface Printed<Set extends string> {
  readonly id: string
  readonly set: Set
  readonly name: string
  readonly copies?: number
}

export const listed = <Kind extends string, Set extends string>(
  kind: Kind,
  records: Readonly<Record<string, Printed<Set>>>,
): Listed<Kind, Set>[] =>
  Object.values(records).map(({ id, set, name, copies = 1 }) => ({ kind, id, set, name, copies }))
