import { intent } from './intent.ts'

export const capitalIntent = intent({
  topic: 'capital',
  act: 'ask',
  cues: 'capital,capitale',
  examples: {
    en: ['What is the capital of Australia?'],
    fr: ['Quelle est la capitale du Canada ?'],
  },
})
