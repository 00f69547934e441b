import { Emblem } from '../../parts/Emblem.tsx'
import { luckOf } from '../../parts/luck.ts'
import { dots, hexPath, scatter, starPath } from '../../parts/outlines.ts'
import { paint } from '../art/defs.tsx'
import { still } from '../art/still.ts'
import type { MapPlace } from './mapPlace.ts'

const backStars = dots(scatter(luckOf('card back'), 26, 94))

/** The back of every system: a thorned star enthroned in hexes. */
export const CardBack = still(() => (
  <g class="tile back">
    <path d={hexPath(98)} fill="#1b1440" />
    <g clip-path="url(#tw-hex)">
      <circle r="96" fill={paint('violet')} />
      <path d={backStars} stroke="#d8ccff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round" />
      <path d={starPath(12, 96, 40, 0)} fill="#8f74ff" opacity=".16" />
    </g>
    <g fill="none" stroke="#cdb46a" stroke-linejoin="round">
      <path d={hexPath(88)} stroke-width="2.6" />
      <path d={hexPath(81)} stroke-width="1" stroke-opacity=".7" />
      <path d={hexPath(52, 1 / 12)} stroke-width="1.6" stroke-opacity=".8" />
      <path d={hexPath(46)} stroke-width="1.6" stroke-opacity=".8" />
    </g>
    <circle r="35" fill="#130d30" stroke="#cdb46a" stroke-width="2" />
    <g style="color:#ecd48a">
      <Emblem name="thorn" size={50} />
    </g>
    <path class="rim" d={hexPath(97.5)} />
  </g>
))

/** A place without a tile yet. */
export const Outline = ({ kind }: { kind: NonNullable<MapPlace['empty']> }) => (
  <g class={`outline ${kind}`}>
    <path d={hexPath(92)} />
    {kind === 'open' && <path class="cross" d="M-13 0H13M0-13V13" />}
    {kind === 'home' && <path class="roof" d="M-30 4 0-24 30 4M-20-2V24H20V-2M-6 24V8H6V24" />}
  </g>
)
