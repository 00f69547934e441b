import { say } from '../../text/text.ts'

/** One line of a list of facts: what it is called, and what it is. */
export const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{say(name)}</dt>
    <dd>{value}</dd>
  </div>
)
