import { intent } from './intent.ts'

export const callingIntent = intent({
  topic: 'calling',
  act: 'ask',
  cues: 'country code,dialling code,dialing code,area code,indicatif,call home,calling code',
  weight: 3,
  examples: {
    en: ['What is the country code for Portugal?'],
    fr: ['Quel est l’indicatif de l’Italie ?'],
  },
})
