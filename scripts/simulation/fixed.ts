import type { ChosenOptions, Rules } from '../../shared/engine/rules.ts'

/** The options a run gives: each as an argument of its own, or several after `--options`, `longWar=imperiumRex,leaders=yes`. */
export function fixedOptions({ id: game, options }: Rules, given: Record<string, string>): ChosenOptions {
  const several = (given['options']?.split(',') ?? []).map(pair => pair.split('='))
  for (const [id = '', value = ''] of several) {
    const option = options.find(each => each.id === id)
    if (!option)
      throw new Error(`${game} has no option "${id}", only ${options.map(each => each.id).join(', ')}`)
    if (option.text === undefined && !option.values.includes(value))
      throw new Error(`${id} is one of ${option.values.join(', ')}`)
  }
  const single = options.flatMap(({ id }) => (given[id] ? [[id, given[id]]] : []))
  return Object.fromEntries([...single, ...several])
}
