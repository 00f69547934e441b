import type { AssetCode } from '../../shared/inscription/content/assets.ts'
import { AssetSign } from './Signs.tsx'

/** The head of a narrow column: its sign, or how its name begins; read out, the whole name. */
export const ShortName = ({ name, sign }: { name: string; sign?: AssetCode | undefined }) => (
  <>
    <span aria-hidden="true">{sign ? <AssetSign asset={sign} size={18} /> : name.slice(0, 3)}</span>
    <span class="hidden">{name}</span>
  </>
)
