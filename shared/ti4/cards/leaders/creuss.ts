import { begin } from '../../../galaxy/rules/lasting.ts'
import { wormholesAt } from '../../links.ts'
import type { Component } from '../act.ts'
import { exhaustedAt } from '../costs.ts'

/** Which systems it joins stands in `links.ts`. */
const emissaryTaivra: Component = {
  at: {
    afterActivation: exhaustedAt('emissary_taivra', {
      choice: {
        hint: { helps: 'fleet' },
        may: (table, _by, { hex }) => wormholesAt(table, hex).some(letter => letter !== 'delta'),
      },
      *does(table, { by, about: { hex } }) {
        begin(table, { effect: 'emissary_taivra', by, hex, until: 'tacticalAction' })
      },
    }),
  },
}

export const creussLeaders = { emissary_taivra: emissaryTaivra } as const
