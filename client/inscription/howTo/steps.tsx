// Drawn with what its table is drawn with: in one piece with that, or both would come in more files.
import '../index.ts'
import type { ComponentChildren } from 'preact'
import type { AssetCode } from '../../../shared/inscription/content/assets.ts'
import { Icon } from '../../parts/Icon.tsx'
import type { HowToStep } from '../../room/howToStep.ts'
import { AssetSign, PointsSign, ResourceSign } from '../Signs.tsx'

/** Pictures of how Inscription is played, in the signs of its sheets. */

const Slate = ({ children }: { children: ComponentChildren }) => <div class="ins-how-to">{children}</div>
const Arrow = () => <b>→</b>

const Goal = () => (
  <Slate>
    <PointsSign points={3} size={40} />
    <PointsSign points={5} size={48} />
    <PointsSign points={8} size={56} />
    <Icon name="crown" size={44} />
  </Slate>
)

const Round = () => (
  <Slate>
    <AssetSign asset="focus:M" size={40} />
    <Arrow />
    <ResourceSign resource="M" size={34} />
    <ResourceSign resource="I" size={34} />
    <ResourceSign resource="R" size={34} />
    <Arrow />
    <Icon name="check" size={36} />
  </Slate>
)

const sheets: readonly (readonly [sheet: string, asset: AssetCode])[] = [
  ['navigation', 'home'],
  ['expansion', 'planet'],
  ['industry', 'tg:1'],
  ['warfare', 'neighbor:left'],
]

const Sheets = () => (
  <Slate>
    {sheets.map(([sheet, asset]) => (
      <span key={sheet} class={`ins-how-to-sheet of-${sheet}`}>
        <AssetSign asset={asset} size={40} />
      </span>
    ))}
  </Slate>
)

const Assets = () => (
  <Slate>
    <ResourceSign resource="R" size={34} />
    <Arrow />
    <AssetSign asset="planet" size={38} />
    <Arrow />
    <AssetSign asset="vote:2" size={38} />
    <Arrow />
    <PointsSign points={4} size={40} />
  </Slate>
)

const Council = () => (
  <Slate>
    <AssetSign asset="vote:3" size={40} />
    <AssetSign asset="councilor" size={38} />
    <b>·</b>
    <AssetSign asset="neighbor:left" size={40} />
    <AssetSign asset="neighbor:right" size={40} />
  </Slate>
)

const End = () => (
  <Slate>
    <AssetSign asset="relic" size={38} />
    <AssetSign asset="planet" size={38} />
    <AssetSign asset="mecatol" size={40} />
    <PointsSign points={21} size={52} />
  </Slate>
)

export const inscriptionHowTo: readonly HowToStep[] = [
  ['goal', Goal],
  ['round', Round],
  ['sheets', Sheets],
  ['assets', Assets],
  ['council', Council],
  ['end', End],
]
