import { intent } from './intent.ts'

export const hotelsIntent = intent({
  topic: 'hotels',
  name: { en: 'hotels', fr: 'les hôtels' },
  act: 'find',
  cues: 'motel,motels,guesthouse,guesthouses,bnb,b b,hotel,hotels,hostel,hostels,accommodation,accommodations,lodging,room,rooms,airbnb,ryokan,resort,resorts,stay at,a place to stay,places to stay,hebergement,hebergements,auberge,auberges,chambre,chambres,loger,logement,dormir,room for,hotel near,hotels near,find me a hotel,un hotel,check in to a hotel,ritz',
  examples: {
    en: [
      'Hotels in Lisbon under $150',
      'find me a hotel in Rome for 2 adults from 12 March 2027 to 15 March 2027',
    ],
    fr: ['Un hôtel à Paris à moins de 200 $', 'hébergement à Québec en juillet'],
  },
})
