import { expect, it } from 'vitest'
import { planetSpots } from '../../client/galaxy/art/tileLayout.ts'
import { tileArt } from '../../client/galaxy/map/tileArt.ts'
import { systems } from '../../shared/ti3/content/systems.ts'
import { playTi3 } from './playTi3.ts'

playTi3()

it('gives a long name the lower of two planets, where no values lie beside it', () => {
  for (const id of Object.keys(systems) as (keyof typeof systems)[]) {
    const tile = tileArt(id)
    const [one, two] = tile.planets.map(({ name }, i) => ({
      length: name.length,
      y: planetSpots(tile)[i]?.y ?? 0,
    }))
    if (!one || !two || tile.planets.length > 2 || Math.max(one.length, two.length) < 9) continue
    if (one.length !== two.length) expect(one.length > two.length, id).toBe(one.y > two.y)
  }
})
