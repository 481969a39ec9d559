import { intent } from './intent.ts'

export const packingIntent = intent({
  topic: 'packing',
  act: 'ask',
  cues: 'pack,packing,what to wear,wear,clothes,clothing,suitcase list,valise,bagages a prendre,apporter,vetements,m habiller,s habiller,dress code,jacket,coat,shoes,bring',
  examples: {
    en: ['What should I pack for Reykjavik in March?', 'what do we wear in Dubai?'],
    fr: [
      'Quoi mettre dans ma valise pour Bangkok en avril ?',
      'Quels vêtements apporter à Rome en mai ?',
    ],
  },
})
