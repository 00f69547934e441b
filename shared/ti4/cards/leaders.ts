import type { LeaderId } from '../content/leaders.ts'
import type { Component } from './act.ts'
import { arborecLeaders } from './leaders/arborec.ts'
import { creussLeaders } from './leaders/creuss.ts'
import { hacanLeaders } from './leaders/hacan.ts'
import { l1z1xLeaders } from './leaders/l1z1x.ts'
import { letnevLeaders } from './leaders/letnev.ts'
import { mentakLeaders } from './leaders/mentak.ts'
import { muaatLeaders } from './leaders/muaat.ts'
import { saarLeaders } from './leaders/saar.ts'
import { solLeaders } from './leaders/sol.ts'

/** What leaders do, a file a faction. What it costs says `costs.ts`; that commanders and heroes are unlocked is seen to elsewhere. */

export type Leaders = { readonly [Id in LeaderId]?: Component }

export const leaderFamilies: Leaders = {
  ...arborecLeaders,
  ...creussLeaders,
  ...hacanLeaders,
  ...l1z1xLeaders,
  ...letnevLeaders,
  ...mentakLeaders,
  ...muaatLeaders,
  ...saarLeaders,
  ...solLeaders,
}
