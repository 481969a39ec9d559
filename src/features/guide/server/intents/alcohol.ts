import { intent } from './intent.ts'

export const alcoholIntent = intent({
  topic: 'alcohol',
  name: { en: 'alcohol rules', fr: 'l’alcool' },
  act: 'ask',
  cues: 'drinking age,legal age,alcohol,age legal,alcool,drink beer,drinking age,drink in public,alcohol in public,legal age',
  weight: 3,
  examples: {
    en: ['What is the drinking age in Japan?'],
    fr: ['Quel est l’âge légal pour boire au Mexique ?'],
  },
})
