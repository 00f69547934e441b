import { useState } from 'preact/hooks'
import { cellAt, gridOf } from '../../../shared/inscription/industry.ts'
import type { Space } from '../../../shared/inscription/printed.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { AssetGlyph, AssetMark } from './assets.tsx'
import { Choice } from './Choice.tsx'
import { ChalkCircle, ChalkCross, ChalkPath, ChalkSlash } from './chalk.tsx'
import { hexAround, industryBox, spaceAt, voids } from './industryLayout.ts'
import { Place, useStop } from './Place.tsx'
import { costs, offers, type SheetProps } from './sheet.ts'
import { carryOut, isOpen, type Tap, tapOnSpace } from './taps.ts'

/** Forty-six hexes to be crossed out or circled. */
export function IndustryGrid(props: SheetProps) {
  const { marks, groups, before } = props
  const spaces = gridOf(marks)
  const tapAt = (id: string, space: Space) =>
    tapOnSpace(groups, id, space, beside => cellAt(marks, beside) === 'scrapped')
  const ids = Object.keys(spaces)
  const { stop, onFocusIn } = useStop(ids, id => isOpen(tapAt(id, spaces[id] as Space)))
  const [choosing, choose] = useState<{ id: string; tap: Tap }>()
  const asked = choosing && spaces[choosing.id] ? spaceAt(spaces[choosing.id] as Space) : undefined
  return (
    <div class="industry-grid" onFocusIn={onFocusIn}>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds what can be tapped */}
      <svg
        viewBox={`0 0 ${industryBox.width} ${industryBox.height}`}
        role="group"
        aria-label={say('inscription.industry.grid')}>
        {voids(spaces).map(({ r, q }) => (
          <polygon
            key={`${r} ${q}`}
            class="void"
            points={hexAround(spaceAt({ r, q }).x, spaceAt({ r, q }).y)}
          />
        ))}
        {Object.entries(spaces).map(([id, space]) => {
          const tap = tapAt(id, space)
          return (
            <Place
              key={id}
              id={id}
              class={`space${space.tag ? ' dotted' : ''}${choosing?.id === id ? ' asked' : ''} ${cellAt(marks, id) ?? ''}`}
              label={say('inscription.industry.space', {
                row: space.r + 1,
                place: space.q + 1,
                what: whatIs(marks, id, space),
                open: sayTap(tap),
              })}
              open={isOpen(tap)}
              costs={costs(groups, id)}
              chosen={offers(groups, 'chosen', id)}
              stop={id === stop}
              onTap={() => {
                if (tap.does === 'choose') choose({ id, tap })
                else carryOut(props, 'industry', tap, id)
              }}>
              <Drawn marks={marks} before={before} id={id} space={space} />
              <Hints {...spaceAt(space)} tap={tap} />
            </Place>
          )
        })}
      </svg>
      {choosing?.tap.does === 'choose' && asked && (
        <Choice
          verbs={choosing.tap.verbs}
          left={asked.x / industryBox.width}
          top={asked.y / industryBox.height}
          onClose={() => choose(undefined)}
          onChoose={verb => {
            choose(undefined)
            props.onMark(verb, choosing.id)
          }}
        />
      )}
    </div>
  )
}

interface SpaceProps {
  marks: Marks
  before: Marks | undefined
  id: string
  space: Space
}

function Drawn({ marks, before, id, space }: SpaceProps) {
  const { x, y } = spaceAt(space)
  const cell = cellAt(marks, id)
  const fresh = before !== undefined && cellAt(before, id) !== cell
  const spent = marks.assets[`industry:${id}`]?.spent
  return (
    <>
      <polygon class="hex" points={hexAround(x, y)} />
      {space.asset && <AssetMark asset={space.asset} x={x} y={y} size={42} />}
      {space.tag && <Dotted x={x} y={y} tag={space.tag} />}
      {space.preprinted && <path class="preprinted" d={`M${x - 15} ${y - 15}l30 30m0 -30l-30 30`} />}
      {cell === 'scrapped' && !space.preprinted && (
        <ChalkCross seed={id} x={x} y={y} size={36} fresh={fresh} weight={3.4} />
      )}
      {cell === 'claimed' && <ChalkCircle seed={id} x={x} y={y} r={24} fresh={fresh} weight={3} />}
      {spent && (
        <ChalkSlash
          seed={id}
          x={x}
          y={y}
          size={34}
          tone="spent"
          fresh={before !== undefined && !before.assets[`industry:${id}`]?.spent}
        />
      )}
      {cell === 'blacked' && (
        <ChalkPath d={scribble(x, y)} seed={id} weight={4.5} fresh={fresh} tone="barred" />
      )}
    </>
  )
}

/** A space that only a specialty opens. */
const Dotted = ({ x, y, tag }: { x: number; y: number; tag: string }) => (
  <>
    <path class="dotted-cross" d={`M${x - 16} ${y - 16}l32 32m0 -32l-32 32`} />
    <circle class="tag" cx={x} cy={y} r={13.5} />
    <AssetGlyph asset={`spec:${tag}` as `spec:propulsion`} x={x} y={y} size={21} />
  </>
)

/** What a tap would draw, small at the foot of the hex. */
function Hints({ x, y, tap }: { x: number; y: number; tap: Tap }) {
  if (tap.does === 'ask') return null
  const verbs = tap.does === 'choose' ? tap.verbs : [tap.verb]
  return (
    <g class="hints">
      {verbs.map((verb, i) => {
        const at = x + (i - (verbs.length - 1) / 2) * 10
        if (verb === 'choose') return null
        return verb === 'take' ? (
          <circle key={verb} cx={at} cy={y + 26} r={3} />
        ) : (
          <path key={verb} d={`M${at - 2.8} ${y + 23.2}l5.6 5.6m0 -5.6l-5.6 5.6`} />
        )
      })}
    </g>
  )
}

const scribble = (x: number, y: number) =>
  `M${x - 20} ${y - 8}L${x - 4} ${y - 22} ${x - 21} ${y + 8} ${x + 10} ${y - 20} ${x - 17} ${y + 17} ${x + 20} ${y - 13} ${x - 6} ${y + 23} ${x + 21} ${y + 2} ${x + 6} ${y + 21}`

function whatIs(marks: Marks, id: string, { asset, tag, preprinted }: Space): string {
  const what = asset
    ? assetName(asset)
    : tag
      ? say('inscription.industry.dotted', { what: assetName(`spec:${tag}`) })
      : say('inscription.industry.empty')
  const cell = preprinted ? 'preprinted' : cellAt(marks, id)
  const state = marks.assets[`industry:${id}`]?.spent ? 'spent' : cell
  return state ? `${what}, ${say(`inscription.industry.${state}`)}` : what
}

const sayTap = (tap: Tap) =>
  tap.does === 'ask'
    ? ''
    : (tap.does === 'choose' ? tap.verbs : [tap.verb])
        .map(verb => `, ${say(`inscription.can.${verb}`)}`)
        .join('')
