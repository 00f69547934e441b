import { between, type Luck, luckOf } from '../../parts/luck.ts'

export const families = ['terran', 'giant', 'desert', 'ice', 'lava', 'crater', 'storm'] as const
export type Family = (typeof families)[number]

const hues: Record<Family, readonly [number, number]> = {
  terran: [190, 225],
  giant: [10, 330],
  desert: [18, 48],
  ice: [178, 215],
  lava: [350, 378],
  crater: [200, 400],
  storm: [130, 300],
}

export interface PlanetLook {
  readonly family: Family
  readonly hue: number
  readonly tilt: number
  readonly ring: boolean
  readonly moon: boolean
  readonly luck: Luck
}

export function lookOf(id: string): PlanetLook {
  const luck = luckOf(`${id} bright world`)
  const family = families[Math.floor(luck() * families.length)] ?? 'terran'
  const hue = Math.round(between(luck, ...hues[family])) % 360
  const ring = luck() < (family === 'giant' ? 0.6 : 0.12)
  return { family, hue, tilt: Math.round(between(luck, -28, 28)), ring, moon: !ring && luck() < 0.35, luck }
}
