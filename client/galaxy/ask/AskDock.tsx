import type { ComponentChildren } from 'preact'
import type { Amounts, OneOf, Options, SomeOf } from '../../../shared/engine/options.ts'
import type { Pay } from '../../../shared/galaxy/shapes/pay.ts'
import type { Produce } from '../../../shared/galaxy/shapes/produce.ts'
import { AskView } from '../../ask/AskView.tsx'
import { lazy } from '../../parts/lazy.tsx'
import type { Asked } from '../../room/asked.ts'
import { withWords } from '../../text/text.ts'
import { ProduceDock } from '../build/ProduceDock.tsx'
import { AboutCard } from '../cards/AboutCard.tsx'
import { AgendaCard } from '../council/AgendaCard.tsx'
import { PayDock } from '../pay/PayDock.tsx'
import { reads } from '../reads.ts'
import { galaxyTable } from '../table.ts'
import { AmountsDock } from './AmountsDock.tsx'
import { OneOfDock } from './OneOfDock.tsx'
import { SomeOfDock } from './SomeOfDock.tsx'

const AlsoAsked = lazy(async () => (await withWords(import('../../room/windows/AlsoAsked.tsx'))).AlsoAsked, {
  quiet: true,
})

/** Every question of the game in play that is not drawn on the map. */
export function AskDock({ ask }: { ask: Asked }) {
  const { options } = ask
  const agenda = galaxyTable.value?.agenda && !ask.command && (
    <AgendaCard brief={isLong(options)} folded={ask.hint?.decides !== 'agenda'} />
  )
  return (
    <>
      {!ask.command && ask.window === undefined && <AlsoAsked />}
      {options.shape !== 'oneOf' && agenda}
      <AboutCard ask={ask} />
      <View key={ask.key} ask={ask} about={agenda} />
    </>
  )
}

/** More than stand below the card on a phone. */
const isLong = (options: Options) => Object.keys((options as OneOf).of ?? {}).length > 5

/** What a list is about lies in the list, so that the way to confirm stays below both. */
function View({ ask, about }: { ask: Asked; about: ComponentChildren }) {
  const { options } = ask
  const Own = reads.dockFor(ask)
  if (Own) return <Own ask={ask} />
  switch (options.shape) {
    case 'oneOf':
      return <OneOfDock ask={ask} options={options as OneOf} about={about} />
    case 'someOf':
      return <SomeOfDock ask={ask} options={options as SomeOf} />
    case 'amounts':
      return <AmountsDock ask={ask} options={options as Amounts} />
    case 'pay':
      return <PayDock ask={ask} options={options as Pay} />
    case 'produce':
      return <ProduceDock ask={ask} options={options as Produce} />
    default:
      return <AskView ask={ask} />
  }
}
