import { longestName } from '../net/limits.ts'

/** `go`: the form ends with it, so a phone's keyboard may say so. */
export function NameField(props: { label: string; name: string; onName(name: string): void; go?: boolean }) {
  const { label, name, onName, go } = props
  return (
    <label class="field">
      {label}
      <input
        required
        pattern=".*\S.*"
        maxLength={longestName}
        value={name}
        autocomplete="nickname"
        enterkeyhint={go ? 'go' : undefined}
        onInput={event => onName(event.currentTarget.value)}
      />
    </label>
  )
}
