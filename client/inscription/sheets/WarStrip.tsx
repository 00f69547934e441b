import { amountOf, type Side, sides } from '../../../shared/inscription/content/assets.ts'
import { warGrid } from '../../../shared/inscription/content/charts.ts'
import { sideOfNode, spoilsOf, warOfNode } from '../../../shared/inscription/printed.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { strengthIn } from '../../../shared/inscription/warfare.ts'
import { say } from '../../text/text.ts'
import { assetName } from '../names.ts'
import { roman } from '../status.ts'
import { AssetMark, PointsMark } from './assets.tsx'
import { ChalkCircle, ChalkCross, ChalkSlash } from './chalk.tsx'
import { offers, type SheetProps } from './sheet.ts'

interface Props extends Partial<Pick<SheetProps, 'groups' | 'onMark'>> {
  readonly marks: Marks
  readonly before: Marks | undefined
  /** Nodes a unit being drawn would mark. */
  readonly more?: readonly string[]
}

/** For each war on either side: what winning brings, the strength, and what losing costs. */
export const WarStrip = (props: Props) => (
  <>
    {sides.map(side => (
      <p key={side} class={`war-side ${side}`}>
        {say(`inscription.war.${side}`)}
        {props.marks.warfare.neighbours[side] > 0 && (
          <strong title={say('inscription.war.bonus')}>+{props.marks.warfare.neighbours[side]}</strong>
        )}
      </p>
    ))}
    {Array.from({ length: warGrid.wars }, (_, i) =>
      sides.map(side => <War key={`${i}${side}`} {...props} war={i + 1} side={side} />),
    )}
  </>
)

function War(props: Props & { war: number; side: Side }) {
  const { marks, before, war, side, more = [], groups = [], onMark } = props
  const { wars, spoilt, line } = marks.warfare
  const place = `${war}${side}`
  const fought = wars[place]
  const added = more.filter(node => warOfNode(node) === war && sideOfNode(node) === side).length
  const strength = fought?.strength ?? strengthIn(marks, war, side)
  const spoils = spoilsOf(marks, war)
  const fresh = before !== undefined && before.warfare.wars[place]?.result !== fought?.result
  const spent = marks.assets[`warfare:war${place}`]?.spent
  const isNext = war === line + 1
  const result = fought?.result ?? (isNext ? 'next' : 'later')
  const words = say(`inscription.war.is.${result}`, {
    war: roman(war),
    strength,
    what: assetName(spoils[side]),
    loss: assetName(spoils.loss),
  })
  const label = `${say(`inscription.war.${side}`)}: ${words}`
  const [at] = [...(isNext ? [side] : []), `war${place}`].filter(each => offers(groups, 'choose', each))
  return (
    <div class={`war ${side} war${war} ${result}`} {...(at ? {} : { role: 'img', 'aria-label': label })}>
      {at && (
        <button
          type="button"
          data-place={at}
          class={`war-choice lit${offers(groups, 'chosen', at) ? ' chosen' : ''}`}
          aria-label={`${label}, ${say('inscription.can.choose')}`}
          aria-pressed={offers(groups, 'chosen', at)}
          onClick={() => onMark?.('choose', at)}
        />
      )}
      <span class="numeral">{roman(war)}</span>
      <svg class="spoils" viewBox="0 0 40 40" aria-hidden="true">
        <AssetMark asset={spoils[side]} x={20} y={20} size={32} />
        {fought?.result === 'won' && !spoilt[place] && (
          <ChalkCircle seed={`won${place}`} x={20} y={20} r={17.5} fresh={fresh} tone="old" />
        )}
        {(fought?.result === 'tied' || fought?.result === 'lost') && (
          <ChalkCross seed={`tied${place}`} x={20} y={20} size={27} fresh={fresh} />
        )}
        {(spoilt[place] || spent) && (
          <ChalkSlash
            seed={`spoilt${place}`}
            x={20}
            y={20}
            size={32}
            tone={spent ? 'spent' : 'barred'}
            fresh={before !== undefined && !before.warfare.spoilt[place]}
          />
        )}
      </svg>
      <span class="strength">
        {strength}
        {added > 0 && !fought && <em>+{added}</em>}
      </span>
      <svg class="loss" viewBox="0 0 40 40" aria-hidden="true">
        <PointsMark points={amountOf(spoils.loss)} x={20} y={20} size={30} />
        {fought?.result === 'lost' && (
          <ChalkCircle seed={`lost${place}`} x={20} y={20} r={17.5} fresh={fresh} tone="spent" />
        )}
        {(fought?.result === 'tied' || fought?.result === 'won') && (
          <ChalkCross seed={`kept${place}`} x={20} y={20} size={27} fresh={fresh} />
        )}
      </svg>
    </div>
  )
}
