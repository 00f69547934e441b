import { signal } from '@preact/signals'
import type { RuleId } from '../../shared/engine/rules.ts'
import { Icon } from '../parts/Icon.tsx'
import { ruleName } from '../parts/Say.tsx'
import { knows, say, t } from '../text/text.ts'

const place = 'throneward.rulesKnown'

const known = signal<readonly string[]>(remembered())

function remembered(): string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ')
  } catch {
    return []
  }
}

function toggle(rule: RuleId): void {
  const now = known.value.includes(rule) ? known.value.filter(one => one !== rule) : [...known.value, rule]
  known.value = now
  try {
    localStorage.setItem(place, now.join(' '))
  } catch {
    // Then it is explained again next time.
  }
}

/** The rule behind a question in a sentence, until the player knows it; from then on behind a question mark. */
export function RuleHint({ rule }: { rule: RuleId }) {
  const why = `rule.${rule}.why`
  if (!knows(why)) return null
  const open = !known.value.includes(rule)
  return (
    <div class={open ? 'rule-hint open' : 'rule-hint'}>
      {open && (
        <p>
          {say(why)} <cite class="rule">{ruleName(rule)}</cite>
        </p>
      )}
      <button
        type="button"
        class="icon-button"
        aria-expanded={open}
        aria-label={t('bar.rule')}
        title={t('bar.rule')}
        onClick={() => toggle(rule)}>
        <Icon name={open ? 'close' : 'ask'} size={open ? 18 : 22} />
      </button>
    </div>
  )
}
