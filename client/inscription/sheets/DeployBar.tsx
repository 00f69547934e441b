import type { AssetCode } from '../../../shared/inscription/content/assets.ts'
import type { Marks } from '../../../shared/inscription/table.ts'
import { nodesOf } from '../../../shared/inscription/warfare.ts'
import { say } from '../../text/text.ts'
import { assetName, unitName } from '../names.ts'
import { wouldClaim } from './deployFault.ts'
import type { Held } from './GhostUnit.tsx'
import { canFlip, canTurn, nodesUnder } from './ghost.ts'
import { UnitSign } from './UnitShape.tsx'

interface Props {
  readonly marks: Marks
  readonly held: Held
  readonly onTurn: () => void
  readonly onFlip: () => void
  readonly onPlace: () => void
}

/** What is held, what it would claim or why it may not lie there, and the buttons for a thumb. */
export const DeployBar = ({ marks, held, onTurn, onFlip, onPlace }: Props) => (
  <div class={`deploy-bar${held.wrong ? ' wrong' : ''}`}>
    <svg viewBox="-13 -13 26 26" aria-hidden="true">
      <UnitSign unit={held.unit} x={0} y={0} size={24} />
    </svg>
    <p>
      <strong>{unitName(held.unit)}</strong>
      <span class="hidden">
        {say('inscription.ghost.at', { column: held.ghost.x + 1, row: held.ghost.y + 1 })}
      </span>
      <output>{inWords(marks, held)}</output>
    </p>
    <span class="deploy-buttons">
      {canTurn(held.unit) && (
        <button
          type="button"
          class="turn"
          aria-keyshortcuts="R"
          onClick={onTurn}
          aria-label={say('inscription.ghost.turn')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M19.500 12a7.500 7.500 0 1 1-2.600-5.700M17.500 2.500v4.200h-4.200" />
          </svg>
        </button>
      )}
      {canFlip(held.unit) && (
        <button
          type="button"
          class="flip"
          aria-keyshortcuts="F"
          onClick={onFlip}
          aria-label={say('inscription.ghost.flip')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3v18M9 7L3 17.500h6zM15 7l6 10.500h-6z" />
          </svg>
        </button>
      )}
      <button type="button" class="place-it" disabled={held.wrong !== undefined} onClick={onPlace}>
        {say('inscription.ghost.place')}
      </button>
    </span>
  </div>
)

function inWords(marks: Marks, { unit, ghost, wrong }: Held): string {
  if (wrong) return say(`inscription.ghost.${wrong.why}`)
  const claimed = wouldClaim(marks, nodesUnder(unit, ghost))
  if (claimed.length === 0) return say('inscription.ghost.fits')
  const names = claimed.map(node => assetName(nodesOf(marks)[node] as AssetCode))
  return say('inscription.ghost.claims', { what: names.join(', ') })
}
