import { signal } from '@preact/signals'
import type { Table } from '../../../shared/inscription/table.ts'

/** How it lay before and after a step of the past: all sheets show that, and nothing can be marked meanwhile. */
export const past = signal<{ readonly before: Table; readonly table: Table } | undefined>()
