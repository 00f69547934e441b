interface Choice<T extends string> {
  value: T
  name: string
  why?: string | undefined
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
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div class="segments">
        {choices.map(({ value, name }) => (
          <label key={value}>
            <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {why && <p class="hint">{why}</p>}
    </fieldset>
  )
}
