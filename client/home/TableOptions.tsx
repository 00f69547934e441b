import { Fragment } from 'preact'
import type { ChosenOptions, GameInfo, GameOption } from '../../shared/engine/rules.ts'
import { choosing, clashIn, matters, optionsOf, valuesNow } from '../../shared/games.ts'
import { Choices } from '../parts/Choices.tsx'
import { knows, say, t } from '../text/text.ts'
import { PastedMap } from './PastedMap.tsx'

const sentence = (key: string) => (knows(key) ? say(key) : undefined)

const nameOf = (id: string, value: string) => sentence(`option.${id}.${value}`) ?? value

/** Nobody asks for the strength of a faction that only one or two players meet, nor for what there is one of. */
const isShown = (info: GameInfo, option: GameOption, chosen: ChosenOptions) =>
  valuesNow(info, option, chosen).length > 1 &&
  matters(option, chosen) &&
  (option.id !== 'difficulty' || info.players(chosen) <= 2)

interface TableOptionsProps {
  info: GameInfo
  chosen: ChosenOptions
  onChoose(changed: ChosenOptions): void
}

/** All a table chooses: named sets of options first, what every table thinks about, and the rest folded by group. */
export function TableOptions(props: TableOptionsProps) {
  const { info, chosen } = props
  const offered = optionsOf(info).filter(option => isShown(info, option, chosen))
  const groups = [...new Set(offered.flatMap(({ group }) => group ?? []))]
  return (
    <>
      <Presets {...props} />
      {offered
        .filter(({ group }) => group === undefined)
        .map(option => (
          <Fragment key={option.id}>
            <Option option={option} {...props} />
            {option.id === 'galaxy' && chosen['galaxy'] === 'pasted' && <GalaxyText {...props} />}
          </Fragment>
        ))}
      {groups.map(group => (
        <Group key={group} group={group} options={offered.filter(each => each.group === group)} {...props} />
      ))}
    </>
  )
}

function GalaxyText({ info, chosen, onChoose }: TableOptionsProps) {
  const most = info.options.find(({ id }) => id === 'map')?.text ?? 0
  const onText = (map: string) => onChoose({ map })
  return <PastedMap game={info.id} chosen={chosen} most={most} onText={onText} />
}

/** Which of them is chosen follows from the options. */
function Presets({ info, chosen, onChoose }: TableOptionsProps) {
  const { presets = [] } = info
  if (presets.length === 0) return null
  // How many play and how the table is run is asked of everybody.
  const own = info.options.filter(({ id, text }) => id !== 'players' && text === undefined)
  const of = (preset: ChosenOptions) => own.map(({ id, otherwise }) => [id, preset[id] ?? otherwise] as const)
  // As many players as were chosen may need more than it has.
  const whyNot = (preset: ChosenOptions) => {
    const clash = clashIn(info, { ...chosen, ...Object.fromEntries(of(preset)) })
    return clash && sentence(clash.why)
  }
  const now = presets.find(preset => of(preset.chosen).every(([id, value]) => chosen[id] === value))
  return (
    <Choices
      legend={t('new.preset')}
      choices={presets.map(({ id, chosen: preset }) => ({
        value: id,
        name: say(`preset.${info.id}.${id}`),
        why: sentence(`preset.${info.id}.${id}.why`),
        not: whyNot(preset),
      }))}
      chosen={now?.id ?? ''}
      onChoose={value => {
        const preset = presets.find(({ id }) => id === value)
        if (preset) onChoose(Object.fromEntries(of(preset.chosen)))
      }}
    />
  )
}

function Option({ info, option, chosen, onChoose }: TableOptionsProps & { option: GameOption }) {
  const { id } = option
  const now = clashIn(info, chosen)
  const whyNot = (value: string) => {
    const clash = clashIn(info, { ...chosen, ...choosing(info, chosen, id, value) })
    return clash && clash !== now && value !== chosen[id] ? sentence(clash.why) : undefined
  }
  return (
    <Choices
      legend={say(`option.${id}`)}
      choices={valuesNow(info, option, chosen).map(value => ({
        value,
        name: nameOf(id, value),
        why: sentence(`option.${id}.${value}.why`),
        not: whyNot(value),
      }))}
      chosen={chosen[id] ?? ''}
      onChoose={value => onChoose(choosing(info, chosen, id, value))}
    />
  )
}

/** Folded it says what is on, or otherwise than usual. */
function Group({ group, options, ...props }: TableOptionsProps & { group: string; options: GameOption[] }) {
  const { chosen } = props
  const others = options
    .filter(({ id, otherwise }) => chosen[id] === 'yes' || (chosen[id] ?? otherwise) !== otherwise)
    .map(({ id }) => said(id, chosen[id] ?? ''))
  return (
    <details class="more-options">
      <summary>
        <span>{say(`option.group.${group}`)}</span>
        <span class="hint">{others.length > 0 ? others.join(', ') : t('new.usual')}</span>
      </summary>
      <div class="form">
        {options.map(option => (
          <Option key={option.id} option={option} {...props} />
        ))}
      </div>
    </details>
  )
}

/** An option that is on says its name, one that is off against what is usual that it is; any other what was chosen. */
function said(id: string, value: string): string {
  const name = say(`option.${id}`)
  if (value === 'no') return t('new.without', { what: name })
  return value === 'yes' ? name : nameOf(id, value)
}
