import { intent } from './intent.ts'

export const seasonIntent = intent({
  topic: 'season',
  name: { en: 'the season', fr: 'la saison' },
  act: 'ask',
  cues: 'best time,best month,best months,best season,good time,when to go,when should i go,when should we go,cheapest month,cheapest time,low season,high season,peak season,shoulder season,least crowded,avoid crowds,quietest time,quietest month,meilleur moment,meilleure periode,meilleure saison,meilleur mois,quand partir,quand aller,basse saison,haute saison,moins de monde,off season,what month,which month,quel mois,too busy,busy,crowded,crowds,touristy,busiest,peak time,eviter la foule,moins de touristes,quand y aller,is it a good time,hurricane season when',
  pairs: [
    [
      'better,mieux,good idea,bonne idee',
      'january,february,march,april,may,june,july,august,september,october,november,december,janvier,fevrier,mars,avril,mai,juin,juillet,aout,septembre,octobre,novembre,decembre',
    ],
  ],
  weight: 3,
  examples: {
    en: ['When is the best time to visit Bali?', 'cheapest month for Paris'],
    fr: ['Quelle est la meilleure période pour Tokyo ?', 'Quand partir à Rome ?'],
  },
})
