import { intent } from './intent.ts'

export const kidsIntent = intent({
  topic: 'kids',
  act: 'ask',
  cues: 'with kids,with children,kid friendly,child friendly,family friendly,for kids,for children,for toddlers,avec des enfants,avec enfants,pour enfants,pour les enfants,pour les familles,good with kids,baby formula,diapers,car seat,playground*',
  weight: 1.5,
  examples: {
    en: ['Is Lisbon good with kids?', 'Is Tokyo family friendly?'],
    fr: ['Londres est-elle bien pour les enfants ?'],
  },
})
