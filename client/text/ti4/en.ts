import { layingEn } from './en/laying.ts'
import { playEn } from './en/play.ts'

/** What TI4 says on screen; what is printed on its components stands in the records. */
export const ti4En = { ...layingEn, ...playEn } as const
