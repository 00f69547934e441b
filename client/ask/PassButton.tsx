import { useContext } from 'preact/hooks'
import { sending } from '../room/answering.ts'
import { t } from '../text/text.ts'
import { Passing } from './passing.ts'

export function PassButton() {
  const pass = useContext(Passing)
  return pass ? (
    <button type="button" class="pass" disabled={sending.value} onClick={pass}>
      {t('window.pass')}
    </button>
  ) : null
}
