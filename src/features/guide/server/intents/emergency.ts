import { intent } from './intent.ts'

export const emergencyIntent = intent({
  topic: 'emergency',
  act: 'ask',
  cues: 'emergency number,emergency,police number,ambulance,911,112,urgence,numero d urgence,call the police,police,embassy,consulate,ambassade,consulat',
  examples: {
    en: ['What is the emergency number in Greece?'],
    fr: ['Quel est le numéro d’urgence en France ?'],
  },
})
