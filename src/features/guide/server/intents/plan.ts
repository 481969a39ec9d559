import { intent } from './intent.ts'

export const planIntent = intent({
  topic: 'plan',
  act: 'plan',
  cues: '^plan,itinerary,itineraire,day by day,plan me,plan us,plan a,plan my,plan our,plan it,planifie,planifier,planifiez,organise,organize,plan for,jour par jour,plan the,plan something,show me a plan,make a plan,fais moi un plan,fais un plan',
  pairs: [
    ['make,build,create,design,give,fais,fait', 'day,days,weekend,week,jour,jours,journee,semaine'],
  ],
  weight: 2.5,
  examples: {
    en: [
      'Plan 5 days in Lisbon in May for 2 adults',
      'Can you make an itinerary for Rome?',
      'plan a week in Tokyo with kids 4 and 7',
      'could you make us a day in Rome',
    ],
    fr: ['Planifie trois jours à Montréal', 'Fais-moi un itinéraire pour Paris en mai'],
  },
})
