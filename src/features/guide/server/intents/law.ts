import { intent } from './intent.ts'

export const lawIntent = intent({
  topic: 'law',
  name: { en: 'the law there', fr: 'la loi sur place' },
  act: 'ask',
  cues: 'legal,illegal,against the law,allowed to,cant you,laws,fined,fines,chew gum,chewing gum,weed,cannabis,marijuana,edibles,vape,vapes,vaping,legal to,legale,legal a,illegal a,interdit,interdite,amende',
  weight: 3,
  examples: {
    en: ['Is weed legal in Amsterdam?', 'can I bring my vape to Mexico, is it legal?'],
    fr: ['Est-ce légal de fumer du cannabis à Amsterdam ?'],
  },
})
