import { intent } from './intent.ts'

export const packingIntent = intent({
  topic: 'packing',
  name: { en: 'packing', fr: 'les bagages' },
  act: 'ask',
  cues: 'j apporte,apporte,which shoes,anything we forgot,did we forget,anything i forgot,forgotten anything,pack,packing,what to wear,wear,clothes,clothing,suitcase list,valise,bagages a prendre,apporter,vetements,m habiller,s habiller,dress code,jacket,coat,shoes,bring,should i wear,should we wear,dress for,dress warm,what do i wear',
  examples: {
    en: ['What should I pack for Reykjavik in March?', 'what do we wear in Dubai?'],
    fr: [
      'Quoi mettre dans ma valise pour Bangkok en avril ?',
      'Quels vêtements apporter à Rome en mai ?',
    ],
  },
})
