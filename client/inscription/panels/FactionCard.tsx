import { type Faction, type FactionId, factions } from '../../../shared/inscription/content/factions.ts'
import { Words } from '../../parts/Words.tsx'
import { say } from '../../text/text.ts'
import { abilityName, nameOf, textOf } from '../names.ts'
import { AssetSign } from '../Signs.tsx'
import { Story } from './Story.tsx'

/** All that a faction card says. */
export function FactionCard({ id }: { id: FactionId }) {
  const { setup, ability, asset }: Faction = factions[id]
  return (
    <article class="ins-card">
      <h3>{nameOf('faction', id)}</h3>
      <Story of={id} />
      <dl>
        {setup && (
          <div>
            <dt>{say('inscription.card.setup')}</dt>
            <dd>
              <Words text={textOf(`faction.${id}.setup`, setup.text)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{abilityName(id, ability.name)}</dt>
          <dd>
            <Words text={textOf(`faction.${id}.ability`, ability.text)} />
          </dd>
        </div>
        <div>
          <dt>
            <AssetSign asset="faction" size={18} /> {say('inscription.card.asset')}
          </dt>
          <dd>
            <Words text={textOf(`faction.${id}.asset`, asset.text)} />
          </dd>
        </div>
      </dl>
    </article>
  )
}
