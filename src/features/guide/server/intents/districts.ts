import { intent } from './intent.ts'

export const districtsIntent = intent({
  topic: 'districts',
  name: { en: 'where to stay', fr: 'où loger' },
  act: 'ask',
  cues: 'where to stay,where should i stay,where should we stay,which area,what area,which neighbourhood,which neighborhood,best neighbourhood,best neighborhood,best area,neighbourhood to stay,area to stay,which district,quel quartier,dans quel quartier,ou loger,ou dormir,base ourselves,neighbourhoods',
  pairs: [
    [
      'neighbourhood,neighborhood,area,areas,quartier,quartiers',
      'quietest,safest,cheapest,coolest,trendiest,liveliest,recommend,quiet,best,good,which,suggest,stay,nice,calme,meilleur,base,sleep',
    ],
  ],
  weight: 3.5,
  examples: {
    en: [
      'Where should we stay in Lisbon?',
      'Which neighbourhood of Tokyo is best for a first visit?',
    ],
    fr: ['Dans quel quartier loger à Rome ?'],
  },
})
