import type { Command, Rules, State } from './rules.ts'

/** What may be done beside answering: commands of a seat, and what only the whole table may decide. */

export const isNow = <S extends State>(command: Command<S> | undefined, table: S['table']): boolean =>
  command?.during?.(table) ?? true

export const isAgreed = <S extends State>({ agreed = {} }: Rules<S>, name: string): boolean =>
  Object.hasOwn(agreed, name)

export function commandOf<S extends State>(rules: Rules<S>, name: string): Command<S> | undefined {
  if (isAgreed(rules, name)) return rules.agreed?.[name]
  return Object.hasOwn(rules.commands, name) ? rules.commands[name] : undefined
}
