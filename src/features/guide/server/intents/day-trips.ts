import { intent } from './intent.ts'

export const dayTripsIntent = intent({
  topic: 'day-trips',
  act: 'find',
  cues: 'day trip,day trips,daytrip,daytrips,excursion,excursions,side trip,side trips,escapade,escapades,near the city',
  weight: 4,
  examples: {
    en: ['Day trips from Lisbon', 'good excursions from London?'],
    fr: ['Quelles excursions d’une journée depuis Paris ?'],
  },
})
