import type { ChosenOptions, Clash, GameOption, Preset } from '../engine/rules.ts'
import { boards, furtherSets, setBehind, usualSets } from './boxes.ts'
import type { Printing } from './content/printings.ts'

const counts = ['3', '4', '5', '6', '7', '8']

/** A draft decides both, galaxy and factions. */
const undrafted = { draft: ['none'] }
const milty = { draft: ['milty'] }

/** All a table chooses when it opens. */
export const options: readonly GameOption[] = [
  { id: 'players', values: counts, otherwise: '6' },
  { id: 'board', values: ['usual', ...Object.keys(boards)], otherwise: 'usual' },
  { id: 'draft', values: ['none', 'milty', 'bag'], otherwise: 'none' },
  { id: 'galaxy', values: ['together', 'random', 'pasted'], otherwise: 'together', where: undrafted },
  // For a pasted galaxy: numbers of tiles, as map.ts reads them.
  { id: 'map', values: [], otherwise: '', text: 400 },
  { id: 'factions', values: ['lot', 'inTurn', 'threeDealt'], otherwise: 'inTurn', where: undrafted },
  { id: 'slices', values: ['0', '1', '2', '3'], otherwise: '1', group: 'draft', where: milty },
  { id: 'spareFactions', values: ['0', '1', '2', '3'], otherwise: '3', group: 'draft', where: milty },
  { id: 'bans', values: ['0', '1', '2'], otherwise: '0', group: 'draft' },
  { id: 'points', values: ['10', '14'], otherwise: '10' },
  { id: 'printing', values: ['latest', 'first'], otherwise: 'latest' },
  ...furtherSets.map(id => ({
    id,
    values: ['no', 'yes'],
    otherwise: usualSets.includes(id) ? 'yes' : 'no',
    group: 'boxes',
  })),
]

/** In the first box, and with Prophecy of Kings. */
const factionCounts = { no: 17, yes: 24 } as const

/** Where bans leave fewer than are dealt, or than there are players. */
function tooFewFactions(): Clash[] {
  const bans = ['0', '1', '2']
  return counts.flatMap(players =>
    bans.flatMap(banned =>
      (['no', 'yes'] as const).flatMap(pok => {
        const left = factionCounts[pok] - Number(players) * Number(banned)
        const of = { players, ...(banned !== '0' && { bans: banned }), pok }
        const clash = (more: ChosenOptions) => ({
          of: { ...of, ...more },
          why: 'option.clash.tooFewFactions',
        })
        if (left < Number(players)) return [clash({})]
        return left < 3 * Number(players) ? [clash({ draft: 'none', factions: 'threeDealt' })] : []
      }),
    ),
  )
}

export const clashes: readonly Clash[] = [
  ...['7', '8'].map(players => ({
    of: { players, pok: 'no' },
    why: 'option.clash.moreThanSix',
    brings: { pok: 'yes' },
  })),
  ...Object.entries(boards).flatMap(([board, played]) => [
    { of: { board, pok: 'no' }, why: 'option.clash.setBehind', yields: 'board' },
    ...counts
      .filter(players => !played.includes(players))
      .map(players => ({ of: { board, players }, why: 'option.clash.otherBoard', yields: 'board' })),
  ]),
  ...tooFewFactions(),
  ...furtherSets.flatMap(id => {
    const behind = setBehind[id]
    if (behind === undefined) return []
    return [
      { of: { [id]: 'yes', [behind]: 'no' }, why: 'option.clash.setBehind', brings: { [behind]: 'yes' } },
    ]
  }),
]

/** Named sets of options; whatever they do not name is as usual. */
export const presets: readonly Preset[] = [
  { id: 'rulebook', chosen: {} },
  { id: 'evening', chosen: { galaxy: 'random', factions: 'lot' } },
  { id: 'draft', chosen: { draft: 'milty' } },
  { id: 'firstBox', chosen: { pok: 'no' } },
]

export const draftChosen = ({ draft }: ChosenOptions): 'none' | 'milty' | 'bag' =>
  draft === 'milty' || draft === 'bag' ? draft : 'none'

/** Where it is drafted, what was said of it says nothing. */
export const galaxyChosen = (chosen: ChosenOptions): string =>
  draftChosen(chosen) === 'none' ? (chosen['galaxy'] ?? 'together') : 'together'

/** How many factions each bans. */
export const bansChosen = ({ bans = '0' }: ChosenOptions): number => Number(bans)

/** Victory points that win. */
export const goalChosen = ({ points }: ChosenOptions): 10 | 14 => (points === '14' ? 14 : 10)

export const printingChosen = ({ printing }: ChosenOptions): Printing =>
  printing === 'first' ? 'first' : 'latest'
