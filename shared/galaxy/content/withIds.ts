/** A record is called by the key it stands under. */
export const withIds = <Id extends string, Printed extends object>(
  records: Readonly<Record<Id, Printed>>,
): Readonly<Record<Id, Printed & { readonly id: Id }>> =>
  Object.fromEntries(
    Object.entries<Printed>(records).map(([id, printed]) => [id, { id, ...printed }]),
  ) as unknown as Readonly<Record<Id, Printed & { readonly id: Id }>>
