import { reads } from '../reads.ts'
import type { Table } from '../table.ts'

interface TokenLinesProps {
  table: Table
  planet: string
  as?: 'p' | 'span'
}

/** What lies on a planet beside units, each with what it means. */
export const TokenLines = ({ table, planet, as: Line = 'p' }: TokenLinesProps) =>
  reads.tokensOn(table, planet).map(token => (
    <Line key={token.kind} class="counter-row">
      <reads.TokenGlyph kind={token.kind} {...(token.noted && { noted: true })} />
      <span>
        {reads.tokenName(token)} <span class="hint">{reads.tokenWhy(token)}</span>
      </span>
    </Line>
  ))
