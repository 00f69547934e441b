import { expect, test } from 'vitest'
import { learn, nameThings, say } from '../../client/text/text.ts'
import { ti4En } from '../../client/text/ti4/en.ts'
import { ti4It } from '../../client/text/ti4/it.ts'
import { parcelName } from '../../client/ti4/parcels.ts'

test('what a deal is about is read in words, in both languages', () => {
  nameThings({ seat: seat => seat, given: parcelName, asked: parcelName })
  const about = { seat: 'p1', to: 'p2', given: 'tradeGoods:2,note:1', asked: '' }
  learn(ti4En)
  expect(say('ti4.log.offersDeal', about)).toBe('p1 offers p2 2 trade goods, a promissory note for nothing.')
  learn(ti4It)
  expect(say('ti4.log.offersDeal', about)).toBe(
    'p1 offre a p2 2 Beni di Commercio, una Cambiale in cambio di niente.',
  )
  expect(parcelName('cruiser.p2:2')).toBe('2 × cruiser (unità catturate)')
})
