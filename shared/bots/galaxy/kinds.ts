import type { Edition } from '../../galaxy/edition.ts'
import { once } from '../../galaxy/once.ts'
import type { KindOf, Table } from '../../galaxy/table.ts'

export const isFighter = (kind: string): boolean => kind === 'fighter'

export const kindsWith = once(<T extends Table>({ carrier, pds }: Edition<T>) => {
  const isCarrier = (kind: KindOf<T>): boolean => kind === carrier
  const isGun = (kind: KindOf<T>): boolean => kind === pds
  /** A ship that fights for itself. */
  const isWarship = (kind: KindOf<T>): boolean => !isCarrier(kind) && !isFighter(kind)
  return { isCarrier, isGun, isWarship }
})
