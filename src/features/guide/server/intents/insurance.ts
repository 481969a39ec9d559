import { intent } from './intent.ts'

export const insuranceIntent = intent({
  topic: 'insurance',
  name: { en: 'insurance', fr: 'l’assurance' },
  act: 'ask',
  cues: 'claim,claims,claim for,reclamation,travel insurance,insurance,insure,insured,medical coverage,assurance,assurances,assurer,ohip,ramq,covered abroad,travel medical,ohip,ramq,health card,insured,coverage abroad',
  weight: 3,
  examples: {
    en: ['How much is travel insurance for a week in Italy?', 'do I need insurance for Cuba?'],
    fr: ['Combien coûte l’assurance voyage pour le Mexique ?'],
  },
})
