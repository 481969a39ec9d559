import { intent } from './intent.ts'

export const layoverIntent = intent({
  topic: 'layover',
  name: { en: 'a layover', fr: 'une escale' },
  act: 'ask',
  cues: 'layover,between flights,stopover,layovers,escale,connection time,long connection,entre deux vols,entre mes vols,leave the airport,sortir de l aeroport',
  weight: 3.5,
  examples: {
    en: [
      'I have 7 hours between flights in Reykjavik, can I see the Blue Lagoon?',
      'long layover in Dubai, 9 hours',
    ],
    fr: ['J’ai une escale de 8 heures à Londres, puis-je sortir de l’aéroport ?'],
  },
})
