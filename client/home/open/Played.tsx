import { useEffect, useState } from 'preact/hooks'
import { games, matters, optionsOf } from '../../../shared/games.ts'
import type { OpenTable } from '../../../shared/protocol.ts'
import { knows, language, say } from '../../text/text.ts'
import { optionWords } from '../optionWords.ts'

/** Said in a place of their own. */
const elsewhere: readonly string[] = ['players', 'listing', 'door', 'clock', 'windows']

/** What is played otherwise than usual, in the words of its game. */
export function Played({ game, options }: Pick<OpenTable, 'game' | 'options'>) {
  const spoken = language.value
  const [words, learn] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    void optionWords(game, spoken)?.then(learn)
  }, [game, spoken])
  const info = games[game]
  if (!info) return null
  const told = (key: string) => words[key] ?? (knows(key) ? say(key) : undefined)
  const others = optionsOf(info).filter(
    ({ id, otherwise, text, ...option }) =>
      !elsewhere.includes(id) &&
      text === undefined &&
      (options[id] ?? otherwise) !== otherwise &&
      matters({ id, otherwise, ...option }, options),
  )
  const said = others.flatMap(({ id }) => {
    const value = options[id] ?? ''
    const name = told(`option.${id}`)
    return (value === 'yes' ? name : value === 'no' ? undefined : told(`option.${id}.${value}`)) ?? []
  })
  return said.length > 0 ? <span class="hint">{said.join(' · ')}</span> : null
}
