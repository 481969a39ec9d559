import { intent } from './intent.ts'

export const flightsIntent = intent({
  topic: 'flights',
  name: { en: 'flights', fr: 'les vols' },
  act: 'find',
  cues: 'one stop,one stop max,flight,flights,airfare,airfares,fly,flying,airline,airlines,nonstop,non stop,direct flight,direct flights,connection,connections,vol,vols,avion,premium economy,business class,direct ones,without stopping,sans escale,compagnie aerienne,plane ticket,jet lag,jetlag,fly from,cheapest to fly,how much is a flight,cost of flights,flights from,airlines fly,direct,fly nonstop,un vol,vols,the cheapest day to fly',
  examples: {
    en: [
      'Flights from Toronto to Lisbon in May',
      'is there a nonstop from Montréal to Paris?',
      'only direct ones',
    ],
    fr: ['Vols de Montréal à Rome en juin', 'Y a-t-il un vol direct de Toronto à Tokyo ?'],
  },
})
