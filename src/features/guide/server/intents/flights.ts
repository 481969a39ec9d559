import { intent } from './intent.ts'

export const flightsIntent = intent({
  topic: 'flights',
  act: 'find',
  cues: 'flight,flights,airfare,airfares,fly,flying,airline,airlines,nonstop,non stop,direct flight,direct flights,layover,layovers,stopover,connection,connections,vol,vols,avion,premium economy,business class,direct ones,without stopping,sans escale,escale,escales,compagnie aerienne,plane ticket,jet lag,jetlag',
  examples: {
    en: [
      'Flights from Toronto to Lisbon in May',
      'is there a nonstop from Montréal to Paris?',
      'only direct ones',
    ],
    fr: ['Vols de Montréal à Rome en juin', 'Y a-t-il un vol direct de Toronto à Tokyo ?'],
  },
})
