interface Choice<T extends string> {
  value: T
  name: string
  why?: string | undefined
  /** It cannot be chosen now, and this says why. */
  not?: string | undefined
}

interface ChoicesProps<T extends string> {
  legend: string
  choices: readonly Choice<T>[]
  chosen: T
  onChoose(value: T): void
}

/** A row of which one is chosen; the sentence below explains it. */
export function Choices<T extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<T>) {
  const why = choices.find(choice => choice.value === chosen)?.why
  const reasons = [...new Set(choices.flatMap(({ not }) => not ?? []))]
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="segments">
        {choices.map(({ value, name, not }) => (
          <label key={value}>
            <input
              type="radio"
              name={legend}
              checked={value === chosen}
              disabled={not !== undefined}
              onChange={() => onChoose(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {why && <p class="hint">{why}</p>}
      {reasons.map(reason => (
        <p key={reason} class="hint">
          {reason}
        </p>
      ))}
    </fieldset>
  )
}
