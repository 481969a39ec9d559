import { intent } from './intent.ts'

export const tripsIntent = intent({
  topic: 'trips',
  act: 'ask',
  cues: 'my trips,my trip,my itinerary,my itineraries,my plans,mes voyages,mon itineraire,my saved,our trip looks,in my trip,show trip',
  weight: 3,
  examples: {
    en: ['What is in my trips?', 'show me my trips'],
    fr: ['Montre-moi mes voyages'],
  },
})
