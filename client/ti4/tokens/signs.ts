import { type Attachment, attachments } from '../../../shared/ti4/content/attachments.ts'
import { colourSigns } from '../../galaxy/art/colourSigns.tsx'
import type { Sign } from '../../galaxy/map/signArt.tsx'

/** What is drawn on tokens and attachments. */

const gold = '#f1cf63'
const blue = '#6fb7ff'
const jade = '#8fe39a'

const star = 'M0-9 2.600-3 9-2.600 4 1.600 5.600 8 0 4.400-5.600 8-4 1.600-9-2.600-2.600-3Z'

const wormholes: Readonly<Record<string, Sign>> = {
  wormhole_alpha: { hue: '#ffb877', digit: 'α' },
  wormhole_beta: { hue: '#b8fbff', digit: 'β' },
  wormhole_gamma: { hue: '#e3c8ff', digit: 'γ' },
  wormhole_delta: { hue: '#d2ffc4', digit: 'δ' },
}

/** The sign its colour has everywhere, a little smaller. */
const technology = (colour: keyof typeof colourSigns): Sign => ({
  hue: colourSigns[colour].fill,
  filled: colourSigns[colour].path,
})

/** Research teams let a prerequisite of their colour be ignored. */
const teams: Readonly<Record<string, Sign>> = {
  research_team_biotic: technology('green'),
  research_team_cybernetic: technology('yellow'),
  research_team_propulsion: technology('blue'),
  research_team_warfare: technology('red'),
}

const shut: Sign = { hue: '#ff7a66', lines: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0M-6-6 6 6' }

/** By what it adds to its planet. */
function worthOf({ resources = 0, influence = 0, specialty }: Attachment): Sign {
  if (specialty) return technology(specialty)
  if (resources > 0 && influence > 0) return { hue: jade, digit: `+${Math.max(resources, influence)}` }
  if (resources > 0) return { hue: gold, digit: `+${resources}` }
  if (influence > 0) return { hue: blue, digit: `+${influence}` }
  return { hue: gold, filled: star }
}

/** An eye that is shut. */
const sleeper: Sign = { hue: '#e6a8ff', lines: 'M-9-2C-5 5 5 5 9-2M-6 2-8 6M0 3.500V8M6 2 8 6' }

/** What lies in systems: a compass where nobody has been, lightning, a rift, the shards of a planet. */
const inSpace: Readonly<Record<string, Sign>> = {
  legend: { hue: gold, filled: star },
  frontier: { hue: '#9fe8ff', lines: 'M0-9V9M-9 0H9', filled: 'M0-6 2-2 6 0 2 2 0 6-2 2-6 0-2-2Z' },
  ion_storm: { hue: '#c9b6ff', filled: 'M2-9-6 2H-1L-3 9 6-2H1Z' },
  destroyed_planet: { hue: '#ffa36b', lines: 'M-8-4-3-8 0-3-5 1ZM3-6 8-2 4 2ZM-4 4 1 3 3 8-3 8Z' },
  dimensional_tear: { hue: '#ff6f91', lines: 'M-2-9 3-3-3 1 2 9M-7-5-4-1M7 5 4 1' },
  dimensional_tear_nekro: { hue: '#ff6f91', lines: 'M-2-9 3-3-3 1 2 9M-7-5-4-1M7 5 4 1' },
}

export function signOf(kind: string): Sign {
  const known = wormholes[kind] ?? teams[kind] ?? inSpace[kind]
  if (known) return known
  if (kind === 'sleeper') return sleeper
  if (kind.startsWith('demilitarized_zone')) return shut
  const attachment = (attachments as Readonly<Record<string, Attachment>>)[kind]
  return attachment ? worthOf(attachment) : { hue: gold, filled: star }
}
