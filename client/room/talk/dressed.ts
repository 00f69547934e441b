import { dress } from '../../net/styles.ts'
import styles from './talk.css?url'

export async function dressedLog() {
  const [{ LogPanel }] = await Promise.all([import('../LogPanel.tsx'), dress(styles)])
  return LogPanel
}
