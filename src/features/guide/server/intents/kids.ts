import { intent } from './intent.ts'

export const kidsIntent = intent({
  topic: 'kids',
  name: { en: 'children', fr: 'les enfants' },
  act: 'ask',
  cues: 'with kids,with children,kid friendly,child friendly,family friendly,for kids,for children,for toddlers,avec des enfants,avec enfants,pour enfants,pour les enfants,pour les familles,good with kids,baby formula,diapers,car seat,playground*,kid friendly stuff,teen friendly,teenager,teenagers,with a toddler,with a baby,with my kids,with small kids,and with kids,kids activities,good for kids,pour les ados,avec un bebe,good for children,bored by',
  weight: 1.5,
  examples: {
    en: ['Is Lisbon good with kids?', 'Is Tokyo family friendly?'],
    fr: ['Londres est-elle bien pour les enfants ?'],
  },
})
