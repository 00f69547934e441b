interface SayingProps {
  label: string
  says: string
  most: number
  onSays(says: string): void
}

/** Words of one's own; they bind nobody. */
export const Saying = ({ label, says, most, onSays }: SayingProps) => (
  <label class="field">
    {label}
    <input
      type="text"
      value={says}
      maxLength={most}
      onInput={({ currentTarget: { value } }) => onSays(value)}
    />
  </label>
)
