import type { Table } from '../../../shared/ti4/table.ts'
import type * as galaxy from '../../galaxy/pages/page.ts'

export type PageProps = galaxy.PageProps<Table>
