import type { ComponentType } from 'preact'
import type { SheetId } from '../../shared/inscription/content/assets.ts'
import { lazy } from '../parts/lazy.tsx'
import type { SheetProps } from './sheets/sheet.ts'

/** Each sheet is a chunk of its own: on a phone one comes first, and the others while it is looked at. */
export const sheetViews: Readonly<Record<SheetId, ComponentType<SheetProps>>> = {
  navigation: lazy(async () => (await import('./sheets/NavigationSheet.tsx')).NavigationSheet),
  expansion: lazy(async () => (await import('./sheets/ExpansionSheet.tsx')).ExpansionSheet),
  industry: lazy(async () => (await import('./sheets/IndustrySheet.tsx')).IndustrySheet),
  warfare: lazy(async () => (await import('./sheets/WarfareSheet.tsx')).WarfareSheet),
}
