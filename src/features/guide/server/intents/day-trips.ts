import { intent } from './intent.ts'

export const dayTripsIntent = intent({
  topic: 'day-trips',
  name: { en: 'day trips', fr: 'les excursions' },
  act: 'find',
  cues: 'day trip,day trips,daytrip,daytrips,excursion,excursions,side trip,side trips,escapade,escapades,near the city,day trips from,get out of the city,outside the city,near by towns',
  weight: 4,
  examples: {
    en: ['Day trips from Lisbon', 'good excursions from London?'],
    fr: ['Quelles excursions d’une journée depuis Paris ?'],
  },
})
