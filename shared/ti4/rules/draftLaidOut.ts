import type { Chance } from '../../engine/chance.ts'
import type { ChosenOptions, Next } from '../../engine/rules.ts'
import type { HexId } from '../../galaxy/hexes.ts'
import type { Setup } from '../content/setups.ts'
import type { SystemId } from '../content/systems.ts'
import { dealSlices } from '../draft/dealing.ts'
import { bansChosen, draftChosen } from '../options.ts'
import type { BagDraft, Box, MiltyDraft } from '../table.ts'

/** Where a home lies that nobody has a place for yet. */
export const noPlace: HexId = 'none'

/** Before they are dealt. */
export const emptyBags: BagDraft = { kind: 'bag', made: 0, factions: 0 }

interface LaidOut {
  readonly draft: MiltyDraft
  readonly tiles: Readonly<Record<HexId, SystemId>>
  readonly left: Box['systems']
}

const nameOf = (nth: number): string => String.fromCharCode('A'.charCodeAt(0) + nth)

/** Slices and places of a Milty draft, before anybody is asked. `turned`: which home is the Speaker's. */
export function miltyLaidOut(
  setup: Setup,
  unlaid: Box['systems'],
  turned: number,
  { slices: more = '1' }: ChosenOptions,
  chance: Chance,
): LaidOut {
  const { homes, players } = setup
  const { slices, common, left } = dealSlices(chance, setup, unlaid, players + Number(more))
  return {
    draft: {
      kind: 'milty',
      slices: Object.fromEntries(slices.map((slice, i) => [nameOf(i), slice.slice()])),
      factions: [],
      homes: [...homes.slice(turned), ...homes.slice(0, turned)],
      made: 0,
      picks: {},
    },
    tiles: common,
    left,
  }
}

const choosing: Readonly<Record<string, string>> = { inTurn: 'factionsInTurn', threeDealt: 'factionsKept' }

/** What is asked first of all. */
export function firstOf(options: ChosenOptions): Next {
  const each = bansChosen(options)
  const next = afterBans(options, each > 0)
  return each > 0 ? { segment: 'bans', args: { each }, then: next } : next
}

function afterBans(options: ChosenOptions, isBanned: boolean): Next {
  const { factions: how = 'inTurn', spareFactions: spare = '3' } = options
  switch (draftChosen(options)) {
    case 'milty':
      return { segment: 'miltyDraft', args: { spare: Number(spare) } }
    case 'bag':
      return { segment: 'bagDraft' }
    case 'none':
      if (isBanned && how !== 'inTurn') return { segment: 'factionsDrawn', args: { how } }
      return { segment: choosing[how] ?? 'opening' }
  }
}
