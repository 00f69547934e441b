import type { motionsEn } from './en.ts'

export const motionsIt: Readonly<Record<keyof typeof motionsEn, string>> = {
  'motion.title': 'Chiedi al tavolo',
  'motion.why': 'Si chiede a tutti quelli seduti qui. Chi per un giorno non dice nulla è d’accordo.',
  'motion.until': 'Chi fino ad allora non dice nulla è d’accordo: {time}.',
  'motion.move.pause': 'Pausa',
  'motion.move.goOn': 'Riprendi',
  'motion.asks.pause': '{seat} chiede una pausa.',
  'motion.asks.goOn': '{seat} vorrebbe riprendere.',
  'motion.mine.pause': 'Hai chiesto una pausa.',
  'motion.mine.goOn': 'Hai chiesto di riprendere.',
  'motion.paused': 'Il tavolo è in pausa: ogni orologio è fermo. Per riprendere bastano due di voi.',
  'room.log.moved.pause': '{seat} chiede una pausa.',
  'room.log.moved.goOn': '{seat} vorrebbe riprendere.',
  'room.log.paused': 'Il tavolo è in pausa.',
  'room.log.goesOn': 'Il tavolo riprende.',
  'room.log.motionRefused': '{seat} è contro.',
  'room.log.motionMoot': 'Ciò che si è chiesto al tavolo non si può più fare.',
  'refused.alreadyMoved': 'Al tavolo lo si sta già chiedendo.',
  'refused.paused': 'Il tavolo è in pausa.',
}
