import type { ExpansionWords } from '../en/expansion.ts'

export const expansionIt: ExpansionWords = {
  'ti3.ask.forge': 'Scegli il sistema in cui forgi navi.',
  'ti3.ask.forged': 'Scegli che cosa si forgia in {hex}.',
  'ti3.ask.forgesSome': '{count} × {unit}',
  'ti3.log.forges': '{seat} forgia {count} × {unit} in {hex}.',
  'ti3.log.converts': '{seat} converte una Forza di Terra su {planet}.',
  'ti3.log.devotes': "{seat} sacrifica una nave in {hex} per colpirne un'altra.",
  'ti3.ask.reverse': 'Scegli il pianeta le cui risorse e la cui influenza si scambiano.',
  'ti3.log.reverses': '{seat} scambia risorse e influenza di {planet} per questo round.',
  'ti3.lasting.yin_reverse': 'Risorse e influenza di {planet} sono scambiate in questo round.',
  'ti3.lasting.yin_indoctrinate': '{seat} ha tentato di convertire qui.',
  'ti3.lasting.yin_devotion': '{seat} ha sacrificato una nave in questa battaglia.',
  'refused.dockInSpaceFull': 'La base produce al massimo {count} {count|unità|unità} alla volta.',
  'refused.nowhereToLand': 'Nessun tuo pianeta, Trasporto o Sole di Guerra nel sistema ha posto.',
  'ti3.produce.inSpace': 'Base nello spazio',
  'rule.ti3/se.docks.why':
    'Le basi dei Saar sono nello spazio: producono le loro unità dove possono stare le tue navi, le truppe su pianeti o a bordo di Trasporti e Soli di Guerra lì presenti.',
  'ti3.ask.metabolise': 'Scarti una Carta Azione per pescarne una in più?',
  'ti3.lasting.hyper_metabolism': '{seat} pesca una Carta Azione in più.',
  'rule.ti3/se.metabolism.why':
    'Prima di pescare Carte Azione nella Fase di Status se ne può scartare una per una in più.',
  'rule.ti3/se.forge.why':
    "Per un contatore dall'Allocazione Strategica: due Caccia o una Torpediniera accanto a un tuo Sole di Guerra o a una tua Base Spaziale, fin dove bastano rifornimenti e supporto.",
  'rule.ti3/se.reversal.why':
    'Una volta per round, come azione: un pianeta pronto, fino alla fine del round o finché non lo perdi.',
}
