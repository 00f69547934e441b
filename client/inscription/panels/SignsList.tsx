import type { AssetCode, Resource } from '../../../shared/inscription/content/assets.ts'
import { say } from '../../text/text.ts'
import { assetName, resourceName } from '../names.ts'
import { AssetSign, ResourceSign } from '../Signs.tsx'

const resources: readonly Resource[] = ['M', 'I', 'R']
const assets: readonly AssetCode[] = [
  'planet',
  'tg:1',
  'vote:1',
  'spec:biotic',
  'focus:M',
  'com:triangle:1',
  'councilor',
  'population',
  'faction',
  'relic',
  'neighbor:left',
  'vp:1',
  'mecatol',
  'home',
]

/** Every sign of the sheets, with what it stands for. */
export const SignsList = () => (
  <details class="ins-signs">
    <summary>
      <h2>{say('inscription.signs')}</h2>
    </summary>
    <p class="hint">{say('inscription.signs.how')}</p>
    <dl>
      {resources.map(resource => (
        <div key={resource}>
          <dt>
            <ResourceSign resource={resource} size={24} /> {resourceName(resource)}
          </dt>
          <dd>{say('inscription.sign.resource')}</dd>
        </div>
      ))}
      {assets.map(asset => (
        <div key={asset}>
          <dt>
            <AssetSign asset={asset} size={24} /> {assetName(asset)}
          </dt>
          <dd>{say(`inscription.sign.${asset.split(':')[0]}`)}</dd>
        </div>
      ))}
    </dl>
  </details>
)
