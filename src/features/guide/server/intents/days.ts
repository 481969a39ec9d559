import { intent } from './intent.ts'

export const daysIntent = intent({
  topic: 'days',
  name: { en: 'how many days', fr: 'combien de jours' },
  act: 'ask',
  cues: 'how many days,how long should,how long do we need,how long do you need,how long do i need,how long do people,how much time,how many nights,days enough,days too long,combien de jours,combien de temps faut,assez de temps,jours suffisent,is a week enough,days too many,jours assez,days do we need,days do you need,days do i need,how many days do,long enough',
  pairs: [
    [
      'enough,too long,too short,too much,assez,suffisant,suffisent,trop',
      'days,day,jours,week,nights',
    ],
  ],
  weight: 3,
  examples: {
    en: ['How many days do you need in Rome?', 'Are 2 days enough for London?'],
    fr: ['Combien de jours faut-il à Tokyo ?'],
  },
})
