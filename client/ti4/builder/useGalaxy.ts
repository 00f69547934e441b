import { useEffect, useState } from 'preact/hooks'
import { fetchLate } from '../../net/late.ts'
import { dress } from '../../net/styles.ts'
import { language, learn } from '../../text/text.ts'
import { boxes } from '../boxes.ts'
import { later } from '../edition.ts'
import { ti4View } from '../index.ts'
import ti4Styles from '../ti4.css?url'
import ownStyles from './builder.css?url'
import { builderWords } from './words.ts'

/** Tiles are drawn and named as at a table. */
export function useGalaxy(): boolean {
  const [isDressed, dressed] = useState(false)
  const [spoken, learned] = useState<string>()
  const wanted = language.value
  useEffect(() => {
    ti4View.open()
    later.value = boxes
    let undress = () => {}
    let isLeft = false
    const sheets = () => Promise.all([dress(ti4Styles), dress(ownStyles)])
    void fetchLate(sheets).then(offs => {
      undress = () => {
        for (const off of offs) off()
      }
      if (isLeft) undress()
      else dressed(true)
    })
    return () => {
      isLeft = true
      undress()
    }
  }, [])
  useEffect(() => {
    void fetchLate(builderWords[wanted]).then(words => {
      learn(words)
      learned(wanted)
    })
  }, [wanted])
  return isDressed && spoken !== undefined
}
