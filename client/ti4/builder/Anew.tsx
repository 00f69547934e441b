import { setups } from '../../../shared/ti4/content/setups.ts'
import { Choices } from '../../parts/Choices.tsx'
import { say, t } from '../../text/text.ts'
import { blank, type Plan } from './plan.ts'

/** For how many, on which of the boards, with which boxes: it begins anew with another. */
export function Anew({ plan: { options: now }, onPlan }: { plan: Plan; onPlan(plan: Plan): void }) {
  const boards = Object.values(setups).filter(({ set }) => set === 'base' || now['pok'] === 'yes')
  const counts = [...new Set(boards.map(({ players }) => String(players)))].sort()
  const named = boards.flatMap(({ id, players }) =>
    String(players) === now['players'] ? [id.split('_')[2] ?? 'usual'] : [],
  )
  return (
    <div class="form">
      <Choices
        legend={t('option.players')}
        choices={counts.map(value => ({ value, name: value }))}
        chosen={now['players'] ?? ''}
        onChoose={players => onPlan(blank({ ...now, players, board: 'usual' }))}
      />
      {named.length > 1 && (
        <Choices
          legend={say('option.board')}
          choices={named.map(value => ({ value, name: say(`option.board.${value}`) }))}
          chosen={now['board'] ?? ''}
          onChoose={board => onPlan(blank({ ...now, board }))}
        />
      )}
      <Choices
        legend={say('option.pok')}
        choices={['no', 'yes'].map(value => ({ value, name: say(`option.pok.${value}`) }))}
        chosen={now['pok'] ?? ''}
        onChoose={pok => onPlan(blank({ players: '6', board: 'usual', pok }))}
      />
    </div>
  )
}
