/** What the first box holds: what others add is counted with them. */
export const inFirstBox = <T extends object>(records: Readonly<Record<string, T>>): T[] =>
  Object.values(records).filter(record => !('set' in record) || record.set === 'base')
