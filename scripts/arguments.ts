/** `--name value` pairs from the command line; a flag without a value is 'true'. */
export function argumentsOf(line: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  line.forEach((word, i) => {
    if (!word.startsWith('--')) return
    const next = line[i + 1]
    found[word.slice(2)] = next === undefined || next.startsWith('--') ? 'true' : next
  })
  return found
}
