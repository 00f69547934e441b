import { signal } from '@preact/signals'
import type { RuleId } from '../../shared/engine/rules.ts'
import { Icon } from '../parts/Icon.tsx'
import { ruleName } from '../parts/Say.tsx'
import { wide } from '../parts/wide.ts'
import { knows, say, t } from '../text/text.ts'
import { report } from './report/reporting.ts'

const place = 'throneward.rulesKnown'

const known = signal<readonly string[]>(remembered())
/** On a phone, where there is room for one thing at a time. */
const read = signal<RuleId | undefined>(undefined)

function remembered(): string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ')
  } catch {
    return []
  }
}

function toggle(rule: RuleId, open: boolean): void {
  read.value = open ? undefined : rule
  if (!wide.value) return
  known.value = open ? [...known.value, rule] : known.value.filter(one => one !== rule)
  try {
    localStorage.setItem(place, known.value.join(' '))
  } catch {
    // Then it is explained again next time.
  }
}

/** The rule behind a question in a sentence: where there is room until the player knows it, else behind a question mark. */
export function RuleHint({ rule }: { rule: RuleId }) {
  const why = `rule.${rule}.why`
  if (!knows(why)) return null
  const open = wide.value ? !known.value.includes(rule) : read.value === rule
  return (
    <>
      <button
        type="button"
        class="icon-button rule-ask"
        aria-expanded={open}
        aria-label={t('bar.rule')}
        title={t('bar.rule')}
        onClick={() => toggle(rule, open)}>
        <Icon name={open ? 'close' : 'ask'} />
      </button>
      {open && (
        <p class="rule-hint">
          {say(why)} <cite class="rule">{ruleName(rule)}</cite>
          <button type="button" class="quiet-button" onClick={report}>
            {t('report.open')}
          </button>
        </p>
      )}
    </>
  )
}
