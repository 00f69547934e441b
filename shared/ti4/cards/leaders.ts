import type { LeaderId } from '../content/leaders.ts'
import type { Component } from './act.ts'
import { arborecLeaders } from './leaders/arborec.ts'
import { argentLeaders } from './leaders/argent.ts'
import { creussLeaders } from './leaders/creuss.ts'
import { empyreanLeaders } from './leaders/empyrean.ts'
import { hacanLeaders } from './leaders/hacan.ts'
import { jolnarLeaders } from './leaders/jolnar.ts'
import { keleresLeaders } from './leaders/keleres.ts'
import { l1z1xLeaders } from './leaders/l1z1x.ts'
import { letnevLeaders } from './leaders/letnev.ts'
import { mahactLeaders } from './leaders/mahact.ts'
import { mentakLeaders } from './leaders/mentak.ts'
import { muaatLeaders } from './leaders/muaat.ts'
import { naaluLeaders } from './leaders/naalu.ts'
import { naazRokhaLeaders } from './leaders/naazRokha.ts'
import { nekroLeaders } from './leaders/nekro.ts'
import { nomadLeaders } from './leaders/nomad.ts'
import { saarLeaders } from './leaders/saar.ts'
import { sardakkLeaders } from './leaders/sardakk.ts'
import { solLeaders } from './leaders/sol.ts'
import { titansLeaders } from './leaders/titans.ts'
import { vuilraithLeaders } from './leaders/vuilraith.ts'
import { winnuLeaders } from './leaders/winnu.ts'
import { xxchaLeaders } from './leaders/xxcha.ts'
import { yinLeaders } from './leaders/yin.ts'
import { yssarilLeaders } from './leaders/yssaril.ts'

/** What leaders do, a file a faction. What it costs says `costs.ts`; that commanders and heroes are unlocked is seen to elsewhere. */

export type Leaders = { readonly [Id in LeaderId]?: Component }

export const leaderFamilies: Leaders = {
  ...arborecLeaders,
  ...argentLeaders,
  ...empyreanLeaders,
  ...mahactLeaders,
  ...creussLeaders,
  ...hacanLeaders,
  ...jolnarLeaders,
  ...keleresLeaders,
  ...l1z1xLeaders,
  ...letnevLeaders,
  ...mentakLeaders,
  ...muaatLeaders,
  ...naaluLeaders,
  ...nekroLeaders,
  ...naazRokhaLeaders,
  ...nomadLeaders,
  ...titansLeaders,
  ...vuilraithLeaders,
  ...saarLeaders,
  ...sardakkLeaders,
  ...solLeaders,
  ...winnuLeaders,
  ...xxchaLeaders,
  ...yinLeaders,
  ...yssarilLeaders,
}
