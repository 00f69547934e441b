import type { MapPlace } from '../../galaxy/map/mapPlace.ts'
import { type Sign, SignGlyph, Signs } from '../../galaxy/map/signArt.tsx'
import { about } from '../../parts/lookUp.ts'

/** Domain Counters: their backs show a veiled star, each face a sign of its own. */

const troop = 'M0-8A3 3 0 1 1 0-2A3 3 0 1 1 0-8ZM-6 8C-6 1-3-1 0-1S6 1 6 8Z'
const fighter = 'M0-9 3 2 9 7 0 5-9 7-3 2Z'
const goods = 'M-8-2 0-7 8-2V6L0 10-8 6ZM-8-2 0 2 8-2M0 2V10'

const signs: Readonly<Record<string, Sign>> = {
  unseen: {
    hue: '#9fb0d8',
    lines: 'M0-9V9M-9 0H9M-6-6 6 6M6-6-6 6',
  },
  peaceful_annexation: { hue: '#8fe39a', lines: 'M-8 0-2 6 8-6' },
  natural_wealth_2: { hue: '#f1cf63', lines: goods, digit: '2' },
  natural_wealth_4: { hue: '#f1cf63', lines: goods, digit: '4' },
  technological_society: {
    hue: '#6fc7ff',
    lines:
      'M-9 0A9 3.600 0 1 1 9 0A9 3.600 0 1 1-9 0M-4.500-7.800A9 3.600 60 1 1 4.500 7.800A9 3.600 60 1 1-4.500-7.800M4.500-7.800A9 3.600-60 1 1-4.500 7.800A9 3.600-60 1 1 4.500-7.800',
  },
  industrial_society: { hue: '#e0a877', filled: 'M-9 8V-1L-4 3V-1L1 3V-8H7V8Z' },
  biohazard: {
    hue: '#b6ea4c',
    lines:
      'M0-9A4.300 4.300 0 1 1 0-.4A4.300 4.300 0 1 1 0-9M-5-1A4.300 4.300 0 1 1-5 7.600A4.300 4.300 0 1 1-5-1M5-1A4.300 4.300 0 1 1 5 7.600A4.300 4.300 0 1 1 5-1',
  },
  radiation: {
    hue: '#ffd93b',
    filled:
      'M0-2A2 2 0 1 1 0 2A2 2 0 1 1 0-2ZM-4.500-7.800A9 9 0 0 1 4.500-7.800L2-3.500A4 4 0 0 0-2-3.500ZM9 0A9 9 0 0 1 4.500 7.800L2 3.500A4 4 0 0 0 4 0ZM-9 0A9 9 0 0 0-4.500 7.800L-2 3.500A4 4 0 0 1-4 0Z',
  },
  hostile_locals_1: { hue: '#ff7a66', filled: troop, digit: '1' },
  hostile_locals_2: { hue: '#ff7a66', filled: troop, digit: '2' },
  hostile_locals_3: { hue: '#ff7a66', filled: troop, digit: '3' },
  native_intelligence: {
    hue: '#9fe0c8',
    lines: 'M-9 0Q0-9 9 0Q0 9-9 0M-3 0A3 3 0 1 1 3 0A3 3 0 1 1-3 0',
  },
  hidden_factory: { hue: '#d9b48a', filled: 'M-9 8V0L-3 4V0L3 4V0L9 4V8ZM-8-2V-9H-4V-4Z' },
  hostage_situation: { hue: '#ff9d6e', lines: 'M-8-8V8M-3-8V8M3-8V8M8-8V8M-8-8H8M-8 8H8' },
  automated_defense_system: { hue: '#ff8a8a', filled: 'M-9 8V3H-3V-1L7-9 9-6 3-1V3H9V8Z' },
  fighter_ambush_1: { hue: '#ff6f91', filled: fighter, digit: '1' },
  fighter_ambush_2: { hue: '#ff6f91', filled: fighter, digit: '2' },
  fighter_ambush_3: { hue: '#ff6f91', filled: fighter, digit: '3' },
  lazax_survivors: { hue: '#d8a6ff', filled: 'M-9 7V-6L-4-1 0-9 4-1 9-6V7Z' },
  settlers: { hue: '#ffc9a0', filled: 'M-9 0 0-8 9 0H6V8H2V3H-2V8H-6V0Z' },
  highAlert: { hue: '#ff5a4d', filled: 'M-2-9H2L1 3H-1ZM0 5A2 2 0 1 1 0 9A2 2 0 1 1 0 5Z' },
  wormhole_alpha: { hue: '#ffb877', digit: 'α' },
  wormhole_beta: { hue: '#b8fbff', digit: 'β' },
}

const signOf = (kind: string): Sign => signs[kind] ?? (signs['unseen'] as Sign)

/** On the left shoulder of its planet; wormholes found since, and what else lies in space, below. */
export const Domains = ({ place }: { place: MapPlace }) => <Signs place={place} signOf={signOf} />

/** On its own, beside words. */
export const DomainGlyph = ({ kind, noted, size = 26 }: { kind: string; noted?: boolean; size?: number }) => (
  <SignGlyph sign={signOf(kind)} size={size} about={about('token', kind)} {...(noted && { noted })} />
)
