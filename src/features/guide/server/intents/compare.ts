import { intent } from './intent.ts'

export const compareIntent = intent({
  topic: 'compare',
  act: 'compare',
  cues: 'better,versus,or,compare,compared,difference between,which one,which is,ou bien,comparer,lequel,laquelle,mieux,torn between,hesite,should we pick,should i pick,instead of,versus',
  weight: 1,
  examples: {
    en: ['Rome or Athens for a first trip?', 'Lisbon vs Porto, which one is better?'],
    fr: ['Tokyo ou Kyoto, laquelle choisir ?'],
  },
})
