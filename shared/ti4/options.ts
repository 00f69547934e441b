import type { ChosenOptions, Clash, GameOption, Preset } from '../engine/rules.ts'
import { boards, furtherSets, setBehind } from './boxes.ts'
import type { Printing } from './content/printings.ts'

const counts = ['3', '4', '5', '6', '7', '8']

/** All a table chooses when it opens. */
export const options: readonly GameOption[] = [
  { id: 'players', values: counts, otherwise: '6' },
  { id: 'board', values: ['usual', ...Object.keys(boards)], otherwise: 'usual' },
  { id: 'galaxy', values: ['together', 'random', 'pasted'], otherwise: 'together' },
  // For a pasted galaxy: numbers of tiles, as map.ts reads them.
  { id: 'map', values: [], otherwise: '', text: 400 },
  { id: 'factions', values: ['lot', 'inTurn', 'threeDealt'], otherwise: 'inTurn' },
  { id: 'points', values: ['10', '14'], otherwise: '10' },
  { id: 'printing', values: ['latest', 'first'], otherwise: 'latest' },
  ...furtherSets.map(id => ({
    id,
    values: ['no', 'yes'],
    otherwise: 'no',
    group: 'boxes',
    coming: true as const,
  })),
]

export const clashes: readonly Clash[] = [
  ...['7', '8'].map(players => ({ of: { players, pok: 'no' }, why: 'option.clash.moreThanSix' })),
  ...Object.entries(boards).flatMap(([board, played]) => [
    { of: { board, pok: 'no' }, why: 'option.clash.setBehind' },
    ...counts
      .filter(players => !played.includes(players))
      .map(players => ({ of: { board, players }, why: 'option.clash.otherBoard' })),
  ]),
  // Seventeen factions are in the first box.
  { of: { factions: 'threeDealt', players: '6', pok: 'no' }, why: 'option.clash.tooFewFactions' },
  ...furtherSets.flatMap(id => {
    const behind = setBehind[id]
    return behind ? [{ of: { [id]: 'yes', [behind]: 'no' }, why: 'option.clash.setBehind' }] : []
  }),
]

/** Named sets of options; whatever they do not name is as usual. */
export const presets: readonly Preset[] = [
  { id: 'rulebook', chosen: {} },
  { id: 'evening', chosen: { galaxy: 'random', factions: 'lot' } },
]

/** Victory points that win. */
export const goalChosen = ({ points }: ChosenOptions): 10 | 14 => (points === '14' ? 14 : 10)

export const printingChosen = ({ printing }: ChosenOptions): Printing =>
  printing === 'first' ? 'first' : 'latest'
