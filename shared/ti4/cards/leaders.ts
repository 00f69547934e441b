import type { LeaderId } from '../content/leaders.ts'
import type { Component } from './act.ts'
import { solLeaders } from './leaders/sol.ts'

/** What leaders do, a file a faction. What it costs says `costs.ts`; that commanders and heroes are unlocked is seen to elsewhere. */

export type Leaders = { readonly [Id in LeaderId]?: Component }

export const leaderFamilies: Leaders = { ...solLeaders }
