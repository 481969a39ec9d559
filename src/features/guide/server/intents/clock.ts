import { intent } from './intent.ts'

export const clockIntent = intent({
  topic: 'clock',
  act: 'ask',
  cues: 'time zone,timezone,time difference,what time is it,fuseau horaire,decalage,decalage horaire,quelle heure est il,hours ahead,hours behind,difference in time',
  weight: 4,
  examples: {
    en: ['What is the time difference between Toronto and Rome?', 'what time is it in Tokyo'],
    fr: ['Quel est le décalage horaire entre Montréal et Paris ?', 'Quelle heure est-il à Bali ?'],
  },
})
