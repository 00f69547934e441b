import type { SheetId } from '../../../shared/inscription/content/assets.ts'
import {
  researchOf,
  type TechnologyId,
  technologies,
} from '../../../shared/inscription/content/technologies.ts'
import { technologiesOf } from '../../../shared/inscription/printed.ts'
import { say } from '../../text/text.ts'
import { assetName, nameOf, textOf } from '../names.ts'
import { read, readWhenHeld } from '../reading.ts'
import { AssetGlyph, ResourceMark } from './assets.tsx'
import { ChalkCross, ChalkLine, ChalkUnderline } from './chalk.tsx'
import { sentence } from './sentence.ts'
import { costs, offers, type SheetProps } from './sheet.ts'
import { Target } from './Target.tsx'

interface Strip {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The two technologies of a sheet beside each other, 54 high. */
export function TechnologyStrip({ sheet, x, y, width, ...props }: Strip & SheetProps & { sheet: SheetId }) {
  const [first, second] = technologiesOf(props.marks, sheet)
  const half = (width - 8) / 2
  return (
    <>
      <Technology id={first} x={x} y={y} width={half} {...props} />
      <Technology id={second} x={x + half + 8} y={y} width={half} {...props} />
    </>
  )
}

const high = 54
const badge = 50
/** Its name, which leads to its words. */
const nameHigh = 26

/** Its research icons are crossed out one by one; or its specialty is spent. */
function Technology({
  id,
  x,
  y,
  width,
  marks,
  before,
  groups,
  onMark,
}: Strip & SheetProps & { id: TechnologyId }) {
  const { specialty, text } = technologies[id]
  const research = researchOf(marks.edition, id)
  const { crossed = 0, unlocked = false, embargoed = false } = marks.technologies[id] ?? {}
  const name = nameOf('technology', id)
  const wide = width - 34
  const named = Math.min(wide, name.length * 7.1)
  const isNew = before && !before.technologies[id]?.unlocked
  const begun = before?.technologies[id]?.crossed ?? 0
  const picks = offers(groups, 'choose', id)
  const act = (verb: 'research' | 'technology') => () =>
    picks ? onMark('choose', id) : offers(groups, verb, id) ? onMark(verb, id) : read(id)
  const can = picks ? 'inscription.can.choose' : 'inscription.north.canResearch'
  const stands = unlocked
    ? say('inscription.north.unlocked')
    : sentence(
        say('inscription.north.researched', { crossed, research }),
        embargoed && say('inscription.north.embargoed'),
      )
  return (
    <g {...readWhenHeld(id)}>
      <rect class={`plaque${unlocked ? ' won' : ''}`} x={x} y={y} width={width} height={high} rx={9} />
      <Target
        id={`read-${id}`}
        label={sentence(name, textOf(`technology.${id}`, text))}
        reach={{ x, y, width, height: nameHigh }}
        offered={false}
        onTap={() => read(id)}>
        <text
          class="plaque-name"
          x={x + 10}
          y={y + 19}
          {...(name.length * 7.7 > wide ? { textLength: wide, lengthAdjust: 'spacingAndGlyphs' } : {})}>
          {name}
        </text>
        <g class="plaque-read" transform={`translate(${x + width - 19} ${y + 6})`}>
          <circle cx={7} cy={7} r={6.5} />
          <path d="M7 6.500v4M7 3.700v.2" />
        </g>
      </Target>
      <Target
        id={`research-${id}`}
        label={sentence(name, stands, (picks || offers(groups, 'research', id)) && say(can))}
        reach={{ x, y: y + nameHigh, width: width - badge, height: high - nameHigh }}
        glow={
          picks
            ? { x: x + 2, y: y + 2, width: width - 4, height: high - 4 }
            : { x: x + 5, y: y + 26, width: research * 27 + 4, height: 24 }
        }
        offered={picks || offers(groups, 'research', id)}
        costs={costs(groups, id)}
        chosen={offers(groups, 'chosen', id)}
        onTap={act('research')}>
        {Array.from({ length: research }, (_, i) => (
          <g key={i} class={i < crossed || embargoed ? 'quiet' : ''}>
            <ResourceMark resource="R" x={x + 20 + i * 27} y={y + 38} size={19} />
          </g>
        ))}
        {Array.from({ length: Math.min(crossed, research) }, (_, i) => (
          <ChalkCross
            key={i}
            x={x + 20 + i * 27}
            y={y + 38}
            size={17}
            seed={`${id}${i}`}
            fresh={before && i >= begun}
          />
        ))}
        {unlocked && (
          <ChalkUnderline
            x={x + 10 + named / 2}
            y={y + 25}
            width={named}
            seed={id}
            tone="old"
            fresh={isNew}
          />
        )}
        {embargoed && (
          <ChalkLine
            from={[x + 8, y + 44]}
            to={[x + 22 + research * 27, y + 31]}
            seed={`${id}!`}
            tone="barred"
            fresh={before && !before.technologies[id]?.embargoed}
          />
        )}
      </Target>
      <path class="print-line" d={`M${x + width - badge} ${y + 29}v${high - 36}`} />
      <Target
        id={`technology-${id}`}
        label={sentence(
          say('inscription.north.bySpecialty', {
            of: name,
            what: assetName(`spec:${specialty}`),
          }),
          unlocked && say('inscription.north.unlocked'),
          offers(groups, 'technology', id) && say('inscription.north.canUnlock'),
        )}
        reach={{ x: x + width - badge, y: y + nameHigh, width: badge, height: high - nameHigh }}
        glow={{ x: x + width - badge / 2, y: y + 38, r: 14 }}
        offered={offers(groups, 'technology', id)}
        onTap={act('technology')}>
        <g class={unlocked ? 'quiet' : ''}>
          <AssetGlyph asset={`spec:${specialty}`} x={x + width - badge / 2} y={y + 38} size={22} />
        </g>
      </Target>
    </g>
  )
}
