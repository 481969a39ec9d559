import { intent } from './intent.ts'

export const adviceIntent = intent({
  topic: 'advice',
  act: 'ask',
  cues: 'over budget,save money on my trip,cheaper alternatives,reduce the cost,cut costs,cut the cost,within my budget,stay in budget,rester dans mon budget,economiser sur mon voyage,reduire le cout,depasse mon budget',
  weight: 4,
  examples: {
    en: ['Is my trip over budget?', 'How can I save money on my trip?'],
    fr: ['Comment réduire le coût de mon voyage ?'],
  },
})
