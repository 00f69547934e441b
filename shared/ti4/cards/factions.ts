import { arborec } from './factions/arborec.ts'
import { argent } from './factions/argent.ts'
import { creuss } from './factions/creuss.ts'
import { empyrean } from './factions/empyrean.ts'
import { hacan } from './factions/hacan.ts'
import { keleres } from './factions/keleres.ts'
import { l1z1x } from './factions/l1z1x.ts'
import { letnev } from './factions/letnev.ts'
import { mahact } from './factions/mahact.ts'
import type { OfFaction } from './factions/means.ts'
import { mentakToYssaril } from './factions/mentakToYssaril.ts'
import { muaat } from './factions/muaat.ts'
import { naazRokha } from './factions/naazRokha.ts'
import { nomad } from './factions/nomad.ts'
import { saar } from './factions/saar.ts'
import { sol } from './factions/sol.ts'
import { titans } from './factions/titans.ts'
import { vuilraith } from './factions/vuilraith.ts'

/** What factions have of their own. */
export const factions: OfFaction = {
  ...arborec,
  ...argent,
  ...empyrean,
  ...mahact,
  ...letnev,
  ...saar,
  ...muaat,
  ...hacan,
  ...keleres,
  ...sol,
  ...creuss,
  ...l1z1x,
  ...mentakToYssaril,
  ...naazRokha,
  ...nomad,
  ...titans,
  ...vuilraith,
}
